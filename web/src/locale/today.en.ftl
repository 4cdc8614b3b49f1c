### The puzzle of the day.

today-title = Puzzle of the day
today-task = The puzzle
today-you = You
today-watch = Let’s see…
today-again = Try again
today-share = Share
today-copied = Copied. It gives nothing away.
today-next = Next puzzle
today-all = All puzzles
today-todays = Today’s puzzle
today-book = Rulebook
today-about = In each of these positions exactly one line of play reaches the goal, no matter which cards the others hold. Your solved puzzles are stored on this device.
today-solved-of = Solved: { $n } of { $of }
today-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
today-deal = Deal of the day
today-deal-about = Two players: you and a bot. Everyone who plays this deal gets the same cards and the same bot, so only your play makes the difference. Send the link to friends and compare.
today-deal-fair = The cards follow from the date. Anyone can compute them in advance, so don’t bet on it.
today-deal-first = Your first result counts. It is stored on this device.
today-deal-play = Deal
deal-of = Deal of the day, { $day }
deal-won = Won
deal-lost = Lost
deal-drawn = No winner
deal-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
deal-unicorns = unicorns { $mine }–{ $theirs }
deal-you = You: { $result }
deal-friend = Your friend: { $result }
deal-share = Compare with friends
deal-copied = Copied. Friends get the same cards.
