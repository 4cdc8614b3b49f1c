### What the lab reports.

## The report of a run

lab-title = { $game }: что показали партии
lab-intro = Черта у точки — доверительный интервал 95 %. Зелёное значимо больше пунктира (в таблице: больше, чем у карт в среднем), красное значимо меньше.
lab-games = { $count ->
        [one] партия
        [few] партии
        [many] партий
       *[other] партии
    }
lab-deals = { $count ->
        [one] раздача, сыгранная обеими сторонами
        [few] раздачи, сыгранные обеими сторонами
        [many] раздач, сыгранных обеими сторонами
       *[other] раздачи, сыгранной обеими сторонами
    }
lab-players = { $count ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
lab-bots = боты
lab-seed = зерно
lab-turns = ходов в партии
lab-answers = ответов в партии
lab-average = среднее
lab-any-card = любая карта
lab-filter = Найти карту

lab-places-title = Доля побед по очерёдности хода
lab-places-note = 1-й ход — первый в партии, 2-й — следующий.
lab-place = { $n }-й ход
lab-seats-title = Доля побед по местам за столом
lab-seats-note = Кто где сидит.
lab-seat = Место { $n }: { $bot }
lab-lengths-title = Длина партий
lab-lengths-note = В среднем { $mean } ±{ $half }, медиана { $median }; в 95 % партий — не больше { $most }.
lab-endings-title = Чем кончаются партии
lab-endings-note = Доля всех партий.
lab-strongest-title = Самые сильные и самые слабые карты
lab-strongest-note = Доля побед тех, кто взял карту: при раздаче или позже; пунктир — то же для любой карты.
lab-cards-title = Карта за картой
lab-cards-note = Щёлкни по столбцу, чтобы отсортировать. Поздние карты играет тот, кто впереди, а кто больше берёт, тот чаще побеждает; свободна от этого только доля побед с картой в стартовой руке: её решает случай.
lab-moments-title = Что бывает за партию
lab-moments-note = Среднее число за партию.
lab-own-title = Счётчик { $name }

lab-column-card = Карта
lab-column-drawn = Взята
    .about = Экземпляров за партию вместе с раздачей
lab-column-played = Сыграна
    .about = Экземпляров за партию
lab-column-stopped = Остановлена
    .about = Доля розыгрышей, которые остановили
lab-column-dealt-won = Побед с ней в стартовой руке
    .about = Доля победивших среди тех, кому она досталась при раздаче
lab-column-drawn-won = Побед, если взята
    .about = Доля победивших среди тех, кто её взял
lab-column-played-won = Побед, если сыграна
    .about = Доля победивших среди тех, кто её сыграл
lab-column-kept = В стойле в конце
    .about = В скольких стойлах за партию она лежит в конце
lab-column-kept-won = Побед с ней в стойле в конце
    .about = Доля победивших среди тех, у кого она в конце в стойле
lab-column-left = Осталась на руке
    .about = На скольких руках за партию она остаётся в конце
lab-column-moment = Что
lab-column-mean = За партию
lab-column-measure = Что
lab-column-difference = Разница

## Reasons why a game is over

lab-reason-unicorns = единорожков достаточно
lab-reason-deck-out = колода пуста: больше всех единорожков
lab-reason-letters = колода пуста: больше всех букв
lab-reason-everybody-loses = проиграли все
lab-reason-empty-hand = пустая рука
lab-reason-points = очков достаточно
lab-reason-unfinished = прервана

## Moments of a game

lab-moment-aim = объявлена цель
lab-moment-aim-player = целью объявлен игрок
lab-moment-aim-stable = карта в чужое стойло
lab-moment-baby = выбран малыш
lab-moment-bring = помещено в стойло
lab-moment-call = сказано «Унорог!»
lab-moment-catch = замечено, что не сказали
lab-moment-check = проверка аликорна
lab-moment-deal = роздано
lab-moment-dealer = выбран раздающий
lab-moment-dealer-card = карт взято, чтобы выбрать раздающего
lab-moment-destroy = уничтожено
lab-moment-discard = сброшено
lab-moment-dishonest = нечестный аликорн раскрыт
lab-moment-draw = взято
lab-moment-empty = брать больше нечего
lab-moment-enter = вошло в стойло
lab-moment-extra-turn = дополнительный ход
lab-moment-first = кто начинает
lab-moment-give-back = отдано назад
lab-moment-honest = проверенный аликорн честен
lab-moment-mirror = смена направления
lab-moment-move = перемещено в другое стойло
lab-moment-no-effect = эффект ничего не может сделать
lab-moment-not-a-lock = карта, которой нельзя открыть котёл
lab-moment-open = открыт котёл
lab-moment-over = конец
lab-moment-play = сыграно
lab-moment-pull = вытянуто с руки
lab-moment-put-back = остаток положен назад на колоду
lab-moment-recover = взято из сброса
lab-moment-refill = колодец наполнен снова
lab-moment-return = возвращено на руку
lab-moment-roam = ушло в другое стойло
lab-moment-round = конец раунда
lab-moment-sacrifice = принесено в жертву
lab-moment-show = показано кому-то
lab-moment-shuffle = колода перемешана
lab-moment-shuffle-in = замешано в колоду
lab-moment-sleep = ход пропущен из-за пыли
lab-moment-steal = украдено
lab-moment-stopped = остановлено
lab-moment-swap = карт перешло при обмене руками
lab-moment-take = найдено в колоде
lab-moment-take-secretly = взято с верха колоды
lab-moment-transform = превращено

## Two sides

lab-compare-title = «{ $a }» и «{ $b }»: сравнение
lab-compare-intro = Одни и те же раздачи у обеих сторон. Разница — насколько у «{ $b }» больше, чем у «{ $a }», с доверительным интервалом 95 %.
lab-compare-rates-title = Кто побеждает и как
lab-compare-rates-note = На сколько процентных пунктов больше или меньше, если играть так: «{ $b }».
lab-compare-measures-title = Что меняется в партии
lab-compare-measures-note = Средние за партию, сравнение раздача за раздачей.
lab-compare-cards-title = Чего стоят карты
lab-compare-cards-note = Доля побед тех, кто взял карту: «{ $b }» минус «{ $a }», в процентных пунктах.
lab-no-difference = нет разницы
lab-measure-first = побеждает начавший
lab-measure-end = конец: { $reason }

## On the screen

lab-progress = партии
lab-speed = { $games } { $count ->
        [one] партия
        [few] партии
        [many] партий
       *[other] партии
    } за { $seconds } с, { $rate } в секунду на { $processes ->
        [one] { $processes } ядре
        [few] { $processes } ядрах
        [many] { $processes } ядрах
       *[other] { $processes } ядрах
    }, { $share } полной скорости ({ $alone } в секунду на ядро).
lab-nothing-new = Все партии ({ $games }) были сыграны раньше.
lab-report-at = Отчёт: { $path }
lab-stopped = Остановлено, сыграно партий: { $games }. Продолжить: { $program } simulate --resume --report { $path }
lab-stopped-lost = Остановлено, сыграно партий: { $games }. С --report ПАПКА следующий запуск сможет продолжить.
lab-rate-line = { $label }: { $rate }
