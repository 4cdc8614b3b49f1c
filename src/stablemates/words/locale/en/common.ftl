### What is said at every table, whatever the game.  The key scheme stands in words/__init__.py.

## Names

you = you
nobody = nobody
yes = yes
no = no
seat = Seat { $n }
player-name = Player
a-card = a card
# How a card's title stands in a sentence.
quoted-card = { $title }
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
bot-keen = plays whenever it can
bot-novice = plays simply, and lets a chance slip now and then
bot-sensible = plays sensibly
bot-searcher = thinks before it plays
bot-trained = plays from the experience of millions of games
bot-tiers = plays by a list of good cards
bot-greedy = plays what it can, the dearest card first

## The table

table-title = { $title } · { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
table-bot = { $name } is a bot: { $kind }.
table-option = { $title }: { $value }.
table-commands = ? — rules and help · l — what happened so far · q — leave; the game is saved by itself
table-over = The game is over
table-points = Points: { $list }.
table-record = The game is on record. Look at it again: { $program } replay { $path }
table-saved =
    The game is saved. Go on: { $program } play --resume
    Its file: { $path }
not-understood = I do not understand “{ $line }”. Type ? for help.

## Commands; .key is what to type

command-help = Help
    .key = ?
command-log = What happened so far
    .key = l
command-quit = Leave
    .key = q
command-undo = Take the last answer back
    .key = z
help-table =
    What you can type: the number of a card or what stands on it; the letters that the last line offers.
    ? the rules · ? and a card, or the number of a rule: what it says
    l what happened so far, and by which rules · q leave, the game is saved
board-card = number or code of a card: play it (▸ can be played)
board-help = ? — help
board-back = (Enter: take the card back)
board-taken-back = You take the card back into your hand.
board-not-now = { $card } is no answer now.
board-time = Time left: { $n } s
board-undo = ({ $key }: take your last answer back)

## Other commands of the program

profiles-players = { $fewest }–{ $most } players
profiles-option = { $title }. { $about }
profiles-any-number = any whole number from 0 on
profiles-values = Values: { $values }. Default: { $default }.
profiles-source = Rule { $rule }. { $source }
bots-more = searcher:200 looks into 200 imagined worlds, searcher:30ms thinks for 30 milliseconds; mybot:Cautious is a bot of your own, a class in mybot.py.
games-none = No games yet. Start one: { $program } play
replay-unfinished = The game is not over yet.
read-options = { $seat } can:

## Zones that many games have

zone-deck = Deck
zone-discard = Discard pile
zone-hand = Hand
