### The command line, and a table in the lines of a terminal.

## The table

table-title = { $title } · { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
table-bot = { $name } is a bot: { $kind }.
table-option = { $title }: { $value }.
table-commands = ? — rules and help · l — log · q — leave (the game is saved)
table-points = Points: { $list }.
table-record = Your game is recorded. Watch it again: { $program } replay { $path }
table-saved =
    Game saved. To resume: { $program } play --resume
    File: { $path }
not-understood = I don’t understand “{ $line }”. Type ? for help.

## Commands; .key is what to type

command-help = Help
    .key = ?
command-log = Log
    .key = l
command-quit = Leave
    .key = q
command-undo = Undo
    .key = z
help-table =
    You can type the number or the code of a card, or one of the letters in the last line.
    ? rules · ? and a card or rule number: what it says
    l log, with rules · q leave (the game is saved)
board-card = number or code — play that card (▸ can be played)
board-help = ? — help
board-back = (Enter: put the card back)
board-taken-back = The card is back in your hand.
board-not-now = You can’t use { $card } right now.
board-time = Time left: { $n } s
board-undo = ({ $key }: undo)

## Other commands of the program

profiles-players = { $fewest }–{ $most } players
profiles-option = { $title }. { $about }
profiles-any-number = any integer, 0 or more
profiles-values = Values: { $values }. Default: { $default }.
bots-more = searcher:200 searches 200 imagined worlds for each decision, searcher:30ms thinks for 30 milliseconds; mybot:Calm is your own bot, the class Calm in mybot.py.
games-none = No games yet. Start one: { $program } play
replay-unfinished = The game is not over yet.
read-options = { $seat } can:
