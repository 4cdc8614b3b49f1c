### Messages of every table, whatever the game.  words/__init__.py explains the keys.

## Names

you = ты
nobody = никто
yes = да
no = нет
seat = Место { $n }
player-name = Игрок
a-card = карта
    .object = карту
# How a card’s title appears in a sentence.
quoted-card = «{ $title }»
    .object = карту { $card }
    .objects = карты { $list }
rule-named = (Правило { $id }: { $rule }.)
cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }

## Bots

bot-name-0 = Имбирь
bot-name-1 = Искра
bot-name-2 = Мята
bot-name-3 = Комета
bot-name-4 = Полынь
bot-name-5 = Рябина
bot-name-6 = Сирень
bot-name-7 = Роса
bot-name-8 = Вереск
bot-name-9 = Клевер
bot-random = играет наугад
bot-keen = играет карту, как только может
bot-novice = играет просто и порой упускает шанс
bot-sensible = играет рассудительно
bot-sensible-1 = играет рассудительно, как в версии 0.1.0
bot-searcher = думает, прежде чем сыграть
bot-trained = обучен на миллионах партий
bot-tiers = играет по списку хороших карт
bot-hasty = останавливает почти каждую карту и бьёт по лидеру
bot-thrifty = бережёт карты и останавливает только худшее
bot-greedy = играет любую подходящую карту, а аликорн — как только это честно
bot-searcher-1 = думает, прежде чем сыграть, — как в версии 0.1.0

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
table-over = Игра окончена
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
profiles-source = Правило { $rule }. { $source }
bots-more = searcher:200 просматривает 200 воображаемых миров, searcher:30ms думает 30 миллисекунд; mybot:Calm — твой собственный бот, класс Calm из файла mybot.py.
games-none = Игр пока нет. Начать: { $program } play
replay-unfinished = Игра ещё не окончена.
read-options = { $seat }, варианты:

## Zones that many games have

zone-deck = Колода
zone-discard = Сброс
zone-hand = Рука
