### The stable game: everything that its engine can emit.  words/__init__.py explains the keys.
###
### .first is what a first edition says, where its words differ.

## Questions

ask-stable-action = { $least ->
        [pass] Play another card, or pass.
       *[other] Your turn: play a card or draw one.
    }
ask-stable-baby = Choose your baby unicorn.
ask-stable-beginning = Start of your turn. Which effect do you use?
ask-stable-neigh = { $source }: stop it with a Neigh, or pass?
    .first = { $source }: stop it with a Neigh, or pass?
ask-stable-stable = { $source }: into whose stable?
ask-stable-sacrifice = { $source }: which card do you sacrifice?
ask-stable-destroy = { $source }: which card do you destroy?
ask-stable-steal = { $source }: which card do you steal?
ask-stable-return = { $source }: which card do you return?
ask-stable-bring = { $source }: which card do you bring into your stable?
ask-stable-recover = { $source }: which card do you take from the discard pile?
ask-stable-move = { $source }: which card do you move?
ask-stable-give = { $source }: which unicorn do you give away?
ask-stable-discard = { $rule ->
        [R-TURN-10] { $hand } cards; the limit is { $hand_limit }. Discard { $over }.
       *[other] { $source }: { $to_discard ->
            [one] which card do you discard?
           *[other] discard { $to_discard } cards.
        }
    }
ask-stable-search = { $source }: which card do you take from the deck?
ask-stable-keep = { $source }: which of the top cards do you take?
ask-stable-top = { $source }: which card do you put back on top?
ask-stable-pull = { $source }: which card do you take from this open hand?
ask-stable-look = { $source }: which card do you take from this hand?
ask-stable-player = { $source }: which player?
ask-stable-may = { $choices ->
        [1] { $source }: you can’t use the effect right now.
       *[other] { $source }: use the effect?
    }
ask-stable-either = { $source }: which one?
ask-stable-instead = { $source } is in danger. Save it?
asked-stable-early = Choose the target now; the rest comes later.

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
verb-stable-stable = into { $seat }’s stable
    .you = into your own stable
verb-stable-player = { $seat }
verb-stable-baby = choose { $card }
verb-stable-use = use { $card }
verb-stable-save = save it with { $card }
verb-stable-either = choose { $card }
verb-stable-top = put { $card } on top
verb-stable-swap = swap { $card }
verb-stable-stop = stop { $card }
verb-stable-transform = transform { $card }

## Words: phases of a turn, zones, and how a game ends

word-stable-setup = setup
word-stable-beginning = start of turn
word-stable-draw = draw
word-stable-action = action
word-stable-end = end of turn
word-stable-over = game over
word-stable-deck = the deck
word-stable-discard = the discard pile
word-stable-hand = the hand
word-stable-nursery = the nursery
word-stable-playing = being played
word-stable-stable = the stable
word-stable-unicorns = enough unicorns
word-stable-deck-out = the deck ran out
word-stable-letters = the deck ran out and the letters decided
word-stable-everybody-loses = the deck ran out and everything was tied

# Why an effect finds nothing to do: event-stable-no-effect
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
word-stable-nobody-to-choose = no one to choose
word-stable-no-unicorn = no unicorn in the discard pile
word-stable-no-magic = no magic card in the discard pile
word-stable-no-neigh = no Neigh card in the discard pile
word-stable-no-card = no suitable card in the discard pile
word-stable-no-baby = the nursery is empty
word-stable-target-gone = its target is gone

## Events; $by is “by-card”, the card that made it happen, or nothing

by-card = {" "}(via { $source })
event-stable-deal = { $seat } gets { $card }.
    .you = You get { $card }.
    .unseen = { $count ->
        [one] { $seat } gets { $count } card.
       *[other] { $seat } gets { $count } cards.
    }
    .each = { $count ->
        [1] Two-player setup: { $list }.
       *[other] Everyone gets { $count } cards.
    }
event-stable-baby = { $seat } chooses { $card }.
    .you = You choose { $card }.
    .each = The babies: { $list }.
event-stable-first = { $seat } goes first.
    .you = You go first.
event-stable-turn = ── Turn: { $seat }
event-stable-draw = { $seat } draws { $card }{ $by }.
    .you = You draw { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } draws a card{ $by }.
       *[other] { $seat } draws { $count } cards{ $by }.
    }
event-stable-play = { $seat } plays { $card }.
    .you = You play { $card }.
event-stable-aim-stable = { $card } will go to { $whom }’s stable.
    .yours = { $card } will go to your stable.
event-stable-aim = { $n ->
        [0] { $card }: targets declared.
       *[other] { $seat } aims { $source } at { $card }.
    }
    .itself = { $n ->
        [0] { $card }: targets declared.
       *[other] { $source } is aimed at itself.
    }
    .own = { $n ->
        [0] { $card }: targets declared.
       *[other] You aim { $source } at your own { $card }.
    }
    .you = { $n ->
        [0] { $card }: targets declared.
       *[other] You aim { $source } at { $card }.
    }
    .yours = { $seat } aims { $source } at your { $card }.
event-stable-aim-player = { $seat } aims { $source } at { $whom }.
    .self = { $seat } aims { $source } at themselves.
    .own = You aim { $source } at yourself.
    .you = You aim { $source } at { $whom }.
    .yours = { $seat } aims { $source } at you.
event-stable-enter = { $card } enters { $whom }’s stable.
    .yours = { $card } enters your stable.
event-stable-stopped = Stopped: { $card }.
event-stable-discard = { $rule ->
        [R-CARD-05] { $card } goes to the discard pile.
        [R-CARD-07] { $card } goes to the discard pile.
        [R-EFF-08] { $card } cannot enter and goes to the discard pile.
       *[other] { $seat } discards { $card }{ $by }.
    }
    .you = { $rule ->
        [R-CARD-05] { $card } goes to the discard pile.
        [R-CARD-07] { $card } goes to the discard pile.
        [R-EFF-08] { $card } cannot enter and goes to the discard pile.
       *[other] You discard { $card }{ $by }.
    }
event-stable-sacrifice = { $zone ->
        [nursery] { $seat } sacrifices { $card }: back to the nursery{ $by }.
        [hand] { $seat } sacrifices { $card }: back to the hand{ $by }.
        [deck] { $seat } sacrifices { $card }: back to the deck{ $by }.
       *[other] { $seat } sacrifices { $card }{ $by }.
    }
    .you = { $zone ->
        [nursery] You sacrifice { $card }: back to the nursery{ $by }.
        [hand] You sacrifice { $card }: back to your hand{ $by }.
        [deck] You sacrifice { $card }: back to the deck{ $by }.
       *[other] You sacrifice { $card }{ $by }.
    }
event-stable-destroy = { $zone ->
        [nursery] { $seat } destroys { $whom }’s { $card }: back to the nursery{ $by }.
        [hand] { $seat } destroys { $whom }’s { $card }: back to the hand{ $by }.
        [deck] { $seat } destroys { $whom }’s { $card }: back to the deck{ $by }.
       *[other] { $seat } destroys { $whom }’s { $card }{ $by }.
    }
    .self = { $zone ->
        [nursery] { $seat } destroys their own { $card }: back to the nursery{ $by }.
        [hand] { $seat } destroys their own { $card }: back to the hand{ $by }.
        [deck] { $seat } destroys their own { $card }: back to the deck{ $by }.
       *[other] { $seat } destroys their own { $card }{ $by }.
    }
    .own = { $zone ->
        [nursery] You destroy your own { $card }: back to the nursery{ $by }.
        [hand] You destroy your own { $card }: back to your hand{ $by }.
        [deck] You destroy your own { $card }: back to the deck{ $by }.
       *[other] You destroy your own { $card }{ $by }.
    }
    .you = { $zone ->
        [nursery] You destroy { $whom }’s { $card }: back to the nursery{ $by }.
        [hand] You destroy { $whom }’s { $card }: back to the hand{ $by }.
        [deck] You destroy { $whom }’s { $card }: back to the deck{ $by }.
       *[other] You destroy { $whom }’s { $card }{ $by }.
    }
    .yours = { $zone ->
        [nursery] { $seat } destroys your { $card }: back to the nursery{ $by }.
        [hand] { $seat } destroys your { $card }: back to your hand{ $by }.
        [deck] { $seat } destroys your { $card }: back to the deck{ $by }.
       *[other] { $seat } destroys your { $card }{ $by }.
    }
event-stable-steal = { $seat } steals { $card } from { $whom }{ $by }.
    .you = You steal { $card } from { $whom }{ $by }.
    .yours = { $seat } steals your { $card }{ $by }.
event-stable-return = { $zone ->
        [nursery] { $whom }’s { $card } goes back to the nursery{ $by }.
        [hand] { $card } goes back to { $whom }’s hand{ $by }.
        [deck] { $whom }’s { $card } goes back to the deck{ $by }.
       *[other] { $whom }’s { $card } goes to the discard pile{ $by }.
    }
    .yours = { $zone ->
        [nursery] Your { $card } goes back to the nursery{ $by }.
        [hand] { $card } goes back to your hand{ $by }.
        [deck] Your { $card } goes back to the deck{ $by }.
       *[other] Your { $card } goes to the discard pile{ $by }.
    }
event-stable-bring = { $card } goes straight into { $whom }’s stable{ $by }.
    .yours = { $card } goes straight into your stable{ $by }.
event-stable-recover = { $seat } takes { $card } from the discard pile{ $by }.
    .you = You take { $card } from the discard pile{ $by }.
event-stable-move = { $card } moves from { $from }’s stable to { $to }’s{ $by }.
    .from-you = { $card } moves from your stable to { $to }’s{ $by }.
    .to-you = { $card } moves from { $from }’s stable to yours{ $by }.
event-stable-roam = { $card } runs from { $from }’s stable to { $to }’s.
    .from-you = { $card } runs from your stable to { $to }’s.
    .to-you = { $card } runs from { $from }’s stable to yours.
event-stable-give-back = { $card } returns from { $from }’s stable to { $to }’s{ $by }.
    .from-you = { $card } returns from your stable to { $to }’s{ $by }.
    .to-you = { $card } returns from { $from }’s stable to yours{ $by }.
event-stable-transform = { $zone ->
        [nursery] { $whom }’s { $card } goes back to the nursery{ $by }.
        [hand] { $card } goes back to { $whom }’s hand{ $by }.
        [deck] { $whom }’s { $card } goes back to the deck{ $by }.
       *[other] { $whom }’s { $card } goes to the discard pile{ $by }.
    }
    .yours = { $zone ->
        [nursery] Your { $card } goes back to the nursery{ $by }.
        [hand] { $card } goes back to your hand{ $by }.
        [deck] Your { $card } goes back to the deck{ $by }.
       *[other] Your { $card } goes to the discard pile{ $by }.
    }
event-stable-pull = { $seat } takes { $card } from { $whom }’s hand{ $by }.
    .you = You take { $card } from { $whom }’s hand{ $by }.
    .yours = { $seat } takes { $card } from your hand{ $by }.
    .unseen = { $seat } takes a card from { $whom }’s hand{ $by }.
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
event-stable-take = { $seat } finds { $card }, shows it to everyone and takes it{ $by }.
    .you = You find { $card }, show it to everyone and take it{ $by }.
event-stable-take-secretly = { $seat } takes { $card } from the top of the deck{ $by }.
    .you = You take { $card } from the top of the deck{ $by }.
    .unseen = { $seat } secretly takes a card from the top of the deck{ $by }.
event-stable-put-back = { $seat } puts the other cards back on top of the deck{ $by }.
    .you = You put the other cards back on top of the deck{ $by }.
event-stable-shuffle-in = { $count ->
        [one] { $count } card is shuffled into the deck{ $by }.
       *[other] { $count } cards are shuffled into the deck{ $by }.
    }
event-stable-shuffle = { $n ->
        [one] The deck is shuffled: { $n } card.
       *[other] The deck is shuffled: { $n } cards.
    }
event-stable-extra-turn = { $seat } gets an extra turn{ $by }.
    .you = You get an extra turn{ $by }.
event-stable-no-effect = { $source } ({ $seat }): { $word }.
    .you = { $source }: { $word }.
event-stable-over = Game over: { $word }.

## Why a card cannot be played

why-stable-not-in-hand = { $card } is not in your hand.
why-stable-over = The game is over.
why-stable-not-your-turn = You can’t play { $card } now: it is not your turn.
why-stable-only-in-answer = { $card } can only be played in response to another player’s card.
why-stable-answer-first = Answer the open question first.
why-stable-only-a-neigh = { $card } cannot stop { $source }: only a Neigh card can.
    .first = { $card } cannot stop { $source }: only a Neigh card can.
why-stable-own-card = { $source } is your own card: only other players can stop it.
why-stable-no-neighs = You can’t play { $card }: { $source } is in your stable.
why-stable-answered-already = You have already answered.
why-stable-no-upgrades = You can’t play upgrades: { $source } is in your stable.
why-stable-impossible = { $card } would have no effect.
why-stable-needs-a-basic = { $card } can only enter a stable that has a basic unicorn.
why-stable-basics-kept-out = { $source } keeps basic unicorns out of this stable.

## Why a card cannot be chosen, and why something does not happen

why-stable-not-in-a-stable = { $card } is not in a stable.
why-stable-not-in-discard = { $card } is not in the discard pile.
why-stable-not-in-nursery = { $card } is not in the nursery.
why-stable-not-yours = { $card } is in another player’s stable. { $source } only reaches your own.
why-stable-your-own = { $card } is in your own stable. { $source } only reaches other players’ stables.
why-stable-not-this-stable = { $card } is not in the stable that { $source } affects.
why-stable-not-itself = { $source } cannot choose itself.
why-stable-wrong-type = { $source } does not work on a card of this type: { $card }.
why-stable-panda = { $card } is a panda because of { $source }, not a unicorn.
why-stable-beyond-magic = { $card } cannot be affected by magic cards.
why-stable-safe-from-magic = { $card } cannot be destroyed by magic cards.
why-stable-unbreakable = { $card } can be neither sacrificed nor destroyed.
why-stable-guarded = { $source } protects { $card }: unicorns in that stable cannot be destroyed.
why-stable-chosen-already = { $card } has already been chosen.
why-stable-no-rescue = { $card } cannot take the place of { $source }.
why-stable-falls-too = { $card } leaves together with { $source } and cannot save it.
why-stable-cannot-rescue = { $card } cannot save { $source } right now.
why-stable-no-start = { $card } does nothing at the start of this turn.
why-stable-used-or-idle = { $card } was used this turn or has nothing to do.
why-stable-silenced = { $card } has no effect: { $source } is in that stable.
why-stable-unstoppable = { $card } cannot be stopped because of { $source }.
why-stable-not-a-choice = { $card } is not a choice here.

## Outcomes

outcome-stable-unicorns = { $points ->
        [one] { $seat } wins with { $points } unicorn.
       *[other] { $seat } wins with { $points } unicorns.
    }
    .you = { $points ->
        [one] You win with { $points } unicorn!
       *[other] You win with { $points } unicorns!
    }
    .nobody = No one wins.
outcome-stable-deck-out = The deck ran out. { $seat } wins with the most unicorns: { $points }.
    .you = The deck ran out. You win with the most unicorns: { $points }!
    .nobody = No one wins.
outcome-stable-letters = The deck ran out and the unicorns are tied. { $seat } wins with the most letters in their titles.
    .you = The deck ran out and the unicorns are tied. You win with the most letters in their titles!
    .nobody = No one wins.
outcome-stable-everybody-loses = { $seat } wins.
    .you = You win!
    .nobody = The deck ran out, and the unicorns and even their letters are tied: everyone loses.

## Table options

option-stable-targets = Targets
    .about = Declared: you name the targets of a magic card before anyone responds; in the second edition, also those of a unicorn whose entry effect targets other players. Hidden: you name them afterwards.
    .source = The second-edition rulebooks let the table choose, and we declare. The first-edition rulebooks do not say.
option-stable-first = Who goes first
    .about = Random, the player with the most colourful baby, or always the same seat.
    .source = The rulebooks go by clothes or babies; a program can only see the babies.
option-stable-pandas-are-hit = Pandas count as cards
    .about = Effects on “a card” affect pandas too; otherwise nothing affects them.
    .source = The card exempts pandas from effects on unicorns, not from effects on cards (ruling 5.4).
option-stable-shuffles-itself = Reshuffling cards go into the deck too
    .about = Reset Button and Mystical Vortex are shuffled into the deck along with the discard pile.
    .source = A magic card goes to the discard pile after its effect (ruling 7.9).
option-stable-luck-needs-three = The extra turn costs three cards
    .about = Change of Luck gives the extra turn only if you really discard three cards.
    .source = “Then” requires the first part to be done in full (ruling 1.10).
option-stable-triggers-wait = Triggered effects wait
    .about = An effect triggered in the middle of another one waits until that one is resolved; otherwise it happens immediately.
    .source = The only rulebook that covers this makes it the next link of the chain (ruling 2.12).
option-stable-blind-pandas = Blinding Light affects pandas
    .about = Blinding Light also switches off the effects of pandas.
    .source = Pandas are not unicorns, but their effects are still printed on unicorns (ruling 6.5).
option-stable-magic-needs-object = Magic cards need a target
    .about = A card that would have no effect cannot be played; otherwise it can, and whatever is impossible is skipped.
    .source = Only the Russian first edition forbids it (ruling 2.6).
option-stable-unicorns-to-win = Unicorns to win
    .about = The number of unicorns that wins; 0 means the rulebook’s number: 7, or 6 with six or more players.
    .source = The rulebooks say 7 and 6.
option-stable-packs = Packs
    .about = Packs of extra cards to shuffle in: their names, separated by commas.
    .source = The rulebooks let the table shuffle in expansions.
value-stable-0 = as in the rulebook
value-stable-declared = declared
value-stable-hidden = hidden
value-stable-random = random
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
board-stable-on-top = top: { $card }
board-stable-nursery = nursery: { $n }
board-stable-playing = Being played: { $card }
board-stable-answer = in response: { $card }
board-stable-at = targets: { $list }
board-stable-hand = hand: { $n }
board-stable-my-hand = Your hand
board-stable-number = number — choose the card (▸ can be chosen)
board-stable-target = number — choose
board-stable-read = ? and a number or title — read a card
board-stable-plays = { $n ->
        [one] You can still play { $n } card this turn.
       *[other] You can still play { $n } cards this turn.
    }
board-stable-of = { $zone }, { $seat }
board-stable-no-card = There is no card called “{ $line }”.
help-stable-typed =
    You can type the number of a card or an answer, or one of the letters in the last line.
    ? this help · ? and a number or part of a title: read any card
    ? and a rule number: what it says · l log, with rules · q leave (the game is saved)

## Choosing a rulebook

menu-title = What would you like to play?
menu-choice = { $n } — { $title }
menu-recommended = { $title } (recommended)
menu-others = Other rulebooks…
menu-learn = Learn to play with a guided game…
menu-saved = Saved games…
menu-none-saved = No unfinished game is saved.
menu-ask = Type a number (Enter: 1, q: quit)

## How two rulebooks differ

diff-title = { $a } and { $b }
diff-none = These two rulebooks are identical as far as the program knows.
diff-players = Players
diff-first = Who goes first
diff-babies = Babies
diff-unicorns-go = Unicorns are played into
diff-destroy = You can destroy cards in
diff-win = The win counts
diff-chain = Effects
diff-targets = Targets declared in advance
diff-object = Magic card with no target
diff-letters = Tie-break letters are counted in
diff-option = Option { $name }
diff-option-none = none
diff-only = Only in { $profile }
diff-texts = Cards with different text
diff-value-babies-picked = each player picks one
diff-value-babies-random = dealt at random
diff-value-first-random = random, or chosen by the table
diff-value-first-colourful = the player with the most colourful baby
diff-value-unicorns-go-own = your own stable
diff-value-unicorns-go-any = any stable
diff-value-destroy-others = other players’ stables
diff-value-destroy-any = any stable, including your own
diff-value-win-at-once = immediately
diff-value-win-turn-end = at the end of your turn
diff-value-win-chain = when the chain of effects is resolved
diff-value-chain-no = one at a time, each resolved before the next
diff-value-chain-yes = a chain of links; targets are chosen before a link is resolved
diff-value-targets-all = for magic cards and unicorns
diff-value-targets-magic = for magic cards; a unicorn’s targets are chosen when it enters
diff-value-object-no = can be played; the impossible part is skipped
diff-value-object-yes = cannot be played
diff-value-letters-ru = Russian
diff-value-letters-uk = Ukrainian
diff-value-letters-en = English

## Rules by number

rule-R-SET-01 = Two to eight players; three to eight in the Ukrainian first edition
rule-R-SET-02 = The babies are set aside; all other cards are shuffled together
rule-R-SET-03 = The table may shuffle in expansions
rule-R-SET-04 = Everyone starts with five cards
rule-R-SET-05 = Everyone gets a baby, by choice or at random
rule-R-SET-06 = Everyone starts with one baby; the others wait in the nursery
rule-R-SET-07 = Chance, the table or the most colourful baby decides who goes first
rule-R-SET-08 = Play passes to the left
rule-R-SET-09 = Everyone has a reference card
rule-R-TWO-01 = With two players, the basic unicorns and some other cards are removed
rule-R-TWO-02 = With two players, each gets a Neigh before the deal
rule-R-TWO-03 = With two players, the usual rules apply and seven unicorns win
rule-R-TURN-01 = A turn has four phases: start, draw, action, end
rule-R-TURN-02 = Start-of-turn effects come first
rule-R-TURN-03 = Only cards already in your stable when the turn starts take effect
rule-R-TURN-04 = Optional start-of-turn effects are lost once you draw
rule-R-TURN-05 = Mandatory start-of-turn effects cannot be skipped
rule-R-TURN-06 = You choose the order of your start-of-turn effects
rule-R-TURN-07 = In the draw phase you draw one card
rule-R-TURN-08 = Your action: play one card or draw one
rule-R-TURN-09 = An instant is not an action; it is only played in response
rule-R-TURN-10 = At the end of your turn, you keep at most seven cards
rule-R-WORD-01 = Draw: take the top card of the deck
rule-R-WORD-02 = The player who discards chooses the card
rule-R-WORD-03 = Sacrifice: discard a card from your own stable
rule-R-WORD-04 = Destroy: discard a card from another stable; in one edition, from any
rule-R-WORD-05 = Steal: take a card from another stable into your own
rule-R-WORD-06 = A card brought into a stable is not played, so nothing can stop it
rule-R-WORD-07 = “Any player” includes you, “another player” does not, “each player” is everyone
rule-R-WORD-08 = “Each other player” is everyone but you
rule-R-WORD-09 = Pull: take a card unseen. Choose: look first
rule-R-WORD-10 = The player whose effect it is picks the card, unless the card says otherwise
rule-R-CARD-01 = There are unicorns, magic cards, upgrades, downgrades and instants
rule-R-CARD-02 = A baby can only be in a stable or in the nursery
rule-R-CARD-03 = A basic unicorn has no effect
rule-R-CARD-04 = Unicorns are played into your own stable; in the first edition, into any
rule-R-CARD-05 = A magic card takes effect once and is discarded
rule-R-CARD-06 = Upgrades and downgrades are played into any stable and stay there
rule-R-CARD-07 = Instants are played in response to another player’s card
rule-R-CARD-08 = A card already in a stable cannot be stopped
rule-R-CARD-09 = Each card counts as one unicorn unless it says otherwise
rule-R-EFF-01 = A card has no effect while it is in your hand
rule-R-EFF-02 = An effect belongs to the player whose stable the card is in
rule-R-EFF-03 = Entering and leaving a stable count however they happen
rule-R-EFF-04 = “May” is optional; everything else is mandatory
rule-R-EFF-05 = “Then”: the second part only if the first was done
rule-R-EFF-06 = “And”: both parts, in order
rule-R-EFF-07 = “If you do”: the second part only if you chose the first
rule-R-EFF-08 = Impossible actions are skipped
rule-R-EFF-09 = A card that requires something impossible cannot be played
rule-R-EFF-10 = A card found by searching is shown to everyone, and the deck is shuffled
rule-R-EFF-11 = Targets are named before or after responses, as the table chooses
rule-R-EFF-12 = Sacrificing “a card” can get rid of a downgrade
rule-R-EFF-13 = A continuous effect lasts while its card is in the stable
rule-R-EFF-14 = A card that cannot be affected is immune to everything
rule-R-CHAIN-01 = Effects that trigger other effects form a chain of links
rule-R-CHAIN-02 = The whole chain is resolved before play continues
rule-R-CHAIN-03 = Effects triggered at the same time form one link
rule-R-CHAIN-04 = All targets of a link are chosen before it is resolved
rule-R-CHAIN-05 = No card can be chosen twice in one link
rule-R-CHAIN-06 = Only as many effects happen as there are targets
rule-R-CHAIN-07 = Targets of mandatory effects are chosen first
rule-R-CHAIN-08 = Whatever a link triggers forms the next link
rule-R-CHAIN-09 = No one wins until the chain is resolved
rule-R-END-01 = Seven unicorns win; with six or more players, six
rule-R-END-02 = The edition decides when a win counts
rule-R-END-03 = Only unicorns count; pandas do not
rule-R-END-04 = If the deck runs out, the player with the most unicorns wins
rule-R-END-05 = A tie goes to the player with the most letters in the titles of their unicorns
rule-R-END-06 = If the letters are tied too, everyone loses
