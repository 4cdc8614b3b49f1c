### The full-screen terminal.

tui-coming = Connecting to the table…
tui-no-connection = ✗ connection lost, reconnecting…
tui-table-waits = table is waiting
tui-watching = you are watching
tui-hint = Use arrows and Enter, numbers, letters or the mouse. ? for help.
tui-seconds = { $n } s
tui-bank = bank { $n } s
tui-bot = bot
tui-stand-in = bot standing in
tui-away = away
tui-hand = Your hand:
tui-turn = turn: { $seat }
tui-owed = { $n ->
        [one] { $n } card to draw
       *[other] { $n } cards to draw
    }
tui-look-through = Enter: look through it
tui-nothing-to-see = Nothing to see here.

## The question

tui-answered = Answer sent. The others may still be thinking.
tui-others-may-answer = Others may respond.
tui-waiting-for = Waiting for: { $list }
tui-cancelled = { $card } will be stopped unless someone responds.
tui-goes-through = { $card } will go through unless someone responds.
tui-would-win = This would win the game!
tui-somebody-thinks = Someone is thinking…
tui-other-question = You can’t use { $card } right now.
tui-stop-with = { $card }: stop { $what } ({ $who })
tui-hmm = let me think…
tui-call = “Unorog!”
tui-which = Choose one
tui-number = Number { $number }… another digit, or Enter
tui-bot-plays = A bot is playing for you.
tui-take-back = Take my seat back
tui-result = The result
tui-recap = Since your last turn
tui-recap-line = Since your last turn: { $list }
tui-recap-nothing = Nothing happened since your last turn.
tui-wish = Allow undo?
tui-agree = Agree
tui-no = Decline

## The border of a dialog: what closes it

tui-closes = Esc: back
tui-leaf = ← → next card · Esc: back
tui-scrolls = ↑ ↓ scroll · Esc: back
tui-log-keys = ↑ ↓ why it happened · i read card · Esc: back
tui-recap-keys = ↑ ↓ select · i read card · Esc: back
tui-talk-keys = Enter: send · Tab: phrases · Esc: back
tui-takes-back = Esc: put the card back
tui-kind-keys = Enter: choose · i read it · Esc: back
tui-look-at-table = Esc: show the table
tui-no-rule = No rule applies: this is about the table, not the game.

## Keys that mean the same everywhere

tui-key-help = Help
tui-key-read = Read
tui-key-log = Log
tui-key-recap = Recap
tui-key-menu = Menu
tui-key-talk = Chat
tui-key-undo-free = Undo
tui-key-undo-ask = Undo?
tui-key-language = Language
tui-key-leave = Leave

## Help

tui-help-mouse = Mouse: click a card to select it and see what it does, click again to play it; right-click to read it; scroll with the wheel. Everything you can click also has a key. Cyrillic letters on the same keys work too.
tui-help-arrows = move between cards, players, piles and answers
tui-help-enter = choose what is selected
tui-help-numbers = the card or target with that number
tui-help-space = pass, no, nothing
tui-help-escape = put the card back, or close
tui-help-read = read the selected card; this never plays it
tui-help-log = log, with the rule for each line
tui-help-recap = what happened since your last turn
tui-help-stable-stop = stop the card that is being played
tui-help-unorog-call = call “Unorog!” with the next card, or catch someone who forgot
tui-help-hmm = ask for a little more time to respond
tui-help-undo = undo your last answer
tui-help-menu = when to ask you, language, time, players
tui-help-talk = chat, at a table with others
tui-help-language = English, Русский, Українська
tui-help-leave = leave (the game is saved)

## The menu

tui-asked-how = When others play cards, ask me
tui-wakes-when = wake me if
tui-armed-against = against
tui-anybody = anyone
tui-armed-card = card:
tui-armed-any = any
tui-armed-one = a specific card…
tui-armed-which = Which card should be stopped?
tui-language = Language:
tui-lang-en = English
tui-lang-ru = Русский
tui-lang-uk = Українська
tui-patience = I need more time:
tui-wait = Wait for players who are away
tui-nudge = Nudge the players we’re waiting for
tui-let-bot-play = Let a bot play for me
tui-close-table = Close the table
    .vote = Vote to close the table
tui-really = Confirm: { $what }
tui-mute = mute
tui-unmute = unmute
tui-hand-over = make host
    .vote = vote for host
tui-remove = remove
    .vote = vote to remove
tui-chat = Message the table

## Leaving

tui-leave-alone = Your game is saved.
tui-leave-table = Your seat is kept: come back with the same link. A bot may play for you while you’re away.
tui-go = Leave
tui-stay = Stay

## The end

tui-points = points
    .stable = unicorns
tui-wins = wins
tui-series = series
tui-series-won = The series is over. Winner: { $seat }!
    .you = You win the series!
tui-rematch = Rematch
tui-waiting-rematch = Waiting for the others…
tui-letters-counted = Counting letters:
tui-letters = { $n ->
        [one] { $n } letter
       *[other] { $n } letters
    }

## Before the game

tui-code = code: { $code }
tui-players = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
tui-free-seat = free seat
tui-host = host
tui-wins-of = wins: { $n }
tui-sit = sit here
tui-sit-down = Sit down
tui-stand = Stand up
tui-add-bot = add a bot
tui-another-bot = change bot
tui-bot-level = How strong should the bot be?
tui-add-bots = Fill free seats with bots
tui-take-off = remove
tui-deal = Deal the cards
tui-host-deals = Waiting for the host to deal.
tui-your-name = Type your name and press Enter

## What is played

tui-change = Change settings
tui-settings = What we’re playing
tui-rulebook = Rulebook:
tui-seats = Seats:
tui-speed = Speed:
tui-who = Who can join:
tui-who-link = anyone with the link
    .about = Only people who have the link or the code. Players can chat freely.
tui-who-public = everyone
    .about = Listed under Public tables. Quick phrases only, and the same clocks for everyone.
tui-spectators = Who can watch:
tui-spectators-everybody = everyone
    .about = Anyone who finds the table can watch.
tui-spectators-friends = people with the link
    .about = The list of public tables doesn’t show the game.
tui-spectators-nobody = no one
    .about = Only the players see the game.
tui-writing-keys = Enter: done · Esc: back

## A word for the shuffle

tui-word = A word for the shuffle
tui-word-given = added a word
tui-word-about = Optional. Your word is mixed into the shuffle, so no one can decide the cards alone.
tui-seal = Commitment, to compare after the game: { $commitment }
