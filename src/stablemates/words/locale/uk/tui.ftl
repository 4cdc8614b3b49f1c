### Стіл на весь екран термінала.

tui-coming = Хвилинку: йдемо до столу…
tui-no-connection = ✗ немає зв’язку, відновлюється…
tui-table-waits = стіл чекає
tui-watching = ти дивишся
tui-hint = Стрілки й Enter, числа, літери або миша. ? — допомога.
tui-seconds = { $n } с
tui-bank = запас { $n } с
tui-bot = бот
tui-stand-in = грає бот
tui-away = немає на місці
tui-hand = Твоя рука:
tui-turn = хід: { $seat }
tui-owed = { $n ->
        [one] взяти { $n } карту
        [few] взяти { $n } карти
        [many] взяти { $n } карт
       *[other] взяти { $n } карти
    }
tui-look-through = Enter: подивитися, що там.
tui-nothing-to-see = Тут немає на що дивитися.

## The question

tui-answered = Відповідь прийнято. Решта ще може думати.
tui-others-may-answer = Інші можуть відповісти.
tui-waiting-for = Чекаємо: { $list }
tui-cancelled = Поки що: скасовано, якщо ніхто не відповість.
tui-goes-through = Поки що: карта спрацює, якщо ніхто не відповість.
tui-would-win = Це принесе перемогу!
tui-somebody-thinks = Хтось думає…
tui-other-question = { $card }: це не відповідь на запитання, яке зараз поставлено.
tui-stop-with = { $card } → { $what } ({ $who })
tui-hmm = хм…
tui-call = «Унорог!»
tui-which = Як саме?
tui-number = Число { $number }… ще цифра або Enter
tui-bot-plays = За тебе грає бот.
tui-take-back = Повернути моє місце
tui-result = Підсумок
tui-wish = Повернути хід?
tui-agree = Згода
tui-no = Ні

## The edge of a box: what closes it

tui-closes = Esc: назад
tui-leaf = ← → інша карта · Esc: назад
tui-scrolls = ↑ ↓ гортати · Esc: назад
tui-log-keys = ↑ ↓ чому так · i прочитати карту · Esc: назад
tui-talk-keys = Enter: надіслати · Tab: фрази · Esc: назад
tui-takes-back = Esc: повернути карту в руку
tui-kind-keys = Enter: цю · i прочитати · Esc: назад
tui-look-at-table = Esc: подивитися на стіл
tui-no-rule = Правила немає: це сталося за столом.

## Keys that always mean the same

tui-key-help = Допомога
tui-key-read = Читати
tui-key-log = Що було
tui-key-menu = Меню
tui-key-talk = Розмова
tui-key-undo-free = Повернути хід
tui-key-undo-ask = Повернути?
tui-key-language = Мова
tui-key-leave = Вихід

## Help

tui-help-mouse = Мишею: клацання показує карту й каже, що вона робить, друге грає її; права кнопка читає; коліщатко гортає. Усе, що можна клацнути, має й клавішу. Розкладку міняти не треба: кирилиця на тих самих клавішах робить те саме.
tui-help-arrows = показати на карту, гравця, стос або відповідь
tui-help-enter = зробити те, що показано
tui-help-numbers = карта або ціль із цим числом
tui-help-space = пас, ні, нічого
tui-help-escape = опустити, закрити
tui-help-read = прочитати карту; зіграти її так не можна
tui-help-log = що було раніше й за яким правилом
tui-help-stable-stop = зупинити карту, яку грають
tui-help-unorog-call = «Унорог!» із наступною картою; або спіймати того, хто забув
tui-help-hmm = хм: ще трохи часу
tui-help-undo = повернути свою останню відповідь
tui-help-menu = як тебе питати, мова, час, люди
tui-help-talk = розмова, за столом з іншими
tui-help-language = English, Русский, Українська
tui-help-leave = вихід; гру збережено

## The menu

tui-asked-how = Коли карти грають інші, питати мене
tui-wakes-when = розбудити, якщо
tui-armed-against = проти кого:
tui-anybody = будь-хто
tui-armed-card = карта:
tui-armed-any = будь-яка
tui-armed-one = одна певна…
tui-armed-which = Яку карту зупинити?
tui-language = Мова:
tui-lang-en = English
tui-lang-ru = Русский
tui-lang-uk = Українська
tui-patience = Мені треба більше часу:
tui-wait = Зачекати на тих, кого немає
tui-nudge = Нагадати тим, на кого чекають
tui-let-bot-play = Хай за мене грає бот
tui-close-table = Закрити стіл
tui-really = Точно? { $what }
tui-mute = не чути
tui-unmute = чути знову
tui-hand-over = зробити господарем
tui-remove = прибрати з-за столу
tui-chat = Сказати щось за столом

## Leaving

tui-leave-alone = Гру збережено, вона чекає на тебе.
tui-leave-table = Місце лишається твоїм: повертайся за тим самим посиланням. Поки тебе немає, за тебе може грати бот.
tui-go = Вийти
tui-stay = Лишитися

## The end

tui-points = очки
tui-wins = перемоги
tui-series = серія
tui-series-won = Серію завершено. Перемога: { $seat }!
tui-rematch = Ще раз
tui-waiting-rematch = Чекаємо решту…
tui-letters-counted = Рахуємо літери:
tui-letters = { $n ->
        [one] { $n } літера
        [few] { $n } літери
        [many] { $n } літер
       *[other] { $n } літери
    }

## Before the game

tui-code = код: { $code }
tui-players = { $n ->
        [one] { $n } місце
        [few] { $n } місця
        [many] { $n } місць
       *[other] { $n } місця
    }
tui-free-seat = вільне місце
tui-host = господар
tui-wins-of = перемоги: { $n }
tui-sit = сісти сюди
tui-sit-down = Сісти за стіл
tui-stand = Встати
tui-add-bot = посадити бота
tui-another-bot = іншого бота
tui-bot-level = Як грати ботові?
tui-add-bots = Боти на вільні місця
tui-take-off = прибрати
tui-deal = Роздати карти
tui-host-deals = Карти роздає господар столу.
tui-your-name = Твоє ім’я, потім Enter

## What is played

tui-change = Змінити гру
tui-settings = У що граємо
tui-rulebook = Правила:
tui-seats = Місць:
tui-speed = Швидкість:
tui-who = Хто може прийти:
tui-who-link = друзі за посиланням
    .about = Лише ті, у кого є посилання або код. Можна листуватися.
tui-who-public = усі
    .about = Стіл видно у списку відкритих. Говорити можна лише готовими фразами, годинники в усіх однакові.
tui-writing-keys = Enter: готово · Esc: назад

## A word for the shuffle

tui-word = Слово для тасування
tui-word-given = слово додано
tui-word-about = Стіл уже запечатав свою таємницю. Твоє слово домішується до неї, і ніхто самотужки не вирішує, кому які карти. Слово не обов’язкове.
tui-seal = Печатка, щоб звірити після гри: { $commitment }
