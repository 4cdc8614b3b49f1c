### What the laboratory reports.

## The report of a run

lab-title = { $game }: what the games show
lab-intro = A line around a point is its 95 % confidence interval. Green is surely more than the dashed line (in a table: than what is usual for any card), red surely less.
lab-games = games
lab-deals = deals, played by both sides
lab-players = players
lab-bots = bots
lab-seed = seed
lab-turns = turns in a game
lab-answers = answers in a game
lab-average = average
lab-any-card = any card
lab-filter = Find a card

lab-places-title = Win rate by order of play
lab-places-note = Place 1 takes the first turn of the game, place 2 the next one.
lab-place = Place { $n }
lab-seats-title = Win rate by seat
lab-seats-note = Who sits where.
lab-seat = Seat { $n }: { $bot }
lab-lengths-title = Length of games
lab-lengths-note = Mean { $mean } ±{ $half }, median { $median }; 95 of 100 games are over by { $most }.
lab-endings-title = How games end
lab-endings-note = Share of all games.
lab-strongest-title = The strongest and the weakest cards
lab-strongest-note = Win rate of the players who had drawn the card, in the first hand or later; dashed: the same for any card.
lab-cards-title = Card by card
lab-cards-note = Click a column to sort. A card that is played late is played by those who are ahead, and one who draws much wins more; free of that is only the win rate with the card in the first hand, which is chance.
lab-moments-title = What happens in a game
lab-moments-note = Mean number in a game.
lab-own-title = Collector { $name }

lab-column-card = Card
lab-column-drawn = Drawn
    .about = Copies in a game, the first hands included
lab-column-played = Played
    .about = Copies in a game
lab-column-stopped = Neighed
    .about = Share of the plays that were stopped
lab-column-dealt-won = Wins when in the first hand
    .about = Share of the players with the card in the first hand who won
lab-column-drawn-won = Wins when drawn
    .about = Share of the players who had drawn the card who won
lab-column-played-won = Wins when played
    .about = Share of the players who had played the card who won
lab-column-kept = In a stable at the end
    .about = Stables in a game in which it lies at the end
lab-column-kept-won = Wins when in the stable at the end
    .about = Share of the players with the card in the stable at the end who won
lab-column-left = Left in hand
    .about = Hands in a game in which it is left at the end
lab-column-moment = What
lab-column-mean = In a game
lab-column-measure = What
lab-column-difference = Difference

## Reasons why a game is over

lab-reason-unicorns = enough unicorns
lab-reason-deck-out = the deck is empty: most unicorns
lab-reason-letters = the deck is empty: most letters
lab-reason-everybody-loses = everybody loses
lab-reason-empty-hand = an empty hand
lab-reason-points = enough points
lab-reason-unfinished = broken off

## Moments of a game

lab-moment-aim = a target is declared
lab-moment-aim-player = a player is a declared target
lab-moment-aim-stable = a card for another stable
lab-moment-baby = a baby unicorn is chosen
lab-moment-bring = brought into a stable
lab-moment-call = “Unorog!” is called
lab-moment-catch = a forgotten call is noticed
lab-moment-check = an alicorn is checked
lab-moment-deal = dealt
lab-moment-dealer = a dealer is found
lab-moment-dealer-card = cards drawn for the deal
lab-moment-destroy = destroyed
lab-moment-discard = discarded
lab-moment-dishonest = a dishonest alicorn is found out
lab-moment-draw = drawn
lab-moment-empty = nothing left to draw
lab-moment-enter = enters a stable
lab-moment-extra-turn = an extra turn
lab-moment-first = who begins
lab-moment-give-back = given back
lab-moment-honest = a checked alicorn was honest
lab-moment-mirror = the direction turns
lab-moment-move = moved to another stable
lab-moment-no-effect = an effect finds nothing to do
lab-moment-not-a-lock = a card that cannot open the cauldron
lab-moment-open = the cauldron is opened
lab-moment-over = the end
lab-moment-play = played
lab-moment-pull = pulled from a hand
lab-moment-put-back = the rest is put back on the deck
lab-moment-recover = taken from the discard pile
lab-moment-refill = the well is refilled
lab-moment-return = returned to a hand
lab-moment-roam = roams to another stable
lab-moment-round = a round is over
lab-moment-sacrifice = sacrificed
lab-moment-show = shown to somebody
lab-moment-shuffle = the deck is shuffled
lab-moment-shuffle-in = shuffled into the deck
lab-moment-sleep = slept through by dust
lab-moment-steal = stolen
lab-moment-stopped = stopped by a Neigh
lab-moment-swap = hands are swapped, card by card
lab-moment-take = searched out of the deck
lab-moment-take-secretly = taken from the top of the deck
lab-moment-transform = transformed

## Two sides

lab-compare-title = { $a } against { $b }
lab-compare-intro = The same deals for both. A difference is what “{ $b }” has more than “{ $a }”, with its 95 % confidence interval.
lab-compare-rates-title = Who wins, and how
lab-compare-rates-note = Change in percentage points with “{ $b }”.
lab-compare-measures-title = What changes in a game
lab-compare-measures-note = Means of a game, compared deal by deal.
lab-compare-cards-title = What the cards are worth
lab-compare-cards-note = Win rate of those who had drawn the card: “{ $b }” less “{ $a }”, in percentage points.
lab-no-difference = no difference
lab-measure-first = the first player wins
lab-measure-end = end: { $reason }

## On the screen

lab-progress = games
lab-speed = { $games } { $count ->
        [one] game
       *[other] games
    } in { $seconds } s: { $rate } games/s on { $processes ->
        [one] { $processes } core
       *[other] { $processes } cores
    }, { $share } of their full speed ({ $alone } games/s each).
lab-nothing-new = All { $games } games had been played before.
lab-report-at = Report: { $path }
lab-stopped = Stopped after { $games } games. Go on: { $program } simulate --resume --report { $path }
lab-stopped-lost = Stopped after { $games } games. With --report FOLDER the next start can go on.
lab-rate-line = { $label }: { $rate }
