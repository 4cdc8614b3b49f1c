### What the lab reports.

## The report of a run

lab-title = { $game }: simulation report
lab-intro = The line around a point is its 95% confidence interval. Green is significantly above the dashed line (in a table: above the average card); red is significantly below it.
lab-games = { $count ->
        [one] game
       *[other] games
    }
lab-deals = { $count ->
        [one] deal, played by both sides
       *[other] deals, each played by both sides
    }
lab-players = { $count ->
        [one] player
       *[other] players
    }
lab-bots = bots
lab-seed = seed
lab-turns = turns per game
lab-answers = answers per game
lab-average = average
lab-any-card = any card
lab-filter = Find a card

lab-places-title = Win rate by order of play
lab-places-note = Position 1 takes the first turn, position 2 the second, and so on.
lab-place = Position { $n }
lab-seats-title = Win rate by seat
lab-seats-note = Which bot sits where.
lab-seat = Seat { $n }: { $bot }
lab-lengths-title = Game length
lab-lengths-note = Mean { $mean } ±{ $half }, median { $median }; 95% of games end by { $most }.
lab-endings-title = How games end
lab-endings-note = Share of all games.
lab-strongest-title = Strongest and weakest cards
lab-strongest-note = Win rate of players who drew the card, in their starting hand or later; the dashed line is the average card.
lab-cards-title = Card by card
lab-cards-note = Click a column to sort by it. Late cards are played by the player who is ahead, and players who draw more win more. Only the win rate with the card in the starting hand is free of that bias, because the starting hand is random.
lab-moments-title = What happens in a game
lab-moments-note = Average count per game.
lab-own-title = Collector: { $name }

lab-column-card = Card
lab-column-drawn = Drawn
    .about = Copies per game, starting hands included
lab-column-played = Played
    .about = Copies per game
lab-column-stopped = Stopped
    .about = Share of plays that were stopped
lab-column-dealt-won = Win rate, in starting hand
    .about = Win rate of players with the card in their starting hand
lab-column-drawn-won = Win rate, drawn
    .about = Win rate of players who drew the card
lab-column-played-won = Win rate, played
    .about = Win rate of players who played the card
lab-column-kept = In a stable at the end
    .about = Stables per game that hold it at the end
lab-column-kept-won = Win rate, in stable at the end
    .about = Win rate of players with the card in their stable at the end
lab-column-left = Left in hand
    .about = Hands per game that hold it at the end
lab-column-moment = Event
lab-column-mean = Per game
lab-column-measure = Measure
lab-column-difference = Difference

## Reasons why a game is over

lab-reason-unicorns = enough unicorns
lab-reason-deck-out = deck ran out: most unicorns
lab-reason-letters = deck ran out: most letters
lab-reason-everybody-loses = everyone loses
lab-reason-empty-hand = an empty hand
lab-reason-points = enough points
lab-reason-unfinished = aborted

## Moments of a game

lab-moment-aim = targets declared
lab-moment-aim-player = a player is a declared target
lab-moment-aim-stable = aimed at another stable
lab-moment-baby = baby unicorn chosen
lab-moment-bring = brought into a stable
lab-moment-call = “Unorog!” called
lab-moment-catch = missed call caught
lab-moment-check = alicorn challenged
lab-moment-deal = dealt
lab-moment-dealer = dealer decided
lab-moment-dealer-card = cards drawn to decide the dealer
lab-moment-destroy = destroyed
lab-moment-discard = discarded
lab-moment-dishonest = bluff exposed
lab-moment-draw = drawn
lab-moment-empty = nothing left to draw
lab-moment-enter = entered a stable
lab-moment-extra-turn = extra turn
lab-moment-first = first player decided
lab-moment-give-back = returned to its previous stable
lab-moment-honest = challenged alicorn was honest
lab-moment-mirror = direction reversed
lab-moment-move = moved to another stable
lab-moment-no-effect = an effect finds nothing to do
lab-moment-not-a-lock = starting card that was not a lock
lab-moment-open = cauldron started
lab-moment-over = game over
lab-moment-play = played
lab-moment-pull = pulled from a hand
lab-moment-put-back = rest put back on the deck
lab-moment-recover = taken from the discard pile
lab-moment-refill = well refilled
lab-moment-return = returned to a hand
lab-moment-roam = wandered to another stable
lab-moment-round = round over
lab-moment-sacrifice = sacrificed
lab-moment-show = shown to a player
lab-moment-shuffle = deck shuffled
lab-moment-shuffle-in = shuffled into the deck
lab-moment-sleep = turn lost to sleep dust
lab-moment-steal = stolen
lab-moment-stopped = stopped
lab-moment-swap = cards traded in hand swaps
lab-moment-take = found in the deck
lab-moment-take-secretly = taken from the top of the deck
lab-moment-transform = transformed

## Two sides

lab-compare-title = { $a } vs. { $b }
lab-compare-intro = Both sides play the same deals. A difference is “{ $b }” minus “{ $a }”, with its 95% confidence interval.
lab-compare-rates-title = Who wins, and how
lab-compare-rates-note = Change in percentage points with “{ $b }”.
lab-compare-measures-title = What changes
lab-compare-measures-note = Averages per game, paired by deal.
lab-compare-cards-title = Card strength
lab-compare-cards-note = Win rate of players who drew the card: “{ $b }” minus “{ $a }”, in percentage points.
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
    }, { $share } of full speed ({ $alone } games/s per core).
lab-nothing-new = All { $games } games had already been played.
lab-report-at = Report: { $path }
lab-stopped = Stopped after { $games } games. To resume: { $program } simulate --resume --report { $path }
lab-stopped-lost = Stopped after { $games } games. Use --report FOLDER to make a run resumable.
lab-rate-line = { $label }: { $rate }
