### Messages of a table over the network.  words/__init__.py explains the keys.

## What happens at the table; .you if the reader does it

event-table-sits = { $seat } takes a seat.
    .you = You take a seat.
event-table-stands = { $seat } leaves the table.
event-table-queues = { $seat } would like to play.
event-table-unqueues = { $seat } no longer waits for a seat.
event-table-away = { $seat } is away.
    .you = You are away.
event-table-back = { $seat } is back.
    .you = You are back.
event-table-bot-sits = { $seat } is a bot: { $word }.
event-table-bot-plays = A bot is playing for { $seat }.
    .you = A bot is playing for you. You can take your seat back at any time.
event-table-returns = { $seat } takes over from the bot.
    .you = You take over from the bot.
event-table-removed = The host removes { $seat } from the table.
event-table-host = { $seat } is now the host.
    .you = You are now the host.
event-table-voted-out = The players vote { $seat } out.
event-table-vote-remove = { $seat } votes to remove { $text } ({ $word }).
    .you = You vote to remove { $text } ({ $word }).
event-table-vote-handover = { $seat } votes for a new host: { $whom } ({ $text }).
    .you = You vote for a new host: { $whom } ({ $text }).
event-table-vote-close = { $seat } votes to close the table ({ $text }).
    .you = You vote to close the table ({ $text }).
event-table-settled = The table settings have changed.
event-table-word = { $seat } adds a word to the shuffle.
    .you = You add a word to the shuffle.
event-table-dealt = The cards are dealt.
event-table-again = { $seat } wants a rematch.
    .you = You want a rematch.
event-table-closed = The table is closed.
event-table-late = { $seat } runs out of time: the safest choice is made.
    .you = You run out of time: the safest choice is made for you.
event-table-hold = Someone wants a little more time.
event-table-nudge = The host nudges you: the table is waiting for your answer.
event-table-wish = { $seat } asks to undo their last answer. Does everyone agree?
    .you = You ask to undo. It’s up to the others.
event-table-wish-agreed = { $seat } agrees.
    .you = You agree.
event-table-wish-refused = { $seat } cannot undo: not everyone agrees.
    .you = Your answer stands: not everyone agrees.
event-table-undone = { $seat } undoes their last answer.
    .you = You undo your last answer.
event-table-waits = The table is waiting for players who are away.
event-table-chat = { $seat }: { $text }
    .you = You: { $text }
event-table-phrase = { $seat }: { $word }
    .you = You: { $word }
event-table-reaction = { $seat }: { $word }
    .you = You: { $word }
event-table-trouble = Something went wrong with the last answer. The game is back where it was and nothing is lost; the answer can be undone. Report number: { $text }.
event-table-thrown = { $seat } → { $whom }: { $word }
    .you = You → { $whom }: { $word }
event-table-thrown-at-card = { $seat } → { $card }: { $word }
    .you = You → { $card }: { $word }
event-table-applause = The spectators applaud.

## Why a command is not carried out, or a connection ends

refused-answered = You have already answered.
refused-bad-host = The server does not recognise this host name.
refused-away = This player is away just now.
refused-bad-message = The server does not understand this message.
refused-bad-method = The server does not support this here.
refused-bad-name = Put at most two accents or marks on each letter of a name.
refused-bad-option = That is not one of the options.
refused-bad-origin = Requests from other sites are not allowed.
refused-bad-request = The server does not understand this request.
refused-bad-settings = These settings are not possible.
refused-bad-token = The server does not recognise this token. Get a new one.
refused-bad-word = This word can’t be used: it is too long or contains characters that can’t be shown.
refused-binary = The server accepts text only.
refused-bot-plays = A bot is playing for you. Take your seat back first.
refused-busy = This table is busy. Please try again.
refused-closed = This table is closed.
refused-empty-seat = No one is sitting there.
refused-empty-seats = Some seats are free. Fill them with bots, or play with fewer seats.
refused-empty-text = Write something first.
refused-endless = This would never end. Choose something else.
refused-full = This table is full.
refused-game-too-long = This game is too long to continue. The host can close the table.
refused-has-clock = This table has clocks, so there is no need to nudge.
refused-host-away = The host may be back soon. Two minutes after they left, the players vote.
refused-id-taken = This id has already been used for another command.
refused-lesson = That’s a legal move too. For this lesson, please do what the teacher says.
refused-name-taken = Someone at this table already has this name, or one that looks the same. Choose another.
refused-no-bot = No bot is playing for you.
refused-no-call = You have no card left to call “Unorog!” with.
refused-no-spectators = This game is closed to spectators. Come back when it’s over.
refused-no-such-game = Game not found.
refused-bad-position = This position cannot come up in a game.
refused-no-such-lesson = Lesson not found.
refused-no-such-puzzle = Puzzle not found.
refused-no-such-rulebook = Rulebook not found.
refused-no-such-seat = This table doesn’t have that seat.
refused-no-such-table = Table not found. The code may have expired: ask for the link.
refused-no-such-ticket = This ticket has been used or has expired. Ask for a new one.
refused-no-time-left = You have used up your extra time for this game.
refused-no-undo = This answer can no longer be undone.
refused-no-undo-left = This game has used up its undos.
refused-no-window = There is no reaction window to extend.
refused-no-wish = No one is asking to undo.
refused-nobody = The server doesn’t know who you are. Reload the page.
refused-nobody-away = Everyone is here.
refused-not-asked = It’s not your turn to answer.
refused-not-found = Nothing here.
refused-no-such-card = No one can see that card.
refused-no-picture = There is no animation to skip or pause right now.
refused-not-here = You are not at this table.
refused-not-host = Only the host can do this.
refused-not-local = This is only available on the server itself.
refused-not-over = The game has to end first.
refused-no-report = There is no report for this game.
refused-not-playing = No game is in progress.
refused-not-queued = They are no longer in the queue.
refused-not-seated = Only seated players can do this.
refused-playing = You can’t do this during a game.
refused-protocol = The server uses a different version of the protocol. Update this program.
refused-public-table = This is only possible at a private table.
refused-removed = You have been removed from this table.
refused-restart = The server is restarting. Your game is safe and will resume in a moment.
refused-said-already = You have already done that.
refused-quarantined = This table is damaged and can’t be opened. The operator has been notified.
refused-seat-taken = This seat is taken.
refused-server-error = Something went wrong on the server. Everything it accepted is safe. Please try again.
refused-stale = The table has moved on. Look again and choose again.
refused-storage = The server can’t save right now. Your answer may or may not have counted; it will be sent again in a moment.
refused-too-early = Give them a little longer to think.
refused-too-fast = You’re going too fast. Wait a moment.
refused-too-large = That is too large.
refused-too-long = This game is too long to replay step by step.
refused-too-many = Too many requests. Wait a moment.
refused-too-many-sockets = You have too many tables open. Close one of them.
refused-too-slow = Your connection is too slow to keep up. Reconnecting…
refused-trouble = That could not be done. The game is unchanged, and the error has been reported.
refused-unknown-bot = This game has no such bot.
refused-unreachable = Can’t reach the server.
refused-window-closed = Too late: the reaction window has closed.
refused-wish-open = Someone is already asking to undo. Decide on that first.
refused-shared-screen = This screen only shows the table. Play on your phone.
refused-yourself = To leave your own seat, stand up.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops…
phrase-wow = Wow!
phrase-hurry = Shall we keep going?
phrase-thinking = Let me think…
phrase-one-more = One more?
phrase-bye = Bye!

## Emotes, for screen readers

reaction-clap = clapping
reaction-laugh = laughing
reaction-cry = crying
reaction-angry = angry
reaction-heart = heart
reaction-unicorn = unicorn

## When to be asked in reaction windows

mode-smart = When I can respond
    .about = You are asked only when you hold a card to respond with. The timing gives nothing away.
mode-always = Always
    .about = You are asked every time, whether or not you can respond.
mode-sleep = Skip until my turn
    .about = You pass automatically until your turn, except in the cases you choose.
mode-armed = Auto-stop
    .about = The next matching card is stopped for you, once.

## What ends auto-passing

wake-wins = the card wins the game
wake-mine = it affects me or my cards
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

## Bots to choose from; bot-… describes how they play

level-random = Random
level-novice = Novice
level-sensible = Sensible
level-trained = Expert
level-searcher = Thinker
