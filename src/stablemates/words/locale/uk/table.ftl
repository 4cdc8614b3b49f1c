### What is said at a table over the network.  The key scheme stands in words/__init__.py.

## What happens at the table; .you when it is the reader's own

event-table-sits = { $seat } сідає за стіл.
    .you = Ти сідаєш за стіл.
event-table-stands = { $seat } йде з-за столу.
event-table-away = { $seat } зараз не на зв’язку.
    .you = Ти зараз не на зв’язку.
event-table-back = { $seat } знову на зв’язку.
    .you = Ти знову на зв’язку.
event-table-bot-sits = { $seat } — бот: { $word }.
event-table-bot-plays = Бот грає за гравця: { $seat }.
    .you = За тебе грає бот. Своє місце можна повернути будь-якої миті.
event-table-returns = { $seat } знову грає без бота.
    .you = Ти знову граєш без бота.
event-table-removed = { $seat } більше не сидить за столом: так хоче господар столу.
event-table-host = Тепер господар столу — { $seat }.
    .you = Тепер господар столу — ти.
event-table-settled = Стіл має нові налаштування.
event-table-word = { $seat } додає слово до тасування.
    .you = Ти додаєш слово до тасування.
event-table-dealt = Карти роздано.
event-table-again = { $seat } хоче зіграти ще раз.
    .you = Ти хочеш зіграти ще раз.
event-table-closed = Стіл закрито.
event-table-late = { $seat }: час вийшов, обирається найобережніше.
    .you = Час вийшов: за тебе обирається найобережніше.
event-table-hold = Хтось просить ще трохи часу.
event-table-nudge = Господар столу нагадує: стіл чекає на відповідь.
event-table-wish = { $seat } хоче взяти хід назад. Усі згодні?
    .you = Ти хочеш взяти хід назад. Слово за рештою.
event-table-wish-agreed = { $seat } погоджується.
    .you = Ти погоджуєшся.
event-table-wish-refused = { $seat } не бере хід назад: згодні не всі.
    .you = Твоя відповідь лишається: згодні не всі.
event-table-undone = { $seat } бере хід назад.
    .you = Ти береш хід назад.
event-table-waits = Стіл чекає на тих, кого зараз немає.
event-table-chat = { $seat }: { $text }
    .you = Ти: { $text }
event-table-phrase = { $seat }: { $word }
    .you = Ти: { $word }
event-table-reaction = { $seat }: { $word }
    .you = Ти: { $word }
event-table-trouble = Останню відповідь виконати не вдається. Гра така сама, як до неї, нічого не втрачено: відповідь можна взяти назад. Номер звіту: { $text }.

## Why a command is not carried out, or a connection ends

refused-answered = Твоя відповідь уже є.
refused-bad-message = Сервер не розуміє цього повідомлення.
refused-bad-method = Тут сервер цього не робить.
refused-bad-option = Такої відповіді на це запитання немає.
refused-bad-origin = Інший сайт не може говорити за тебе.
refused-bad-request = Сервер не розуміє цього запиту.
refused-bad-settings = Такого столу бути не може.
refused-bad-token = Сервер не знає цього ключа. Потрібен новий.
refused-bad-word = Це слово не підходить: воно задовге або має знаки, яких не показати.
refused-binary = Сервер розуміє лише текст.
refused-bot-plays = За тебе грає бот. Спершу поверни собі місце.
refused-busy = За цим столом говорять забагато людей одразу. Спробуй ще раз.
refused-closed = Цей стіл закрито.
refused-empty-seat = Там ніхто не сидить.
refused-empty-seats = Є порожні місця. Посади туди ботів або зменш кількість місць.
refused-empty-text = У цьому тексті нема чого показати.
refused-full = За цим столом більше немає місця.
refused-has-clock = За цим столом є годинник: нагадувати нема потреби.
refused-id-taken = Ця команда має номер іншої команди.
refused-name-taken = За цим столом уже є таке ім’я. Обери інше.
refused-no-bot = Ти граєш без бота: повертати нема чого.
refused-no-call = Зараз немає карти, до якої ще можна сказати «Унорог!».
refused-no-picture = Зараз немає картинки, яку можна пропустити чи затримати.
refused-no-such-game = Такої гри немає.
refused-no-such-lesson = Такого уроку немає.
refused-no-such-rulebook = Таких правил немає.
refused-no-such-seat = Цей стіл не має такого місця.
refused-no-such-table = Такого столу немає. Можливо, код застарів: попроси посилання.
refused-no-such-ticket = Цей квиток уже використано, або він застарів. Попроси новий.
refused-no-time-left = Запас часу на довгі вікна в цій грі скінчився.
refused-no-undo = Цей хід уже не можна взяти назад.
refused-no-window = Зараз немає вікна, час якого можна подовжити.
refused-no-wish = Ніхто не просить взяти хід назад.
refused-nobody = Сервер не знає, хто ти. Відкрий сторінку заново.
refused-nobody-away = Усі на місці.
refused-not-asked = Зараз тебе ні про що не питають.
refused-not-found = Тут нічого немає.
refused-not-here = Тебе немає за цим столом.
refused-not-host = Це може лише господар столу.
refused-not-local = Це видно лише на самій машині сервера.
refused-not-over = Спершу ця гра має закінчитися.
refused-not-playing = Зараз ніхто не грає.
refused-not-seated = Це можуть лише ті, хто сидить за столом.
refused-playing = Під час гри це неможливо.
refused-protocol = Сервер розмовляє іншою версією протоколу. Онови цю програму.
refused-public-table = Це можливо лише за столом для друзів.
refused-removed = За цей стіл тобі більше не можна: так хоче господар столу.
refused-restart = Сервер запускається заново. Гра ціла й от-от продовжиться.
refused-said-already = Це вже сказано.
refused-seat-taken = Це місце зайняте.
refused-server-error = На сервері щось не так. Усе прийняте ціле. Спробуй ще раз.
refused-stale = За столом уже все інакше. Подивися ще раз і обери заново.
refused-storage = Сервер зараз не може зберігати. Можливо, відповідь уже зараховано, можливо, ні: вона скоро піде ще раз.
refused-too-early = Хай подумають ще трохи.
refused-too-fast = Забагато одразу. Зачекай трохи.
refused-too-large = Це забагато.
refused-too-long = Ця гра задовга, щоб показати її крок за кроком.
refused-too-many = Забагато запитів. Зачекай трохи.
refused-too-many-sockets = Відкрито забагато вікон зі столами. Закрий одне з них.
refused-too-slow = Зв’язок заповільний і не встигає за столом. Він відкривається заново.
refused-trouble = Виконати це не вдається. Гра лишається такою самою, звіт є.
refused-unknown-bot = Для цієї гри такого бота немає.
refused-unreachable = Сервер не відповідає.
refused-window-closed = Запізно: вікно закрито.
refused-wish-open = Уже є прохання взяти хід назад. Спершу виріши його.
refused-yourself = Щоб піти зі свого місця, встань з-за столу.

## Ready phrases

phrase-hello = Привіт!
phrase-good-luck = Хай щастить!
phrase-well-played = Чудова гра!
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-oops = Ой…
phrase-wow = Оце так!
phrase-hurry = Граємо далі?
phrase-thinking = Треба подумати…
phrase-one-more = Ще разок?
phrase-bye = Бувайте!

## Small pictures, for those who hear the page

reaction-clap = оплески
reaction-laugh = сміх
reaction-cry = сльози
reaction-angry = злість
reaction-heart = серце
reaction-unicorn = одноріг

## How one wants to be asked in windows

mode-smart = Коли є чим відповісти
    .about = Тебе питають, лише якщо є чим відповісти. За часом цього не помітить ніхто.
mode-always = Завжди
    .about = Тебе питають у кожному вікні, є на руці відповідь чи ні.
mode-sleep = Не раніше мого ходу
    .about = До свого ходу ти пропускаєш усі вікна, якщо ніщо тебе не розбудить.
mode-armed = Напоготові
    .about = Першу відповідну карту буде зупинено без запитань, один раз.

## What wakes those who want to be asked no more

wake-wins = карта виграє гру
wake-mine = вона спрямована на мене або на моє
wake-stops = вона зупиняє мою карту

## How fast a table plays

speed-quick = Швидко
    .about = Мало часу на відповіді й ходи — для тих, хто знає карти.
speed-normal = Звичайна швидкість
    .about = Вистачає часу прочитати карту й подумати.
speed-relaxed = Спокійно
    .about = Багато часу на відповіді й ходи — для тихого вечора.
speed-off = Без годинника
    .about = Стіл чекає на кожного, хоч би скільки це тривало.

## What a table is doing

phase-table-lobby = Стіл збирається
phase-table-playing = Триває гра
phase-table-over = Гру закінчено
phase-table-closed = Стіл закрито

## Bots to choose from; what they are like says bot-…

level-random = Навмання
level-novice = Новачок
level-sensible = Розважливий
level-trained = Досвідчений
level-searcher = Мислитель
