### What is said at a table over the network.  The key scheme stands in words/__init__.py.

## What happens at the table; .you when it is the reader's own

event-table-sits = { $seat } takes a seat.
    .you = You take a seat.
event-table-stands = { $seat } leaves the table.
event-table-away = { $seat } is not here just now.
    .you = You are not here just now.
event-table-back = { $seat } is here again.
    .you = You are here again.
event-table-bot-sits = { $seat } is a bot: { $word }.
event-table-bot-plays = A bot plays for { $seat }.
    .you = A bot plays for you. You can take your seat back at any time.
event-table-returns = { $seat } takes the cards back from the bot.
    .you = You take the cards back from the bot.
event-table-removed = { $seat } no longer sits here: the host wants it so.
event-table-host = { $seat } is the host now.
    .you = You are the host now.
event-table-settled = The settings of the table are new.
event-table-word = { $seat } adds a word to the shuffle.
    .you = You add a word to the shuffle.
event-table-dealt = The cards are dealt.
event-table-again = { $seat } wants to play once more.
    .you = You want to play once more.
event-table-closed = The table is closed.
event-table-late = { $seat } is out of time: the most careful choice is made.
    .you = You are out of time: the most careful choice is made for you.
event-table-hold = Somebody wants a little more time.
event-table-nudge = The host reminds you: the table is waiting for an answer.
event-table-wish = { $seat } wants to take the last answer back. Do all agree?
    .you = You want to take your last answer back. The others are asked.
event-table-wish-agreed = { $seat } agrees.
    .you = You agree.
event-table-wish-refused = { $seat } cannot take the answer back: not everybody agrees.
    .you = Your answer stands: not everybody agrees.
event-table-undone = { $seat } takes the last answer back.
    .you = You take your last answer back.
event-table-waits = The table waits for those who are away.
event-table-chat = { $seat }: { $text }
    .you = You: { $text }
event-table-phrase = { $seat }: { $word }
    .you = You: { $word }
event-table-reaction = { $seat }: { $word }
    .you = You: { $word }
event-table-trouble = The last answer cannot be carried out. The game is as it was before, and nothing is lost: the answer can be taken back. Number of the report: { $text }.

## Why a command is not carried out, or a connection ends

refused-answered = You have answered already.
refused-bad-message = The server does not understand this message.
refused-bad-method = The server does not do this here.
refused-bad-option = There is no such answer to this question.
refused-bad-origin = Another site may not speak for you.
refused-bad-request = The server does not understand this request.
refused-bad-settings = Such a table is not possible.
refused-bad-token = The server does not know this token. Get a new one.
refused-bad-word = This word cannot be used: it is too long, or has signs that cannot be shown.
refused-binary = The server understands text only.
refused-bot-plays = A bot plays for you. Take your seat back first.
refused-busy = Too many speak at once at this table. Try again.
refused-closed = This table is closed.
refused-empty-seat = Nobody sits there.
refused-empty-seats = Some seats are empty. Put bots there, or play with fewer seats.
refused-empty-text = There is nothing to show in this text.
refused-full = There is no room left at this table.
refused-has-clock = This table has clocks: nobody needs to be reminded.
refused-id-taken = This command has the number of another one.
refused-name-taken = Somebody at this table has this name. Choose another one.
refused-no-bot = You play yourself: there is nothing to take back.
refused-no-call = There is no card of yours that “Unorog!” could still be said with.
refused-no-picture = There is no picture to skip or to hold now.
refused-no-such-game = There is no such game.
refused-no-such-lesson = There is no such lesson.
refused-no-such-rulebook = There is no such rulebook.
refused-no-such-seat = This table has no such seat.
refused-no-such-table = There is no such table. Perhaps the code is too old: ask for the link.
refused-no-such-ticket = This ticket is used already, or too old. Ask for a new one.
refused-no-time-left = You have no time left for longer windows in this game.
refused-no-undo = This answer cannot be taken back any more.
refused-no-window = There is no window whose time could be longer.
refused-no-wish = Nobody wants to take an answer back.
refused-nobody = The server does not know who you are. Open the page anew.
refused-nobody-away = Everybody is here.
refused-not-asked = You are not asked anything now.
refused-not-found = There is nothing here.
refused-not-here = You are not at this table.
refused-not-host = Only the host can do this.
refused-not-local = This is shown on the server’s own machine only.
refused-not-over = First this game has to end.
refused-not-playing = No game is being played.
refused-not-seated = Only those who sit at the table can do this.
refused-playing = This is not possible during a game.
refused-protocol = The server speaks another version of the protocol. Update this program.
refused-public-table = This is possible at a table of friends only.
refused-removed = You can no longer come to this table: the host wants it so.
refused-restart = The server starts anew. The game is safe and goes on in a moment.
refused-said-already = You have said so already.
refused-seat-taken = This seat is taken.
refused-server-error = Something is wrong with the server. What it has accepted is safe. Try again.
refused-stale = The table has moved on. Look again, and choose anew.
refused-storage = The server cannot save just now. Perhaps your answer counts already, perhaps not: it is sent again in a moment.
refused-too-early = Let them think a little longer.
refused-too-fast = Too much at once. Wait a little.
refused-too-large = This is too large.
refused-too-long = This game is too long to be shown step by step.
refused-too-many = Too many requests. Wait a little.
refused-too-many-sockets = Too many windows with tables are open. Close one of them.
refused-too-slow = Your connection is too slow to follow the table. It is being opened anew.
refused-trouble = This cannot be carried out. The game is as it was; there is a report.
refused-unknown-bot = There is no such bot for this game.
refused-unreachable = The server cannot be reached.
refused-window-closed = Too late: the window is closed.
refused-wish-open = Somebody wants to take an answer back already. Decide on that first.
refused-yourself = To leave your own seat, stand up.

## Ready phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops…
phrase-wow = Wow!
phrase-hurry = Shall we go on?
phrase-thinking = Let me think…
phrase-one-more = One more?
phrase-bye = Bye!

## Small pictures, for those who hear the page

reaction-clap = applause
reaction-laugh = laughter
reaction-cry = tears
reaction-angry = anger
reaction-heart = a heart
reaction-unicorn = a unicorn

## How one wants to be asked in windows

mode-smart = When I can answer
    .about = You are asked only when you have an answer. Nobody can tell by the time it takes.
mode-always = Always
    .about = You are asked in every window, with or without an answer in hand.
mode-sleep = Not until my turn
    .about = You pass in every window until your turn, unless something wakes you.
mode-armed = Ready to stop
    .about = The next card that fits is stopped for you, once.

## What wakes those who want to be asked no more

wake-wins = the card wins the game
wake-mine = it touches what is mine
wake-stops = it stops my card

## How fast a table plays

speed-quick = Quick
    .about = Short reaction times and short clocks, for players who know the cards.
speed-normal = Normal
    .about = Time to read a card and think.
speed-relaxed = Relaxed
    .about = Long reaction times and long clocks, for a quiet evening.
speed-off = No clocks
    .about = The table waits for everyone, as long as it takes.

## What a table is doing

phase-table-lobby = Waiting for players
phase-table-playing = Game in progress
phase-table-over = The game is over
phase-table-closed = The table is closed

## Bots to choose from; what they are like says bot-…

level-random = Dice
level-novice = Novice
level-sensible = Sensible
level-trained = Trained
level-searcher = Thinker
