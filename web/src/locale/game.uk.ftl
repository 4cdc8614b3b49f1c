### The screen of a game, in the browser.

your-turn = Твій хід
your-response = Можна відповісти
your-answer = Стіл чекає на тебе
joining = Під’єднуємося до столу…
to-front = На головну
seconds-left = { $n ->
        [one] Лишилася { $n } секунда
        [few] Лишилося { $n } секунди
       *[many] Лишилося { $n } секунд
    }
connection-lost = Зв’язок перервався. Він відновиться сам, нічого не втрачено.
question = Запитання
bot-plays-for-you = За тебе грає бот.
take-back-seat = Повернути моє місце
choose-how = Як саме?
answered-wait = Відповідь прийнято. Решта ще може думати.
waiting-for = { $list } вибирає…
# In a reaction window: a card is stopped, the response to it is stopped, or it is played on something.
# `.you`: the reader does it.  `.hit`: it is done to the reader.
window-stops = { $seat } зупиняє карту { $card }!
    .you = Ти зупиняєш карту { $card }!
window-restores = { $seat } відповідає: карта { $card } знову в грі!
    .you = Ти відповідаєш: карта { $card } знову в грі!
window-aims = { $seat } грає карту { $card }. Ціль: { $list }.
    .you = Ти граєш карту { $card }. Ціль: { $list }.
    .hit = { $seat } грає карту { $card }. Під ударом твоя карта: { $list }!
    .me = { $seat } грає карту { $card } проти тебе!
# A card that goes to another stable.
target-goes-to = { $card } (отримає { $whom })
    .you = { $card } (отримаєш ти)
anyone-else = Хто відповість?
    .first = Хто відповість?
would-win = Ця карта принесе перемогу!
somebody-thinks = Хтось думає…
tap-again = Точно? { $card }
hmm = Хм…
others-may-answer = Інші можуть відповісти.
asked-how = Питати мене
log = Журнал
pace = Швидкість показу
pace-about = Як довго видно те, що роблять інші. Дотик — далі, утримання — пауза.
key-skip = до наступної події
talk = Чат
chat = Повідомлення
hints = Підказки
hints-about = Вказівник показує, що можна зробити, і пояснює чому.
send = Надіслати
tools = Меню
undo = Скасувати хід
undo-ask = Попросити скасувати хід
undo-ask-short = Скасувати?
wait-for-them = Зачекати
nudge = Нагадати
let-bot-play = Хай грає бот
cancel = Скасувати
agree = Дозволити
refuse = Відмовити
unicorns-short = Однороги
points-short = Очки
wins-short = Перемоги
series-short = Серія
series-won = Серію завершено. Перемога: { $seat }!
    .you = Серія за тобою!
end-wins = Перемагає { $seat }!
    .you = Перемога!
    .nobody = Переможця немає
end-decided = Долю гри вирішила карта { $card }.
end-close = Так близько! Забракло одного однорога: { $seat }.
    .you = Так близько: ще один одноріг, і перемога була б твоя!
end-finest-steal = Твоя найкраща мить: викрадена у гравця { $whom } карта { $card }.
end-finest-stopped = Твоя найкраща мить: зупинена у гравця { $whom } карта { $card }.
end-finest-destroy = Твоя найкраща мить: знищена у гравця { $whom } карта { $card }.
end-finest-bluff = Твоя найкраща мить: викритий блеф гравця { $whom }.
end-finest-caught = Твоя найкраща мить: { $whom } без «Унорог!».
end-revenge = Реванш!
end-waits = Хочуть зіграти ще: { $list }
end-numbers = Усі цифри й чому гра скінчилася
rematch = Зіграти ще
waiting-rematch = Чекаємо на решту…
replay = Повтор партії
receipt = Перевірити роздачу
look-at-table = Подивитися на стіл
empty-stable = Стайня порожня.
direction = Напрямок гри

## The question

stop-with = { $card }
choose-colour = { $card }: який колір?
choose-card = Вибери карту
lay-card = Зіграти
lay-and-call = Зіграти + «Унорог!»
call = «Унорог!»
call-about = «Унорог!» пролунає з наступною картою, якщо вона передостання.
why-other-question = { $card }: зараз ця карта не підходить.
why-not-asked = { $card }: ще рано, зараз не твій хід.
cancelled = Зупинено!
goes-through = Спрацює!
bank = Запас: { $n } с
bank-short = запас:
key-stop = N: зупинити.
key-pass = Пробіл: пас.
understood = Зрозуміло
one-to-go = Ще один!
let-pass = Пас
played-card = Карта, яку грають
drop-here = Поклади карту сюди або торкнися її двічі
hmm-about = Зачекайте, я думаю (+5 с)

## The table, in words

rivals = Інші гравці
my-hand = Твоя рука
piles = Стоси
their-turn = Зараз ходить.
plays = ходить
unread = нових: { $n }
count-told = Однороги: { $n } з { $goal }.
hand-told = { $n ->
        [one] { $n } карта на руці.
        [few] { $n } карти на руці.
       *[many] { $n } карт на руці.
    }
stable-told = У стайні: { $list }.
stand-in = Грає бот.
a-bot = Бот
reconnecting = Зв’язок відновлюється…
muted = Повідомлення приховано
owed = { $n ->
        [one] взяти { $n } карту
        [few] взяти { $n } карти
       *[many] взяти { $n } карт
    }
known-hand = Відомі карти на руці
known-deck = відомо: { $n }
empty-pile = Тут порожньо.
close-spread = Назад до столу

## The menu

asked-how-about = Коли карти грають інші. Цього не бачить ніхто, крім тебе.
wakes-when = Розбудити мене, якщо
armed-against = Проти кого
anybody = будь-кого
armed-type = Тип
any-type = будь-який тип
armed-card = Карта
any-card = будь-яка карта
people = Гравці
mute = Приховати повідомлення
unmute = Показати повідомлення
hand-over = Зробити господарем
    .vote = Голосую: господар
remove = Прибрати
    .vote = Голосую: прибрати
close-table = Закрити стіл
    .vote = Голосую: закрити стіл
really = Підтвердити: { $what }
rules-link = Правила
log-of = Гравець
log-all = усі
log-why = Чому?
log-rules = Показувати правило до кожного рядка
log-referee = Запитати суддю

## The keys

keys = Клавіші
help-arrows = переходити між картами на руці й на столі
help-hand = перейти до своєї руки
help-enter = підняти карту; ще раз — зіграти
help-read = прочитати карту
help-pass = пас
help-draw = взяти карту
help-call = «Унорог!» з наступною картою; або спіймати того, хто забув
help-stop = зупинити карту, яку грають
help-hold = попросити ще трохи часу
help-seat = озвучити, що в гравця на столі
help-log = журнал
help-talk = чат
help-menu = меню
help-drop = повернути карту на руку або закрити відкрите
help-help = цей перелік
help-touch = На сенсорному екрані: торкнися карти, щоб підняти її, і ще раз, щоб зіграти, або перетягни на стіл; утримуй, щоб прочитати.

## The end

to-result = До підсумку
letters-counted = Підрахунок літер
letters = { $n ->
        [one] { $n } літера
        [few] { $n } літери
       *[many] { $n } літер
    }
counts = Гра в числах
counted-since = Підрахунок від моменту, коли відкрито цю сторінку.
count-turns = { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }
count-played = { $n ->
        [one] карту зіграно
        [few] карти зіграно
       *[many] карт зіграно
    }
count-drawn = { $n ->
        [one] карту взято
        [few] карти взято
       *[many] карт узято
    }
count-stopped = { $n ->
        [one] карту зупинено
        [few] карти зупинено
       *[many] карт зупинено
    }
count-steals = { $n ->
        [one] крадіжка
        [few] крадіжки
       *[many] крадіжок
    }
count-lost = { $n ->
        [one] карту втрачено
        [few] карти втрачено
       *[many] карт утрачено
    }
count-caught = { $n ->
        [one] раз спіймали
        [few] рази спіймали
       *[many] разів спіймали
    }
count-checks = { $n ->
        [one] перевірка
        [few] перевірки
       *[many] перевірок
    }

## Emotes and applause

throw-at = Кидай: торкнися гравця або карти
throw-at-whom = У кого кидаєш?
throw-at-all = Усім
applaud = Поаплодувати

## The series

series-game = Партія { $n } за цим столом
series-goal = { $n ->
        [one] до { $n } очка
       *[many] до { $n } очок
    }
series-wins = { $n ->
        [one] { $n } перемога
        [few] { $n } перемоги
       *[many] { $n } перемог
    }
series-told-wins = { $n ->
        [one] { $n } перемога в серії.
        [few] { $n } перемоги в серії.
       *[many] { $n } перемог у серії.
    }
series-told-points = { $n ->
        [one] { $n } очко в серії.
        [few] { $n } очки в серії.
       *[many] { $n } очок у серії.
    }

## Only the hand

hand-only = Показувати лише мою руку
hand-only-about = Для телефона, коли стіл видно на великому екрані.

## Moments

moment-share = Поділитися моментом
moment-copied = Посилання скопійовано. У месенджері під ним буде картинка столу.
moment-choose = Поділитися будь-яким моментом із повтору
moment-later = Моментами можна ділитися після гри: до її кінця карти на руках — секрет.

## The queue for a seat

queue-ask = Хочу грати
queue-waiting = Ти в черзі
queue-about = Місце буде, щойно господар столу тебе впустить, або з наступної гри.
queue-leave = Не чекати
queue-wish = { $who } просить місце
queue-instead = Замість бота
queue-admit = Впустити
queue-no-bot = Ботів за столом немає. Місце може з’явитися в наступній грі.
queue-next = Грати в наступній
