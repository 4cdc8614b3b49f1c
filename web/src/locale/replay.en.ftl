### The replay of a finished game.

replay-title = Replay of game { $n }
replay-board = Board
replay-controls = Replay controls
replay-slider = Position in the game
replay-at = Step { $n } of { $last }
replay-go = Go to step { $n }
replay-first = Go to the deal
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-next = Step forward
replay-last = Go to the end
replay-speed = Speed
replay-share = Link to this moment
replay-share-text = Look at step { $n } of this game
replay-copied = Link copied.
replay-open = Show all hands
replay-open-about = The game is over and its match file is public, so that anyone can verify the deal. That is why all hands can be shown now; during the game no one could see them.
replay-no-cards = no cards
replay-to-table = Back to the table
replay-none = Nothing to show here
replay-home = Home

## Numbers

replay-numbers = The game in numbers
replay-turns = { $n ->
        [one] { $n } turn in all.
       *[other] { $n } turns in all.
    }
replay-chain = { $n ->
        [one] Longest chain: { $n } response to one card.
       *[other] Longest chain: { $n } responses to one card.
    }
replay-show = Show
replay-count-turns = Turns
replay-count-played = Cards played
replay-count-drawn = Cards drawn
replay-count-neighs = Instants played
replay-count-stopped = Cards stopped by others
replay-count-steals = Stolen
replay-count-destroyed = Destroyed
replay-count-sacrificed = Sacrificed
replay-count-discarded = Discarded
replay-count-calls = “Unorog!” calls
replay-count-caught = Players caught
replay-count-checks = Challenges

## The receipt of the shuffle

replay-receipt = Shuffle receipt
replay-receipt-about = Before the deal the table published a commitment, and the players added words. Together they determine every card. Your browser can recompute the deal right here.
replay-receipt-continues = This game continues another one. Its cards were dealt there, so there is no deal to verify here.
replay-receipt-day = This is the deal of the day, { $day }. Its secret is public: it follows from the date, so that everyone gets the same cards. The server could not choose them, but anyone could compute them in advance.
replay-noted = The commitment, if you noted it before the game
replay-check = Verify here
replay-verify-page = Verification page
replay-check-insecure = Your browser can only do this on a secure (https) page. Download the match file and run “stablemates verify”.
replay-check-failed = The deal could not be verified just now.
replay-good = Verified: the deal was fair.
replay-bad = Something doesn’t match.
replay-commitment = Commitment
replay-words = Words
replay-found-noted = The commitment is the one you noted.
replay-found-commitment = The secret matches the commitment.
replay-found-seed = The seed follows from the secret and the words.
replay-found-deck = The seed gives this order of the deck.
replay-found-hands = The starting hands come from this deck.
replay-found-kinds = The cards are labelled correctly.
replay-found-sum = The match file has not been changed since the game.
