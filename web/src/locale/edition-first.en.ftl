### The words of the first edition, on top of the shared ones of the page.

## The examples and rulings of the gallery: other words, and cards that the first edition plays differently

example-magical-kittencorn =
    .ruling = Magic cards do nothing to it at all. In the second edition it is safe only from being destroyed by them.
example-seductive-unicorn = You steal a Rainbow Unicorn: it enters your stable, so you may bring a basic unicorn too.
    .ruling = When this card leaves, the stolen unicorn goes back. In the second edition it stays, but stealing costs a card.
example-unicorn-phoenix = Someone destroys it while you hold another card: it enters your stable again.
    .ruling = With an empty hand you cannot save it.
example-mermaid-unicorn =
    .ruling = Any card in any stable will do, even in yours; a baby goes to the nursery.
example-blinding-light = Under it, Americorn enters without an effect, but Ginormous Unicorn still counts as two.
    .ruling = Triggered effects are off, even on entry; continuous ones stay. When this leaves, missed effects are not made up for.
