### The output of `stablemates verify`.

## What was checked; .bad is used if the check fails

fair-noted = The commitment is the one you noted.
    .bad = The commitment is not the one you noted. The match file has { $commitment }
fair-commitment = The secret matches the commitment: its SHA-256 is the same.
    .bad = Field commitment: the secret does not match it; its SHA-256 is different.
fair-seed = The seed follows from the secret, the table and the players’ words.
    .bad = Field seed: it does not follow from the secret, the table and the players’ words.
fair-deck = The seed gives the deck order in the match file.
    .bad = Field deck: the seed gives a different order.
fair-hands = Everyone was dealt the starting hand in the match file.
    .bad = Field hands: different cards were dealt.
fair-answers = Every answer is legal and leads to the positions in the match file.
    .bad = The game cannot be replayed. { $why }
fair-sum = The checksum is correct: the match file is undamaged.
    .bad = Field sum: the match file was changed after it was written (a name, an answer or a setting).

## The verdict

fair-game = { $title }: { $players }
fair-good = The deal was fair.
fair-forged = This match file is forged or damaged.
fair-day = This is the deal of the day, { $day }. Its secret is public: it follows from the date, so that everyone gets the same cards. The server could not choose them, but anyone could compute them in advance.
fair-unfinished = The game is not over yet; no one should know its secret.
fair-compare = You gave no commitment. Compare this one with what the table showed before the deal: { $commitment }

fair-proves = What this proves
fair-proves-fixed = The secret and the words determine the cards. If the commitment is the one you saw before the deal, no one has changed the secret since.
fair-proves-words = A player who does not know the secret cannot pick a word to get good cards, not even the last player to add one.
fair-proves-server = The server committed to its secret before it knew your word, so it could not pick a secret to suit your word either.
fair-open = What this does not prove
fair-open-looked = That the server did not look at the cards or tell someone about them: it knows the secret during the game.
fair-open-friend = That the server did not deal for itself or a friend: anyone who knows the secret and adds the last word can choose a word that helps. And if no one adds a word, the secret alone decides, and the server may have redrawn it until it liked the deal.
fair-open-moves = That these are the moves that were made: anyone can write a different game on the same cards. Look through it: you remember how it went.
fair-open-noted = Anything at all, if no one noted the commitment before the deal.
