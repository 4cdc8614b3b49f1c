### The command line, and a table in the lines of a terminal.

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
bots-more = searcher:200 переглядає 200 уявних світів, searcher:30ms думає 30 мілісекунд; mybot:Calm — твій власний бот, клас Calm із файлу mybot.py.
games-none = Ігор поки немає. Почати: { $program } play
replay-unfinished = Гру ще не закінчено.
read-options = { $seat }, варіанти:
