### The full-screen terminal.

tui-coming = Подключаемся к столу…
tui-no-connection = ✗ нет связи, подключаемся снова…
tui-table-waits = стол ждёт
tui-watching = ты смотришь
tui-hint = Стрелки и Enter, числа, буквы или мышь. ? — помощь.
tui-seconds = { $n } с
tui-bank = запас { $n } с
tui-bot = бот
tui-stand-in = играет бот
tui-away = не на связи
tui-hand = Твоя рука:
tui-turn = ход: { $seat }
tui-owed = { $n ->
        [one] взять { $n } карту
        [few] взять { $n } карты
        [many] взять { $n } карт
       *[other] взять { $n } карты
    }
tui-look-through = Enter: посмотреть, что там
tui-nothing-to-see = Здесь нечего смотреть.

## The question

tui-answered = Ответ принят. Остальные ещё могут думать.
tui-others-may-answer = Другие могут ответить.
tui-waiting-for = Ждём: { $list }
tui-cancelled = Если никто не ответит, карта { $card } не сработает.
tui-goes-through = Если никто не ответит, карта { $card } сработает.
tui-would-win = Эта карта принесёт победу!
tui-somebody-thinks = Кто-то думает…
tui-other-question = { $card }: сейчас эта карта не подходит.
tui-stop-with = «{ $card }»: остановить карту «{ $what }» ({ $who })
tui-hmm = дай подумать…
tui-call = «Унорог!»
tui-which = Как именно?
tui-number = Номер { $number }… ещё цифра или Enter
tui-bot-plays = За тебя играет бот.
tui-take-back = Вернуть моё место
tui-result = Итог
tui-recap = С твоего прошлого хода
tui-recap-line = С твоего прошлого хода: { $list }
tui-recap-nothing = С твоего прошлого хода ничего не случилось.
tui-wish = Разрешить отмену хода?
tui-agree = Разрешить
tui-no = Отказать

## The border of a dialog: what closes it

tui-closes = Esc: назад
tui-leaf = ← → другая карта · Esc: назад
tui-scrolls = ↑ ↓ листать · Esc: назад
tui-log-keys = ↑ ↓ почему так · i прочитать карту · Esc: назад
tui-recap-keys = ↑ ↓ выбрать · i прочитать карту · Esc: назад
tui-talk-keys = Enter: отправить · Tab: фразы · Esc: назад
tui-takes-back = Esc: вернуть карту на руку
tui-kind-keys = Enter: выбрать · i прочитать · Esc: назад
tui-look-at-table = Esc: посмотреть на стол
tui-no-rule = Без правила: это событие за столом.

## Keys that mean the same everywhere

tui-key-help = Помощь
tui-key-read = Читать
tui-key-log = Журнал
tui-key-recap = Недавнее
tui-key-menu = Меню
tui-key-talk = Чат
tui-key-undo-free = Отменить ход
tui-key-undo-ask = Отменить?
tui-key-language = Язык
tui-key-leave = Выход

## Help

tui-help-mouse = Мышь: щёлкни карту, чтобы выбрать её и увидеть, что она делает, и ещё раз, чтобы сыграть; правая кнопка — прочитать; колесо — листать. У всего, что можно щёлкнуть, есть и клавиша. Раскладку менять не нужно: кириллица на тех же клавишах работает так же.
tui-help-arrows = перейти к карте, игроку, стопке или ответу
tui-help-enter = выбрать то, на чём курсор
tui-help-numbers = карта или цель с этим номером
tui-help-space = пас, нет, ничего
tui-help-escape = вернуть карту на руку или закрыть
tui-help-read = прочитать карту; сыграть её так нельзя
tui-help-log = журнал и правило к каждой строке
tui-help-recap = что случилось с твоего прошлого хода
tui-help-stable-stop = остановить карту, которую играют
tui-help-unorog-call = «Унорог!» со следующей картой; или поймать того, кто забыл
tui-help-hmm = попросить ещё немного времени на ответ
tui-help-undo = отменить последний ответ
tui-help-menu = когда тебя спрашивать, язык, время, игроки
tui-help-talk = чат, за столом с другими
tui-help-language = English, Русский, Українська
tui-help-leave = выход; игра сохранена

## The menu

tui-asked-how = Когда карты играют другие, спрашивать меня
tui-wakes-when = разбудить, если
tui-armed-against = против кого:
tui-anybody = любого
tui-armed-card = карта:
tui-armed-any = любая
tui-armed-one = одна определённая…
tui-armed-which = Какую карту остановить?
tui-language = Язык:
tui-lang-en = English
tui-lang-ru = Русский
tui-lang-uk = Українська
tui-patience = Мне нужно больше времени:
tui-wait = Подождать тех, кого нет
tui-nudge = Напомнить тем, кого ждут
tui-let-bot-play = Пусть за меня играет бот
tui-close-table = Закрыть стол
    .vote = Голосую: закрыть стол
tui-really = Подтвердить: { $what }
tui-mute = скрыть сообщения
tui-unmute = показать сообщения
tui-hand-over = сделать хозяином
    .vote = голосую: хозяин
tui-remove = убрать из-за стола
    .vote = голосую: убрать
tui-chat = Сказать что-нибудь за столом

## Leaving

tui-leave-alone = Игра сохранена.
tui-leave-table = Место остаётся за тобой: возвращайся по той же ссылке. Пока тебя нет, за тебя может играть бот.
tui-go = Выйти
tui-stay = Остаться

## The end

tui-points = очки
    .stable = единорожки
tui-wins = победы
tui-series = серия
tui-series-won = Серия окончена. Победа: { $seat }!
    .you = Серия за тобой!
tui-rematch = Сыграть ещё
tui-waiting-rematch = Ждём остальных…
tui-letters-counted = Подсчёт букв:
tui-letters = { $n ->
        [one] { $n } буква
        [few] { $n } буквы
        [many] { $n } букв
       *[other] { $n } буквы
    }

## Before the game

tui-code = код: { $code }
tui-players = { $n ->
        [one] { $n } место
        [few] { $n } места
        [many] { $n } мест
       *[other] { $n } места
    }
tui-free-seat = свободное место
tui-host = хозяин
tui-wins-of = победы: { $n }
tui-sit = сесть сюда
tui-sit-down = Сесть за стол
tui-stand = Встать
tui-add-bot = посадить бота
tui-another-bot = сменить бота
tui-bot-level = Насколько силён бот?
tui-add-bots = Боты на свободные места
tui-take-off = убрать
tui-deal = Раздать карты
tui-host-deals = Карты раздаёт хозяин стола.
tui-your-name = Твоё имя, потом Enter

## What is played

tui-change = Изменить настройки
tui-settings = Во что играем
tui-rulebook = Правила:
tui-seats = Мест:
tui-speed = Скорость:
tui-who = Кто может войти:
tui-who-link = друзья по ссылке
    .about = Только те, у кого есть ссылка или код. Чат открыт.
tui-who-public = все
    .about = Стол виден в списке открытых. В чате только готовые фразы, время у всех одинаковое.
tui-spectators = Кто может смотреть:
tui-spectators-everybody = все
    .about = Смотреть может каждый, кто найдёт стол.
tui-spectators-friends = друзья по ссылке
    .about = Во время игры стола нет в списке открытых.
tui-spectators-nobody = никто
    .about = Игру видят только игроки.
tui-writing-keys = Enter: готово · Esc: назад

## A word for the shuffle

tui-word = Слово для тасовки
tui-word-given = слово добавлено
tui-word-about = По желанию. Твоё слово подмешивается в тасовку, и никто в одиночку не решает, кому какие карты.
tui-seal = Печать, чтобы сверить после игры: { $commitment }
