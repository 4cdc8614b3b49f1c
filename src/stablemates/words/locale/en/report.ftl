### The report of a finished game.

report-title = Game report
report-band = Chances of winning
report-about = Everyone’s chances of winning, turn by turn. Each position was played to the end many times, with all hands as they were.
report-only-band = The engine here is not compiled, so looking for moments would take too long. Only the chances are shown, and they are rough.
report-moments = What decided the game
report-none = No single move or draw decided this game.
report-choice = { $seat }: { $taken } ({ $chance }). Better: { $better } ({ $other }, ±{ $margin })
report-luck = Luck: { $seat }’s chances go from { $before } to { $after } (±{ $margin })
report-turn = Turn { $n }
report-chances = { $seat }: { $chance }
report-written = Report written: { $file }

## On the page

report-make = Who was winning when?
report-make-about = The server plays the game to the end from every turn, many times. That takes a few seconds.
report-coming = The report is being prepared…
report-busy = Many reports are waiting. Please try again in a minute.
report-again = Try again
report-show = Show this moment
report-try = Try it
report-try-about = Play on from here against bots, with the same cards
