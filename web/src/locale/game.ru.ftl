### The screen of a game, in the browser.

your-turn = Твой ход
your-response = Можно ответить
your-answer = Стол ждёт тебя
joining = Подключаемся к столу…
to-front = На главную
seconds-left = { $n ->
        [one] Осталась { $n } секунда
        [few] Осталось { $n } секунды
       *[many] Осталось { $n } секунд
    }
connection-lost = Связь прервалась. Она восстановится сама, ничего не потеряно.
question = Вопрос
bot-plays-for-you = За тебя играет бот.
take-back-seat = Вернуть моё место
choose-how = Как именно?
answered-wait = Ответ принят. Остальные ещё могут думать.
waiting-for = { $list } выбирает…
# In a reaction window: a card is stopped, the response to it is stopped, or it is played on something.
# `.you`: the reader does it.  `.hit`: it is done to the reader.
window-stops = { $seat } останавливает карту { $card }!
    .you = Ты останавливаешь карту { $card }!
window-restores = { $seat } отвечает: карта { $card } снова в игре!
    .you = Ты отвечаешь: карта { $card } снова в игре!
window-aims = { $seat } играет карту { $card }. Цель: { $list }.
    .you = Ты играешь карту { $card }. Цель: { $list }.
    .hit = { $seat } играет карту { $card }. Под ударом твоя карта: { $list }!
    .me = { $seat } играет карту { $card } против тебя!
# A card that goes to another stable.
target-goes-to = { $card } (получит { $whom })
    .you = { $card } (получишь ты)
anyone-else = Кто ответит?
    .first = Кто ответит?
would-win = Эта карта принесёт победу!
somebody-thinks = Кто-то думает…
tap-again = Точно? { $card }
hmm = Хм…
others-may-answer = Другие могут ответить.
asked-how = Спрашивать меня
log = Журнал
pace = Скорость показа
pace-about = Как долго видно то, что делают другие. Нажатие — дальше, удержание — пауза.
key-skip = к следующему событию
talk = Чат
chat = Сообщение
hints = Подсказки
hints-about = Указатель показывает, что можно сделать, и объясняет почему.
send = Отправить
tools = Меню
undo = Отменить ход
undo-ask = Попросить отменить ход
undo-ask-short = Отменить?
wait-for-them = Подождать
nudge = Напомнить
let-bot-play = Пусть играет бот
cancel = Отмена
agree = Разрешить
refuse = Отказать
unicorns-short = Единорожки
points-short = Очки
wins-short = Победы
series-short = Серия
series-won = Серия окончена. Победа: { $seat }!
    .you = Серия за тобой!
end-wins = Побеждает { $seat }!
    .you = Победа!
    .nobody = Победителя нет
end-decided = Исход игры решила карта { $card }.
end-close = Так близко! Не хватило одного единорожка: { $seat }.
    .you = Так близко: ещё один единорожек, и победа была бы твоей!
end-finest-steal = Твой лучший момент: украденная у игрока { $whom } карта { $card }.
end-finest-stopped = Твой лучший момент: остановленная у игрока { $whom } карта { $card }.
end-finest-destroy = Твой лучший момент: уничтоженная у игрока { $whom } карта { $card }.
end-finest-bluff = Твой лучший момент: разоблачённый блеф игрока { $whom }.
end-finest-caught = Твой лучший момент: { $whom } без «Унорог!».
end-revenge = Реванш!
end-waits = Хотят сыграть ещё: { $list }
end-numbers = Все цифры и почему игра закончилась
rematch = Сыграть ещё
waiting-rematch = Ждём остальных…
replay = Повтор партии
receipt = Проверить раздачу
look-at-table = Посмотреть на стол
empty-stable = Стойло пусто.
direction = Направление игры

## The question

stop-with = { $card }
choose-colour = { $card }: какой цвет?
choose-card = Выбери карту
lay-card = Сыграть
lay-and-call = Сыграть + «Унорог!»
call = «Унорог!»
call-about = «Унорог!» прозвучит со следующей картой, если она предпоследняя.
why-other-question = { $card }: сейчас эта карта не подходит.
why-not-asked = { $card }: пока рано, сейчас не твой ход.
cancelled = Остановлено!
goes-through = Сработает!
bank = Запас: { $n } с
bank-short = запас:
key-stop = N: остановить.
key-pass = Пробел: пас.
understood = Понятно
one-to-go = Ещё один!
let-pass = Пас
played-card = Карта, которую играют
drop-here = Положи карту сюда или коснись её дважды
hmm-about = Подождите, я думаю (+5 с)

## The table, in words

rivals = Другие игроки
my-hand = Твоя рука
piles = Стопки
their-turn = Сейчас ходит.
plays = ходит
unread = новых: { $n }
count-told = Единорожки: { $n } из { $goal }.
hand-told = { $n ->
        [one] { $n } карта на руке.
        [few] { $n } карты на руке.
       *[many] { $n } карт на руке.
    }
stable-told = В стойле: { $list }.
stand-in = Играет бот.
a-bot = Бот
reconnecting = Связь восстанавливается…
muted = Сообщения скрыты
owed = { $n ->
        [one] взять { $n } карту
        [few] взять { $n } карты
       *[many] взять { $n } карт
    }
known-hand = Известные карты на руке
known-deck = известно: { $n }
empty-pile = Здесь пусто.
close-spread = Обратно к столу

## The menu

asked-how-about = Когда карты играют другие. Этого никто, кроме тебя, не видит.
wakes-when = Разбудить меня, если
armed-against = Против кого
anybody = любого
armed-type = Тип
any-type = любой тип
armed-card = Карта
any-card = любая карта
people = Игроки
mute = Скрыть сообщения
unmute = Показать сообщения
hand-over = Сделать хозяином
    .vote = Голосую: хозяин
remove = Убрать
    .vote = Голосую: убрать
close-table = Закрыть стол
    .vote = Голосую: закрыть стол
really = Подтвердить: { $what }
rules-link = Правила
log-of = Игрок
log-all = все
log-why = Почему?
log-rules = Показывать правило к каждой строке
log-referee = Спросить судью

## The keys

keys = Клавиши
help-arrows = переходить между картами на руке и на столе
help-hand = перейти к своей руке
help-enter = поднять карту; ещё раз — сыграть
help-read = прочитать карту
help-pass = пас
help-draw = взять карту
help-call = «Унорог!» со следующей картой; или поймать того, кто забыл
help-stop = остановить карту, которую играют
help-hold = попросить ещё немного времени
help-seat = озвучить, что у игрока на столе
help-log = журнал
help-talk = чат
help-menu = меню
help-drop = вернуть карту на руку или закрыть открытое
help-help = этот список
help-touch = На сенсорном экране: коснись карты, чтобы поднять её, и ещё раз, чтобы сыграть, или перетащи на стол; удерживай, чтобы прочитать.

## The end

to-result = К итогу
letters-counted = Подсчёт букв
letters = { $n ->
        [one] { $n } буква
        [few] { $n } буквы
       *[many] { $n } букв
    }
counts = Игра в числах
counted-since = Подсчёт с того момента, как открыта эта страница.
count-turns = { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
count-played = { $n ->
        [one] карта сыграна
        [few] карты сыграны
       *[many] карт сыграно
    }
count-drawn = { $n ->
        [one] карта взята
        [few] карты взяты
       *[many] карт взято
    }
count-stopped = { $n ->
        [one] карта остановлена
        [few] карты остановлены
       *[many] карт остановлено
    }
count-steals = { $n ->
        [one] кража
        [few] кражи
       *[many] краж
    }
count-lost = { $n ->
        [one] карта потеряна
        [few] карты потеряны
       *[many] карт потеряно
    }
count-caught = { $n ->
        [one] раз поймали
        [few] раза поймали
       *[many] раз поймали
    }
count-checks = { $n ->
        [one] проверка
        [few] проверки
       *[many] проверок
    }

## Emotes and applause

throw-at = Бросай: нажми на игрока или карту
throw-at-whom = В кого бросаешь?
throw-at-all = Всем
applaud = Поаплодировать

## The series

series-game = Партия { $n } за этим столом
series-goal = { $n ->
        [one] до { $n } очка
       *[many] до { $n } очков
    }
series-wins = { $n ->
        [one] { $n } победа
        [few] { $n } победы
       *[many] { $n } побед
    }
series-told-wins = { $n ->
        [one] { $n } победа в серии.
        [few] { $n } победы в серии.
       *[many] { $n } побед в серии.
    }
series-told-points = { $n ->
        [one] { $n } очко в серии.
        [few] { $n } очка в серии.
       *[many] { $n } очков в серии.
    }

## Only the hand

hand-only = Показывать только мою руку
hand-only-about = Для телефона, когда стол виден на большом экране.

## Moments

moment-share = Поделиться моментом
moment-copied = Ссылка скопирована. В мессенджере под ней будет картинка стола.
moment-choose = Поделиться любым моментом из повтора
moment-later = Моментами можно делиться после игры: до её конца карты на руках — секрет.

## The queue for a seat

queue-ask = Хочу играть
queue-waiting = Ты в очереди
queue-about = Место будет, как только хозяин стола тебя впустит, или со следующей игры.
queue-leave = Не ждать
queue-wish = { $who } просит место
queue-instead = Вместо бота
queue-admit = Впустить
queue-no-bot = Ботов за столом нет. Место может появиться в следующей игре.
queue-next = Играть в следующей
