### The table on a whole screen of the terminal.

tui-coming = One moment: on the way to the table…
tui-no-connection = ✗ no connection, coming back…
tui-table-waits = the table waits
tui-watching = you are watching
tui-hint = Arrows and Enter, numbers, letters, or the mouse. ? helps.
tui-seconds = { $n } s
tui-bank = bank { $n } s
tui-bot = bot
tui-stand-in = bot stands in
tui-away = away
tui-hand = Your hand:
tui-turn = turn: { $seat }
tui-owed = { $n ->
        [one] { $n } card to draw
       *[other] { $n } cards to draw
    }
tui-look-through = Enter: look through it.
tui-nothing-to-see = There is nothing to see here.

## The question

tui-answered = You have answered. The others may still think.
tui-others-may-answer = Others may answer.
tui-waiting-for = Waiting for: { $list }
tui-cancelled = As it stands: cancelled, unless somebody answers.
tui-goes-through = As it stands: it goes through, unless somebody answers.
tui-would-win = This would win the game!
tui-somebody-thinks = Somebody is thinking…
tui-other-question = { $card } is no answer to what you are asked now.
tui-stop-with = { $card } → { $what } ({ $who })
tui-hmm = hmm…
tui-call = “Unorog!”
tui-which = How?
tui-number = Number { $number }… another digit, or Enter
tui-bot-plays = A bot plays for you.
tui-take-back = Take my seat back
tui-result = The result
tui-wish = Take an answer back?
tui-agree = Agree
tui-no = No

## The edge of a box: what closes it

tui-closes = Esc: back
tui-leaf = ← → next card · Esc: back
tui-scrolls = ↑ ↓ scroll · Esc: back
tui-log-keys = ↑ ↓ why it happened · i read the card · Esc: back
tui-talk-keys = Enter: send · Tab: phrases · Esc: back
tui-takes-back = Esc: take the card back
tui-kind-keys = Enter: this one · i read it · Esc: back
tui-look-at-table = Esc: look at the table
tui-no-rule = No rule: this happened at the table.

## Keys that always mean the same

tui-key-help = Help
tui-key-read = Read
tui-key-log = Log
tui-key-menu = Menu
tui-key-talk = Talk
tui-key-undo-free = Take back
tui-key-undo-ask = Take back?
tui-key-language = Language
tui-key-leave = Leave

## Help

tui-help-mouse = With the mouse: a click points at a card and tells what it does, a second click plays it; the right button reads it; the wheel scrolls. All that can be clicked has a key, too. Cyrillic letters on the same keys do the same.
tui-help-arrows = point at cards, players, piles and answers
tui-help-enter = do what is pointed at
tui-help-numbers = the card or target with that number
tui-help-space = pass, no, nothing
tui-help-escape = put down, close
tui-help-read = read the card that is pointed at; it is never played by this
tui-help-log = what happened so far, and by which rule
tui-help-stable-stop = stop the card that is being played
tui-help-unorog-call = “Unorog!” with the next card; or catch whoever forgot it
tui-help-hmm = hmm: a little more time in a window
tui-help-undo = take your last answer back
tui-help-menu = how you are asked, language, time, people
tui-help-talk = talk, at a table with others
tui-help-language = English, Русский, Українська
tui-help-leave = leave; the game is saved

## The menu

tui-asked-how = When others play cards, ask me
tui-wakes-when = wake me if
tui-armed-against = against
tui-anybody = anybody
tui-armed-card = card:
tui-armed-any = any
tui-armed-one = a certain one…
tui-armed-which = Which card shall be stopped?
tui-language = Language:
tui-lang-en = English
tui-lang-ru = Русский
tui-lang-uk = Українська
tui-patience = I need more time:
tui-wait = Wait for those who are away
tui-nudge = Remind those who are awaited
tui-let-bot-play = Let a bot play for me
tui-close-table = Close the table
tui-really = Sure? { $what }
tui-mute = do not hear
tui-unmute = hear again
tui-hand-over = make host
tui-remove = take off the table
tui-chat = Say something to the table

## Leaving

tui-leave-alone = The game is saved and waits for you.
tui-leave-table = Your seat stays yours: come back by the same link. While you are away a bot may play for you.
tui-go = Leave
tui-stay = Stay

## The end

tui-points = points
tui-wins = wins
tui-series = series
tui-series-won = The series is decided. Winner: { $seat }!
tui-rematch = Once more
tui-waiting-rematch = Waiting for the others…
tui-letters-counted = The letters, counted:
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
tui-another-bot = another bot
tui-bot-level = How well shall the bot play?
tui-add-bots = Bots for all free seats
tui-take-off = take off
tui-deal = Deal the cards
tui-host-deals = The host deals the cards.
tui-your-name = Your name, then Enter

## What is played

tui-change = Change the game
tui-settings = What we play
tui-rulebook = Rulebook:
tui-seats = Seats:
tui-speed = Speed:
tui-who = Who may come:
tui-who-link = friends, by the link
    .about = Only those who have the link or the letters. You can write to each other.
tui-who-public = everybody
    .about = The table is in the list of open tables. There are ready phrases only, and the clocks are the same for all.
tui-writing-keys = Enter: that is it · Esc: back

## A word for the shuffle

tui-word = A word for the shuffle
tui-word-given = has added a word
tui-word-about = The table has sealed its secret already. Your word is mixed in, so that nobody alone decides the cards. You need not give one.
tui-seal = The seal, to compare with after the game: { $commitment }
