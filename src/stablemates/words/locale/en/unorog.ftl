### Unorog: everything that its engine can emit.  words/__init__.py explains the keys.

profile-unorog = Unorog
    .about = Get rid of your cards, bluff with the alicorn, and say “Unorog!” in time. For 2–10 players.

## Questions

ask-unorog-turn = Your turn: play a card or draw one from the well.
ask-unorog-second = { $source }: now play a { $colour } card.
ask-unorog-stone = { $source }: draw { $owed } cards, or pass it on with any doubling stone.
ask-unorog-dust = { $source }: lose your turn, or block it with any sleep dust.
ask-unorog-alicorn = { $last } plays { $source } and names { $colour }. Draw four and lose your turn, save yourself with a stone of that colour, or challenge it.
    .brief = { $last } plays { $source } and names { $colour }. Draw four, play a stone of that colour or challenge it.
ask-unorog-catch = { $last } has one card left. If they didn’t say “Unorog!”, catch them: they draw two.

# Options that differ by a word: which colour to name.
choose-unorog-word = Which colour?

## Options; .key is what to type, the first one is shown

verb-unorog-draw = draw a card
    .key = d
verb-unorog-take = draw the cards
    .key = t
verb-unorog-sleep = lose your turn
    .key = s
verb-unorog-check = challenge
    .key = c
verb-unorog-pass = say nothing
    .key = n
verb-unorog-catch = catch!
    .key = u
verb-unorog-play = play { $card }{ $word ->
        [none] { "" }
       *[other] , colour: { $word }
    }
verb-unorog-call = “Unorog!” and play { $card }{ $word ->
        [none] { "" }
       *[other] , colour: { $word }
    }

## Words that go with options and events

word-unorog-blue = blue
    .code = B
word-unorog-green = green
    .code = G
word-unorog-red = red
    .code = R
word-unorog-yellow = yellow
    .code = Y

## Events

event-unorog-dealer-card = { $seat } draws to decide the dealer: { $card }.
    .you = You draw to decide the dealer: { $card }.
    .each = Drawn to decide the dealer: { $list }.
event-unorog-dealer = { $seat } deals.
    .you = You deal.
event-unorog-not-a-lock = Not a lock, so shuffled back in: { $card }. Another card is turned over.
event-unorog-open = The cauldron opens with { $card }.
event-unorog-draw = { $seat } draws { $card }.
    .you = You draw { $card }.
    .unseen = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
    .each = { $count ->
        [one] Everyone gets { $count } card.
       *[other] Everyone gets { $count } cards.
    }
event-unorog-refill = { $n ->
        [one] The well is empty: { $n } card from the cauldron is shuffled into it.
       *[other] The well is empty: { $n } cards from the cauldron are shuffled into it.
    }
event-unorog-empty = There is nothing left for { $seat } to draw.
event-unorog-call = { $seat }: “Unorog!”
    .you = You say: “Unorog!”
event-unorog-play = { $seat } plays { $card }{ $word ->
        [none] .
       *[other] {" "}and names { $word }.
    }
    .you = You play { $card }{ $word ->
        [none] .
       *[other] {" "}and name { $word }.
    }
event-unorog-mirror = { $n ->
        [-1] Play changes direction: now ←.
       *[other] Play changes direction: now →.
    }
event-unorog-sleep = { $seat } falls asleep and loses a turn.
    .you = You fall asleep and lose your turn.
event-unorog-check = { $seat } challenges { $whom }.
    .you = You challenge { $whom }.
    .yours = { $seat } challenges you.
event-unorog-show = { $seat } shows { $card }.
    .you = You show { $card }.
    .unseen = { $count ->
        [one] { $seat } shows a card to { $whom }.
       *[other] { $seat } shows { $count } cards to { $whom }.
    }
event-unorog-dishonest = It was a bluff! { $card } returns to { $seat }’s hand, and the previous colour is restored.
    .you = It was a bluff! { $card } returns to your hand, and the previous colour is restored.
event-unorog-honest = The alicorn was honest: the challenge fails.
    .you = Your alicorn was honest: the challenge fails.
event-unorog-catch = { $seat } tries to catch { $whom }: “Unorog!”
    .you = You try to catch { $whom }: “Unorog!”
    .yours = { $seat } tries to catch you: “Unorog!”
event-unorog-round = { $n ->
        [one] { $seat } has no cards left and wins the round: { $n } point.
       *[other] { $seat } has no cards left and wins the round: { $n } points.
    }
    .you = { $n ->
        [one] You have no cards left and win the round: { $n } point.
       *[other] You have no cards left and win the round: { $n } points.
    }

## Why a card cannot be played

why-unorog-not-in-hand = { $card } is not in your hand.
why-unorog-over = The game is over.
why-unorog-not-your-turn = It is not your turn.
why-unorog-catch-first = First decide whether to catch the player with one card left.
why-unorog-second-colour = { $card } cannot go with the hoof: you named { $colour }.
why-unorog-only-a-stone = { $card } does not help against { $source }: only a doubling stone can pass it on.
why-unorog-only-dust = { $card } does not help against { $source }: only sleep dust can block it.
why-unorog-only-a-stone-of-the-colour = { $card } does not help against { $source }: only a doubling stone of the named colour ({ $colour }) does.
why-unorog-colour-or-number = { $card } does not match { $source } (colour: { $colour }) by colour or number.
why-unorog-colour-or-relic = { $card } does not match { $source } (colour: { $colour }) by colour or relic.

## Outcomes

outcome-unorog-empty-hand = { $points ->
        [one] { $seat } wins: no cards left, { $points } point.
       *[other] { $seat } wins: no cards left, { $points } points.
    }
    .you = { $points ->
        [one] You win: no cards left, { $points } point!
       *[other] You win: no cards left, { $points } points!
    }
    .nobody = No one wins.
outcome-unorog-points = { $points ->
        [one] { $seat } wins the match with { $points } point.
       *[other] { $seat } wins the match with { $points } points.
    }
    .you = { $points ->
        [one] You win the match with { $points } point and bring the Unorog back to life!
       *[other] You win the match with { $points } points and bring the Unorog back to life!
    }
    .nobody = No one wins.

## Table options

option-unorog-stone-skips = Stones skip the turn
    .about = A player who draws for a doubling stone also loses their turn.
    .source = In the rulebook, dust and alicorns cost the turn; stones do not.
option-unorog-stones-add-up = Stones stack
    .about = Each doubling stone played to pass on the first adds two cards.
    .source = In the rulebook, the player who takes them draws two, however many stones there were.
option-unorog-goal = Points to win the match
    .about = Rounds are played until someone has this many points; 0 means a single round.
    .source = The rulebook leaves matches of several rounds to the table and suggests 532 points.
option-unorog-dust-by-value = Dust fits by value
    .about = Sleep dust can be played on any action relic, even a stone or mirror of another colour: they are all worth 20.
    .source = The rulebook’s general rule is “the same colour or the same value”. It is stricter about stones and mirrors, but not about dust.
value-unorog-0 = a single round

## Facts of a view

fact-unorog-round = Round
fact-unorog-turn = Turn
fact-unorog-colour = Colour
fact-unorog-well = Well
fact-unorog-cauldron = Cauldron
fact-unorog-points = Points

## The board of the terminal

board-unorog-cauldron = Cauldron
board-unorog-colour = colour
board-unorog-well = { $n ->
        [one] well: { $n } card
       *[other] well: { $n } cards
    }
board-unorog-round = Round { $n }
board-unorog-goal = { $n ->
        [one] first to { $n } point
       *[other] first to { $n } points
    }
board-unorog-call = u before a card — say “Unorog!”
    .key = u
board-unorog-call-alone = Say “Unorog!” together with a card: { $example }.
board-unorog-bluff = An alicorn would be a bluff now: you hold the current colour. { $seat } could challenge it.

## The rules

help-unorog =
    The aim: get rid of all your cards. The first player with none left wins the round and scores the cards the others hold: locks their number, action relics 20, elder relics 50.

    On your turn, play one card onto the cauldron or draw one from the well.
    Lock: on the same colour or the same number.
    Doubling stone: on its colour or any stone. The next player draws two, or passes it on with another stone.
    Mirror: on its colour or any mirror. Reverses the direction of play.
    Sleep dust: on its colour or any dust. The next player loses their turn, or blocks it with dust and plays on.
    Hoof: on anything. Name a colour and immediately play another card of that colour, if you have one.
    Alicorn: on anything. Name a colour; the next player draws four and loses their turn. It is honest only if you hold no card of the current colour. A stone of the named colour saves you from it. A player who doubts it can challenge: a bluffer takes the alicorn back and draws four; if it was honest, the challenger draws six and loses their turn.

    Say “Unorog!” as you play your second-to-last card: type u with the card, as in “u 3”. If someone forgets, say it for them when you are asked: they draw two.

## Rules by number

rule-U-DECK-01 = There are 108 cards: 76 locks, 24 action relics and 8 elder relics
rule-U-SET-01 = The player who draws the highest card deals
rule-U-SET-02 = Everyone starts with seven cards
rule-U-SET-03 = The first card of the cauldron is a lock
rule-U-SET-04 = The player after the dealer goes first
rule-U-SET-05 = Two to ten players
rule-U-TURN-01 = On your turn you play one card or draw one
rule-U-TURN-02 = A lock goes on its colour or on its number
rule-U-TURN-03 = An action relic goes on its colour or on the same kind of relic
rule-U-TURN-04 = An empty well is refilled from the cauldron
rule-U-STONE-01 = A doubling stone makes the next player draw two
rule-U-STONE-02 = A doubling stone is passed on with a doubling stone
rule-U-MIRROR-01 = A mirror reverses the direction of play
rule-U-DUST-01 = Sleep dust makes the next player lose their turn
rule-U-DUST-02 = Sleep dust is blocked with sleep dust
rule-U-HOOF-01 = A hoof names a colour and lets you play a card of it
rule-U-ALI-01 = An alicorn is honest only if you hold no card of the current colour
rule-U-ALI-02 = An alicorn makes the next player draw four and lose their turn
rule-U-ALI-03 = A doubling stone of the named colour saves you from an alicorn
rule-U-ALI-04 = An alicorn can be challenged
rule-U-CALL-01 = Say “Unorog!” as you play your second-to-last card
rule-U-CALL-02 = Forgetting “Unorog!” costs two cards if someone notices
rule-U-END-01 = The first player with an empty hand wins the round
rule-U-END-02 = A match lasts until someone reaches the agreed number of points

## What the cards do

text-unorog-lock = A lock of unicorn hair. Goes on its colour or its number. No other effect.
text-unorog-stone = On its colour or on any doubling stone. The next player draws two cards, or passes it on with another stone.
text-unorog-mirror = On its colour or on any mirror. Reverses the direction of play.
text-unorog-dust = On its colour or on any sleep dust. The next player loses their turn, or blocks it with dust and plays on.
text-unorog-hoof = On anything. Name a colour and immediately play another card of that colour, if you have one.
text-unorog-alicorn = On anything. Name a colour. The next player draws four and loses their turn, or challenges you if they doubt that you had no card of the current colour.

## Cards; .code is printed on the card, and can be typed

card-blue-0 = Blue 0
    .code = B0
    .text = { text-unorog-lock }
card-blue-1 = Blue 1
    .code = B1
    .text = { text-unorog-lock }
card-blue-2 = Blue 2
    .code = B2
    .text = { text-unorog-lock }
card-blue-3 = Blue 3
    .code = B3
    .text = { text-unorog-lock }
card-blue-4 = Blue 4
    .code = B4
    .text = { text-unorog-lock }
card-blue-5 = Blue 5
    .code = B5
    .text = { text-unorog-lock }
card-blue-6 = Blue 6
    .code = B6
    .text = { text-unorog-lock }
card-blue-7 = Blue 7
    .code = B7
    .text = { text-unorog-lock }
card-blue-8 = Blue 8
    .code = B8
    .text = { text-unorog-lock }
card-blue-9 = Blue 9
    .code = B9
    .text = { text-unorog-lock }
card-blue-stone = Blue doubling stone
    .code = BS
    .text = { text-unorog-stone }
card-blue-mirror = Blue mirror
    .code = BM
    .text = { text-unorog-mirror }
card-blue-dust = Blue sleep dust
    .code = BD
    .text = { text-unorog-dust }
card-green-0 = Green 0
    .code = G0
    .text = { text-unorog-lock }
card-green-1 = Green 1
    .code = G1
    .text = { text-unorog-lock }
card-green-2 = Green 2
    .code = G2
    .text = { text-unorog-lock }
card-green-3 = Green 3
    .code = G3
    .text = { text-unorog-lock }
card-green-4 = Green 4
    .code = G4
    .text = { text-unorog-lock }
card-green-5 = Green 5
    .code = G5
    .text = { text-unorog-lock }
card-green-6 = Green 6
    .code = G6
    .text = { text-unorog-lock }
card-green-7 = Green 7
    .code = G7
    .text = { text-unorog-lock }
card-green-8 = Green 8
    .code = G8
    .text = { text-unorog-lock }
card-green-9 = Green 9
    .code = G9
    .text = { text-unorog-lock }
card-green-stone = Green doubling stone
    .code = GS
    .text = { text-unorog-stone }
card-green-mirror = Green mirror
    .code = GM
    .text = { text-unorog-mirror }
card-green-dust = Green sleep dust
    .code = GD
    .text = { text-unorog-dust }
card-red-0 = Red 0
    .code = R0
    .text = { text-unorog-lock }
card-red-1 = Red 1
    .code = R1
    .text = { text-unorog-lock }
card-red-2 = Red 2
    .code = R2
    .text = { text-unorog-lock }
card-red-3 = Red 3
    .code = R3
    .text = { text-unorog-lock }
card-red-4 = Red 4
    .code = R4
    .text = { text-unorog-lock }
card-red-5 = Red 5
    .code = R5
    .text = { text-unorog-lock }
card-red-6 = Red 6
    .code = R6
    .text = { text-unorog-lock }
card-red-7 = Red 7
    .code = R7
    .text = { text-unorog-lock }
card-red-8 = Red 8
    .code = R8
    .text = { text-unorog-lock }
card-red-9 = Red 9
    .code = R9
    .text = { text-unorog-lock }
card-red-stone = Red doubling stone
    .code = RS
    .text = { text-unorog-stone }
card-red-mirror = Red mirror
    .code = RM
    .text = { text-unorog-mirror }
card-red-dust = Red sleep dust
    .code = RD
    .text = { text-unorog-dust }
card-yellow-0 = Yellow 0
    .code = Y0
    .text = { text-unorog-lock }
card-yellow-1 = Yellow 1
    .code = Y1
    .text = { text-unorog-lock }
card-yellow-2 = Yellow 2
    .code = Y2
    .text = { text-unorog-lock }
card-yellow-3 = Yellow 3
    .code = Y3
    .text = { text-unorog-lock }
card-yellow-4 = Yellow 4
    .code = Y4
    .text = { text-unorog-lock }
card-yellow-5 = Yellow 5
    .code = Y5
    .text = { text-unorog-lock }
card-yellow-6 = Yellow 6
    .code = Y6
    .text = { text-unorog-lock }
card-yellow-7 = Yellow 7
    .code = Y7
    .text = { text-unorog-lock }
card-yellow-8 = Yellow 8
    .code = Y8
    .text = { text-unorog-lock }
card-yellow-9 = Yellow 9
    .code = Y9
    .text = { text-unorog-lock }
card-yellow-stone = Yellow doubling stone
    .code = YS
    .text = { text-unorog-stone }
card-yellow-mirror = Yellow mirror
    .code = YM
    .text = { text-unorog-mirror }
card-yellow-dust = Yellow sleep dust
    .code = YD
    .text = { text-unorog-dust }
card-hoof = Hoof
    .code = HO
    .text = { text-unorog-hoof }
card-alicorn = Alicorn
    .code = AL
    .text = { text-unorog-alicorn }
