### Messages of a table over the network.  words/__init__.py explains the keys.

## What happens at the table; .you if the reader does it

event-table-sits = { $seat } садится за стол.
    .you = Ты садишься за стол.
event-table-stands = { $seat } уходит из-за стола.
event-table-queues = { $seat } просит место за столом.
event-table-unqueues = { $seat } больше не ждёт места.
event-table-away = { $seat } сейчас не на связи.
    .you = Ты сейчас не на связи.
event-table-back = { $seat } снова на связи.
    .you = Ты снова на связи.
event-table-bot-sits = { $seat } — бот: { $word }.
event-table-bot-plays = За игрока { $seat } играет бот.
    .you = За тебя играет бот. Своё место можно вернуть в любой момент.
event-table-returns = { $seat } снова играет без бота.
    .you = Ты снова играешь без бота.
event-table-removed = Хозяин стола убирает из-за стола игрока { $seat }.
event-table-host = Теперь хозяин стола — { $seat }.
    .you = Теперь хозяин стола — ты.
event-table-voted-out = Решено голосованием: { $seat } уходит из-за стола.
event-table-vote-remove = { $seat } голосует за то, чтобы убрать игрока { $text } ({ $word }).
    .you = Ты голосуешь за то, чтобы убрать игрока { $text } ({ $word }).
event-table-vote-handover = { $seat } голосует за нового хозяина стола: { $whom } ({ $text }).
    .you = Ты голосуешь за нового хозяина стола: { $whom } ({ $text }).
event-table-vote-close = { $seat } голосует за то, чтобы закрыть стол ({ $text }).
    .you = Ты голосуешь за то, чтобы закрыть стол ({ $text }).
event-table-settled = Настройки стола изменены.
event-table-word = { $seat } добавляет слово к тасовке.
    .you = Ты добавляешь слово к тасовке.
event-table-dealt = Карты розданы.
event-table-again = { $seat } хочет сыграть ещё.
    .you = Ты хочешь сыграть ещё.
event-table-closed = Стол закрыт.
event-table-late = У игрока { $seat } вышло время: сделан самый осторожный выбор.
    .you = Время вышло: за тебя сделан самый осторожный выбор.
event-table-hold = Кто-то просит ещё немного времени.
event-table-nudge = Хозяин стола напоминает: стол ждёт ответа.
event-table-wish = { $seat } просит отменить ход. Все согласны?
    .you = Ты просишь отменить ход. Слово за остальными.
event-table-wish-agreed = { $seat } соглашается.
    .you = Ты соглашаешься.
event-table-wish-refused = Ход не отменяется: согласны не все ({ $seat }).
    .you = Твой ход остаётся: согласны не все.
event-table-undone = { $seat } отменяет свой ход.
    .you = Ты отменяешь свой ход.
event-table-waits = Стол ждёт тех, кого сейчас нет.
event-table-chat = { $seat }: { $text }
    .you = Ты: { $text }
event-table-phrase = { $seat }: { $word }
    .you = Ты: { $word }
event-table-reaction = { $seat }: { $word }
    .you = Ты: { $word }
event-table-trouble = Последний ответ выполнить не удалось. Игра осталась такой же, как до него, ничего не потеряно: ответ можно отменить. Номер отчёта: { $text }.
event-table-thrown = { $seat } → { $whom }: { $word }
    .you = Ты → { $whom }: { $word }
event-table-thrown-at-card = { $seat } → { $card }: { $word }
    .you = Ты → { $card }: { $word }
event-table-applause = Зрители аплодируют.

## Why a command is not carried out, or a connection ends

refused-answered = Твой ответ уже принят.
refused-bad-host = Сервер не принимает запросы под таким именем.
refused-away = Этого игрока сейчас нет за столом.
refused-bad-message = Сервер не понимает этого сообщения.
refused-bad-method = Здесь сервер этого не делает.
refused-bad-name = В имени над буквой может быть не больше двух значков.
refused-bad-option = Такого ответа на этот вопрос нет.
refused-bad-origin = Запросы с других сайтов запрещены.
refused-bad-request = Сервер не понимает этого запроса.
refused-bad-settings = Такие настройки невозможны.
refused-bad-token = Сервер не знает этого ключа. Нужен новый.
refused-bad-word = Это слово не подходит: оно слишком длинное или содержит недопустимые символы.
refused-binary = Сервер понимает только текст.
refused-bot-plays = За тебя играет бот. Сначала верни себе место.
refused-busy = Слишком много запросов за этим столом. Попробуй ещё раз.
refused-closed = Этот стол закрыт.
refused-empty-seat = Там никто не сидит.
refused-empty-seats = Есть пустые места. Посади туда ботов или уменьши число мест.
refused-empty-text = Сначала напиши что-нибудь.
refused-endless = Это никогда бы не закончилось. Выбери что-нибудь другое.
refused-full = За этим столом больше нет места.
refused-game-too-long = Игра слишком затянулась и продолжаться не может. Хозяин стола может закрыть стол.
refused-has-clock = За этим столом есть часы: напоминать незачем.
refused-host-away = Хозяин стола может скоро вернуться. Если его не будет две минуты, решать будут игроки голосованием.
refused-id-taken = Этот id уже занят другой командой.
refused-lesson = Так тоже можно. Но в этом уроке сделай то, что говорит учитель.
refused-name-taken = За этим столом уже есть такое же или очень похожее имя. Выбери другое.
refused-no-bot = Ты играешь без бота: возвращать нечего.
refused-no-call = Сейчас нет карты, с которой ещё можно сказать «Унорог!».
refused-no-spectators = Смотреть эту игру нельзя. Возвращайся, когда она закончится.
refused-no-such-game = Такой игры нет.
refused-bad-position = Такого положения в игре быть не может.
refused-no-such-lesson = Такого урока нет.
refused-no-such-puzzle = Такой задачи нет.
refused-no-such-rulebook = Таких правил нет.
refused-no-such-seat = За этим столом такого места нет.
refused-no-such-table = Такого стола нет. Возможно, код устарел: попроси ссылку.
refused-no-such-ticket = Этот билет уже использован или устарел. Попроси новый.
refused-no-time-left = Запас времени на раздумья в этой игре кончился.
refused-no-undo = Этот ход уже нельзя отменить.
refused-no-undo-left = В этой игре отмен больше не осталось.
refused-no-window = Сейчас нечего продлевать: никто не ждёт ответа на карту.
refused-no-wish = Никто не просит отменить ход.
refused-nobody = Сервер не знает, кто ты. Открой страницу заново.
refused-nobody-away = Все на месте.
refused-not-asked = Сейчас тебя ни о чём не спрашивают.
refused-not-found = Здесь ничего нет.
refused-no-such-card = Этой карты никто не видит.
refused-no-picture = Сейчас нет анимации, которую можно пропустить или приостановить.
refused-not-here = Тебя нет за этим столом.
refused-not-host = Это может только хозяин стола.
refused-not-local = Это доступно только на самом сервере.
refused-not-over = Сначала эта игра должна закончиться.
refused-no-report = Для этой партии разбора нет.
refused-not-playing = Сейчас никто не играет.
refused-not-queued = Этого игрока уже нет в очереди.
refused-not-seated = Это могут только сидящие за столом.
refused-playing = Во время игры это невозможно.
refused-protocol = У сервера другая версия протокола. Обнови программу.
refused-public-table = Это возможно только за столом для друзей.
refused-removed = За этот стол тебя больше не пускают.
refused-restart = Сервер перезапускается. Игра сохранена и скоро продолжится.
refused-said-already = Это уже сделано.
refused-quarantined = Запись этого стола повреждена, играть за ним нельзя. Хозяин сервера уже получил отчёт.
refused-seat-taken = Это место занято.
refused-server-error = Ошибка на сервере. Всё принятое сохранено. Попробуй ещё раз.
refused-stale = За столом уже всё по-другому. Посмотри ещё раз и выбери заново.
refused-storage = Сервер сейчас не может сохранять. Твой ответ мог и не засчитаться: он скоро отправится ещё раз.
refused-too-early = Пусть подумают ещё немного.
refused-too-fast = Слишком много сразу. Подожди немного.
refused-too-large = Слишком много данных.
refused-too-long = Эта игра слишком длинная, чтобы показать её по шагам.
refused-too-many = Слишком много запросов. Подожди немного.
refused-too-many-sockets = Открыто слишком много окон со столами. Закрой одно из них.
refused-too-slow = Связь слишком медленная и не успевает за игрой. Переподключаемся…
refused-trouble = Выполнить это не удалось. Игра не изменилась, отчёт сохранён.
refused-unknown-bot = Для этой игры такого бота нет.
refused-unreachable = Сервер не отвечает.
refused-window-closed = Поздно: время на ответ вышло.
refused-wish-open = Уже есть просьба отменить ход. Сначала ответь на неё.
refused-shared-screen = Этот экран только показывает стол. Играй на телефоне.
refused-yourself = Чтобы уйти со своего места, встань из-за стола.

## Quick phrases

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отличная игра!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой…
phrase-wow = Вот это да!
phrase-hurry = Играем дальше?
phrase-thinking = Надо подумать…
phrase-one-more = Ещё разок?
phrase-bye = Пока!

## Emotes, for screen readers

reaction-clap = аплодисменты
reaction-laugh = смех
reaction-cry = слёзы
reaction-angry = злость
reaction-heart = сердце
reaction-unicorn = единорог

## When to be asked in reaction windows

mode-smart = Когда есть чем ответить
    .about = Тебя спрашивают, только если есть чем ответить. По времени ответа этого не понять.
mode-always = Всегда
    .about = Тебя спрашивают каждый раз, есть чем ответить или нет.
mode-sleep = Пропускать до моего хода
    .about = До своего хода ты пасуешь автоматически, кроме выбранных случаев.
mode-armed = Останавливать сразу
    .about = Первая подходящая карта останавливается без вопросов, один раз.

## What ends auto-passing

wake-wins = карта выигрывает игру
wake-mine = она задевает меня или мои карты
wake-stops = она останавливает мою карту

## How fast a table plays

speed-quick = Быстро
    .about = Мало времени на ответы и ходы — для тех, кто знает карты.
speed-normal = Обычно
    .about = Хватает времени прочесть карту и подумать.
speed-relaxed = Спокойно
    .about = Много времени на ответы и ходы — для тихого вечера.
speed-off = Без часов
    .about = Стол ждёт каждого, сколько бы это ни заняло.

## What a table is doing

phase-table-lobby = Ждём игроков
phase-table-playing = Идёт игра
phase-table-over = Игра окончена
phase-table-closed = Стол закрыт

## Bots to choose from; bot-… describes how they play

level-random = Наугад
level-novice = Новичок
level-sensible = Рассудительный
level-trained = Эксперт
level-searcher = Мыслитель
