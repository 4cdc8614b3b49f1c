### The replay of a finished game.

replay-title = Повтор партії { $n }
replay-board = Стіл
replay-controls = Керування повтором
replay-slider = Момент партії
replay-at = Крок { $n } з { $last }
replay-go = До кроку { $n }
replay-first = До роздачі
replay-back = Крок назад
replay-play = Дивитися
replay-pause = Пауза
replay-next = Крок уперед
replay-last = До кінця
replay-speed = Швидкість
replay-share = Посилання на цей момент
replay-share-text = Поглянь на крок { $n } цієї партії
replay-copied = Посилання на цей момент скопійовано.
replay-open = Відкриті руки
replay-open-about = Партію завершено, і її запис опубліковано повністю, щоб роздачу можна було перевірити. Тому тепер руки видно всім; під час гри їх не бачив ніхто.
replay-no-cards = карт немає
replay-to-table = Назад до столу
replay-none = Тут нема чого показати
replay-home = На головну

## Numbers

replay-numbers = Партія в числах
replay-turns = { $n ->
        [one] Усього { $n } хід.
        [few] Усього { $n } ходи.
        [many] Усього { $n } ходів.
       *[other] Усього { $n } ходу.
    }
replay-chain = { $n ->
        [one] Найдовший ланцюжок: { $n } відповідь на одну карту.
        [few] Найдовший ланцюжок: { $n } відповіді на одну карту.
        [many] Найдовший ланцюжок: { $n } відповідей на одну карту.
       *[other] Найдовший ланцюжок: { $n } відповіді на одну карту.
    }
replay-show = Показати
replay-count-turns = Ходи
replay-count-played = Зіграно карт
replay-count-drawn = Узято карт
replay-count-neighs = Зіграно негайних карт
replay-count-stopped = Зупинено іншими
replay-count-steals = Украдено
replay-count-destroyed = Знищено
replay-count-sacrificed = Пожертвувано
replay-count-discarded = Скинуто
replay-count-calls = Сказано «Унорог!»
replay-count-caught = Спіймано інших
replay-count-checks = Перевірок

## The receipt of the shuffle

replay-receipt = Перевірка роздачі
replay-receipt-about = До роздачі стіл показав печатку, а гравці додали слова. Разом вони визначають кожну карту. Браузер може перерахувати все просто тут.
replay-receipt-continues = Ця гра продовжує іншу. Карти роздали там, тож тут перевіряти нема чого.
replay-receipt-day = Це роздача дня, { $day }. Її секрет знають усі: він обчислюється з дати, щоб карти в усіх були ті самі. Сервер не міг їх вибрати, зате будь-хто міг обчислити їх заздалегідь.
replay-noted = Печатка, записана до гри (якщо є)
replay-check = Перевірити тут
replay-verify-page = Окрема сторінка перевірки
replay-check-insecure = Браузер уміє це лише на захищеній сторінці (https). Запис можна завантажити й перевірити командою «stablemates verify».
replay-check-failed = Зараз роздачу не вдалося перевірити.
replay-good = Перевірено: роздача чесна.
replay-bad = Щось не сходиться.
replay-commitment = Печатка
replay-words = Слова
replay-found-noted = Печатка збігається із записаною.
replay-found-commitment = Секрет відповідає печатці.
replay-found-seed = Зерно отримано із секрету й слів.
replay-found-deck = Зерно дає саме такий порядок колоди.
replay-found-hands = Стартові руки взято з цієї колоди.
replay-found-kinds = Карти названо правильно.
replay-found-sum = Запис не змінювали після гри.
