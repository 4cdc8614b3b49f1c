### Messages of every table, whatever the game.  words/__init__.py explains the keys.

## Names

you = you
nobody = no one
yes = yes
no = no
seat = Seat { $n }
player-name = Player
# Of someone who gives no name.  In Russian and Ukrainian it follows the word for a player.
default-name = Player
a-card = a card
    .object = a card
# How a card’s title appears in a sentence.
quoted-card = { $title }
# A player’s card in a list.
seat-card = { $card } for { $seat }
# A player’s number in a list.
seat-value = { $seat } { $value }
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

table-over = The game is over

## Rulebooks

profiles-source = Rule { $rule }. { $source }

## Zones that many games have

zone-deck = Deck
zone-discard = Discard pile
zone-hand = Hand
