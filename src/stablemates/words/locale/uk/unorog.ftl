### Unorog: everything that its engine can emit.  words/__init__.py explains the keys.

profile-unorog = Унорог
    .about = Позбудься карт, блефуй алікорном і вчасно кажи «Унорог!». Для 2–10 гравців.

## Questions

ask-unorog-turn = Твій хід: поклади карту в казан або візьми карту з криниці.
ask-unorog-second = { $source }: тепер поклади карту цього кольору: { $colour }.
ask-unorog-stone = { $source }: { $owed ->
        [one] візьми { $owed } карту
        [few] візьми { $owed } карти
        [many] візьми { $owed } карт
       *[other] візьми { $owed } карти
    } або переведи далі будь-яким каменем подвоєння.
ask-unorog-dust = { $source }: пропусти хід або перехопи його будь-яким мішечком із сонним пилом.
ask-unorog-alicorn = { $last } грає { $source }, колір: { $colour }. Візьми чотири карти й пропусти хід, урятуйся каменем цього кольору або вимагай перевірки.
    .brief = { $last } грає { $source }, колір: { $colour }. Чотири карти, камінь цього кольору чи перевірка?
ask-unorog-catch = У гравця { $last } одна карта. Якщо «Унорог!» не пролунало, лови: це плюс дві карти.

# Options that differ by a word: which colour to name.
choose-unorog-word = Який колір назвати?

## Options; .key is what to type, the first one is shown

verb-unorog-draw = узяти карту
    .key = в d
verb-unorog-take = узяти карти
    .key = в t
verb-unorog-sleep = пропустити хід
    .key = с s
verb-unorog-check = вимагати перевірки
    .key = п c
verb-unorog-pass = промовчати
    .key = н n
verb-unorog-catch = спіймати!
    .key = у u
verb-unorog-play = покласти: { $card }{ $word ->
        [none] { "" }
       *[other] , колір: { $word }
    }
verb-unorog-call = «Унорог!» — і покласти: { $card }{ $word ->
        [none] { "" }
       *[other] , колір: { $word }
    }

## Words that go with options and events

word-unorog-blue = блакитний
    .code = Б B
word-unorog-green = зелений
    .code = З G
word-unorog-red = червоний
    .code = Ч R
word-unorog-yellow = жовтий
    .code = Ж Y

## Events

event-unorog-dealer-card = Хто роздає? { $seat } тягне: { $card }.
    .you = Хто роздає? Ти тягнеш: { $card }.
    .each = Жереб, хто роздає: { $list }.
event-unorog-dealer = { $seat } роздає карти.
    .you = Ти роздаєш карти.
event-unorog-not-a-lock = Не локон, замішується назад: { $card }. Відкривається інша карта.
event-unorog-open = Казан відкриває карта { $card }.
event-unorog-draw = { $seat } бере: { $card }.
    .you = Ти береш: { $card }.
    .unseen = { $count ->
        [one] { $seat } бере { $count } карту.
        [few] { $seat } бере { $count } карти.
        [many] { $seat } бере { $count } карт.
       *[other] { $seat } бере { $count } карти.
    }
    .each = { $count ->
        [one] Кожен отримує { $count } карту.
        [few] Кожен отримує { $count } карти.
        [many] Кожен отримує { $count } карт.
       *[other] Кожен отримує { $count } карти.
    }
event-unorog-refill = { $n ->
        [one] Криниця порожня: у неї замішують { $n } карту з казана.
        [few] Криниця порожня: у неї замішують { $n } карти з казана.
        [many] Криниця порожня: у неї замішують { $n } карт із казана.
       *[other] Криниця порожня: у неї замішують { $n } карти з казана.
    }
event-unorog-empty = { $seat }: брати більше нема чого.
event-unorog-call = { $seat }: «Унорог!»
    .you = Ти кажеш: «Унорог!»
event-unorog-play = { $seat } кладе карту { $card }{ $word ->
        [none] .
       *[other] {" "}і називає колір: { $word }.
    }
    .you = Ти кладеш карту { $card }{ $word ->
        [none] .
       *[other] {" "}і називаєш колір: { $word }.
    }
event-unorog-mirror = { $n ->
        [-1] Напрямок змінюється: тепер ←.
       *[other] Напрямок змінюється: тепер →.
    }
event-unorog-sleep = { $seat } спить і пропускає хід.
    .you = Ти спиш і пропускаєш хід.
event-unorog-check = { $seat } не вірить гравцеві { $whom } і вимагає перевірки.
    .you = Ти не віриш гравцеві { $whom } і вимагаєш перевірки.
    .yours = { $seat } не вірить тобі й вимагає перевірки.
event-unorog-show = { $seat } показує: { $card }.
    .you = Ти показуєш: { $card }.
    .unseen = { $count ->
        [one] { $seat } показує { $count } карту гравцеві { $whom }.
        [few] { $seat } показує { $count } карти гравцеві { $whom }.
        [many] { $seat } показує { $count } карт гравцеві { $whom }.
       *[other] { $seat } показує { $count } карти гравцеві { $whom }.
    }
event-unorog-dishonest = Обман! { $seat } забирає карту { $card } назад, колір знову попередній.
    .you = Обман викрито! Ти забираєш карту { $card } назад, колір знову попередній.
event-unorog-honest = Алікорн чесний: підозри марні.
    .you = Твій алікорн чесний: підозри марні.
event-unorog-catch = { $seat } намагається спіймати гравця { $whom }: «Унорог!»
    .you = Ти намагаєшся спіймати гравця { $whom }: «Унорог!»
    .yours = { $seat } намагається спіймати тебе: «Унорог!»
event-unorog-round = { $n ->
        [one] { $seat } лишається без карт і виграє раунд: { $n } очко.
        [few] { $seat } лишається без карт і виграє раунд: { $n } очки.
        [many] { $seat } лишається без карт і виграє раунд: { $n } очок.
       *[other] { $seat } лишається без карт і виграє раунд: { $n } очка.
    }
    .you = { $n ->
        [one] Ти лишаєшся без карт і виграєш раунд: { $n } очко.
        [few] Ти лишаєшся без карт і виграєш раунд: { $n } очки.
        [many] Ти лишаєшся без карт і виграєш раунд: { $n } очок.
       *[other] Ти лишаєшся без карт і виграєш раунд: { $n } очка.
    }

## Why a card cannot be played

why-unorog-not-in-hand = Цієї карти немає на руці: { $card }.
why-unorog-over = Гру закінчено.
why-unorog-not-your-turn = Зараз не твій хід.
why-unorog-catch-first = Спершу виріши, чи ловити гравця з однією картою.
why-unorog-second-colour = З копитом не піде: { $card }. Потрібен названий колір: { $colour }.
why-unorog-only-a-stone = Не допоможе: { $card }. На тебе діє { $source } — перевести його можна лише каменем подвоєння.
why-unorog-only-dust = Не допоможе: { $card }. На тебе діє { $source } — перехопити хід можна лише мішечком із сонним пилом.
why-unorog-only-a-stone-of-the-colour = Не допоможе: { $card }. На тебе діє { $source } — рятує лише камінь подвоєння названого кольору: { $colour }.
why-unorog-colour-or-number = Не підходить: { $card }. У казані зверху { $source }, колір: { $colour }. Потрібен той самий колір або те саме число.
why-unorog-colour-or-relic = Не підходить: { $card }. У казані зверху { $source }, колір: { $colour }. Потрібен той самий колір або така сама реліквія.

## Outcomes

outcome-unorog-empty-hand = { $points ->
        [one] Перемагає { $seat }: рука порожня, { $points } очко.
        [few] Перемагає { $seat }: рука порожня, { $points } очки.
        [many] Перемагає { $seat }: рука порожня, { $points } очок.
       *[other] Перемагає { $seat }: рука порожня, { $points } очка.
    }
    .you = { $points ->
        [one] Перемога твоя: рука порожня, { $points } очко!
        [few] Перемога твоя: рука порожня, { $points } очки!
        [many] Перемога твоя: рука порожня, { $points } очок!
       *[other] Перемога твоя: рука порожня, { $points } очка!
    }
    .nobody = Не перемагає ніхто.
outcome-unorog-points = { $points ->
        [one] Матч виграє { $seat }: { $points } очко.
        [few] Матч виграє { $seat }: { $points } очки.
        [many] Матч виграє { $seat }: { $points } очок.
       *[other] Матч виграє { $seat }: { $points } очка.
    }
    .you = { $points ->
        [one] Матч твій: { $points } очко. Унорог знову живий!
        [few] Матч твій: { $points } очки. Унорог знову живий!
        [many] Матч твій: { $points } очок. Унорог знову живий!
       *[other] Матч твій: { $points } очка. Унорог знову живий!
    }
    .nobody = Не перемагає ніхто.

## Table options

option-unorog-stone-skips = Камінь забирає хід
    .about = Хто бере карти через камінь подвоєння, той ще й пропускає хід.
    .source = За правилами хід забирають сонний пил і алікорн, а камінь — ні.
option-unorog-stones-add-up = Камені додаються
    .about = Кожен камінь подвоєння, яким переводять, додає дві карти.
    .source = За правилами наступний бере дві карти, хоч би скільки каменів зіграли.
option-unorog-goal = Мета матчу
    .about = Раунди грають, доки хтось не набере стільки очок; 0 — один раунд.
    .source = Чи грати матч, правила лишають на вибір столу й називають мету: 532 очки.
option-unorog-dust-by-value = Сонний пил — за номіналом
    .about = Сонний пил кладуть на будь-яку реліквію дії, зокрема на камінь чи дзеркало іншого кольору: номінал у них усіх 20.
    .source = Загальне правило книги — «або того самого кольору, або того самого номіналу». Для каменів і дзеркал у ній є суворіші застереження, для пилу — немає.
value-unorog-0 = один раунд

## Facts of a view

fact-unorog-round = Раунд
fact-unorog-turn = Ходить
fact-unorog-colour = Колір
fact-unorog-well = Криниця
fact-unorog-cauldron = Казан
fact-unorog-points = Очки

## The board of the terminal

board-unorog-cauldron = Казан
board-unorog-colour = колір
board-unorog-well = { $n ->
        [one] у криниці { $n } карта
        [few] у криниці { $n } карти
        [many] у криниці { $n } карт
       *[other] у криниці { $n } карти
    }
board-unorog-round = Раунд { $n }
board-unorog-goal = { $n ->
        [one] до { $n } очка
        [few] до { $n } очок
        [many] до { $n } очок
       *[other] до { $n } очка
    }
board-unorog-call = у перед картою: «Унорог!»
    .key = у u
board-unorog-call-alone = «Унорог!» кажуть разом із картою: { $example }.
board-unorog-bluff = Алікорн зараз був би обманом: на руці є колір казана. Перевірки може вимагати { $seat }.

## The rules

help-unorog =
    Мета — позбутися всіх карт. Хто лишається без карт, виграє раунд і отримує очки за карти решти: локон — його число, реліквія дії — 20, найстарша реліквія — 50.

    У свій хід поклади одну карту в казан або візьми одну з криниці.
    Локон: на той самий колір або те саме число.
    Камінь подвоєння: на свій колір або на будь-який камінь. Наступний бере дві карти або переводить далі своїм каменем.
    Дзеркало: на свій колір або на будь-яке дзеркало. Змінює напрямок гри.
    Мішечок із сонним пилом: на свій колір або на будь-який мішечок. Наступний пропускає хід або перехоплює його своїм мішечком і грає далі.
    Копито: на будь-що. Назви колір і одразу поклади ще одну карту цього кольору, якщо вона є.
    Алікорн: на будь-що. Назви колір; наступний бере чотири карти й пропускає хід. Чесно, лише якщо на руці немає кольору казана. Рятує камінь подвоєння названого кольору. Хто не вірить, вимагає перевірки: у разі обману той, хто грав алікорн, забирає його й бере чотири карти, а якщо підозри марні, той, хто вимагав перевірки, бере шість карт і пропускає хід.

    Перш ніж покласти передостанню карту, кажуть «Унорог!»: набери «у» разом із картою, наприклад «у 3». Якщо хтось забуває, скажи це слово, коли тебе запитають: за забудькуватість беруть дві карти.

## Rules by number

rule-U-DECK-01 = У грі 108 карт: 76 локонів, 24 реліквії дії та 8 найстарших реліквій
rule-U-SET-01 = Роздає той, чия карта за жеребом старша
rule-U-SET-02 = Кожен починає із семи карт
rule-U-SET-03 = Казан відкриває локон
rule-U-SET-04 = Починає наступний після того, хто роздає
rule-U-SET-05 = Грають від двох до десяти людей
rule-U-TURN-01 = У свій хід кладуть одну карту або беруть одну
rule-U-TURN-02 = Локон кладуть на той самий колір або те саме число
rule-U-TURN-03 = Реліквію дії кладуть на її колір або на таку саму реліквію
rule-U-TURN-04 = Порожню криницю поповнюють із казана
rule-U-STONE-01 = Через камінь подвоєння наступний бере дві карти
rule-U-STONE-02 = Камінь подвоєння переводять каменем подвоєння
rule-U-MIRROR-01 = Дзеркало змінює напрямок гри
rule-U-DUST-01 = Через сонний пил наступний пропускає хід
rule-U-DUST-02 = Сонний пил перехоплюють сонним пилом
rule-U-HOOF-01 = З копитом називають колір і кладуть ще карту цього кольору
rule-U-ALI-01 = Алікорн чесний, лише якщо на руці немає кольору казана
rule-U-ALI-02 = Через алікорн наступний бере чотири карти й пропускає хід
rule-U-ALI-03 = Від алікорна рятує камінь подвоєння названого кольору
rule-U-ALI-04 = Алікорн можна перевірити
rule-U-CALL-01 = З передостанньою картою кажуть «Унорог!»
rule-U-CALL-02 = Забуте «Унорог!» коштує двох карт, якщо хтось помітить
rule-U-END-01 = Раунд виграє той, у кого не лишилося карт
rule-U-END-02 = Матч триває, доки хтось не набере потрібні очки

## What the cards do

text-unorog-lock = Локон однорога. Лягає на свій колір або своє число й більше нічого не робить.
text-unorog-stone = На свій колір або на будь-який камінь подвоєння. Наступний бере дві карти або переводить далі своїм каменем.
text-unorog-mirror = На свій колір або на будь-яке дзеркало. Напрямок гри змінюється.
text-unorog-dust = На свій колір або на будь-який мішечок із сонним пилом. Наступний пропускає хід або перехоплює його своїм мішечком і грає далі.
text-unorog-hoof = На будь-що. Назви колір і одразу поклади ще одну карту цього кольору, якщо вона є.
text-unorog-alicorn = На будь-що; назви колір. Наступний бере чотири карти й пропускає хід або вимагає перевірки, якщо не вірить, що на твоїй руці не було кольору казана.

## Cards; .code is printed on the card, and can be typed

card-blue-0 = Блакитна 0
    .code = Б0
    .text = { text-unorog-lock }
card-blue-1 = Блакитна 1
    .code = Б1
    .text = { text-unorog-lock }
card-blue-2 = Блакитна 2
    .code = Б2
    .text = { text-unorog-lock }
card-blue-3 = Блакитна 3
    .code = Б3
    .text = { text-unorog-lock }
card-blue-4 = Блакитна 4
    .code = Б4
    .text = { text-unorog-lock }
card-blue-5 = Блакитна 5
    .code = Б5
    .text = { text-unorog-lock }
card-blue-6 = Блакитна 6
    .code = Б6
    .text = { text-unorog-lock }
card-blue-7 = Блакитна 7
    .code = Б7
    .text = { text-unorog-lock }
card-blue-8 = Блакитна 8
    .code = Б8
    .text = { text-unorog-lock }
card-blue-9 = Блакитна 9
    .code = Б9
    .text = { text-unorog-lock }
card-blue-stone = Блакитний камінь подвоєння
    .code = БП
    .text = { text-unorog-stone }
card-blue-mirror = Блакитне дзеркало
    .code = БД
    .text = { text-unorog-mirror }
card-blue-dust = Блакитний мішечок із сонним пилом
    .code = БС
    .text = { text-unorog-dust }
card-green-0 = Зелена 0
    .code = З0
    .text = { text-unorog-lock }
card-green-1 = Зелена 1
    .code = З1
    .text = { text-unorog-lock }
card-green-2 = Зелена 2
    .code = З2
    .text = { text-unorog-lock }
card-green-3 = Зелена 3
    .code = З3
    .text = { text-unorog-lock }
card-green-4 = Зелена 4
    .code = З4
    .text = { text-unorog-lock }
card-green-5 = Зелена 5
    .code = З5
    .text = { text-unorog-lock }
card-green-6 = Зелена 6
    .code = З6
    .text = { text-unorog-lock }
card-green-7 = Зелена 7
    .code = З7
    .text = { text-unorog-lock }
card-green-8 = Зелена 8
    .code = З8
    .text = { text-unorog-lock }
card-green-9 = Зелена 9
    .code = З9
    .text = { text-unorog-lock }
card-green-stone = Зелений камінь подвоєння
    .code = ЗП
    .text = { text-unorog-stone }
card-green-mirror = Зелене дзеркало
    .code = ЗД
    .text = { text-unorog-mirror }
card-green-dust = Зелений мішечок із сонним пилом
    .code = ЗС
    .text = { text-unorog-dust }
card-red-0 = Червона 0
    .code = Ч0
    .text = { text-unorog-lock }
card-red-1 = Червона 1
    .code = Ч1
    .text = { text-unorog-lock }
card-red-2 = Червона 2
    .code = Ч2
    .text = { text-unorog-lock }
card-red-3 = Червона 3
    .code = Ч3
    .text = { text-unorog-lock }
card-red-4 = Червона 4
    .code = Ч4
    .text = { text-unorog-lock }
card-red-5 = Червона 5
    .code = Ч5
    .text = { text-unorog-lock }
card-red-6 = Червона 6
    .code = Ч6
    .text = { text-unorog-lock }
card-red-7 = Червона 7
    .code = Ч7
    .text = { text-unorog-lock }
card-red-8 = Червона 8
    .code = Ч8
    .text = { text-unorog-lock }
card-red-9 = Червона 9
    .code = Ч9
    .text = { text-unorog-lock }
card-red-stone = Червоний камінь подвоєння
    .code = ЧП
    .text = { text-unorog-stone }
card-red-mirror = Червоне дзеркало
    .code = ЧД
    .text = { text-unorog-mirror }
card-red-dust = Червоний мішечок із сонним пилом
    .code = ЧС
    .text = { text-unorog-dust }
card-yellow-0 = Жовта 0
    .code = Ж0
    .text = { text-unorog-lock }
card-yellow-1 = Жовта 1
    .code = Ж1
    .text = { text-unorog-lock }
card-yellow-2 = Жовта 2
    .code = Ж2
    .text = { text-unorog-lock }
card-yellow-3 = Жовта 3
    .code = Ж3
    .text = { text-unorog-lock }
card-yellow-4 = Жовта 4
    .code = Ж4
    .text = { text-unorog-lock }
card-yellow-5 = Жовта 5
    .code = Ж5
    .text = { text-unorog-lock }
card-yellow-6 = Жовта 6
    .code = Ж6
    .text = { text-unorog-lock }
card-yellow-7 = Жовта 7
    .code = Ж7
    .text = { text-unorog-lock }
card-yellow-8 = Жовта 8
    .code = Ж8
    .text = { text-unorog-lock }
card-yellow-9 = Жовта 9
    .code = Ж9
    .text = { text-unorog-lock }
card-yellow-stone = Жовтий камінь подвоєння
    .code = ЖП
    .text = { text-unorog-stone }
card-yellow-mirror = Жовте дзеркало
    .code = ЖД
    .text = { text-unorog-mirror }
card-yellow-dust = Жовтий мішечок із сонним пилом
    .code = ЖС
    .text = { text-unorog-dust }
card-hoof = Копито
    .code = КО
    .text = { text-unorog-hoof }
card-alicorn = Алікорн
    .code = АЛ
    .text = { text-unorog-alicorn }
