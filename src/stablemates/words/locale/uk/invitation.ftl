### The names of games and editions for newcomers, and what a link says before anyone opens it.

## Games and their editions, for people who have never seen the boxes

game-stable = Стайня однорогів
game-unorog = Унорог
edition-second-uk = 2-ге видання (2024)
edition-second-ru = 2-ге видання (2020, російське)
edition-first-uk = 1-ше видання
edition-first-ru = 1-ше видання (російське)
edition-unorog = Звичайні правила
menu-edition = { $game }, { $edition }

## What a link says about a table before anyone opens it

invitation-title = { $host } кличе грати: «{ $game }»
    .open = Стіл відкрито: «{ $game }»
    .playing = «{ $game }»: { $host } за столом, можна дивитися
invitation-seats = { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
        [many] { $free } вільних місць
       *[other] { $free } вільного місця
    }
    .none = усі місця зайняті
invitation-free = без реєстрації
invitation-site = Карткові ігри з однорогами, з друзями та ботами, просто у браузері.

## What a link to a moment of a game says

moment-about = { $game } · крок { $n } з { $last } · подивись повтор
