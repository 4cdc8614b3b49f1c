### The words of the stable game: the reference card, card types, zones, phases and editions.

## The reference card: the goal

ref-title = Reference card
ref-goal = { $goal ->
        [one] You win with { $goal } unicorn in your stable.
       *[other] You win with { $goal } unicorns in your stable.
    }
# When the win counts: one of three, by edition (R-END-02).
ref-win-at-once = The win counts at once, as soon as the current effect is done.
ref-win-turn-end = The win counts at the end of your own turn.
ref-win-chain = The win counts when the whole chain of effects is done.
ref-deck-out = If the deck runs out first, the most unicorns win; if equal, the most letters in their titles; if still equal, everybody loses.

## The reference card: the turn

ref-turn-beginning = Beginning: apply the effects in your stable that speak of the start of your turn.
ref-turn-draw = Draw: draw a card.
ref-turn-action = Action: play a unicorn, a magic card, an upgrade or a downgrade, or draw a card.
ref-turn-end = End: discard until you have no more than 7 cards in hand.
# Where a unicorn goes: one of two, by edition (R-CARD-04).
ref-play-own = Play unicorns into your own stable, upgrades and downgrades into any stable.
ref-play-any = Play unicorns, upgrades and downgrades into any stable.

## The reference card: the words

ref-word-draw = Draw: the top card of the deck goes to your hand.
ref-word-discard = Discard: a card of your choice goes from your hand to the discard pile.
ref-word-sacrifice = Sacrifice: a card goes from your own stable to the discard pile.
# .any: the edition in which your own stable is reached too (R-WORD-04).
ref-word-destroy = Destroy: a card goes from another player's stable to the discard pile.
    .any = Destroy: a card goes from any stable, even yours, to the discard pile.
ref-word-steal = Steal: a card goes from another player's stable to yours.
ref-word-bring = Bring: a card goes straight into the stable. That is not playing, so nobody can stop it.
ref-word-move = Move: a card goes from one stable to another.
ref-word-return = Return: a card goes from a stable to the hand of that stable's player.
ref-word-pull = Pull: take a card at random, unseen. Choose: look and take the one you like.
ref-word-search = Search: show everyone the card you found; after the search the deck is shuffled.
ref-word-enter = On entry: the card has come into your stable in any way: played, brought, stolen or moved.
ref-word-leave = Leave: the card goes out of your stable in any way: sacrificed, destroyed, stolen, moved or returned.
ref-word-may = You may: it is up to you. Without these words you must.
ref-word-and = And: do both, in this order.
ref-word-then = Then: the second part only if the first was done.
ref-word-if-you-do = If you do: the second part only if you chose to do the first.
ref-word-any-player = Any player: one player, you may choose yourself.
ref-word-another-player = Another player: one player, not you.
ref-word-each-player = Each player: everybody, you too.
ref-word-each-other-player = Each other player: everybody but you.
ref-word-impossible = What cannot be done is skipped.
# .first: the same with the first edition's title of the card.
ref-word-neigh = Neigh: an instant that stops a card another player is playing from the hand. It cannot stop a card in a stable or its effect. Neigh cards: Neigh and Super Neigh.
    .first = Neigh: an instant that stops a card another player is playing from the hand. It cannot stop a card in a stable or its effect. Neigh cards: Neigh and Super Neigh.

## Card types

type-unicorn = Unicorn
type-baby = Baby unicorn
type-basic = Basic unicorn
type-magical = Magical unicorn
type-magic = Magic card
type-upgrade = Upgrade
type-downgrade = Downgrade
type-instant = Instant
type-panda = Panda

## Zones

zone-nursery = Nursery
zone-stable = Stable
zone-playing = Being played

## Phases of a turn

phase-beginning = Beginning
phase-draw = Draw
phase-action = Action
phase-end = End

## Editions

profile-second-ru = Second edition, Russian
    .about = The rules of 2020, for 2–8 players: unicorns go into your own stable and the win counts at once. If you make a player act with a card of their stable, you pick it, unless the card says otherwise.
profile-second-uk = Second edition, Ukrainian
    .about = The rules of 2024, for 2–8 players: unicorns go into your own stable and the win counts at once. A player made to act with a card of their own stable picks it, unless the card says otherwise.
profile-first-uk = First edition, Ukrainian
    .about = For 3–8 players: babies are dealt at random, unicorns can be played into any stable, and the win counts at the end of your own turn.
profile-first-ru = First edition, Russian
    .about = For 2–8 players: effects form a chain, and nobody wins before it is done. Unicorns can be played into any stable; destroying reaches your own stable too.
