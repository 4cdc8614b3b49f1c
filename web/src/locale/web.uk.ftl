### What the frame of the web page says: the bar, the front page, the ways to a table, the lobby.

## The frame

web-skip = До сторінки
web-home = Stablemates: на головну
web-language = Мова
web-sound = Звук
web-vibrate = Вібрація
web-motion = Рух
web-motion-full = повний
web-motion-fast = удвічі швидше
web-motion-off = вимкнено
web-motion-about = Карти літають, щоб показати, що відбувається. Стіл правильний одразу, з рухом і без нього.
web-theme = Кольори
web-theme-auto = як на пристрої
web-theme-light = світлі
web-theme-dark = темні
web-to-light = Світлі кольори
web-to-dark = Темні кольори
web-size = Розмір тексту
web-size-usual = звичайний
web-size-large = більший
web-size-largest = найбільший
web-signal = Сигнал, коли мій хід
web-signal-about = Сповіщення пристрою, коли сторінка не на видноті.
web-signal-denied = Браузер не дозволяє сповіщень для цієї сторінки.
web-patience = Мені потрібно більше часу
web-patience-times = { $times ->
        [1] як завжди
       *[other] ×{ $times }
    }
web-patience-about = За столом друзів усі годинники йдуть у стільки разів довше, поки ти там сидиш. Хто попросив, не дізнається ніхто.
web-patience-public = За відкритим столом час у всіх однаковий.
web-settings = Налаштування
web-help = Допомога: як грати
web-close = Закрити
web-offline = Немає зв’язку. Сторінка чекає і продовжить сама.
web-loading = Хвилинку…
web-not-loaded = Сторінка не завантажується
web-not-loaded-why = Можливо, зв’язок перервано або на сервері нова версія. З гри нічого не втрачено.
web-try-again = Ще раз
web-problem-offline = До сервера не достукатися. Перевір зв’язок і спробуй ще раз.
web-lost = Такої сторінки немає
web-lost-why = Адреса { $path } нікуди не веде. Можливо, бракує літери.
web-lost-home = Назад до стайні

## The front page

web-tagline = Однороги, друзі та дрібка капосництва
web-free = Карткові ігри в браузері. Без реєстрації та без оплати.
web-play-now = Грати
web-play-now-with = { $n ->
        [one] Ти та { $n } бот
        [few] Ти та { $n } боти
        [many] Ти та { $n } ботів
       *[other] Ти та { $n } бота
    } · { $rulebook }
web-dealing = Роздаємо…
web-invite = Покликати друзів
web-invite-how = Посиланням, QR-кодом або п’ятьма літерами
web-join = Увійти
web-join-title = Сісти за стіл друзів
web-join-about = Код бачать усі, хто вже за столом. Він діє пів години, посилання — довше.
web-code = Код столу
web-code-five = У коді п’ять літер.
web-watch = Відкриті столи
web-watch-about = Сюди можна всім: сісти на вільне місце або просто подивитися.
web-free-seats = вільно місць: { $n } із { $seats }
web-come-in = Сісти
web-look-on = Дивитися
web-no-tables = Зараз відкритих столів немає. Відкрий свій, і його побачать тут.
web-open-public = Відкрити стіл для всіх
web-new = Створити стіл
web-open-table = Відкрити стіл
web-new-here = Уперше тут?
web-new-here-about = Короткий урок роздає карти й пояснює все під час гри.
web-learn = Навчитися грати
web-cards = Усі карти
web-rulebooks = Правила на вибір
web-rulebooks-about = Вибір діє і для гри з ботами, і для запрошень.
web-rulebooks-differ = Що обрати? Чим відрізняються видання
web-rulebook = Правила
web-read-rules = Читати правила
web-game-stable = Стайня однорогів
web-game-unorog = Кольори та блеф
web-rivals = Суперники-боти: { $n } · { $level }
web-rivals-count = Скільки ботів
web-rivals-level = Як вони грають
web-level-about = { $level }: { $about }.
web-fair = Кожне тасування потім можна перевірити.
web-fair-link = Перевірити роздачу
web-about = Малюнки й тексти наші власні. Боти бачать не більше за людей.

## Names of guests

guest-name-0 = Зефір
guest-name-1 = Хмаринка
guest-name-2 = Пряник
guest-name-3 = Ліхтарик
guest-name-4 = Жолудь
guest-name-5 = Пончик
guest-name-6 = Кульбабка
guest-name-7 = Латаття
guest-name-8 = Іриска
guest-name-9 = Світлячок
guest-name-10 = Крендель
guest-name-11 = Сніжинка
web-name = Твоє ім’я
web-name-about = Його бачать за столом. Зберігається воно лише на цьому пристрої.
web-name-other = Інше
web-name-take = Сісти з цим ім’ям

## Before the game

web-at-table = За столом
web-seat-empty = Вільно
web-you = ти
web-host = господар столу
web-bot = бот
web-away = не на зв’язку
web-word-given = слово додано
web-again = хоче ще раз
web-wins = перемог: { $n }
web-rename = Змінити ім’я
web-stand = Встати
web-sit = Сісти сюди
web-move = Пересісти
web-sit-down = Сісти за стіл
web-add-bot = Посадити бота
web-level-of = Рівень гри: { $name }
web-remove = Прибрати
web-remove-sure = Точно? Ще раз
web-hand-over = Зробити господарем
web-watching = дивляться: { $n }
web-code-say = Код, щоб сказати вголос
web-link = Посилання, щоб надіслати
web-share = Поділитися
web-share-text = Зіграймо в однорогів! Код { $code }
web-copy = Скопіювати
web-copied = Скопійовано
web-copy-by-hand = Виділи та скопіюй вручну
web-qr = QR-код
web-qr-label = QR-код, що відкриває стіл { $code }
web-what-we-play = У що граємо
web-host-settles = Це може змінювати господар столу.
web-change = Змінити
web-no = ні
web-seats = Місць за столом
web-speed = Швидкість
web-who = Хто може прийти
web-who-link = Друзі за посиланням
    .about = Лише ті, у кого є посилання або код. Можна листуватися.
web-who-public = Усі
    .about = Стіл видно у списку відкритих. Говорити можна лише готовими фразами, годинники в усіх однакові.
web-preset = Стиль гри
web-preset-book = За правилами
    .about = Усе так, як у правилах.
web-preset-quick = Швидко
    .about = Короткі вікна; там, де збирають однорогів, досить п’яти.
web-preset-party = Вечірка
    .about = Багато часу, усі набори карт, камені додаються.
web-preset-own = Свій
    .about = Власна суміш.
web-house-rules = { $n ->
        [0] Домашні правила
       *[other] Домашні правила · змінено: { $n }
    }
web-value-declared = оголошуються
web-value-hidden = приховані
web-value-random = випадково
web-value-colourful = найбарвистіший малюк
web-word = Твоє слово для тасування
web-word-about = Стіл уже запечатав свою таємницю. Твоє слово домішується до неї, і ніхто самотужки не вирішує, кому які карти. Слово не обов’язкове.
web-word-field = Будь-яке слово
web-word-give = Додати
web-word-change = Замінити
web-word-mine = Твоє слово: { $word }
web-promise = Печатка столу: { $short }
web-promise-about = Це SHA-256 таємниці, з якої виходить наступна роздача. Після гри таємницю відкривають, і кожен може перевірити, що вона та сама.
web-start = Роздати карти
web-start-ready = Усі на місцях.
web-start-empty = { $n ->
        [one] Вільне ще { $n } місце.
        [few] Вільні ще { $n } місця.
        [many] Вільні ще { $n } місць.
       *[other] Вільні ще { $n } місця.
    }
web-start-bots = { $n ->
        [one] Посадити { $n } бота й почати
        [few] Посадити { $n } ботів і почати
        [many] Посадити { $n } ботів і почати
       *[other] Посадити { $n } бота й почати
    }
web-start-fewer = Почати з тими, хто є: { $n }
web-start-host = Усі місця зайняті. Карти роздає господар столу: { $host }.
web-start-sit = Щоб грати, сядь за стіл.
web-start-watch = Усі місця зайняті. Можна дивитися.
web-talk = Розмова
web-talk-nothing = Поки тихо.
