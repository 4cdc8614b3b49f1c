### Messages of a table over the network.  words/__init__.py explains the keys.

## What happens at the table; .you if the reader does it

event-table-sits = { $seat } сідає за стіл.
    .you = Ти сідаєш за стіл.
event-table-stands = { $seat } встає з-за столу.
event-table-queues = { $seat } просить місце за столом.
event-table-unqueues = { $seat } більше не чекає на місце.
event-table-away = { $seat } зараз не на зв’язку.
    .you = Ти зараз не на зв’язку.
event-table-back = { $seat } знову на зв’язку.
    .you = Ти знову на зв’язку.
event-table-bot-sits = { $seat } — бот: { $word }.
event-table-bot-plays = За гравця { $seat } грає бот.
    .you = За тебе грає бот. Своє місце можна повернути будь-якої миті.
event-table-returns = { $seat } знову грає без бота.
    .you = Ти знову граєш без бота.
event-table-removed = Господар столу прибирає з-за столу гравця { $seat }.
event-table-host = Тепер господар столу — { $seat }.
    .you = Тепер господар столу — ти.
event-table-voted-out = Вирішено голосуванням: { $seat } залишає стіл.
event-table-vote-remove = { $seat } голосує за те, щоб прибрати гравця { $text } ({ $word }).
    .you = Ти голосуєш за те, щоб прибрати гравця { $text } ({ $word }).
event-table-vote-handover = { $seat } голосує за нового господаря столу: { $whom } ({ $text }).
    .you = Ти голосуєш за нового господаря столу: { $whom } ({ $text }).
event-table-vote-close = { $seat } голосує за те, щоб закрити стіл ({ $text }).
    .you = Ти голосуєш за те, щоб закрити стіл ({ $text }).
event-table-settled = Налаштування столу змінено.
event-table-word = { $seat } додає слово до тасування.
    .you = Ти додаєш слово до тасування.
event-table-dealt = Карти роздано.
event-table-again = { $seat } хоче зіграти ще.
    .you = Ти хочеш зіграти ще.
event-table-closed = Стіл закрито.
event-table-late = У гравця { $seat } вийшов час: зроблено найобережніший вибір.
    .you = Час вийшов: за тебе зроблено найобережніший вибір.
event-table-hold = Хтось просить ще трохи часу.
event-table-nudge = Господар столу нагадує: стіл чекає на відповідь.
event-table-wish = { $seat } просить скасувати хід. Усі згодні?
    .you = Ти просиш скасувати хід. Слово за рештою.
event-table-wish-agreed = { $seat } погоджується.
    .you = Ти погоджуєшся.
event-table-wish-refused = Хід не скасовується: згодні не всі ({ $seat }).
    .you = Твій хід лишається: згодні не всі.
event-table-undone = { $seat } скасовує свій хід.
    .you = Ти скасовуєш свій хід.
event-table-waits = Стіл чекає на тих, кого зараз немає.
event-table-chat = { $seat }: { $text }
    .you = Ти: { $text }
event-table-phrase = { $seat }: { $word }
    .you = Ти: { $word }
event-table-reaction = { $seat }: { $word }
    .you = Ти: { $word }
event-table-trouble = Останню відповідь виконати не вдалося. Гра лишилася такою, як до неї, нічого не втрачено: відповідь можна скасувати. Номер звіту: { $text }.
event-table-thrown = { $seat } → { $whom }: { $word }
    .you = Ти → { $whom }: { $word }
event-table-thrown-at-card = { $seat } → { $card }: { $word }
    .you = Ти → { $card }: { $word }
event-table-applause = Глядачі аплодують.

## Why a command is not carried out, or a connection ends

refused-answered = Твою відповідь уже прийнято.
refused-bad-host = Сервер не приймає запити під таким ім’ям.
refused-away = Цього гравця зараз немає за столом.
refused-bad-message = Сервер не розуміє цього повідомлення.
refused-bad-method = Тут сервер цього не робить.
refused-bad-name = В імені над літерою може бути не більше двох значків.
refused-bad-option = Такої відповіді на це запитання немає.
refused-bad-origin = Запити з інших сайтів заборонено.
refused-bad-request = Сервер не розуміє цього запиту.
refused-bad-settings = Такі налаштування неможливі.
refused-bad-token = Сервер не знає цього ключа. Потрібен новий.
refused-bad-word = Це слово не підходить: воно задовге або містить неприпустимі символи.
refused-binary = Сервер розуміє лише текст.
refused-bot-plays = За тебе грає бот. Спершу поверни собі місце.
refused-busy = Забагато запитів за цим столом. Спробуй ще раз.
refused-closed = Цей стіл закрито.
refused-empty-seat = Там ніхто не сидить.
refused-empty-seats = Є порожні місця. Посади туди ботів або зменш кількість місць.
refused-empty-text = Спершу напиши щось.
refused-endless = Це ніколи б не закінчилося. Вибери щось інше.
refused-full = За цим столом більше немає місця.
refused-game-too-long = Гра надто затягнулася й тривати далі не може. Господар столу може закрити стіл.
refused-has-clock = За цим столом є годинник: нагадувати нема потреби.
refused-host-away = Господар столу може скоро повернутися. Якщо його не буде дві хвилини, вирішуватимуть гравці голосуванням.
refused-id-taken = Цей id уже зайняла інша команда.
refused-lesson = Так теж можна. Але в цьому уроці зроби те, що каже вчитель.
refused-name-taken = За цим столом уже є таке саме або дуже схоже ім’я. Вибери інше.
refused-no-bot = Ти граєш без бота: повертати нема чого.
refused-no-call = Зараз немає карти, із якою ще можна сказати «Унорог!».
refused-no-spectators = Дивитися цю гру не можна. Повертайся, коли вона закінчиться.
refused-no-such-game = Такої гри немає.
refused-bad-position = Такого розташування у грі бути не може.
refused-no-such-lesson = Такого уроку немає.
refused-no-such-puzzle = Такої задачі немає.
refused-no-such-rulebook = Таких правил немає.
refused-no-such-seat = За цим столом такого місця немає.
refused-no-such-table = Такого столу немає. Можливо, код застарів: попроси посилання.
refused-no-such-ticket = Цей квиток уже використано, або він застарів. Попроси новий.
refused-no-time-left = Запас часу на роздуми в цій грі скінчився.
refused-no-undo = Цей хід уже не можна скасувати.
refused-no-undo-left = У цій грі скасувань більше не лишилося.
refused-no-window = Зараз нема чого подовжувати: ніхто не чекає відповіді на карту.
refused-no-wish = Ніхто не просить скасувати хід.
refused-nobody = Сервер не знає, хто ти. Відкрий сторінку заново.
refused-nobody-away = Усі на місці.
refused-not-asked = Зараз тебе ні про що не питають.
refused-not-found = Тут нічого немає.
refused-no-such-card = Цієї карти ніхто не бачить.
refused-no-picture = Зараз немає анімації, яку можна пропустити чи призупинити.
refused-not-here = Тебе немає за цим столом.
refused-not-host = Це може лише господар столу.
refused-not-local = Це доступно лише на самому сервері.
refused-not-over = Спершу ця гра має закінчитися.
refused-no-report = Для цієї партії розбору немає.
refused-not-playing = Зараз ніхто не грає.
refused-not-queued = Цього гравця вже немає в черзі.
refused-not-seated = Це можуть лише ті, хто за столом.
refused-playing = Під час гри це неможливо.
refused-protocol = Сервер має іншу версію протоколу. Онови програму.
refused-public-table = Це можливо лише за столом для друзів.
refused-removed = За цей стіл тебе більше не пускають.
refused-restart = Сервер перезапускається. Гру збережено, вона скоро продовжиться.
refused-said-already = Це вже зроблено.
refused-quarantined = Запис цього столу пошкоджено, грати за ним не можна. Господар сервера вже має звіт.
refused-seat-taken = Це місце зайняте.
refused-server-error = Помилка на сервері. Усе прийняте збережено. Спробуй ще раз.
refused-stale = За столом уже все інакше. Подивися ще раз і вибери заново.
refused-storage = Сервер зараз не може зберігати. Твоя відповідь могла не зарахуватися: її скоро буде надіслано ще раз.
refused-too-early = Хай подумають ще трохи.
refused-too-fast = Забагато одразу. Зачекай трохи.
refused-too-large = Забагато даних.
refused-too-long = Ця гра задовга, щоб показати її крок за кроком.
refused-too-many = Забагато запитів. Зачекай трохи.
refused-too-many-sockets = Відкрито забагато вікон зі столами. Закрий одне з них.
refused-too-slow = Зв’язок заповільний і не встигає за грою. Під’єднуємося знову…
refused-trouble = Виконати це не вдалося. Гра не змінилася, звіт збережено.
refused-unknown-bot = Для цієї гри такого бота немає.
refused-unreachable = Сервер не відповідає.
refused-window-closed = Запізно: час на відповідь вийшов.
refused-wish-open = Уже є прохання скасувати хід. Спершу дай відповідь на нього.
refused-shared-screen = Цей екран лише показує стіл. Грай на телефоні.
refused-yourself = Щоб піти зі свого місця, встань з-за столу.

## Quick phrases

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

## Emotes, for screen readers

reaction-clap = оплески
reaction-laugh = сміх
reaction-cry = сльози
reaction-angry = злість
reaction-heart = серце
reaction-unicorn = одноріг

## When to be asked in reaction windows

mode-smart = Коли є чим відповісти
    .about = Тебе питають, лише якщо є чим відповісти. За часом відповіді цього не зрозуміти.
mode-always = Завжди
    .about = Тебе питають щоразу, є чим відповісти чи ні.
mode-sleep = Пропускати до мого ходу
    .about = До свого ходу ти пасуєш автоматично, крім вибраних випадків.
mode-armed = Зупиняти одразу
    .about = Першу відповідну карту зупиняють без запитань, один раз.

## What ends auto-passing

wake-wins = карта виграє гру
wake-mine = вона зачіпає мене або мої карти
wake-stops = вона зупиняє мою карту

## How fast a table plays

speed-quick = Швидко
    .about = Мало часу на відповіді й ходи — для тих, хто знає карти.
speed-normal = Звичайно
    .about = Вистачає часу прочитати карту й подумати.
speed-relaxed = Спокійно
    .about = Багато часу на відповіді й ходи — для тихого вечора.
speed-off = Без годинника
    .about = Стіл чекає на кожного, хоч би скільки це тривало.

## What a table is doing

phase-table-lobby = Чекаємо на гравців
phase-table-playing = Триває гра
phase-table-over = Гру закінчено
phase-table-closed = Стіл закрито

## Bots to choose from; bot-… describes how they play

level-random = Навмання
level-novice = Новачок
level-sensible = Розважливий
level-trained = Експерт
level-searcher = Мислитель
