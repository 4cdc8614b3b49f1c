### The names of games and editions for newcomers, and what a link says before anyone opens it.

## Games and their editions, for people who have never seen the boxes

game-stable = Стойло единорожков
game-unorog = Унорог
edition-second-uk = 2-е издание (2024, украинское)
edition-second-ru = 2-е издание (2020)
edition-first-uk = 1-е издание (украинское)
edition-first-ru = 1-е издание
edition-unorog = Обычные правила
menu-edition = { $game }, { $edition }

## What a link says about a table before anyone opens it

invitation-title = { $host } зовёт играть: «{ $game }»
    .open = Стол открыт: «{ $game }»
    .playing = «{ $game }»: { $host } за столом, можно смотреть
invitation-seats = { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
        [many] { $free } свободных мест
       *[other] { $free } свободного места
    }
    .none = все места заняты
invitation-free = без регистрации
invitation-site = Карточные игры с единорожками, с друзьями и ботами, прямо в браузере.

## What a link to a moment of a game says

moment-about = { $game } · шаг { $n } из { $last } · посмотри повтор
