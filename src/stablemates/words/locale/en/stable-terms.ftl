### The words of the stable game: the reference card, card types, zones, phases and editions.

## The reference card: the goal

ref-title = Reference card
ref-goal = { $goal ->
        [one] You win with { $goal } unicorn in your stable.
       *[other] You win with { $goal } unicorns in your stable.
    }
# When the win counts: one of three, by edition (R-END-02).
ref-win-at-once = The win counts immediately, as soon as the current effect is resolved.
ref-win-turn-end = The win counts at the end of your turn.
ref-win-chain = The win counts when the whole chain of effects is resolved.
ref-deck-out = If the deck runs out first, the player with the most unicorns wins; in a tie, the one with the most letters in the titles of their unicorns; if still tied, everyone loses.

## The reference card: the turn

ref-turn-beginning = Start of turn: use the start-of-turn effects in your stable.
ref-turn-draw = Draw: draw a card.
ref-turn-action = Action: play a unicorn, a magic card, an upgrade or a downgrade, or draw a card.
ref-turn-end = End of turn: discard down to 7 cards.
# Where a unicorn goes: one of two, by edition (R-CARD-04).
ref-play-own = Play unicorns into your own stable, upgrades and downgrades into any stable.
ref-play-any = Play unicorns, upgrades and downgrades into any stable.

## The reference card: the words

ref-word-draw = Draw: the top card of the deck goes to your hand.
ref-word-discard = Discard: a card of your choice goes from your hand to the discard pile.
ref-word-sacrifice = Sacrifice: a card goes from your own stable to the discard pile.
# .any: the edition in which your own cards can be destroyed (R-WORD-04).
ref-word-destroy = Destroy: a card goes from another player’s stable to the discard pile.
    .any = Destroy: a card goes from any stable, including yours, to the discard pile.
ref-word-steal = Steal: a card goes from another player’s stable to yours.
ref-word-bring = Bring: a card goes straight into the stable. That is not playing it, so no one can stop it.
ref-word-move = Move: a card goes from one stable to another.
ref-word-return = Return: a card goes from a stable to the hand of that stable’s player.
ref-word-pull = Pull: take a card at random, unseen. Choose: look, and take the one you want.
ref-word-search = Search: show everyone the card you found; then the deck is shuffled.
ref-word-enter = On entry: the card enters your stable, whether played, brought, stolen or moved.
ref-word-leave = Leave: the card leaves your stable, whether sacrificed, destroyed, stolen, moved or returned.
ref-word-may = You may: it is up to you. Without these words you must.
ref-word-and = And: do both, in this order.
ref-word-then = Then: the second part only if the first was done.
ref-word-if-you-do = If you do: the second part only if you chose to do the first.
ref-word-any-player = Any player: one player; you may choose yourself.
ref-word-another-player = Another player: one player, not you.
ref-word-each-player = Each player: everyone, including you.
ref-word-each-other-player = Each other player: everyone but you.
ref-word-impossible = Whatever cannot be done is skipped.
# .first: the same with the first edition's title of the card.
ref-word-neigh = Neigh: an instant that stops a card another player is playing from their hand. It cannot stop a card in a stable or its effect. Neigh cards: Neigh and Super Neigh.
    .first = Neigh: an instant that stops a card another player is playing from their hand. It cannot stop a card in a stable or its effect. Neigh cards: Neigh and Super Neigh.

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

phase-beginning = Start of turn
phase-draw = Draw
phase-action = Action
phase-end = End of turn

## Editions

profile-second-ru = Second edition, Russian
    .about = The 2020 rules, for 2–8 players: unicorns go into your own stable and a win counts immediately. When you make a player act on a card in their stable, you pick the card unless it says otherwise.
profile-second-uk = Second edition, Ukrainian
    .about = The 2024 rules, for 2–8 players: unicorns go into your own stable and a win counts immediately. A player who is made to act on a card in their stable picks it, unless the card says otherwise.
profile-first-uk = First edition, Ukrainian
    .about = For 3–8 players: babies are dealt at random, unicorns can be played into any stable, and a win counts at the end of your turn.
profile-first-ru = First edition, Russian
    .about = For 2–8 players: effects form a chain, and no one wins until it is resolved. Unicorns can be played into any stable, and you can destroy cards in your own stable too.
