### The rulings that the referee cites; docs/rules/rulings.md has them all.

ruling = Ruling { $number }:
ruling-2-6 = Whatever is impossible is skipped. Only the first Russian edition forbids playing a magic card that can do nothing.
ruling-2-7 = Both targets of one effect are chosen before either leaves, and no card is chosen twice.
ruling-2-8 = You destroy and steal other players’ cards, and sacrifice your own. Only the first Russian edition lets you destroy your own.
ruling-3-2 = Only another player’s card can be stopped. That includes their { card-neigh } on your card.
ruling-3-4 = Nothing stops { card-super-neigh }.
ruling-3-5 = { card-yay } can be stopped while it is being played. From then on, nothing its player plays can be.
ruling-3-6 = With { card-slowdown } or { card-ginormous-unicorn } you can play neither { card-neigh } nor { card-super-neigh }. { card-blinding-light } lifts the unicorn’s ban.
ruling-4-1 = First it is decided whether a card can be chosen at all, then what may save it, then where it goes, then what that sets off.
ruling-4-3 = { card-black-knight-unicorn } helps against destroying, not against sacrificing. If the same effect takes it too, it saves no one.
ruling-4-9 = A protected card cannot be chosen at all. { card-rainbow-aura } protects the unicorns of its stable, and only from being destroyed.
ruling-5-3 = Effects on unicorns cannot choose a panda, and a panda does not count as the unicorn that a card asks for.
ruling-5-4 = A table option decides whether effects on “a card” reach pandas.
ruling-6-1 = { card-blinding-light } switches off all texts of the unicorns in its stable, including those about entering and leaving it.
ruling-7-4 = While { card-queen-bee-unicorn } is in a stable, basic unicorns cannot enter any other. Those already there stay.
ruling-7-5 = With { card-broken-stable } you cannot play upgrades, not even into another stable. They may still arrive in other ways.
ruling-7-6 = { card-glitter-tornado } takes one card from every stable.
ruling-7-7 = { card-unicorn-swap } steals from the player who was given the unicorn, and may take that one back.
ruling-7-15 = { card-dark-angel-unicorn } may bring back the unicorn that was just sacrificed, but not itself.

## Cards that no one has named

card-unknown = an unknown card
