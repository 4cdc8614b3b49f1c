### A game that is over, looked at once more.

replay-title = Replay of game { $n }
replay-board = The board
replay-controls = Replay controls
replay-slider = Moment of the game
replay-at = Step { $n } of { $last }
replay-go = To step { $n }
replay-first = To the deal
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-share = Link to this moment
replay-share-text = Look at step { $n } of this game
replay-copied = The link to this moment is copied.
replay-open = Open hands
replay-open-about = The game is over, and its whole record is published so that the deal can be checked. So everybody may look at the hands now; nobody could during the game.
replay-no-cards = no cards
replay-to-table = Back to the table
replay-none = There is nothing to show here
replay-home = Front page

## Numbers

replay-numbers = The game in numbers
replay-turns = { $n ->
        [one] { $n } turn in all.
       *[other] { $n } turns in all.
    }
replay-chain = { $n ->
        [one] Longest chain: { $n } answer to one card.
       *[other] Longest chain: { $n } answers to one card.
    }
replay-show = Show it
replay-count-turns = Turns
replay-count-played = Cards played
replay-count-drawn = Cards drawn
replay-count-neighs = Instants played
replay-count-stopped = Own cards stopped
replay-count-steals = Stolen
replay-count-destroyed = Destroyed
replay-count-sacrificed = Sacrificed
replay-count-discarded = Discarded
replay-count-calls = “Unorog!” said
replay-count-caught = Others caught
replay-count-checks = Checks demanded

## The receipt of the shuffle

replay-receipt = Receipt of the shuffle
replay-receipt-about = Before the deal the table showed a seal, and the players added words. From both follows every card. Your browser can compute it again, here and now.
replay-noted = The seal, if you noted it before the game
replay-check = Check it here
replay-verify-page = Page for doubters
replay-check-insecure = This browser can only compute this on a secure page (https). Download the record and use the command “stablemates verify”.
replay-check-failed = The record could not be checked just now.
replay-good = Checked: the deal is fair.
replay-bad = Something does not fit.
replay-commitment = Seal
replay-words = Words
replay-found-noted = The seal is the one you noted.
replay-found-commitment = The secret is the one that was sealed.
replay-found-seed = The seed follows from the secret and the words.
replay-found-deck = The seed puts the deck into this order.
replay-found-hands = The first hands come from this deck.
replay-found-kinds = The cards are what they are called.
replay-found-sum = The record was not changed afterwards.
