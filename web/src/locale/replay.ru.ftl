### The replay of a finished game.

replay-title = Повтор партии { $n }
replay-board = Стол
replay-controls = Управление повтором
replay-slider = Момент партии
replay-at = Шаг { $n } из { $last }
replay-go = К шагу { $n }
replay-first = К раздаче
replay-back = Шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = К концу
replay-speed = Скорость
replay-share = Ссылка на этот момент
replay-share-text = Посмотри на шаг { $n } этой партии
replay-copied = Ссылка на этот момент скопирована.
replay-open = Открытые руки
replay-open-about = Партия закончена, и её запись опубликована целиком, чтобы раздачу можно было проверить. Поэтому теперь руки видны всем; во время игры их не видел никто.
replay-no-cards = карт нет
replay-to-table = Назад к столу
replay-none = Здесь нечего показать
replay-home = На главную

## Numbers

replay-numbers = Партия в числах
replay-turns = { $n ->
        [one] Всего { $n } ход.
        [few] Всего { $n } хода.
        [many] Всего { $n } ходов.
       *[other] Всего { $n } хода.
    }
replay-chain = { $n ->
        [one] Самая длинная цепочка: { $n } ответ на одну карту.
        [few] Самая длинная цепочка: { $n } ответа на одну карту.
        [many] Самая длинная цепочка: { $n } ответов на одну карту.
       *[other] Самая длинная цепочка: { $n } ответа на одну карту.
    }
replay-show = Показать
replay-count-turns = Ходы
replay-count-played = Сыграно карт
replay-count-drawn = Взято карт
replay-count-neighs = Сыграно быстроножков
replay-count-stopped = Остановлено другими
replay-count-steals = Украдено
replay-count-destroyed = Уничтожено
replay-count-sacrificed = Принесено в жертву
replay-count-discarded = Сброшено
replay-count-calls = Сказано «Унорог!»
replay-count-caught = Поймано других
replay-count-checks = Проверок

## The receipt of the shuffle

replay-receipt = Проверка раздачи
replay-receipt-about = До раздачи стол показал печать, а игроки добавили слова. Вместе они определяют каждую карту. Браузер может пересчитать всё прямо здесь.
replay-receipt-continues = Эта игра продолжает другую. Карты раздали там, поэтому здесь проверять нечего.
replay-receipt-day = Это раздача дня, { $day }. Её секрет знают все: он вычисляется из даты, чтобы карты у всех были одни и те же. Сервер не мог их выбрать, зато кто угодно мог вычислить их заранее.
replay-noted = Печать, записанная до игры (если есть)
replay-check = Проверить здесь
replay-verify-page = Отдельная страница проверки
replay-check-insecure = Браузер умеет это только на защищённой странице (https). Запись можно скачать и проверить командой «stablemates verify».
replay-check-failed = Сейчас раздачу не удалось проверить.
replay-good = Проверено: раздача честная.
replay-bad = Что-то не сходится.
replay-commitment = Печать
replay-words = Слова
replay-found-noted = Печать совпадает с записанной.
replay-found-commitment = Секрет соответствует печати.
replay-found-seed = Зерно получено из секрета и слов.
replay-found-deck = Зерно даёт именно такой порядок колоды.
replay-found-hands = Стартовые руки взяты из этой колоды.
replay-found-kinds = Карты названы верно.
replay-found-sum = Запись не меняли после игры.
