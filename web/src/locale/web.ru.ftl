### What the frame of the web page says: the bar, the front page, the ways to a table, the lobby.

## The frame

web-skip = К странице
web-home = Stablemates: на главную
web-language = Язык
web-sound = Звук
web-vibrate = Вибрация
web-motion = Движение
web-motion-full = полное
web-motion-fast = вдвое быстрее
web-motion-off = выключено
web-motion-about = Карты летают, чтобы показать, что происходит. Стол верен сразу, с движением и без него.
web-theme = Цвета
web-theme-auto = как на устройстве
web-theme-light = светлые
web-theme-dark = тёмные
web-to-light = Светлые цвета
web-to-dark = Тёмные цвета
web-size = Размер текста
web-size-usual = обычный
web-size-large = крупнее
web-size-largest = самый крупный
web-signal = Сигнал, когда мой ход
web-signal-about = Уведомление устройства, когда страница не на виду.
web-signal-denied = Браузер не разрешает уведомления для этой страницы.
web-patience = Мне нужно больше времени
web-patience-times = { $times ->
        [1] как обычно
       *[other] ×{ $times }
    }
web-patience-about = За столом друзей все часы идут во столько раз дольше, пока ты там сидишь. Кто попросил, не узнает никто.
web-patience-public = За открытым столом время у всех одинаковое.
web-settings = Настройки
web-help = Помощь: как играть
web-close = Закрыть
web-offline = Нет связи. Страница ждёт и продолжит сама.
web-loading = Секунду…
web-not-loaded = Страница не загружается
web-not-loaded-why = Возможно, связь прервана или на сервере новая версия. Из игры ничего не потеряно.
web-try-again = Ещё раз
web-problem-offline = До сервера не достучаться. Проверь связь и попробуй ещё раз.
web-lost = Такой страницы нет
web-lost-why = Адрес { $path } никуда не ведёт. Возможно, не хватает буквы.
web-lost-home = Назад в стойло

## The front page

web-tagline = Единорожки, друзья и капелька вредности
web-free = Карточные игры в браузере. Без регистрации и без оплаты.
web-play-now = Играть
web-play-now-with = { $n ->
        [one] Ты и { $n } бот
        [few] Ты и { $n } бота
        [many] Ты и { $n } ботов
       *[other] Ты и { $n } бота
    } · { $rulebook }
web-dealing = Раздаём…
web-invite = Позвать друзей
web-invite-how = Ссылкой, QR-кодом или пятью буквами
web-join = Войти
web-join-title = Сесть за стол друзей
web-join-about = Код видят все, кто уже за столом. Он действует полчаса, ссылка — дольше.
web-code = Код стола
web-code-five = В коде пять букв.
web-watch = Открытые столы
web-watch-about = Сюда можно всем: сесть на свободное место или просто посмотреть.
web-free-seats = свободно мест: { $n } из { $seats }
web-come-in = Сесть
web-look-on = Смотреть
web-no-tables = Сейчас открытых столов нет. Открой свой, и его увидят здесь.
web-open-public = Открыть стол для всех
web-new = Создать стол
web-open-table = Открыть стол
web-new-here = Впервые здесь?
web-new-here-about = Короткий урок раздаёт карты и объясняет всё по ходу игры.
web-learn = Научиться играть
web-cards = Все карты
web-rulebooks = Правила на выбор
web-rulebooks-about = Выбор действует и для игры с ботами, и для приглашений.
web-rulebooks-differ = Что выбрать? Чем отличаются издания
web-rulebook = Правила
web-read-rules = Читать правила
web-game-stable = Стойло единорожков
web-game-unorog = Цвета и блеф
web-rivals = Соперники-боты: { $n } · { $level }
web-rivals-count = Сколько ботов
web-rivals-level = Как они играют
web-level-about = { $level }: { $about }.
web-fair = Каждую тасовку потом можно проверить.
web-fair-link = Проверить раздачу
web-about = Рисунки и тексты наши собственные. Боты видят не больше людей.

## Names of guests

guest-name-0 = Зефир
guest-name-1 = Облако
guest-name-2 = Пряник
guest-name-3 = Фонарик
guest-name-4 = Жёлудь
guest-name-5 = Пончик
guest-name-6 = Сугроб
guest-name-7 = Кувшинка
guest-name-8 = Ириска
guest-name-9 = Светлячок
guest-name-10 = Крендель
guest-name-11 = Снежинка
web-name = Твоё имя
web-name-about = Его видят за столом. Хранится оно только на этом устройстве.
web-name-other = Другое
web-name-take = Сесть с этим именем

## Before the game

web-at-table = За столом
web-seat-empty = Свободно
web-you = ты
web-host = хозяин стола
web-bot = бот
web-away = не на связи
web-word-given = слово добавлено
web-again = хочет ещё раз
web-wins = побед: { $n }
web-rename = Сменить имя
web-stand = Встать
web-sit = Сесть сюда
web-move = Пересесть
web-sit-down = Сесть за стол
web-add-bot = Посадить бота
web-level-of = Уровень игры: { $name }
web-remove = Убрать
web-remove-sure = Точно? Ещё раз
web-hand-over = Сделать хозяином
web-watching = смотрят: { $n }
web-code-say = Код, чтобы сказать вслух
web-link = Ссылка, чтобы послать
web-share = Поделиться
web-share-text = Давай сыграем в единорожков! Код { $code }
web-copy = Скопировать
web-copied = Скопировано
web-copy-by-hand = Выдели и скопируй вручную
web-qr = QR-код
web-qr-label = QR-код, который открывает стол { $code }
web-what-we-play = Во что играем
web-host-settles = Это может менять хозяин стола.
web-change = Изменить
web-no = нет
web-seats = Мест за столом
web-speed = Скорость
web-who = Кто может прийти
web-who-link = Друзья по ссылке
    .about = Только те, у кого есть ссылка или код. Можно переписываться.
web-who-public = Все
    .about = Стол виден в списке открытых. Говорить можно только готовыми фразами, часы у всех одинаковые.
web-preset = Стиль игры
web-preset-book = По правилам
    .about = Всё так, как в правилах.
web-preset-quick = Быстро
    .about = Короткие окна; там, где собирают единорожков, хватает пяти.
web-preset-party = Вечеринка
    .about = Много времени, все наборы карт, камни складываются.
web-preset-own = Свой
    .about = Своя смесь.
web-house-rules = { $n ->
        [0] Домашние правила
       *[other] Домашние правила · изменено: { $n }
    }
web-value-declared = объявляются
web-value-hidden = скрыты
web-value-random = случайно
web-value-colourful = самый пёстрый малыш
web-word = Твоё слово для тасовки
web-word-about = Стол уже запечатал свой секрет. Твоё слово подмешивается к нему, и никто в одиночку не решает, кому какие карты. Слово не обязательно.
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
web-start-sit = Чтобы играть, сядь за стол.
web-start-watch = Все места заняты. Можно смотреть.
web-talk = Разговор
web-talk-nothing = Пока тихо.
