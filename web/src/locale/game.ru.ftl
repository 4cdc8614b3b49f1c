### Экран игры в браузере.

your-turn = Твой ход
joining = Идём к столу…
to-front = На главную
seconds-left = { $n ->
        [one] осталась { $n } секунда
        [few] осталось { $n } секунды
       *[many] осталось { $n } секунд
    }
connection-lost = Связь прервалась. Она восстановится сама, ничего не потеряно.
question = Вопрос
bot-plays-for-you = За тебя играет бот.
take-back-seat = Вернуть моё место
choose-how = Как именно?
answered-wait = Ответ принят. Остальные ещё могут думать.
waiting-for = Выбирает: { $list }…
now-cancelled = Карта отменена, если никто не ответит.
now-goes-through = Карта в силе, если никто не ответит.
would-win = Это принесёт победу!
somebody-thinks = Кто-то думает…
tap-again = Точно? { $card }
hmm = Хм…
others-may-answer = Другие могут ответить.
asked-how = Спрашивать меня
log = Что было
pace = Темп показа
pace-about = Как долго видно то, что делают другие. Нажатие — дальше, удержание — пауза.
key-skip = к следующему событию
talk = Разговор
chat = Написать за столом
send = Отправить
tools = Меню
undo = Вернуть ход
undo-ask = Попросить вернуть ход
undo-ask-short = Вернуть?
wait-for-them = Подождать
nudge = Напомнить
let-bot-play = Пусть играет бот
cancel = Отмена
agree = Согласие
refuse = Нет
unicorns-short = Единорожки
points-short = Очки
wins-short = Победы
series-short = Серия
series-won = Серия окончена. Победа: { $seat }!
end-wins = Побеждает { $seat }!
    .you = Победа!
    .nobody = Не победил никто
end-decided = Игру решила карта { $card }.
end-close = До победы не хватило одного единорожка: { $seat }!
    .you = Так близко: ещё один единорожек, и победа была бы твоей!
end-revenge = Реванш!
end-waits = Хотят сыграть ещё: { $list }
end-numbers = Все цифры и почему игра закончилась
rematch = Ещё раз
waiting-rematch = Ждём остальных…
replay = Запись игры
receipt = Проверить раздачу
look-at-table = Посмотреть на стол
empty-stable = Стойло пусто.
aimed-at = Цель: { $list }.
direction = Направление игры

## The question

stop-with = { $card }
choose-colour = { $card }: какой цвет?
choose-card = Выбери карту
lay-card = Сыграть
lay-and-call = Сыграть + «Унорог!»
call = «Унорог!»
call-about = Следующая карта кладётся вместе со словом, если она предпоследняя.
why-other-question = Сейчас эту карту использовать нельзя: { $card }.
why-not-asked = { $card }: пока рано, сейчас не твой ход.
cancelled = Отменено!
goes-through = В силе!
bank = Запас: { $n } с
bank-short = запас:
key-stop = N: остановить.
key-pass = Пробел: пас.
let-pass = Пропустить
too-many-cards = Карт на руке: { $n }, предел — { $limit }. Сбрось: { $over }.
targets-first = Сначала цель, остальное потом.
played-card = Карта, которую играют
drop-here = Положи карту сюда или коснись её дважды
hmm-about = Подождите, я думаю (+5 с)

## The table, in words

rivals = Другие игроки
my-hand = Твоя рука
piles = Стопки
their-turn = Сейчас ходит.
plays = ходит
unread = новое: { $n }
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
muted = Без звука
owed = { $n ->
        [one] взять { $n } карту
        [few] взять { $n } карты
       *[many] взять { $n } карт
    }
known-hand = Что известно о руке
known-deck = известно: { $n }
empty-pile = Здесь пусто.
close-spread = Обратно к столу

## The menu

asked-how-about = Когда карты играют другие. Больше никто этого не видит.
wakes-when = Разбудить меня, если
armed-against = Против кого
anybody = любого
armed-type = Тип
any-type = любой тип
armed-card = Карта
any-card = любая карта
people = Люди
mute = Не слышать
unmute = Слышать снова
hand-over = Сделать хозяином
remove = Убрать
close-table = Закрыть стол
really = Точно? { $what }
rules-link = Правила
log-of = Чьё
log-all = всех
log-why = Почему?
log-rules = Назвать правило за каждой строкой

## The keys

keys = Клавиши
help-arrows = двигаться по руке и столу
help-hand = перейти к своей руке
help-enter = поднять карту; ещё раз: сыграть её
help-read = прочитать карту
help-pass = пас
help-draw = взять карту
help-call = «Унорог!» со следующей картой; или поймать того, кто забыл
help-stop = остановить карту, которую играют
help-hold = хм: ещё немного времени
help-seat = прочитать вслух место игрока
help-log = что было
help-talk = разговор
help-menu = меню
help-drop = опустить карту, закрыть
help-help = этот список
help-touch = Пальцем: нажми, чтобы поднять карту, и ещё раз, чтобы сыграть, или перетащи её на стол; удерживай, чтобы прочитать.

## The end

to-result = К итогу
letters-counted = Считаем буквы
letters = { $n ->
        [one] { $n } буква
        [few] { $n } буквы
       *[many] { $n } букв
    }
counts = Игра в числах
counted-since = Посчитано с той минуты, как открыта эта страница.
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
        [one] карта погибла
        [few] карты погибли
       *[many] карт погибло
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
