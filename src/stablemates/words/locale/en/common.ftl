### Messages of every table, whatever the game.  words/__init__.py explains the keys.

## Names

you = you
nobody = no one
yes = yes
no = no
seat = Seat { $n }
player-name = Player
a-card = a card
    .object = a card
# How a card’s title appears in a sentence.
quoted-card = { $title }
    .object = { $card }
    .objects = { $list }
rule-named = (Rule { $id }: { $rule }.)
cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Bots

bot-name-0 = Nutmeg
bot-name-1 = Ember
bot-name-2 = Hazel
bot-name-3 = Comet
bot-name-4 = Juniper
bot-name-5 = Bramble
bot-name-6 = Willow
bot-name-7 = Pebble
bot-name-8 = Thistle
bot-name-9 = Clover
bot-random = plays at random
bot-keen = plays a card whenever it can
bot-novice = plays simply, and misses a chance now and then
bot-sensible = plays sensibly
bot-sensible-1 = plays sensibly, as in version 0.1.0
bot-searcher = thinks before it plays
bot-trained = has learned from millions of games
bot-tiers = follows a ranked list of cards
bot-hasty = stops almost every card, and goes for the leader
bot-thrifty = saves its cards, and stops only the worst
bot-greedy = plays any card that fits, and an alicorn as soon as it is honest
bot-searcher-1 = thinks before it plays, as in version 0.1.0

## The table

table-title = { $title } · { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
table-bot = { $name } is a bot: { $kind }.
table-option = { $title }: { $value }.
table-commands = ? — rules and help · l — log · q — leave (the game is saved)
table-over = The game is over
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
board-card = number or code: play that card (▸ can be played)
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
profiles-source = Rule { $rule }. { $source }
bots-more = searcher:200 searches 200 imagined worlds for each decision, searcher:30ms thinks for 30 milliseconds; mybot:Calm is your own bot, the class Calm in mybot.py.
games-none = No games yet. Start one: { $program } play
replay-unfinished = The game is not over yet.
read-options = { $seat } can:

## Zones that many games have

zone-deck = Deck
zone-discard = Discard pile
zone-hand = Hand
