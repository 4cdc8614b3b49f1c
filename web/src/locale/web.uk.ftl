### The frame of the page: the bar, the front page, the ways to a table.

## The frame

web-skip = Перейти до вмісту
web-home = Stablemates: на головну
web-language = Мова
web-sound = Звук
web-vibrate = Вібрація
web-motion = Анімація
web-motion-full = карти літають
web-motion-still = без руху
web-motion-off = вимкнена
web-motion-about = Показує по черзі, що відбувається. «Без руху» — те саме, але карти не літають. Сам стіл оновлюється одразу.
web-volume = Гучність
web-volume-quiet = тихо
web-volume-medium = середньо
web-volume-loud = гучно
web-theme = Тема
web-theme-auto = як на пристрої
web-theme-light = світла
web-theme-dark = темна
web-to-light = Увімкнути світлу тему
web-to-dark = Увімкнути темну тему
web-size = Розмір тексту
web-size-usual = звичайний
web-size-large = великий
web-size-largest = дуже великий
web-signal = Сповіщати про мій хід
web-signal-about = Сповіщення на цьому пристрої, поки сторінка у фоні.
web-signal-denied = Браузер не дозволяє сповіщень для цієї сторінки.
web-patience = Мені потрібно більше часу
web-patience-times = { $times ->
        [1] як завжди
       *[other] ×{ $times }
    }
web-patience-about = За столом для друзів у всіх буде в стільки разів більше часу, поки ти за столом. Хто про це попросив, ніхто не дізнається.
web-patience-public = За відкритим столом час у всіх однаковий.
web-settings = Налаштування
web-help = Допомога: як грати
web-close = Закрити
web-offline = Немає зв’язку. Під’єднаємося знову самі.
web-loading = Хвилинку…
web-not-loaded = Сторінка не завантажується
web-not-loaded-why = Можливо, немає зв’язку або на сервері нова версія. Гру збережено, нічого не втрачено.
web-try-again = Повторити
web-problem-offline = До сервера не достукатися. Перевір зв’язок і спробуй ще раз.
web-lost = Такої сторінки немає
web-lost-why = За адресою { $path } нічого немає. Перевір, чи немає помилки.
web-lost-home = Назад до стайні

## The front page

web-tagline = Однороги, друзі та дрібка пустощів
web-free = Карткові ігри в браузері. Без реєстрації та без оплати.
web-about-stable = Збери сім однорогів. Зупини решту.
web-about-unorog = Позбудься карт. Блефуй, якщо не боїшся.
web-play-now = Грати
web-friends = З друзями
web-learn-it = Вчитися
web-bots = { $n ->
        [one] ти та { $n } бот
        [few] ти та { $n } боти
        [many] ти та { $n } ботів
       *[other] ти та { $n } бота
    }
web-pace-relaxed = спокійний темп
web-pace-normal = звичайний темп
web-pace-quick = швидкий темп
web-pace-off = без годинника
web-pace = Темп
web-change-this = змінити
web-setup = { $game }: налаштування
web-setup-done = Готово
web-edition = Видання
web-more = Ще
web-rules = Правила
web-referee = Суддя
web-more-games = Інші ігри
web-dealing = Роздаємо…
web-join = Увійти
web-got-code = Маєш код?
web-code = Код столу
web-code-five = У коді п’ять літер.
web-today = Задача дня
web-today-deal = Роздача дня
web-watch = Відкриті столи
web-new = Створити стіл
web-cards = Усі карти
web-rulebooks-differ = Не знаєш, що вибрати? Чим відрізняються видання
web-read-rules = Читати правила
web-rivals-count = Скільки ботів
web-rivals-level = Сила ботів
web-level-about = { $level }: { $about }.
web-strength = Сила: { $n } з 5.
web-fair-link = Перевірити роздачу
web-about = Малюнки й тексти — наші власні. Боти бачать не більше, ніж гравець на їхньому місці.

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

## A link that was opened

web-no-table = Такого столу вже немає, або посилання скопійовано не повністю. Попроси нове.

## Before the game

web-rename = Змінити ім’я
web-no = ні
web-who-link = Друзі за посиланням
    .about = Лише ті, хто має посилання або код. Чат відкритий.
web-who-public = Усі
    .about = Стіл видно у списку відкритих. У чаті лише готові фрази, час у всіх однаковий.
web-spectators-everybody = Усі
    .about = Дивитися може кожен, хто знайде стіл.
web-spectators-friends = Друзі за посиланням
    .about = Під час гри столу немає у списку відкритих.
web-spectators-nobody = Ніхто
    .about = Гру бачать лише гравці.
web-preset-book = За правилами
    .about = Усе так, як у правилах.
web-preset-quick = Швидко
    .about = Мало часу на відповідь; для перемоги досить п’яти однорогів.
web-preset-party = Вечірка
    .about = Багато часу, усі набори карт, камені додаються.
web-preset-own = Свій
    .about = Власне поєднання налаштувань.
web-value-declared = оголошуються
web-value-hidden = приховані
web-value-random = випадково
web-value-colourful = найбарвистіший малюк

## Your identity at a table

web-avatar = Твій портрет
web-avatar-colour = Колір тла
web-avatar-rosie = рожевий одноріг
web-avatar-midnight = нічний одноріг
web-avatar-biscuit = поні
web-avatar-russet = лисиця
web-avatar-pip = сова
web-avatar-lily = жабка
web-avatar-thistle = їжачок
web-avatar-tusk = нарвал
web-avatar-colour-pink = рожевий
web-avatar-colour-night = нічний синій
web-avatar-colour-green = зелений
web-avatar-colour-blue = блакитний
web-avatar-colour-yellow = жовтий
web-avatar-colour-peach = персиковий
web-avatar-colour-lilac = бузковий
web-avatar-colour-mint = м’ятний

## A table on a big screen

web-couch = Грати на великому екрані
