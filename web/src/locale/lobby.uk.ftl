### The lobby: who plays, what is played, and how friends get here.

web-rules-here = правила
web-invite = Покликати друзів
web-rulebook = Правила
web-invite-copied = Посилання скопійовано: надішли його друзям.
web-invited = { $host } кличе грати
web-invited-open = Стіл відкрито
web-invited-here = { $n ->
        [one] Уже за столом: { $names }.
        [few] Уже за столом: { $names }.
        [many] Уже за столом: { $names }.
       *[other] Уже за столом: { $names }.
    }
web-invited-nobody = За столом поки нікого.
web-invited-room = { $n ->
        [0] Усі місця зайняті.
        [one] Вільне { $n } місце.
        [few] Вільні { $n } місця.
        [many] Вільних місць: { $n }.
       *[other] Вільних місць: { $n }.
    }
web-invited-who = Ким будеш?
web-invited-no-account = без реєстрації
web-invited-watch = або просто дивитися
web-at-table = За столом
web-seat-empty = Вільно
web-you = ти
web-host = господар столу
web-bot = бот
web-away = не на зв’язку
web-word-given = слово додано
web-again = хоче зіграти ще
web-wins = перемог: { $n }
web-stand = Встати
web-sit = Сісти сюди
web-move = Пересісти
web-sit-down = Сісти за стіл
web-add-bot = Посадити бота
web-level-of = Рівень гри: { $name }
web-remove = Прибрати
web-remove-sure = Точно? Натисни ще раз
web-seat-more = Ще: { $name }
web-hand-over = Зробити господарем
web-watching = дивляться: { $n }
web-code-say = Код, щоб продиктувати
web-link = Посилання для друзів
web-share = Поділитися
web-share-text = Зіграймо в однорогів! Код { $code }
web-copy = Скопіювати
web-copied = Скопійовано
web-copy-by-hand = Виділи та скопіюй вручну
web-qr = QR-код
web-qr-label = QR-код, що відкриває стіл { $code }
web-what-we-play = У що граємо
web-host-settles = Змінювати це може лише господар столу.
web-seats = Місць за столом
web-speed = Швидкість
web-who = Хто може увійти
web-spectators = Хто може дивитися
web-preset = Стиль гри
web-house-rules = { $n ->
        [0] Домашні правила
       *[other] Домашні правила · змінено: { $n }
    }
web-fair-dealing = Чесна роздача
web-word = Твоє слово для тасування
web-word-about = За бажанням. Твоє слово домішується до тасування, і ніхто самотужки не вирішує, кому які карти.
web-word-field = Будь-яке слово
web-word-give = Додати
web-word-change = Замінити
web-word-mine = Твоє слово: { $word }
web-promise = Печатка столу: { $short }
web-promise-about = Це SHA-256 секрету, з якого виходить наступна роздача. Після гри секрет відкривають, і кожен може перевірити, що він той самий.
web-start = Роздати карти
web-start-ready = Усі на місцях.
web-start-empty = { $n ->
        [one] Ще { $n } вільне місце.
        [few] Ще { $n } вільні місця.
        [many] Ще { $n } вільних місць.
       *[other] Ще { $n } вільного місця.
    }
web-start-bots = { $n ->
        [one] Посадити { $n } бота й почати
        [few] Посадити { $n } ботів і почати
        [many] Посадити { $n } ботів і почати
       *[other] Посадити { $n } бота й почати
    }
web-start-fewer = Почати з тими, хто є: { $n }
web-start-host = Усі місця зайняті. Карти роздає господар столу: { $host }.
web-start-by = Гру починає { $host }.
web-start-learn = Поки чекаєш: навчися за півтори хвилини
web-start-sit = Щоб грати, сядь за стіл.
web-start-watch = Усі місця зайняті. Можна дивитися.
web-talk = Чат
web-talk-nothing = Повідомлень поки немає.
web-couch-here = Показати стіл на цьому екрані
web-couch-about = Для телевізора чи ноутбука в кімнаті. Усі грають з телефона, і ти теж: твоє місце тут звільниться.
web-queue-names = Чекають на наступну гру: { $names }.

## Pages that lead to a table

web-watch-about = Раді всім: сідай на вільне місце або просто дивися.
web-free-seats = вільно місць: { $n } із { $seats }
web-come-in = Сісти
web-look-on = Дивитися
web-no-tables = Зараз відкритих столів немає. Створи свій, і його побачать тут.
web-open-public = Створити відкритий стіл
web-open-table = Створити стіл
web-join-title = Сісти за стіл
web-join-about = Код бачать усі, хто вже за столом. Він діє пів години, посилання — довше.
