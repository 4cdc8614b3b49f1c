### What games and editions are called to strangers, and what a link says before anybody has opened it.

## Games and their editions, in the words of somebody who has never seen the boxes

game-stable = Стойло единорожков
game-unorog = Унорог
edition-second-uk = 2-е издание (2024, украинское)
edition-second-ru = 2-е издание (2020)
edition-first-uk = 1-е издание (украинское)
edition-first-ru = 1-е издание
edition-unorog = Обычные правила

## What a link says of a table before anybody has opened it

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

moment-about = { $game } · ход { $n } из { $last } · посмотри повтор
