### What `stablemates verify` says about the deal of a recorded game.

## What was looked at; .bad is said when it is not so

fair-noted = The commitment is the one you noted.
    .bad = The commitment is not the one you noted. The record has { $commitment }
fair-commitment = The secret is the one that was promised: its SHA-256 is the commitment.
    .bad = Field commitment: the secret is not the one that was promised, its SHA-256 is another.
fair-seed = The seed follows from the secret, the table and the players’ words.
    .bad = Field seed: it does not follow from the secret, the table and the players’ words.
fair-deck = The seed shuffles the deck into the order that the record names.
    .bad = Field deck: the seed shuffles the cards into another order.
fair-hands = Everybody was dealt the first hand that the record names.
    .bad = Field hands: other cards were dealt.
fair-answers = All answers can be given, and lead to the positions that the record names.
    .bad = The game cannot be played again. { $why }
fair-sum = The sum over the whole record is right: no letter of it is damaged.
    .bad = Field sum: something in the record was changed since it was written: a name, an answer or a setting.

## What comes of it

fair-game = { $title }: { $players }
fair-good = The deal is in order.
fair-forged = This record is forged or damaged.
fair-unfinished = The game is not over yet; its secret should not be known.
fair-compare = You have named no commitment. Compare this one with what the table showed before the deal: { $commitment }

fair-proves = What this proves
fair-proves-fixed = The cards were fixed by the secret and the words. If the commitment is the one you saw before the deal, nobody has changed the secret since.
fair-proves-words = A player who does not know the secret cannot aim a word at good cards, not even the last one to add a word.
fair-proves-server = The server was bound to its secret before it knew your word, so it could not aim the secret at good cards either.
fair-open = What it does not prove
fair-open-looked = That the server did not look at the cards, or tell somebody about them: it knows the secret during the game.
fair-open-friend = That it has not dealt for itself or a friend: who knows the secret and is the last to add a word can choose one that helps. And if nobody adds a word, the secret alone decides, which the server may have drawn until it liked the deal.
fair-open-moves = That the moves are those that were made: anybody can write down another game on the same cards. Look at it: you remember how it was.
fair-open-noted = Anything at all, if nobody noted the commitment before the deal.
