### The full-screen terminal.

tui-coming = Під’єднуємося до столу…
tui-no-connection = ✗ немає зв’язку, під’єднуємося знову…
tui-table-waits = стіл чекає
tui-watching = ти дивишся
tui-hint = Стрілки й Enter, числа, літери або миша. ? — допомога.
tui-seconds = { $n } с
tui-bank = запас { $n } с
tui-bot = бот
tui-stand-in = грає бот
tui-away = не на зв’язку
tui-hand = Твоя рука:
tui-turn = хід: { $seat }
tui-owed = { $n ->
        [one] взяти { $n } карту
        [few] взяти { $n } карти
        [many] взяти { $n } карт
       *[other] взяти { $n } карти
    }
tui-look-through = Enter: подивитися, що там
tui-nothing-to-see = Тут нема на що дивитися.

## The question

tui-answered = Відповідь прийнято. Решта ще може думати.
tui-others-may-answer = Інші можуть відповісти.
tui-waiting-for = Чекаємо: { $list }
tui-cancelled = Якщо ніхто не відповість, карта { $card } не спрацює.
tui-goes-through = Якщо ніхто не відповість, карта { $card } спрацює.
tui-would-win = Ця карта принесе перемогу!
tui-somebody-thinks = Хтось думає…
tui-other-question = { $card }: зараз ця карта не підходить.
tui-stop-with = «{ $card }»: зупинити карту «{ $what }» ({ $who })
tui-hmm = дай подумати…
tui-call = «Унорог!»
tui-which = Як саме?
tui-number = Номер { $number }… ще цифра або Enter
tui-bot-plays = За тебе грає бот.
tui-take-back = Повернути моє місце
tui-result = Підсумок
tui-recap = Після твого минулого ходу
tui-recap-line = Після твого минулого ходу: { $list }
tui-recap-nothing = Після твого минулого ходу нічого не сталося.
tui-wish = Дозволити скасувати хід?
tui-agree = Дозволити
tui-no = Відмовити

## The border of a dialog: what closes it

tui-closes = Esc: назад
tui-leaf = ← → інша карта · Esc: назад
tui-scrolls = ↑ ↓ гортати · Esc: назад
tui-log-keys = ↑ ↓ чому так · i прочитати карту · Esc: назад
tui-recap-keys = ↑ ↓ вибрати · i прочитати карту · Esc: назад
tui-talk-keys = Enter: надіслати · Tab: фрази · Esc: назад
tui-takes-back = Esc: повернути карту на руку
tui-kind-keys = Enter: вибрати · i прочитати · Esc: назад
tui-look-at-table = Esc: подивитися на стіл
tui-no-rule = Без правила: це подія за столом.

## Keys that mean the same everywhere

tui-key-help = Допомога
tui-key-read = Читати
tui-key-log = Журнал
tui-key-recap = Недавнє
tui-key-menu = Меню
tui-key-talk = Чат
tui-key-undo-free = Скасувати хід
tui-key-undo-ask = Скасувати?
tui-key-language = Мова
tui-key-leave = Вихід

## Help

tui-help-mouse = Миша: клацни карту, щоб вибрати її й побачити, що вона робить, і ще раз, щоб зіграти; права кнопка — прочитати; коліщатко — гортати. Усе, що можна клацнути, має й клавішу. Розкладку міняти не треба: кирилиця на тих самих клавішах працює так само.
tui-help-arrows = перейти до карти, гравця, стосу чи відповіді
tui-help-enter = вибрати те, на чому курсор
tui-help-numbers = карта або ціль із цим номером
tui-help-space = пас, ні, нічого
tui-help-escape = повернути карту на руку або закрити
tui-help-read = прочитати карту; зіграти її так не можна
tui-help-log = журнал і правило до кожного рядка
tui-help-recap = що сталося після твого минулого ходу
tui-help-stable-stop = зупинити карту, яку грають
tui-help-unorog-call = «Унорог!» із наступною картою; або спіймати того, хто забув
tui-help-hmm = попросити ще трохи часу на відповідь
tui-help-undo = скасувати останню відповідь
tui-help-menu = коли тебе питати, мова, час, гравці
tui-help-talk = чат, за столом з іншими
tui-help-language = English, Русский, Українська
tui-help-leave = вихід; гру збережено

## The menu

tui-asked-how = Коли карти грають інші, питати мене
tui-wakes-when = розбудити, якщо
tui-armed-against = проти кого:
tui-anybody = будь-кого
tui-armed-card = карта:
tui-armed-any = будь-яка
tui-armed-one = одна певна…
tui-armed-which = Яку карту зупинити?
tui-language = Мова:
tui-lang-en = English
tui-lang-ru = Русский
tui-lang-uk = Українська
tui-patience = Мені потрібно більше часу:
tui-wait = Зачекати на тих, кого немає
tui-nudge = Нагадати тим, на кого чекають
tui-let-bot-play = Хай за мене грає бот
tui-close-table = Закрити стіл
    .vote = Голосую: закрити стіл
tui-really = Підтвердити: { $what }
tui-mute = приховати повідомлення
tui-unmute = показати повідомлення
tui-hand-over = зробити господарем
    .vote = голосую: господар
tui-remove = прибрати з-за столу
    .vote = голосую: прибрати
tui-chat = Сказати щось за столом

## Leaving

tui-leave-alone = Гру збережено.
tui-leave-table = Місце лишається твоїм: повертайся за тим самим посиланням. Поки тебе немає, за тебе може грати бот.
tui-go = Вийти
tui-stay = Залишитися

## The end

tui-points = очки
    .stable = однороги
tui-wins = перемоги
tui-series = серія
tui-series-won = Серію завершено. Перемога: { $seat }!
    .you = Серія за тобою!
tui-rematch = Зіграти ще
tui-waiting-rematch = Чекаємо на решту…
tui-letters-counted = Підрахунок літер:
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
tui-another-bot = змінити бота
tui-bot-level = Наскільки сильний бот?
tui-add-bots = Боти на вільні місця
tui-take-off = прибрати
tui-deal = Роздати карти
tui-host-deals = Карти роздає господар столу.
tui-your-name = Твоє ім’я, потім Enter

## What is played

tui-change = Змінити налаштування
tui-settings = У що граємо
tui-rulebook = Правила:
tui-seats = Місць:
tui-speed = Швидкість:
tui-who = Хто може увійти:
tui-who-link = друзі за посиланням
    .about = Лише ті, хто має посилання або код. Чат відкритий.
tui-who-public = усі
    .about = Стіл видно у списку відкритих. У чаті лише готові фрази, час у всіх однаковий.
tui-spectators = Хто може дивитися:
tui-spectators-everybody = усі
    .about = Дивитися може кожен, хто знайде стіл.
tui-spectators-friends = друзі за посиланням
    .about = Під час гри столу немає у списку відкритих.
tui-spectators-nobody = ніхто
    .about = Гру бачать лише гравці.
tui-writing-keys = Enter: готово · Esc: назад

## A word for the shuffle

tui-word = Слово для тасування
tui-word-given = слово додано
tui-word-about = За бажанням. Твоє слово домішується до тасування, і ніхто самотужки не вирішує, кому які карти.
tui-seal = Печатка, щоб звірити після гри: { $commitment }
