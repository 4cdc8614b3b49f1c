### The names of games and editions for newcomers, and what a link says before anyone opens it.

## Games and their editions, for people who have never seen the boxes

game-stable = Unicorn Stable
game-unorog = Unorog
edition-second-uk = 2nd edition (2024)
edition-second-ru = 2nd edition (2020)
edition-first-uk = 1st edition (Ukrainian)
edition-first-ru = 1st edition (Russian)
edition-unorog = Standard rules
menu-edition = { $game }, { $edition }

## What a link says about a table before anyone opens it

invitation-title = { $host } invites you to { $game }
    .open = { $game }: a table is open
    .playing = Watch { $host } play { $game }
invitation-seats = { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
    .none = all seats are taken
invitation-free = no account
invitation-site = Unicorn card games with friends and bots, in your browser.

## What a link to a moment of a game says

moment-about = { $game } · step { $n } of { $last } · watch the replay
