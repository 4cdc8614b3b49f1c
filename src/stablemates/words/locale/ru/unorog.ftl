### Unorog: everything that its engine can emit.  words/__init__.py explains the keys.

profile-unorog = Унорог
    .about = Избавься от карт, блефуй аликорном и вовремя говори «Унорог!». Для 2–10 игроков.

## Questions

ask-unorog-turn = Твой ход: положи карту в котёл или возьми карту из колодца.
ask-unorog-second = { $source }: теперь положи карту этого цвета: { $colour }.
ask-unorog-stone = { $source }: { $owed ->
        [one] возьми { $owed } карту
        [few] возьми { $owed } карты
        [many] возьми { $owed } карт
       *[other] возьми { $owed } карты
    } или переведи дальше любым камнем удвоения.
ask-unorog-dust = { $source }: пропусти ход или перехвати его любым мешочком с пылью сна.
ask-unorog-alicorn = { $last } играет { $source }, цвет: { $colour }. Возьми четыре карты и пропусти ход, спасись камнем этого цвета или потребуй проверки.
    .brief = { $last } играет { $source }, цвет: { $colour }. Четыре карты, камень этого цвета или проверка?
ask-unorog-catch = У игрока { $last } одна карта. Если «Унорог!» не прозвучало, лови: это плюс две карты.

# Options that differ by a word: which colour to name.
choose-unorog-word = Какой цвет назвать?

## Options; .key is what to type, the first one is shown

verb-unorog-draw = взять карту
    .key = в d
verb-unorog-take = взять карты
    .key = в t
verb-unorog-sleep = пропустить ход
    .key = с s
verb-unorog-check = потребовать проверки
    .key = п c
verb-unorog-pass = промолчать
    .key = н n
verb-unorog-catch = поймать!
    .key = у u
verb-unorog-play = положить: { $card }{ $word ->
        [none] { "" }
       *[other] , цвет: { $word }
    }
verb-unorog-call = «Унорог!» — и положить: { $card }{ $word ->
        [none] { "" }
       *[other] , цвет: { $word }
    }

## Words that go with options and events

word-unorog-blue = голубой
    .code = Г B
word-unorog-green = зелёный
    .code = З G
word-unorog-red = красный
    .code = К R
word-unorog-yellow = жёлтый
    .code = Ж Y

## Events

event-unorog-dealer-card = Кто сдаёт? { $seat } тянет: { $card }.
    .you = Кто сдаёт? Ты тянешь: { $card }.
    .each = Жребий, кто сдаёт: { $list }.
event-unorog-dealer = { $seat } сдаёт карты.
    .you = Ты сдаёшь карты.
event-unorog-not-a-lock = Не локон, замешивается обратно: { $card }. Вскрывается другая карта.
event-unorog-open = Котёл открывает карта { $card }.
event-unorog-draw = { $seat } берёт: { $card }.
    .you = Ты берёшь: { $card }.
    .unseen = { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
        [many] { $seat } берёт { $count } карт.
       *[other] { $seat } берёт { $count } карты.
    }
    .each = { $count ->
        [one] Каждый получает { $count } карту.
        [few] Каждый получает { $count } карты.
        [many] Каждый получает { $count } карт.
       *[other] Каждый получает { $count } карты.
    }
event-unorog-refill = { $n ->
        [one] Колодец пуст: в него замешивают { $n } карту из котла.
        [few] Колодец пуст: в него замешивают { $n } карты из котла.
        [many] Колодец пуст: в него замешивают { $n } карт из котла.
       *[other] Колодец пуст: в него замешивают { $n } карты из котла.
    }
event-unorog-empty = { $seat }: брать больше нечего.
event-unorog-call = { $seat }: «Унорог!»
    .you = Ты говоришь: «Унорог!»
event-unorog-play = { $seat } кладёт карту { $card }{ $word ->
        [none] .
       *[other] {" "}и называет цвет: { $word }.
    }
    .you = Ты кладёшь карту { $card }{ $word ->
        [none] .
       *[other] {" "}и называешь цвет: { $word }.
    }
event-unorog-mirror = { $n ->
        [-1] Направление меняется: теперь ←.
       *[other] Направление меняется: теперь →.
    }
event-unorog-sleep = { $seat } спит и пропускает ход.
    .you = Ты спишь и пропускаешь ход.
event-unorog-check = { $seat } не верит игроку { $whom } и требует проверки.
    .you = Ты не веришь игроку { $whom } и требуешь проверки.
    .yours = { $seat } не верит тебе и требует проверки.
event-unorog-show = { $seat } показывает: { $card }.
    .you = Ты показываешь: { $card }.
    .unseen = { $count ->
        [one] { $seat } показывает { $count } карту игроку { $whom }.
        [few] { $seat } показывает { $count } карты игроку { $whom }.
        [many] { $seat } показывает { $count } карт игроку { $whom }.
       *[other] { $seat } показывает { $count } карты игроку { $whom }.
    }
event-unorog-dishonest = Обман! { $seat } забирает карту { $card } обратно, цвет снова прежний.
    .you = Обман раскрыт! Ты забираешь карту { $card } обратно, цвет снова прежний.
event-unorog-honest = Аликорн честный: подозрения напрасны.
    .you = Твой аликорн честный: подозрения напрасны.
event-unorog-catch = { $seat } пытается поймать игрока { $whom }: «Унорог!»
    .you = Ты пытаешься поймать игрока { $whom }: «Унорог!»
    .yours = { $seat } пытается поймать тебя: «Унорог!»
event-unorog-round = { $n ->
        [one] { $seat } остаётся без карт и выигрывает раунд: { $n } очко.
        [few] { $seat } остаётся без карт и выигрывает раунд: { $n } очка.
        [many] { $seat } остаётся без карт и выигрывает раунд: { $n } очков.
       *[other] { $seat } остаётся без карт и выигрывает раунд: { $n } очка.
    }
    .you = { $n ->
        [one] Ты остаёшься без карт и выигрываешь раунд: { $n } очко.
        [few] Ты остаёшься без карт и выигрываешь раунд: { $n } очка.
        [many] Ты остаёшься без карт и выигрываешь раунд: { $n } очков.
       *[other] Ты остаёшься без карт и выигрываешь раунд: { $n } очка.
    }

## Why a card cannot be played

why-unorog-not-in-hand = Этой карты нет на руке: { $card }.
why-unorog-over = Игра окончена.
why-unorog-not-your-turn = Сейчас не твой ход.
why-unorog-catch-first = Сначала реши, ловить ли игрока с одной картой.
why-unorog-second-colour = С копытом не пойдёт: { $card }. Нужен названный цвет: { $colour }.
why-unorog-only-a-stone = Не поможет: { $card }. На тебя действует { $source } — перевести его можно только камнем удвоения.
why-unorog-only-dust = Не поможет: { $card }. На тебя действует { $source } — перехватить ход можно только мешочком с пылью сна.
why-unorog-only-a-stone-of-the-colour = Не поможет: { $card }. На тебя действует { $source } — спасает только камень удвоения названного цвета: { $colour }.
why-unorog-colour-or-number = Не подходит: { $card }. В котле сверху { $source }, цвет: { $colour }. Нужен тот же цвет или то же число.
why-unorog-colour-or-relic = Не подходит: { $card }. В котле сверху { $source }, цвет: { $colour }. Нужен тот же цвет или такая же реликвия.

## Outcomes

outcome-unorog-empty-hand = { $points ->
        [one] Побеждает { $seat }: рука пуста, { $points } очко.
        [few] Побеждает { $seat }: рука пуста, { $points } очка.
        [many] Побеждает { $seat }: рука пуста, { $points } очков.
       *[other] Побеждает { $seat }: рука пуста, { $points } очка.
    }
    .you = { $points ->
        [one] Победа твоя: рука пуста, { $points } очко!
        [few] Победа твоя: рука пуста, { $points } очка!
        [many] Победа твоя: рука пуста, { $points } очков!
       *[other] Победа твоя: рука пуста, { $points } очка!
    }
    .nobody = Не побеждает никто.
outcome-unorog-points = { $points ->
        [one] Матч выигрывает { $seat }: { $points } очко.
        [few] Матч выигрывает { $seat }: { $points } очка.
        [many] Матч выигрывает { $seat }: { $points } очков.
       *[other] Матч выигрывает { $seat }: { $points } очка.
    }
    .you = { $points ->
        [one] Матч твой: { $points } очко. Унорог снова жив!
        [few] Матч твой: { $points } очка. Унорог снова жив!
        [many] Матч твой: { $points } очков. Унорог снова жив!
       *[other] Матч твой: { $points } очка. Унорог снова жив!
    }
    .nobody = Не побеждает никто.

## Table options

option-unorog-stone-skips = Камень отнимает ход
    .about = Кто берёт карты из-за камня удвоения, тот ещё и пропускает ход.
    .source = По правилам ход отнимают пыль сна и аликорн, а камень — нет.
option-unorog-stones-add-up = Камни складываются
    .about = Каждый камень удвоения, которым переводят, добавляет две карты.
    .source = По правилам следующий берёт две карты, сколько бы камней ни сыграли.
option-unorog-goal = Цель матча
    .about = Раунды играют, пока кто-нибудь не наберёт столько очков; 0 — один раунд.
    .source = Играть ли матч, правила оставляют на выбор стола и называют цель: 532 очка.
option-unorog-dust-by-value = Пыль сна — по номиналу
    .about = Пыль сна кладут на любую реликвию действия, в том числе на камень или зеркало другого цвета: номинал у них у всех 20.
    .source = Общее правило книги — «либо того же цвета, либо того же номинала». Для камней и зеркал в ней есть более строгие оговорки, для пыли — нет.
value-unorog-0 = один раунд

## Facts of a view

fact-unorog-round = Раунд
fact-unorog-turn = Ходит
fact-unorog-colour = Цвет
fact-unorog-well = Колодец
fact-unorog-cauldron = Котёл
fact-unorog-points = Очки

## The board of the terminal

board-unorog-cauldron = Котёл
board-unorog-colour = цвет
board-unorog-well = { $n ->
        [one] в колодце { $n } карта
        [few] в колодце { $n } карты
        [many] в колодце { $n } карт
       *[other] в колодце { $n } карты
    }
board-unorog-round = Раунд { $n }
board-unorog-goal = { $n ->
        [one] до { $n } очка
        [few] до { $n } очков
        [many] до { $n } очков
       *[other] до { $n } очка
    }
board-unorog-call = у перед картой: «Унорог!»
    .key = у u
board-unorog-call-alone = «Унорог!» говорят вместе с картой: { $example }.
board-unorog-bluff = Аликорн сейчас был бы обманом: на руке есть цвет котла. Проверку может потребовать { $seat }.

## The rules

help-unorog =
    Цель — избавиться от всех карт. Кто остаётся без карт, выигрывает раунд и получает очки за карты остальных: локон — его число, реликвия действия — 20, старейшая реликвия — 50.

    В свой ход положи одну карту в котёл или возьми одну из колодца.
    Локон: на тот же цвет или то же число.
    Камень удвоения: на свой цвет или на любой камень. Следующий берёт две карты или переводит дальше своим камнем.
    Зеркало: на свой цвет или на любое зеркало. Меняет направление игры.
    Мешочек с пылью сна: на свой цвет или на любой мешочек. Следующий пропускает ход или перехватывает его своим мешочком и играет дальше.
    Копыто: на что угодно. Назови цвет и сразу положи ещё одну карту этого цвета, если она есть.
    Аликорн: на что угодно. Назови цвет; следующий берёт четыре карты и пропускает ход. Честно, только если на руке нет цвета котла. Спасает камень удвоения названного цвета. Кто не верит, требует проверки: при обмане сыгравший забирает аликорн и берёт четыре карты, а если подозрения напрасны, требовавший проверки берёт шесть карт и пропускает ход.

    Перед тем как положить предпоследнюю карту, говорят «Унорог!»: набери «у» вместе с картой, например «у 3». Если кто-то забывает, скажи это слово, когда тебя спросят: за забывчивость берут две карты.

## Rules by number

rule-U-DECK-01 = В игре 108 карт: 76 локонов, 24 реликвии действия и 8 старейших реликвий
rule-U-SET-01 = Сдаёт тот, чья карта по жребию старше
rule-U-SET-02 = Каждый начинает с семи карт
rule-U-SET-03 = Котёл открывает локон
rule-U-SET-04 = Начинает следующий за сдающим
rule-U-SET-05 = Играют от двух до десяти человек
rule-U-TURN-01 = В свой ход кладут одну карту или берут одну
rule-U-TURN-02 = Локон кладут на тот же цвет или то же число
rule-U-TURN-03 = Реликвию действия кладут на её цвет или на такую же реликвию
rule-U-TURN-04 = Пустой колодец пополняют из котла
rule-U-STONE-01 = Из-за камня удвоения следующий берёт две карты
rule-U-STONE-02 = Камень удвоения переводят камнем удвоения
rule-U-MIRROR-01 = Зеркало меняет направление игры
rule-U-DUST-01 = Из-за пыли сна следующий пропускает ход
rule-U-DUST-02 = Пыль сна перехватывают пылью сна
rule-U-HOOF-01 = С копытом называют цвет и кладут ещё карту этого цвета
rule-U-ALI-01 = Аликорн честен, только если на руке нет цвета котла
rule-U-ALI-02 = Из-за аликорна следующий берёт четыре карты и пропускает ход
rule-U-ALI-03 = От аликорна спасает камень удвоения названного цвета
rule-U-ALI-04 = Аликорн можно проверить
rule-U-CALL-01 = С предпоследней картой говорят «Унорог!»
rule-U-CALL-02 = Забытое «Унорог!» стоит двух карт, если кто-то заметит
rule-U-END-01 = Раунд выигрывает тот, у кого не осталось карт
rule-U-END-02 = Матч идёт, пока кто-нибудь не наберёт нужные очки

## What the cards do

text-unorog-lock = Локон единорога. Ложится на свой цвет или своё число и больше ничего не делает.
text-unorog-stone = На свой цвет или на любой камень удвоения. Следующий берёт две карты или переводит дальше своим камнем.
text-unorog-mirror = На свой цвет или на любое зеркало. Направление игры меняется.
text-unorog-dust = На свой цвет или на любой мешочек с пылью сна. Следующий пропускает ход или перехватывает его своим мешочком и играет дальше.
text-unorog-hoof = На что угодно. Назови цвет и сразу положи ещё одну карту этого цвета, если она есть.
text-unorog-alicorn = На что угодно; назови цвет. Следующий берёт четыре карты и пропускает ход или требует проверки, если не верит, что на твоей руке не было цвета котла.

## Cards; .code is printed on the card, and can be typed

card-blue-0 = Голубая 0
    .code = Г0
    .text = { text-unorog-lock }
card-blue-1 = Голубая 1
    .code = Г1
    .text = { text-unorog-lock }
card-blue-2 = Голубая 2
    .code = Г2
    .text = { text-unorog-lock }
card-blue-3 = Голубая 3
    .code = Г3
    .text = { text-unorog-lock }
card-blue-4 = Голубая 4
    .code = Г4
    .text = { text-unorog-lock }
card-blue-5 = Голубая 5
    .code = Г5
    .text = { text-unorog-lock }
card-blue-6 = Голубая 6
    .code = Г6
    .text = { text-unorog-lock }
card-blue-7 = Голубая 7
    .code = Г7
    .text = { text-unorog-lock }
card-blue-8 = Голубая 8
    .code = Г8
    .text = { text-unorog-lock }
card-blue-9 = Голубая 9
    .code = Г9
    .text = { text-unorog-lock }
card-blue-stone = Голубой камень удвоения
    .code = ГУ
    .text = { text-unorog-stone }
card-blue-mirror = Голубое зеркало
    .code = ГЗ
    .text = { text-unorog-mirror }
card-blue-dust = Голубой мешочек с пылью сна
    .code = ГС
    .text = { text-unorog-dust }
card-green-0 = Зелёная 0
    .code = З0
    .text = { text-unorog-lock }
card-green-1 = Зелёная 1
    .code = З1
    .text = { text-unorog-lock }
card-green-2 = Зелёная 2
    .code = З2
    .text = { text-unorog-lock }
card-green-3 = Зелёная 3
    .code = З3
    .text = { text-unorog-lock }
card-green-4 = Зелёная 4
    .code = З4
    .text = { text-unorog-lock }
card-green-5 = Зелёная 5
    .code = З5
    .text = { text-unorog-lock }
card-green-6 = Зелёная 6
    .code = З6
    .text = { text-unorog-lock }
card-green-7 = Зелёная 7
    .code = З7
    .text = { text-unorog-lock }
card-green-8 = Зелёная 8
    .code = З8
    .text = { text-unorog-lock }
card-green-9 = Зелёная 9
    .code = З9
    .text = { text-unorog-lock }
card-green-stone = Зелёный камень удвоения
    .code = ЗУ
    .text = { text-unorog-stone }
card-green-mirror = Зелёное зеркало
    .code = ЗЗ
    .text = { text-unorog-mirror }
card-green-dust = Зелёный мешочек с пылью сна
    .code = ЗС
    .text = { text-unorog-dust }
card-red-0 = Красная 0
    .code = К0
    .text = { text-unorog-lock }
card-red-1 = Красная 1
    .code = К1
    .text = { text-unorog-lock }
card-red-2 = Красная 2
    .code = К2
    .text = { text-unorog-lock }
card-red-3 = Красная 3
    .code = К3
    .text = { text-unorog-lock }
card-red-4 = Красная 4
    .code = К4
    .text = { text-unorog-lock }
card-red-5 = Красная 5
    .code = К5
    .text = { text-unorog-lock }
card-red-6 = Красная 6
    .code = К6
    .text = { text-unorog-lock }
card-red-7 = Красная 7
    .code = К7
    .text = { text-unorog-lock }
card-red-8 = Красная 8
    .code = К8
    .text = { text-unorog-lock }
card-red-9 = Красная 9
    .code = К9
    .text = { text-unorog-lock }
card-red-stone = Красный камень удвоения
    .code = КУ
    .text = { text-unorog-stone }
card-red-mirror = Красное зеркало
    .code = КЗ
    .text = { text-unorog-mirror }
card-red-dust = Красный мешочек с пылью сна
    .code = КС
    .text = { text-unorog-dust }
card-yellow-0 = Жёлтая 0
    .code = Ж0
    .text = { text-unorog-lock }
card-yellow-1 = Жёлтая 1
    .code = Ж1
    .text = { text-unorog-lock }
card-yellow-2 = Жёлтая 2
    .code = Ж2
    .text = { text-unorog-lock }
card-yellow-3 = Жёлтая 3
    .code = Ж3
    .text = { text-unorog-lock }
card-yellow-4 = Жёлтая 4
    .code = Ж4
    .text = { text-unorog-lock }
card-yellow-5 = Жёлтая 5
    .code = Ж5
    .text = { text-unorog-lock }
card-yellow-6 = Жёлтая 6
    .code = Ж6
    .text = { text-unorog-lock }
card-yellow-7 = Жёлтая 7
    .code = Ж7
    .text = { text-unorog-lock }
card-yellow-8 = Жёлтая 8
    .code = Ж8
    .text = { text-unorog-lock }
card-yellow-9 = Жёлтая 9
    .code = Ж9
    .text = { text-unorog-lock }
card-yellow-stone = Жёлтый камень удвоения
    .code = ЖУ
    .text = { text-unorog-stone }
card-yellow-mirror = Жёлтое зеркало
    .code = ЖЗ
    .text = { text-unorog-mirror }
card-yellow-dust = Жёлтый мешочек с пылью сна
    .code = ЖС
    .text = { text-unorog-dust }
card-hoof = Копыто
    .code = КО
    .text = { text-unorog-hoof }
card-alicorn = Аликорн
    .code = АЛ
    .text = { text-unorog-alicorn }
