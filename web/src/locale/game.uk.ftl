### Екран гри в браузері.

your-turn = Твій хід
joining = Ідемо до столу…
to-front = На головну
seconds-left = { $n ->
        [one] лишилася { $n } секунда
        [few] лишилося { $n } секунди
       *[many] лишилося { $n } секунд
    }
connection-lost = Зв’язок перервався. Він відновиться сам, нічого не втрачено.
question = Запитання
bot-plays-for-you = За тебе грає бот.
take-back-seat = Повернути моє місце
choose-how = Як саме?
answered-wait = Відповідь прийнято. Решта ще може думати.
waiting-for = Обирає: { $list }…
now-cancelled = Карту скасовано, якщо ніхто не відповість.
now-goes-through = Карта чинна, якщо ніхто не відповість.
would-win = Це принесе перемогу!
somebody-thinks = Хтось думає…
tap-again = Точно? { $card }
hmm = Хм…
others-may-answer = Інші можуть відповісти.
asked-how = Питати мене
log = Що було
pace = Темп показу
pace-about = Як довго видно те, що роблять інші. Дотик — далі, утримання — пауза.
key-skip = до наступної події
talk = Розмова
chat = Написати за столом
send = Надіслати
tools = Меню
undo = Повернути хід
undo-ask = Попросити повернути хід
undo-ask-short = Вернути?
wait-for-them = Зачекати
nudge = Нагадати
let-bot-play = Хай грає бот
cancel = Скасувати
agree = Згода
refuse = Ні
unicorns-short = Однороги
points-short = Очки
wins-short = Перемоги
series-short = Серія
series-won = Серію завершено. Перемога: { $seat }!
end-wins = Перемагає { $seat }!
    .you = Перемога!
    .nobody = Не переміг ніхто
end-decided = Гру вирішила карта { $card }.
end-close = До перемоги забракло одного однорога: { $seat }!
    .you = Так близько: ще один одноріг, і перемога була б твоя!
end-revenge = Реванш!
end-waits = Хочуть зіграти ще: { $list }
end-numbers = Усі цифри й чому гра скінчилася
rematch = Ще раз
waiting-rematch = Чекаємо решту…
replay = Запис гри
receipt = Перевірити роздачу
look-at-table = Подивитися на стіл
empty-stable = Стайня порожня.
aimed-at = Ціль: { $list }.
direction = Напрямок гри

## The question

stop-with = { $card }
choose-colour = { $card }: який колір?
choose-card = Обери карту
lay-card = Зіграти
lay-and-call = Зіграти + «Унорог!»
call = «Унорог!»
call-about = Наступна карта кладеться разом зі словом, якщо вона передостання.
why-other-question = Зараз цю карту використати не можна: { $card }.
why-not-asked = { $card }: ще рано, зараз не твій хід.
cancelled = Скасовано!
goes-through = Чинна!
bank = Запас: { $n } с
bank-short = запас:
key-stop = N: зупинити.
key-pass = Пробіл: пас.
let-pass = Пропустити
too-many-cards = Карт на руці: { $n }, межа — { $limit }. Скинь: { $over }.
targets-first = Спершу ціль, решта потім.
played-card = Карта, яку грають
drop-here = Поклади карту сюди або торкнися її двічі
hmm-about = Зачекайте, я думаю (+5 с)

## The table, in words

rivals = Інші гравці
my-hand = Твоя рука
piles = Стоси
their-turn = Зараз ходить.
plays = ходить
unread = нове: { $n }
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
muted = Без звуку
owed = { $n ->
        [one] взяти { $n } карту
        [few] взяти { $n } карти
       *[many] взяти { $n } карт
    }
known-hand = Що відомо про руку
known-deck = відомо: { $n }
empty-pile = Тут порожньо.
close-spread = Назад до столу

## The menu

asked-how-about = Коли карти грають інші. Більше ніхто цього не бачить.
wakes-when = Розбудити мене, якщо
armed-against = Проти кого
anybody = будь-кого
armed-type = Тип
any-type = будь-який тип
armed-card = Карта
any-card = будь-яка карта
people = Люди
mute = Не чути
unmute = Чути знову
hand-over = Зробити господарем
remove = Прибрати
close-table = Закрити стіл
really = Точно? { $what }
rules-link = Правила
log-of = Чиє
log-all = усіх
log-why = Чому?
log-rules = Назвати правило за кожним рядком

## The keys

keys = Клавіші
help-arrows = рухатися рукою і столом
help-hand = перейти до своєї руки
help-enter = підняти карту; ще раз: зіграти її
help-read = прочитати карту
help-pass = пас
help-draw = взяти карту
help-call = «Унорог!» з наступною картою; або спіймати того, хто забув
help-stop = зупинити карту, яку грають
help-hold = хм: ще трохи часу
help-seat = прочитати вголос місце гравця
help-log = що було
help-talk = розмова
help-menu = меню
help-drop = опустити карту, закрити
help-help = цей перелік
help-touch = Пальцем: торкнися, щоб підняти карту, і ще раз, щоб зіграти, або перетягни її на стіл; утримуй, щоб прочитати.

## The end

to-result = До підсумку
letters-counted = Рахуємо літери
letters = { $n ->
        [one] { $n } літера
        [few] { $n } літери
       *[many] { $n } літер
    }
counts = Гра в числах
counted-since = Пораховано з тієї миті, як відкрито цю сторінку.
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
        [one] карта загинула
        [few] карти загинули
       *[many] карт загинуло
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
