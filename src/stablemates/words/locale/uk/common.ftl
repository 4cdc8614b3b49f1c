### Messages of every table, whatever the game.  words/__init__.py explains the keys.

## Names

you = ти
nobody = ніхто
yes = так
no = ні
seat = Місце { $n }
player-name = Гравець
a-card = карта
    .object = карту
# How a card’s title appears in a sentence.
quoted-card = «{ $title }»
    .object = карту { $card }
    .objects = карти { $list }
rule-named = (Правило { $id }: { $rule }.)
cards = { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
points = { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }

## Bots

bot-name-0 = Імбир
bot-name-1 = Іскра
bot-name-2 = М’ята
bot-name-3 = Комета
bot-name-4 = Полин
bot-name-5 = Горобина
bot-name-6 = Бузок
bot-name-7 = Роса
bot-name-8 = Верес
bot-name-9 = Конюшина
bot-random = грає навмання
bot-keen = грає карту, щойно може
bot-novice = грає просто й часом пропускає нагоду
bot-sensible = грає розважливо
bot-sensible-1 = грає розважливо, як у версії 0.1.0
bot-searcher = думає, перш ніж зіграти
bot-trained = навчений на мільйонах партій
bot-tiers = грає за списком добрих карт
bot-hasty = зупиняє майже кожну карту й б’є по лідеру
bot-thrifty = береже карти й зупиняє лише найгірше
bot-greedy = грає будь-яку карту, що підходить, а алікорн — щойно це чесно
bot-searcher-1 = думає, перш ніж зіграти, — як у версії 0.1.0

## The table

table-title = { $title } · { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
table-bot = { $name } — бот: { $kind }.
table-option = { $title }: { $value }.
table-commands = ? — правила й допомога · ж — журнал · q — вийти; гра зберігається сама
table-over = Гру закінчено
table-points = Очки: { $list }.
table-record = Гру записано. Переглянути її знову: { $program } replay { $path }
table-saved =
    Гру збережено. Продовжити: { $program } play --resume
    Файл гри: { $path }
not-understood = Незрозуміло: «{ $line }». Допомога: ?

## Commands; .key is what to type

command-help = Допомога
    .key = ?
command-log = Журнал
    .key = ж l
command-quit = Вихід
    .key = q й
command-undo = Скасувати останню відповідь
    .key = z я
help-table =
    Що можна набрати: номер карти або її код; літери з останнього рядка.
    ? — правила · ? і карта або номер правила — що там сказано
    ж — журнал із правилами · q — вийти, гра зберігається
board-card = номер або код карти — зіграти (▸ можна зіграти)
board-help = ? — допомога
board-back = (Enter — повернути карту на руку)
board-taken-back = Карта знову на руці.
board-not-now = { $card }: зараз ця карта не підходить.
board-time = Лишилося часу: { $n } с
board-undo = ({ $key }: скасувати останню відповідь)

## Other commands of the program

profiles-players = гравців: { $fewest }–{ $most }
profiles-option = { $title }. { $about }
profiles-any-number = будь-яке ціле число від 0
profiles-values = Значення: { $values }. Типово: { $default }.
profiles-source = Правило { $rule }. { $source }
bots-more = searcher:200 переглядає 200 уявних світів, searcher:30ms думає 30 мілісекунд; mybot:Calm — твій власний бот, клас Calm із файлу mybot.py.
games-none = Ігор поки немає. Почати: { $program } play
replay-unfinished = Гру ще не закінчено.
read-options = { $seat }, варіанти:

## Zones that many games have

zone-deck = Колода
zone-discard = Скид
zone-hand = Рука
