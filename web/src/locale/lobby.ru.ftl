### The lobby: who plays, what is played, and how friends get here.

web-rules-here = правила
web-invite = Позвать друзей
web-rulebook = Правила
web-invite-copied = Ссылка скопирована: отправь её друзьям.
web-invited = { $host } зовёт играть
web-invited-open = Стол открыт
web-invited-here = { $n ->
        [one] Уже за столом: { $names }.
        [few] Уже за столом: { $names }.
        [many] Уже за столом: { $names }.
       *[other] Уже за столом: { $names }.
    }
web-invited-nobody = За столом пока никого.
web-invited-room = { $n ->
        [0] Все места заняты.
        [one] Свободно { $n } место.
        [few] Свободно { $n } места.
        [many] Свободно { $n } мест.
       *[other] Свободно { $n } места.
    }
web-invited-who = Кем будешь?
web-invited-no-account = без регистрации
web-invited-watch = или просто смотреть
web-at-table = За столом
web-seat-empty = Свободно
web-you = ты
web-host = хозяин стола
web-bot = бот
web-away = не на связи
web-word-given = слово добавлено
web-again = хочет сыграть ещё
web-wins = побед: { $n }
web-stand = Встать
web-sit = Сесть сюда
web-move = Пересесть
web-sit-down = Сесть за стол
web-add-bot = Посадить бота
web-level-of = Уровень игры: { $name }
web-remove = Убрать
web-remove-sure = Точно? Нажми ещё раз
web-seat-more = Ещё: { $name }
web-hand-over = Сделать хозяином
web-watching = смотрят: { $n }
web-code-say = Код, чтобы продиктовать
web-link = Ссылка для друзей
web-share = Поделиться
web-share-text = Давай сыграем в единорожков! Код { $code }
web-copy = Скопировать
web-copied = Скопировано
web-copy-by-hand = Выдели и скопируй вручную
web-qr = QR-код
web-qr-label = QR-код, который открывает стол { $code }
web-what-we-play = Во что играем
web-host-settles = Менять это может только хозяин стола.
web-seats = Мест за столом
web-speed = Скорость
web-who = Кто может войти
web-spectators = Кто может смотреть
web-preset = Стиль игры
web-house-rules = { $n ->
        [0] Домашние правила
       *[other] Домашние правила · изменено: { $n }
    }
web-fair-dealing = Честная раздача
web-word = Твоё слово для тасовки
web-word-about = По желанию. Твоё слово подмешивается в тасовку, и никто в одиночку не решает, кому какие карты.
web-word-field = Любое слово
web-word-give = Добавить
web-word-change = Заменить
web-word-mine = Твоё слово: { $word }
web-promise = Печать стола: { $short }
web-promise-about = Это SHA-256 секрета, из которого получается следующая раздача. После игры секрет открывается, и каждый может проверить, что он тот же самый.
web-start = Раздать карты
web-start-ready = Все на местах.
web-start-empty = { $n ->
        [one] Свободно ещё { $n } место.
        [few] Свободно ещё { $n } места.
        [many] Свободно ещё { $n } мест.
       *[other] Свободно ещё { $n } места.
    }
web-start-bots = { $n ->
        [one] Посадить { $n } бота и начать
        [few] Посадить { $n } ботов и начать
        [many] Посадить { $n } ботов и начать
       *[other] Посадить { $n } бота и начать
    }
web-start-fewer = Начать с теми, кто есть: { $n }
web-start-host = Все места заняты. Карты раздаёт хозяин стола: { $host }.
web-start-by = Игру начинает { $host }.
web-start-learn = Пока ждёшь: научись за полторы минуты
web-start-sit = Чтобы играть, сядь за стол.
web-start-watch = Все места заняты. Можно смотреть.
web-talk = Чат
web-talk-nothing = Сообщений пока нет.
web-couch-here = Показать стол на этом экране
web-couch-about = Для телевизора или ноутбука в комнате. Все играют с телефона, и ты тоже: твоё место здесь освободится.
web-queue-names = Ждут следующей игры: { $names }.

## Pages that lead to a table

web-watch-about = Рады всем: садись на свободное место или просто смотри.
web-free-seats = свободно мест: { $n } из { $seats }
web-come-in = Сесть
web-look-on = Смотреть
web-no-tables = Сейчас открытых столов нет. Создай свой, и его увидят здесь.
web-open-public = Создать открытый стол
web-open-table = Создать стол
web-join-title = Сесть за стол
web-join-about = Код видят все, кто уже за столом. Он действует полчаса, ссылка — дольше.
