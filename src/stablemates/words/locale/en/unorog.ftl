### Unorog: everything that its engine can say.  The key scheme stands in words/__init__.py.

profile-unorog = Unorog
    .about = Get rid of your cards, bluff with the alicorn, and say “Unorog!” in time. For 2–10 players.

## Questions

ask-unorog-turn = Your turn: play a card or draw one from the well.
ask-unorog-second = { $source } takes another card along. Play a card of this colour: { $colour }.
ask-unorog-stone = { $source }: draw { $owed } cards, or pass it on with any doubling stone.
ask-unorog-dust = { $source }: lose the turn, or ward it off with any sleep dust.
ask-unorog-alicorn = { $source } from { $last }, colour: { $colour }. Draw four and lose the turn, save yourself with a doubling stone of that colour, or demand a check.
ask-unorog-catch = { $last } has just one card left. If “Unorog!” was not said, say it now: it makes them draw two.

# Options that differ by a word: which colour to name.
choose-unorog-word = Which colour do you name?

## Options; .key is what to type, the first one is shown

verb-unorog-draw = draw a card
    .key = d
verb-unorog-take = take the cards
    .key = t
verb-unorog-sleep = lose the turn
    .key = s
verb-unorog-check = demand a check
    .key = c
verb-unorog-pass = say nothing
    .key = n
verb-unorog-catch = say “Unorog!”
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

event-unorog-dealer-card = { $seat } draws for the deal: { $card }.
    .you = You draw for the deal: { $card }.
    .each = Drawing for the deal: { $list }.
event-unorog-dealer = { $seat } deals.
    .you = You deal.
event-unorog-not-a-lock = Turned up: { $card }. That is no lock, so it is shuffled back and another card is turned up.
event-unorog-open = The cauldron opens with { $card }.
event-unorog-draw = { $seat } draws { $card }.
    .you = You draw { $card }.
    .unseen = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
    .each = { $count ->
        [one] Everybody gets { $count } card.
       *[other] Everybody gets { $count } cards.
    }
event-unorog-refill = { $n ->
        [one] The well is empty: { $n } card of the cauldron is shuffled into it.
       *[other] The well is empty: { $n } cards of the cauldron are shuffled into it.
    }
event-unorog-empty = Nothing is left to draw for { $seat }.
event-unorog-call = { $seat }: “Unorog!”
    .you = You say: “Unorog!”
event-unorog-play = { $seat } plays { $card }{ $word ->
        [none] .
       *[other] {" "}and names the colour { $word }.
    }
    .you = You play { $card }{ $word ->
        [none] .
       *[other] {" "}and name the colour { $word }.
    }
event-unorog-mirror = { $n ->
        [-1] The direction turns round: now ←.
       *[other] The direction turns round: now →.
    }
event-unorog-sleep = { $seat } sleeps and loses the turn.
    .you = You sleep and lose the turn.
event-unorog-check = { $seat } demands a check. Under suspicion: { $whom }.
    .you = You demand a check. Under suspicion: { $whom }.
    .yours = { $seat } does not believe you and demands a check.
event-unorog-show = { $seat } shows { $card }.
    .you = You show { $card }.
    .unseen = { $count ->
        [one] { $seat } shows a card to { $whom }.
       *[other] { $seat } shows { $count } cards to { $whom }.
    }
event-unorog-dishonest = Dishonest! { $card } goes back to the hand of { $seat }, and the colour is what it was.
    .you = Dishonest! { $card } goes back to your hand, and the colour is what it was.
event-unorog-honest = The alicorn is honest: a false alarm.
    .you = Your alicorn is honest: a false alarm.
event-unorog-catch = { $seat } says “Unorog!” instead of { $whom }.
    .you = You say “Unorog!” instead of { $whom }.
    .yours = { $seat } says “Unorog!” instead of you.
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
why-unorog-catch-first = First say whether you call “Unorog!”.
why-unorog-second-colour = { $card } does not go with the hoof: the colour you have named is { $colour }.
why-unorog-only-a-stone = { $card } is no help against { $source }: only a doubling stone passes it on.
why-unorog-only-dust = { $card } is no help against { $source }: only sleep dust wards it off.
why-unorog-only-a-stone-of-the-colour = { $card } is no help against { $source }: only a doubling stone of the named colour ({ $colour }) is.
why-unorog-colour-or-number = { $card } does not go on { $source } (colour: { $colour }): neither the colour nor the number is the same.
why-unorog-colour-or-relic = { $card } does not go on { $source } (colour: { $colour }): neither the colour nor the relic is the same.

## Outcomes

outcome-unorog-empty-hand = { $points ->
        [one] { $seat } wins: no cards left, { $points } point.
       *[other] { $seat } wins: no cards left, { $points } points.
    }
    .you = { $points ->
        [one] You win: no cards left, { $points } point!
       *[other] You win: no cards left, { $points } points!
    }
    .nobody = Nobody wins.
outcome-unorog-points = { $points ->
        [one] { $seat } wins the match with { $points } point.
       *[other] { $seat } wins the match with { $points } points.
    }
    .you = { $points ->
        [one] You win the match with { $points } point and bring the Unorog back to life!
       *[other] You win the match with { $points } points and bring the Unorog back to life!
    }
    .nobody = Nobody wins.

## Table options

option-unorog-stone-skips = A stone takes the turn
    .about = Whoever draws for a doubling stone also loses the turn.
    .source = The rulebook takes away the turn only for an alicorn.
option-unorog-stones-add-up = Stones add up
    .about = Every doubling stone that passes the first one on adds two cards.
    .source = In the rulebook the next player draws two, however many stones there were.
option-unorog-goal = Goal of the match
    .about = Rounds are played until somebody has that many points; 0 means a single round.
    .source = The rulebook leaves a match of several rounds to the table and names 532 points.
value-unorog-0 = a single round

## Facts of a view

fact-unorog-round = Round
fact-unorog-turn = To move
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
        [one] to { $n } point
       *[other] to { $n } points
    }
board-unorog-call = u before a card: “Unorog!”
    .key = u
board-unorog-call-alone = “Unorog!” goes with a card: { $example }.
board-unorog-bluff = An alicorn would be a bluff now: you hold the colour that is up. { $seat } could have it checked.

## The rules

help-unorog =
    The aim: get rid of all your cards. Whoever has none left wins the round and scores the cards of the others: locks their number, action relics 20, elder relics 50.

    In your turn play one card into the cauldron or draw one from the well.
    Lock: on the same colour or the same number.
    Doubling stone: on its colour or any stone. The next player draws two, or passes it on with another stone.
    Mirror: on its colour or any mirror. Turns the direction of play round.
    Sleep dust: on its colour or any dust. The next player loses the turn, or wards it off with dust and plays on.
    Hoof: on anything. Name a colour and lay another card of it at once, if you have one.
    Alicorn: on anything. Name a colour; the next player draws four and loses the turn. Honest only if you hold no card of the colour that was up. A stone of the named colour saves from it. Who doubts it demands a check: a cheat takes the alicorn back and draws four; after a false alarm the one who doubted draws six and loses the turn.

    Before you lay your last card but one, say “Unorog!”: type u with the card, as in “u 3”. If somebody forgets it, say it for them when you are asked: they draw two.

## Rules by number

rule-U-DECK-01 = There are 108 cards: 76 locks, 24 action relics and 8 elder relics
rule-U-SET-01 = The highest card drawn decides who deals
rule-U-SET-02 = Everybody begins with seven cards
rule-U-SET-03 = The cauldron opens with a lock
rule-U-SET-04 = The player after the dealer begins
rule-U-SET-05 = Two to ten can play
rule-U-TURN-01 = In your turn you play one card or draw one
rule-U-TURN-02 = A lock goes on its colour or its number
rule-U-TURN-03 = An action relic goes on its colour or on a relic like it
rule-U-TURN-04 = An empty well is filled from the cauldron
rule-U-STONE-01 = A doubling stone makes the next player draw two
rule-U-STONE-02 = A doubling stone is passed on with a doubling stone
rule-U-MIRROR-01 = A mirror turns the direction round
rule-U-DUST-01 = Sleep dust takes the turn of the next player
rule-U-DUST-02 = Sleep dust is warded off with sleep dust
rule-U-HOOF-01 = A hoof names a colour and takes along a card of it
rule-U-ALI-01 = An alicorn is honest only without the colour that is up
rule-U-ALI-02 = An alicorn makes the next player draw four and lose the turn
rule-U-ALI-03 = A doubling stone of the named colour saves from an alicorn
rule-U-ALI-04 = An alicorn can be checked
rule-U-CALL-01 = “Unorog!” is said with the last card but one
rule-U-CALL-02 = Forgetting “Unorog!” costs two cards, if somebody notices
rule-U-END-01 = An empty hand wins the round
rule-U-END-02 = A match goes on until somebody has the points agreed on

## What the cards do

text-unorog-lock = A lock of unicorn hair. It goes on its colour or its number and does nothing else.
text-unorog-stone = On its colour or on any doubling stone. The next player draws two cards, or passes it on with another stone.
text-unorog-mirror = On its colour or on any mirror. The direction of play turns round.
text-unorog-dust = On its colour or on any sleep dust. The next player loses the turn, or wards it off with dust and plays on.
text-unorog-hoof = On anything. Name a colour and lay another card of that colour at once, if you have one.
text-unorog-alicorn = On anything, and you name a colour. The next player draws four and loses the turn, but may doubt that you had no card of the colour that was up.

## Cards; .code is what stands on the card and what can be typed

card-blue-0 = Blue lock 0
    .code = B0
    .text = { text-unorog-lock }
card-blue-1 = Blue lock 1
    .code = B1
    .text = { text-unorog-lock }
card-blue-2 = Blue lock 2
    .code = B2
    .text = { text-unorog-lock }
card-blue-3 = Blue lock 3
    .code = B3
    .text = { text-unorog-lock }
card-blue-4 = Blue lock 4
    .code = B4
    .text = { text-unorog-lock }
card-blue-5 = Blue lock 5
    .code = B5
    .text = { text-unorog-lock }
card-blue-6 = Blue lock 6
    .code = B6
    .text = { text-unorog-lock }
card-blue-7 = Blue lock 7
    .code = B7
    .text = { text-unorog-lock }
card-blue-8 = Blue lock 8
    .code = B8
    .text = { text-unorog-lock }
card-blue-9 = Blue lock 9
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
card-green-0 = Green lock 0
    .code = G0
    .text = { text-unorog-lock }
card-green-1 = Green lock 1
    .code = G1
    .text = { text-unorog-lock }
card-green-2 = Green lock 2
    .code = G2
    .text = { text-unorog-lock }
card-green-3 = Green lock 3
    .code = G3
    .text = { text-unorog-lock }
card-green-4 = Green lock 4
    .code = G4
    .text = { text-unorog-lock }
card-green-5 = Green lock 5
    .code = G5
    .text = { text-unorog-lock }
card-green-6 = Green lock 6
    .code = G6
    .text = { text-unorog-lock }
card-green-7 = Green lock 7
    .code = G7
    .text = { text-unorog-lock }
card-green-8 = Green lock 8
    .code = G8
    .text = { text-unorog-lock }
card-green-9 = Green lock 9
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
card-red-0 = Red lock 0
    .code = R0
    .text = { text-unorog-lock }
card-red-1 = Red lock 1
    .code = R1
    .text = { text-unorog-lock }
card-red-2 = Red lock 2
    .code = R2
    .text = { text-unorog-lock }
card-red-3 = Red lock 3
    .code = R3
    .text = { text-unorog-lock }
card-red-4 = Red lock 4
    .code = R4
    .text = { text-unorog-lock }
card-red-5 = Red lock 5
    .code = R5
    .text = { text-unorog-lock }
card-red-6 = Red lock 6
    .code = R6
    .text = { text-unorog-lock }
card-red-7 = Red lock 7
    .code = R7
    .text = { text-unorog-lock }
card-red-8 = Red lock 8
    .code = R8
    .text = { text-unorog-lock }
card-red-9 = Red lock 9
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
card-yellow-0 = Yellow lock 0
    .code = Y0
    .text = { text-unorog-lock }
card-yellow-1 = Yellow lock 1
    .code = Y1
    .text = { text-unorog-lock }
card-yellow-2 = Yellow lock 2
    .code = Y2
    .text = { text-unorog-lock }
card-yellow-3 = Yellow lock 3
    .code = Y3
    .text = { text-unorog-lock }
card-yellow-4 = Yellow lock 4
    .code = Y4
    .text = { text-unorog-lock }
card-yellow-5 = Yellow lock 5
    .code = Y5
    .text = { text-unorog-lock }
card-yellow-6 = Yellow lock 6
    .code = Y6
    .text = { text-unorog-lock }
card-yellow-7 = Yellow lock 7
    .code = Y7
    .text = { text-unorog-lock }
card-yellow-8 = Yellow lock 8
    .code = Y8
    .text = { text-unorog-lock }
card-yellow-9 = Yellow lock 9
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
