### The command line, and a table in the lines of a terminal.

## The table

table-title = { $title } · { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
table-bot = { $name } — бот: { $kind }.
table-option = { $title }: { $value }.
table-commands = ? — правила и помощь · ж — журнал · q — выйти; игра сохраняется сама
table-points = Очки: { $list }.
table-record = Игра записана. Посмотреть её снова: { $program } replay { $path }
table-saved =
    Игра сохранена. Продолжить: { $program } play --resume
    Файл игры: { $path }
not-understood = Непонятно: «{ $line }». Помощь: ?

## Commands; .key is what to type

command-help = Помощь
    .key = ?
command-log = Журнал
    .key = ж l
command-quit = Выход
    .key = q й
command-undo = Отменить последний ответ
    .key = z я
help-table =
    Что можно набрать: номер карты или её код; буквы из последней строки.
    ? — правила · ? и карта или номер правила — что там сказано
    ж — журнал с правилами · q — выйти, игра сохраняется
board-card = номер или код карты — сыграть (▸ можно сыграть)
board-help = ? — помощь
board-back = (Enter — вернуть карту на руку)
board-taken-back = Карта снова на руке.
board-not-now = { $card }: сейчас эта карта не подходит.
board-time = Осталось времени: { $n } с
board-undo = ({ $key }: отменить последний ответ)

## Other commands of the program

profiles-players = игроков: { $fewest }–{ $most }
profiles-option = { $title }. { $about }
profiles-any-number = любое целое число от 0
profiles-values = Значения: { $values }. По умолчанию: { $default }.
bots-more = searcher:200 просматривает 200 воображаемых миров, searcher:30ms думает 30 миллисекунд; mybot:Calm — твой собственный бот, класс Calm из файла mybot.py.
games-none = Игр пока нет. Начать: { $program } play
replay-unfinished = Игра ещё не окончена.
read-options = { $seat }, варианты:
