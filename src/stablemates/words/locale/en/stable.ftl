### The stable game: everything that its engine can say.  The key scheme stands in words/__init__.py.
###
### .first is what a first edition says, where its words differ.

## Questions

ask-stable-action = Your action: play a card or draw one.
ask-stable-baby = Choose your baby unicorn.
ask-stable-beginning = Your turn begins. Which effect do you apply?
ask-stable-neigh = { $source }: stop it with a Neigh, or let it pass?
    .first = { $source }: stop it with a Neigh, or let it pass?
ask-stable-stable = { $source }: into whose stable?
ask-stable-sacrifice = { $source }: which card do you sacrifice?
ask-stable-destroy = { $source }: which card do you destroy?
ask-stable-steal = { $source }: which card do you steal?
ask-stable-return = { $source }: which card goes back to the hand?
ask-stable-bring = { $source }: which card do you bring into your stable?
ask-stable-recover = { $source }: which card do you take from the discard pile?
ask-stable-move = { $source }: which card do you move?
ask-stable-give = { $source }: which unicorn do you give away?
ask-stable-discard = { $rule ->
        [R-TURN-10] Discard a card: { $hand } in hand, the limit is { $hand_limit }.
       *[other] Which card do you discard?
    }
ask-stable-search = { $source }: which card do you take from the deck?
ask-stable-keep = { $source }: which of the top cards do you take?
ask-stable-top = { $source }: which card goes back on top?
ask-stable-pull = { $source }: which card do you take from the open hand?
ask-stable-look = { $source }: which card do you take from the hand you see?
ask-stable-player = { $source }: which player?
ask-stable-may = { $source }: use the effect?
ask-stable-either = { $source }: which of the two?
ask-stable-instead = About to go: { $source }. Save it?

## Options; .key is what to type for one without a card, the first one is shown

verb-stable-pass = pass
    .key = p
verb-stable-no = no
    .key = n
verb-stable-yes = yes
    .key = y
verb-stable-draw = draw a card
    .key = d
verb-stable-play = play { $card }
verb-stable-sacrifice = sacrifice { $card }
    .key = s
verb-stable-destroy = destroy { $card }
    .key = d
verb-stable-steal = steal { $card }
verb-stable-discard = discard { $card }
verb-stable-return = return { $card } to the hand
verb-stable-bring = bring { $card } into the stable
verb-stable-recover = take { $card } from the discard pile
verb-stable-take = take { $card }
verb-stable-nothing = take nothing
    .key = n
verb-stable-move = move { $card }
verb-stable-give = give { $card } away
verb-stable-stable = into { $seat }'s stable
    .you = into your own stable
verb-stable-player = { $seat }
verb-stable-baby = choose { $card }
verb-stable-use = apply { $card }
verb-stable-save = save it with { $card }
verb-stable-either = choose { $card }
verb-stable-top = put { $card } on top
verb-stable-swap = swap { $card }
verb-stable-stop = stop { $card }
verb-stable-transform = transform { $card }

## Words: phases of a turn, zones, and how a game ends

word-stable-setup = setting up
word-stable-beginning = beginning
word-stable-draw = draw
word-stable-action = action
word-stable-end = end
word-stable-over = over
word-stable-deck = the deck
word-stable-discard = the discard pile
word-stable-hand = the hand
word-stable-nursery = the nursery
word-stable-playing = being played
word-stable-stable = the stable
word-stable-unicorns = enough unicorns
word-stable-deck-out = the deck is empty
word-stable-letters = the deck is empty, the letters decide
word-stable-everybody-loses = the deck is empty, everybody is equal

# What an effect lacks that finds nothing to do: event-stable-no-effect
word-stable-nothing-to-do = nothing to do
word-stable-nothing-to-sacrifice = nothing to sacrifice
word-stable-nothing-to-destroy = nothing to destroy
word-stable-nothing-to-steal = nothing to steal
word-stable-nothing-to-return = nothing to return
word-stable-nothing-to-bring = nothing to bring into the stable
word-stable-nothing-to-move = nothing to move
word-stable-nothing-to-give = nothing to give away
word-stable-nothing-to-discard = nothing to discard
word-stable-nothing-to-take = nothing to take
word-stable-too-few-to-discard = not enough cards to discard
word-stable-nobody-to-choose = nobody to choose
word-stable-no-unicorn = no unicorn in the discard pile
word-stable-no-magic = no magic card in the discard pile
word-stable-no-neigh = no Neigh card in the discard pile
word-stable-no-card = no suitable card in the discard pile
word-stable-no-baby = the nursery is empty
word-stable-target-gone = its target is gone

## Events; $by is the card that made it happen, in brackets, or nothing

by-card = {" "}({ $source })
event-stable-deal = { $seat } gets { $card }.
    .you = You get { $card }.
    .unseen = { $count ->
        [one] { $seat } gets { $count } card.
       *[other] { $seat } gets { $count } cards.
    }
    .each = { $count ->
        [1] For two players: { $list }.
       *[other] Everybody gets { $count } cards.
    }
event-stable-baby = { $seat } chooses { $card }.
    .you = You choose { $card }.
    .each = Babies by lot: { $list }.
event-stable-first = { $seat } begins.
    .you = You begin.
event-stable-turn = ── Turn: { $seat }
event-stable-draw = { $seat } draws { $card }{ $by }.
    .you = You draw { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } draws a card{ $by }.
       *[other] { $seat } draws { $count } cards{ $by }.
    }
event-stable-play = { $seat } plays { $card }.
    .you = You play { $card }.
event-stable-aim-stable = { $card } is for { $whom }'s stable.
    .yours = { $card } is for your stable.
event-stable-aim = { $n ->
        [0] { $card }: the targets are announced.
       *[other] { $seat } aims { $source } at { $card }.
    }
    .you = { $n ->
        [0] { $card }: the targets are announced.
       *[other] You aim { $source } at { $card }.
    }
    .yours = { $seat } aims { $source } at your { $card }.
event-stable-aim-player = { $seat } aims { $source } at { $whom }.
    .you = You aim { $source } at { $whom }.
    .yours = { $seat } aims { $source } at you.
event-stable-enter = { $card } enters { $whom }'s stable.
    .yours = { $card } enters your stable.
event-stable-stopped = Stopped: { $card }.
event-stable-discard = { $rule ->
        [R-CARD-05] Done, to the discard pile: { $card }.
        [R-CARD-07] Done, to the discard pile: { $card }.
        [R-EFF-08] It cannot enter, to the discard pile: { $card }.
       *[other] { $seat } discards { $card }{ $by }.
    }
    .you = { $rule ->
        [R-CARD-05] Done, to the discard pile: { $card }.
        [R-CARD-07] Done, to the discard pile: { $card }.
        [R-EFF-08] It cannot enter, to the discard pile: { $card }.
       *[other] You discard { $card }{ $by }.
    }
event-stable-sacrifice = { $seat } sacrifices { $card } → { $word }{ $by }.
    .you = You sacrifice { $card } → { $word }{ $by }.
event-stable-destroy = { $seat } destroys { $card } in { $whom }'s stable → { $word }{ $by }.
    .you = You destroy { $card } in { $whom }'s stable → { $word }{ $by }.
    .yours = { $seat } destroys { $card } in your stable → { $word }{ $by }.
event-stable-steal = { $seat } steals { $card }{ $by }.
    .you = You steal { $card }{ $by }.
event-stable-return = { $card } leaves { $whom }'s stable → { $word }{ $by }.
    .yours = { $card } leaves your stable → { $word }{ $by }.
event-stable-bring = Straight into { $whom }'s stable: { $card }{ $by }.
    .yours = Straight into your stable: { $card }{ $by }.
event-stable-recover = { $seat } takes { $card } from the discard pile{ $by }.
    .you = You take { $card } from the discard pile{ $by }.
event-stable-move = { $card } moves from { $from }'s stable to { $to }'s{ $by }.
    .from-you = { $card } moves from your stable to { $to }'s{ $by }.
    .to-you = { $card } moves from { $from }'s stable to yours{ $by }.
event-stable-roam = { $card } runs from { $from }'s stable to { $to }'s.
    .from-you = { $card } runs from your stable to { $to }'s.
    .to-you = { $card } runs from { $from }'s stable to yours.
event-stable-give-back = { $card } goes home from { $from }'s stable to { $to }'s{ $by }.
    .from-you = { $card } goes home from your stable to { $to }'s{ $by }.
    .to-you = { $card } comes home from { $from }'s stable to yours{ $by }.
event-stable-transform = { $card } leaves { $whom }'s stable → { $word }{ $by }.
    .yours = { $card } leaves your stable → { $word }{ $by }.
event-stable-pull = { $seat } takes { $card } from { $whom }'s hand{ $by }.
    .you = You take { $card } from { $whom }'s hand{ $by }.
    .yours = { $seat } takes { $card } from your hand{ $by }.
    .unseen = { $seat } takes a card from { $whom }'s hand{ $by }.
event-stable-show = { $seat } shows { $card }{ $by }.
    .you = You show { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } shows a card to { $whom }{ $by }.
       *[other] { $seat } shows { $count } cards to { $whom }{ $by }.
    }
event-stable-swap = { $seat } hands over { $card }{ $by }.
    .you = You hand over { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } hands over a card{ $by }.
       *[other] { $seat } hands over { $count } cards{ $by }.
    }
event-stable-take = { $seat } finds { $card }, shows and takes it{ $by }.
    .you = You find { $card }, show and take it{ $by }.
event-stable-take-secretly = { $seat } takes { $card } from the top of the deck{ $by }.
    .you = You take { $card } from the top of the deck{ $by }.
    .unseen = { $seat } takes a card from the top of the deck in secret{ $by }.
event-stable-put-back = { $seat } puts the rest back on the deck{ $by }.
    .you = You put the rest back on the deck{ $by }.
event-stable-shuffle-in = { $count ->
        [one] { $count } card goes into the deck{ $by }.
       *[other] { $count } cards go into the deck{ $by }.
    }
event-stable-shuffle = { $n ->
        [one] The deck is shuffled: { $n } card.
       *[other] The deck is shuffled: { $n } cards.
    }
event-stable-extra-turn = { $seat } gets one more turn{ $by }.
    .you = You get one more turn{ $by }.
event-stable-no-effect = { $source } ({ $seat }): { $word }.
    .you = { $source }: { $word }.
event-stable-over = The game ends: { $word }.

## Why a card cannot be played

why-stable-not-in-hand = { $card } is not in your hand.
why-stable-over = The game is over.
why-stable-not-your-turn = { $card } cannot be played now: it is not your turn.
why-stable-only-in-answer = { $card } is only an answer: play it while another player is playing a card.
why-stable-answer-first = First answer the question that is open.
why-stable-only-a-neigh = { $card } cannot stop { $source }: only a Neigh card can.
    .first = { $card } cannot stop { $source }: only a Neigh card can.
why-stable-own-card = { $source } is your own card: others may stop it.
why-stable-no-neighs = { $source } in your stable: you cannot play { $card }.
why-stable-answered-already = You have answered already.
why-stable-no-upgrades = { $source } in your stable: you cannot play upgrades.
why-stable-impossible = { $card } would have nothing to act on.
why-stable-needs-a-basic = { $card } only goes into a stable with a basic unicorn.
why-stable-basics-kept-out = { $source } lets no basic unicorn into this stable.

## Outcomes

outcome-stable-unicorns = { $points ->
        [one] { $seat } wins with { $points } unicorn.
       *[other] { $seat } wins with { $points } unicorns.
    }
    .you = { $points ->
        [one] You win with { $points } unicorn!
       *[other] You win with { $points } unicorns!
    }
    .nobody = Nobody wins.
outcome-stable-deck-out = The deck is empty. { $seat } has the most unicorns and wins: { $points }.
    .you = The deck is empty. You have the most unicorns and win: { $points }!
    .nobody = Nobody wins.
outcome-stable-letters = The deck is empty and the unicorns are equal in number. { $seat } wins: the most letters in their titles.
    .you = The deck is empty and the unicorns are equal in number. You win: the most letters in their titles!
    .nobody = Nobody wins.
outcome-stable-everybody-loses = { $seat } wins.
    .you = You win!
    .nobody = The deck is empty, the unicorns and even their letters are equal: everybody loses.

## Table options

option-stable-targets = Targets
    .about = Declared: whoever plays a magic card says what it is aimed at before anybody answers; in the second edition also whoever plays a unicorn that does something to others on arrival. Hidden: says it afterwards.
    .source = The rulebooks of the second edition let the table choose; we declare. Those of the first say nothing about it.
option-stable-first = Who begins
    .about = By chance, the player with the most colourful baby, or one seat that is always the same.
    .source = The rulebooks look at clothes or at babies; a program sees only babies.
option-stable-pandas-are-hit = Pandas are cards
    .about = An effect on “a card” reaches pandas too; otherwise nothing reaches them.
    .source = The card takes pandas out of what is done to unicorns, not out of what is done to cards (ruling 5.4).
option-stable-shuffles-itself = A shuffle takes its own card along
    .about = Reset Button and Mystical Vortex are shuffled into the deck with the rest.
    .source = A magic card goes to the discard pile after its effect (ruling 7.9).
option-stable-luck-needs-three = The extra turn costs three cards
    .about = Change of Luck gives the extra turn only if really three cards are discarded.
    .source = “Then” wants the first part done in full (ruling 1.10).
option-stable-triggers-wait = What is set off waits
    .about = An effect that is set off in the middle of another begins when the other is done; otherwise at once.
    .source = The only rulebook that speaks of it makes it a further link (ruling 2.12).
option-stable-blind-pandas = Blinding Light covers pandas
    .about = Blinding Light switches the effects of pandas off too.
    .source = Pandas are no unicorns, but their effects are still printed on unicorns (ruling 6.5).
option-stable-magic-needs-object = A magic card needs an object
    .about = A card that could do nothing cannot be played; otherwise it can, and the impossible is skipped.
    .source = Only the Russian first edition forbids it (ruling 2.6).
option-stable-unicorns-to-win = Unicorns to win
    .about = So many unicorns win; 0 means the rulebook's number: 7, with six and more players 6.
    .source = The rulebooks say 7 and 6.
option-stable-packs = Packs
    .about = Packs of further cards that are shuffled in: their names with commas between.
    .source = The rulebooks let the table shuffle expansions in.
value-stable-0 = as in the book
value-stable-declared = declared
value-stable-hidden = hidden
value-stable-random = by chance
value-stable-colourful = the most colourful baby

## Facts of a view

fact-stable-turn = Turn
fact-stable-phase = Phase
fact-stable-deck = Deck
fact-stable-discard = Discard pile
fact-stable-nursery = Nursery
fact-stable-playing = Being played
fact-stable-unicorns = Unicorns
fact-stable-goal = Unicorns to win

## The board of the terminal; a type of card is a shape and a letter

code-stable-baby = Y
code-stable-basic = B
code-stable-magical = M
code-stable-magic = S
code-stable-upgrade = U
code-stable-downgrade = D
code-stable-instant = I
code-stable-panda = P
board-stable-turn = turn: { $seat }
board-stable-phase = phase: { $phase }
board-stable-deck = deck: { $n }
board-stable-discard = discard pile: { $n }
board-stable-on-top = on top { $card }
board-stable-nursery = nursery: { $n }
board-stable-playing = Being played: { $card }
board-stable-answer = answered with { $card }
board-stable-at = aimed at: { $list }
board-stable-hand = hand: { $n }
board-stable-my-hand = Your hand
board-stable-number = number: choose the card (▸ can be chosen)
board-stable-target = number: choose
board-stable-read = ? and a number or title: read a card
board-stable-plays = { $n ->
        [one] You may play { $n } card in this action phase.
       *[other] You may play { $n } cards in this action phase.
    }
board-stable-of = { $zone }, { $seat }
board-stable-no-card = No card is called “{ $line }”.
help-stable-typed =
    What you can type: the number of a card or of an answer; the letters that the last line offers.
    ? this help · ? and a number or part of a title: read any card
    ? and the number of a rule: what it says · l what happened so far, and by which rules · q leave, the game is saved

## Choosing a rulebook

menu-title = What do you play?
menu-choice = { $n } — { $title } ({ $id })
menu-ask = Number of a rulebook (Enter: 1, q: leave)

## How two rulebooks differ

diff-title = { $a } and { $b }
diff-none = These two rulebooks differ in nothing that the program knows of.
diff-players = Players
diff-first = Who begins
diff-babies = Babies
diff-unicorns-go = Unicorns are played into
diff-destroy = Destroying reaches
diff-win = The win counts
diff-chain = Effects
diff-targets = Targets that are named at once
diff-object = A magic card without an object
diff-letters = Letters of a draw are counted in
diff-option = Option { $name }
diff-option-none = not there
diff-only = Only in { $profile }
diff-texts = Cards with another text
diff-value-babies-picked = each player picks one
diff-value-babies-random = dealt at random
diff-value-first-random = by chance, or whom the table names
diff-value-first-colourful = whose baby is the most colourful
diff-value-unicorns-go-own = one's own stable
diff-value-unicorns-go-any = any stable
diff-value-destroy-others = the stables of others
diff-value-destroy-any = any stable, one's own too
diff-value-win-at-once = at once
diff-value-win-turn-end = at the end of one's own turn
diff-value-win-chain = when the chain of effects is done
diff-value-chain-no = one after another, each wholly before the next
diff-value-chain-yes = a chain of links, targets are chosen before a link is resolved
diff-value-targets-all = of magic cards and of unicorns
diff-value-targets-magic = of magic cards, a unicorn chooses on arrival
diff-value-object-no = may be played, the impossible is skipped
diff-value-object-yes = cannot be played
diff-value-letters-ru = Russian
diff-value-letters-uk = Ukrainian
diff-value-letters-en = English

## Rules by number

rule-R-SET-01 = Two to eight can play, three to eight in the Ukrainian first edition
rule-R-SET-02 = Babies lie apart, all other cards are shuffled together
rule-R-SET-03 = The table may shuffle expansions in
rule-R-SET-04 = Everybody begins with five cards
rule-R-SET-05 = Everybody gets a baby, picked or by lot
rule-R-SET-06 = Everybody begins with one baby, the others wait in the nursery
rule-R-SET-07 = Chance, the table or the most colourful baby says who begins
rule-R-SET-08 = Play goes to the left
rule-R-SET-09 = There is a reference card for everybody
rule-R-TWO-01 = Two players take basic unicorns and some other cards out
rule-R-TWO-02 = Each of two players gets a card that stops others before the deal
rule-R-TWO-03 = Two players play as usual and need seven unicorns
rule-R-TURN-01 = A turn has four phases: beginning, draw, action, end
rule-R-TURN-02 = Effects of the start of your turn come first
rule-R-TURN-03 = Only what was in the stable when the turn began acts at its start
rule-R-TURN-04 = What may be done at the start is lost with the draw
rule-R-TURN-05 = What must be done at the start cannot be forgotten
rule-R-TURN-06 = You choose the order of the effects at the start of your turn
rule-R-TURN-07 = In the draw phase you take one card
rule-R-TURN-08 = Your action: play one card or draw one
rule-R-TURN-09 = An instant is no action, only an answer
rule-R-TURN-10 = At the end of your turn you keep no more than seven cards
rule-R-WORD-01 = To draw is to take the top card of the deck
rule-R-WORD-02 = Who discards chooses the card
rule-R-WORD-03 = To sacrifice is to discard from one's own stable
rule-R-WORD-04 = To destroy is to discard from another stable, in one edition from any
rule-R-WORD-05 = To steal is to take from another stable into one's own
rule-R-WORD-06 = What is brought into a stable is not played, so nothing stops it
rule-R-WORD-07 = “Any player” may be you, “another player” may not, “each player” is everybody
rule-R-WORD-08 = “Each other player” is everybody but you
rule-R-WORD-09 = A card is pulled unseen, or chosen by looking
rule-R-WORD-10 = Whose effect it is picks the card, unless the card says otherwise
rule-R-CARD-01 = There are unicorns, magic cards, upgrades, downgrades and instants
rule-R-CARD-02 = A baby lives only in a stable or in the nursery
rule-R-CARD-03 = A basic unicorn has no effect
rule-R-CARD-04 = A unicorn is played into one's own stable, in the first edition into any
rule-R-CARD-05 = A magic card works once and is discarded
rule-R-CARD-06 = Upgrades and downgrades go into any stable and stay there
rule-R-CARD-07 = An instant answers a card that another player is playing
rule-R-CARD-08 = Nothing stops a card that is already in a stable
rule-R-CARD-09 = A card is one unicorn, unless it says otherwise
rule-R-EFF-01 = A card does nothing as long as it is in the hand
rule-R-EFF-02 = An effect belongs to the player in whose stable the card is
rule-R-EFF-03 = A card enters a stable and leaves it in whatever way it comes and goes
rule-R-EFF-04 = “May” leaves it to you, everything else must be done
rule-R-EFF-05 = “Then”: the second part only after the first was done
rule-R-EFF-06 = “And”: both parts, in this order
rule-R-EFF-07 = “If you do”: the second part only if you chose the first
rule-R-EFF-08 = What is impossible is skipped
rule-R-EFF-09 = A card that demands the impossible cannot be played
rule-R-EFF-10 = What is found is shown to all, and a searched deck is shuffled
rule-R-EFF-11 = Targets are named before anybody answers, or after, as the table likes
rule-R-EFF-12 = A downgrade also goes by a sacrifice of “a card”
rule-R-EFF-13 = A lasting effect holds as long as its card is in the stable
rule-R-EFF-14 = What cannot be affected is safe from everything
rule-R-CHAIN-01 = Effects that set others off make a chain of links
rule-R-CHAIN-02 = The whole chain is resolved before play goes on
rule-R-CHAIN-03 = What is set off at the same time is one link
rule-R-CHAIN-04 = All targets of a link are chosen before it is resolved
rule-R-CHAIN-05 = No card is chosen twice in a link
rule-R-CHAIN-06 = There are as many effects as there are targets
rule-R-CHAIN-07 = Targets of what must be done are chosen first
rule-R-CHAIN-08 = What a link sets off makes a further link
rule-R-CHAIN-09 = Nobody wins before the chain is resolved
rule-R-END-01 = Seven unicorns win, with six and more players six
rule-R-END-02 = The edition says when the win counts
rule-R-END-03 = Only unicorns count, pandas do not
rule-R-END-04 = When the deck is empty, the most unicorns win
rule-R-END-05 = If they are equal, the most letters in their titles win
rule-R-END-06 = If the letters are equal too, everybody loses
