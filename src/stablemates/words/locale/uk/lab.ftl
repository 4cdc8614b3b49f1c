### What the lab reports.

## The report of a run

lab-title = { $game }: що показали партії
lab-intro = Риска біля точки — довірчий інтервал 95 %. Зелене значуще більше за пунктир (у таблиці: більше, ніж у карт у середньому), червоне значуще менше.
lab-games = { $count ->
        [one] партія
        [few] партії
        [many] партій
       *[other] партії
    }
lab-deals = { $count ->
        [one] роздача, зіграна обома сторонами
        [few] роздачі, зіграні обома сторонами
        [many] роздач, зіграних обома сторонами
       *[other] роздачі, зіграної обома сторонами
    }
lab-players = { $count ->
        [one] гравець
        [few] гравці
        [many] гравців
       *[other] гравця
    }
lab-bots = боти
lab-seed = зерно
lab-turns = ходів у партії
lab-answers = відповідей у партії
lab-average = середнє
lab-any-card = будь-яка карта
lab-filter = Знайти карту

lab-places-title = Частка перемог за черговістю ходу
lab-places-note = 1-й хід — перший у партії, 2-й — наступний.
lab-place = { $n }-й хід
lab-seats-title = Частка перемог за місцями за столом
lab-seats-note = Хто де сидить.
lab-seat = Місце { $n }: { $bot }
lab-lengths-title = Довжина партій
lab-lengths-note = У середньому { $mean } ±{ $half }, медіана { $median }; у 95 % партій — не більше { $most }.
lab-endings-title = Чим закінчуються партії
lab-endings-note = Частка всіх партій.
lab-strongest-title = Найсильніші та найслабші карти
lab-strongest-note = Частка перемог тих, хто взяв карту: під час роздачі чи пізніше; пунктир — те саме для будь-якої карти.
lab-cards-title = Карта за картою
lab-cards-note = Клацни стовпець, щоб відсортувати. Пізні карти грає той, хто попереду, а хто більше бере, той частіше перемагає; вільна від цього лише частка перемог із картою в стартовій руці: її вирішує випадок.
lab-moments-title = Що буває за партію
lab-moments-note = Середня кількість за партію.
lab-own-title = Лічильник { $name }

lab-column-card = Карта
lab-column-drawn = Узята
    .about = Примірників за партію разом із роздачею
lab-column-played = Зіграна
    .about = Примірників за партію
lab-column-stopped = Зупинена
    .about = Частка розіграшів, які зупинили
lab-column-dealt-won = Перемог із нею в стартовій руці
    .about = Частка переможців серед тих, кому вона дісталася під час роздачі
lab-column-drawn-won = Перемог, якщо взята
    .about = Частка переможців серед тих, хто її взяв
lab-column-played-won = Перемог, якщо зіграна
    .about = Частка переможців серед тих, хто її зіграв
lab-column-kept = У стайні наприкінці
    .about = У скількох стайнях за партію вона лежить наприкінці
lab-column-kept-won = Перемог із нею у стайні наприкінці
    .about = Частка переможців серед тих, у кого вона наприкінці у стайні
lab-column-left = Лишилася на руці
    .about = На скількох руках за партію вона лишається наприкінці
lab-column-moment = Що
lab-column-mean = За партію
lab-column-measure = Що
lab-column-difference = Різниця

## Reasons why a game is over

lab-reason-unicorns = однорогів достатньо
lab-reason-deck-out = колода порожня: найбільше однорогів
lab-reason-letters = колода порожня: найбільше літер
lab-reason-everybody-loses = програли всі
lab-reason-empty-hand = порожня рука
lab-reason-points = очок достатньо
lab-reason-unfinished = перервана

## Moments of a game

lab-moment-aim = оголошено ціль
lab-moment-aim-player = ціллю оголошено гравця
lab-moment-aim-stable = карта в чужу стайню
lab-moment-baby = вибрано малюка
lab-moment-bring = поміщено у стайню
lab-moment-call = сказано «Унорог!»
lab-moment-catch = помічено, що не сказали
lab-moment-check = перевірка алікорна
lab-moment-deal = роздано
lab-moment-dealer = вибрано, хто роздає
lab-moment-dealer-card = карт узято, щоб вибрати, хто роздає
lab-moment-destroy = знищено
lab-moment-discard = скинуто
lab-moment-dishonest = нечесний алікорн викрито
lab-moment-draw = узято
lab-moment-empty = брати більше нема чого
lab-moment-enter = потрапило у стайню
lab-moment-extra-turn = додатковий хід
lab-moment-first = хто починає
lab-moment-give-back = віддано назад
lab-moment-honest = перевірений алікорн чесний
lab-moment-mirror = зміна напрямку
lab-moment-move = переміщено до іншої стайні
lab-moment-no-effect = ефект нічого не може зробити
lab-moment-not-a-lock = карта, якою не можна відкрити казан
lab-moment-open = казан відкрито
lab-moment-over = кінець
lab-moment-play = зіграно
lab-moment-pull = витягнуто з руки
lab-moment-put-back = решту покладено назад на колоду
lab-moment-recover = узято зі скиду
lab-moment-refill = криницю наповнено знову
lab-moment-return = повернено на руку
lab-moment-roam = перейшло до іншої стайні
lab-moment-round = кінець раунду
lab-moment-sacrifice = пожертвувано
lab-moment-show = показано комусь
lab-moment-shuffle = колоду перетасовано
lab-moment-shuffle-in = замішано в колоду
lab-moment-sleep = хід пропущено через пил
lab-moment-steal = украдено
lab-moment-stopped = зупинено
lab-moment-swap = карт перейшло під час обміну руками
lab-moment-take = знайдено в колоді
lab-moment-take-secretly = узято згори колоди
lab-moment-transform = перетворено

## Two sides

lab-compare-title = «{ $a }» і «{ $b }»: порівняння
lab-compare-intro = Ті самі роздачі в обох сторін. Різниця — наскільки в «{ $b }» більше, ніж у «{ $a }», із довірчим інтервалом 95 %.
lab-compare-rates-title = Хто перемагає і як
lab-compare-rates-note = На скільки відсоткових пунктів більше чи менше, якщо грати так: «{ $b }».
lab-compare-measures-title = Що змінюється в партії
lab-compare-measures-note = Середні за партію, порівняння роздача за роздачею.
lab-compare-cards-title = Чого варті карти
lab-compare-cards-note = Частка перемог тих, хто взяв карту: «{ $b }» мінус «{ $a }», у відсоткових пунктах.
lab-no-difference = немає різниці
lab-measure-first = перемагає той, хто почав
lab-measure-end = кінець: { $reason }

## On the screen

lab-progress = партії
lab-speed = { $games } { $count ->
        [one] партія
        [few] партії
        [many] партій
       *[other] партії
    } за { $seconds } с, { $rate } на секунду на { $processes ->
        [one] { $processes } ядрі
        [few] { $processes } ядрах
        [many] { $processes } ядрах
       *[other] { $processes } ядрах
    }, { $share } повної швидкості ({ $alone } на секунду на ядро).
lab-nothing-new = Усі партії ({ $games }) було зіграно раніше.
lab-report-at = Звіт: { $path }
lab-stopped = Зупинено, зіграно партій: { $games }. Далі: { $program } simulate --resume --report { $path }
lab-stopped-lost = Зупинено, зіграно партій: { $games }. Із --report ТЕКА наступний запуск зможе продовжити.
lab-rate-line = { $label }: { $rate }
