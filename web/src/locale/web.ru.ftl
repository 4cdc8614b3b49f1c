### The frame of the page: the bar, the front page, the ways to a table.

## The frame

web-skip = Перейти к содержимому
web-home = Stablemates: на главную
web-language = Язык
web-sound = Звук
web-vibrate = Вибрация
web-motion = Анимация
web-motion-full = карты летают
web-motion-still = без движения
web-motion-off = выключена
web-motion-about = Показывает по порядку, что происходит. «Без движения» — то же самое, но карты не летают. Сам стол обновляется сразу.
web-volume = Громкость
web-volume-quiet = тихо
web-volume-medium = средне
web-volume-loud = громко
web-theme = Тема
web-theme-auto = как на устройстве
web-theme-light = светлая
web-theme-dark = тёмная
web-to-light = Включить светлую тему
web-to-dark = Включить тёмную тему
web-size = Размер текста
web-size-usual = обычный
web-size-large = крупный
web-size-largest = очень крупный
web-signal = Уведомлять о моём ходе
web-signal-about = Уведомление на этом устройстве, пока страница в фоне.
web-signal-denied = Браузер не разрешает уведомления для этой страницы.
web-patience = Мне нужно больше времени
web-patience-times = { $times ->
        [1] как обычно
       *[other] ×{ $times }
    }
web-patience-about = За столом для друзей у всех будет во столько раз больше времени, пока ты за столом. Кто об этом попросил, никто не узнает.
web-patience-public = За открытым столом время у всех одинаковое.
web-settings = Настройки
web-help = Помощь: как играть
web-close = Закрыть
web-offline = Нет связи. Подключимся снова сами.
web-loading = Секунду…
web-not-loaded = Страница не загружается
web-not-loaded-why = Возможно, нет связи или на сервере новая версия. Игра сохранена, ничего не потеряно.
web-try-again = Повторить
web-problem-offline = До сервера не достучаться. Проверь связь и попробуй ещё раз.
web-lost = Такой страницы нет
web-lost-why = По адресу { $path } ничего нет. Проверь, нет ли опечатки.
web-lost-home = Назад в стойло

## The front page

web-tagline = Единорожки, друзья и капелька вредности
web-free = Карточные игры в браузере. Без регистрации и без оплаты.
web-about-stable = Собери семь единорожков. Останови остальных.
web-about-unorog = Избавься от карт. Блефуй, если хватит духу.
web-play-now = Играть
web-friends = С друзьями
web-learn-it = Учиться
web-bots = { $n ->
        [one] ты и { $n } бот
        [few] ты и { $n } бота
        [many] ты и { $n } ботов
       *[other] ты и { $n } бота
    }
web-pace-relaxed = спокойный темп
web-pace-normal = обычный темп
web-pace-quick = быстрый темп
web-pace-off = без часов
web-pace = Темп
web-change-this = изменить
web-setup = { $game }: настройки
web-setup-done = Готово
web-edition = Издание
web-more = Ещё
web-rules = Правила
web-referee = Судья
web-more-games = Другие игры
web-dealing = Раздаём…
web-join = Войти
web-got-code = Есть код?
web-code = Код стола
web-code-five = В коде пять букв.
web-today = Задача дня
web-today-deal = Раздача дня
web-watch = Открытые столы
web-new = Создать стол
web-cards = Все карты
web-rulebooks-differ = Не знаешь, что выбрать? Чем отличаются издания
web-read-rules = Читать правила
web-rivals-count = Сколько ботов
web-rivals-level = Сила ботов
web-level-about = { $level }: { $about }.
web-strength = Сила: { $n } из 5.
web-fair-link = Проверить раздачу
web-about = Рисунки и тексты — наши собственные. Боты видят не больше, чем игрок на их месте.

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

## A link that was opened

web-no-table = Такого стола уже нет, или ссылка скопирована не целиком. Попроси новую.

## Before the game

web-rename = Сменить имя
web-no = нет
web-who-link = Друзья по ссылке
    .about = Только те, у кого есть ссылка или код. Чат открыт.
web-who-public = Все
    .about = Стол виден в списке открытых. В чате только готовые фразы, время у всех одинаковое.
web-spectators-everybody = Все
    .about = Смотреть может каждый, кто найдёт стол.
web-spectators-friends = Друзья по ссылке
    .about = Во время игры стола нет в списке открытых.
web-spectators-nobody = Никто
    .about = Игру видят только игроки.
web-preset-book = По правилам
    .about = Всё так, как в правилах.
web-preset-quick = Быстро
    .about = Мало времени на ответ; для победы хватает пяти единорожков.
web-preset-party = Вечеринка
    .about = Много времени, все наборы карт, камни складываются.
web-preset-own = Свой
    .about = Своё сочетание настроек.
web-value-declared = объявляются
web-value-hidden = скрыты
web-value-random = случайно
web-value-colourful = самый пёстрый малыш

## Your identity at a table

web-avatar = Твой портрет
web-avatar-colour = Цвет фона
web-avatar-rosie = розовый единорог
web-avatar-midnight = ночной единорог
web-avatar-biscuit = пони
web-avatar-russet = лиса
web-avatar-pip = сова
web-avatar-lily = лягушка
web-avatar-thistle = ёжик
web-avatar-tusk = нарвал
web-avatar-colour-pink = розовый
web-avatar-colour-night = ночной синий
web-avatar-colour-green = зелёный
web-avatar-colour-blue = голубой
web-avatar-colour-yellow = жёлтый
web-avatar-colour-peach = персиковый
web-avatar-colour-lilac = сиреневый
web-avatar-colour-mint = мятный

## A table on a big screen

web-couch = Играть на большом экране
