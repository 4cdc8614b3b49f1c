### Картина происходящего: по одной короткой фразе и надписи на каждое событие.
### `.you`: это делает читатель.  `.hit`: это делают с ним.

missed-title = Пока тебя не было
missed-on = Нажми, чтобы продолжить
recap-title = Последний круг

## Стойло

beat-stable-turn = Ходит { $seat }
    .you = Твой ход!
beat-stable-play = { $seat } играет { $card }
    .you = Ты играешь { $card }
    .hit = { $aimed ->
        [cards] { $seat } играет { $card }. Под ударом: { $targets }!
       *[other] { $seat } играет { $card } против тебя!
    }
beat-stable-aim = { $seat } выбирает цель для { $card }: { $targets }
    .you = Ты выбираешь цель для { $card }: { $targets }
    .hit = { $aimed ->
        [cards] { $seat } играет { $card }. Под ударом: { $targets }!
       *[other] { $seat } играет { $card } против тебя!
    }
beat-stable-aim-player = { $seat } выбирает цель для { $card }: { $targets }
    .you = Ты выбираешь цель для { $card }: { $targets }
    .hit = { $aimed ->
        [cards] { $seat } играет { $card }. Под ударом: { $targets }!
       *[other] { $seat } играет { $card } против тебя!
    }
beat-stable-aim-stable = { $card } — в стойло игрока { $targets }
    .hit = { $seat } отправляет { $card } в твоё стойло!
beat-stable-neigh = { $seat } останавливает { $on }!
    .you = Ты останавливаешь { $on }!
    .hit = { $seat } останавливает твою карту { $on }!
beat-stable-super-neigh = { $seat } останавливает { $on }, и ответить нельзя!
    .you = Ты останавливаешь { $on }, и ответить нельзя!
    .hit = { $seat } останавливает твою карту { $on }, и ответить нельзя!
beat-stable-stopped = Карта { $card } остановлена
    .hit = Твоя карта { $card } остановлена
beat-stable-enter = { $card } теперь в стойле игрока { $home }
    .you = { $card } теперь в твоём стойле
beat-stable-discard = { $seat } сбрасывает { $card }
    .you = Ты сбрасываешь { $card }
beat-stable-bring = { $card } — прямо в стойло: { $home }
beat-stable-recover = { $seat } берёт { $card } из сброса
    .you = Ты берёшь { $card } из сброса
beat-stable-take = { $seat } находит { $card }
    .you = Ты находишь { $card }
beat-stable-sacrifice = { $seat } приносит в жертву { $card }
    .you = Ты приносишь в жертву { $card }
beat-stable-destroy = { $seat } уничтожает { $card } у игрока { $owner }
    .you = Ты уничтожаешь { $card } у игрока { $owner }
    .hit = { $seat } уничтожает у тебя { $card }!
beat-stable-steal = { $seat } крадёт { $card } у игрока { $owner }
    .you = Ты крадёшь { $card } у игрока { $owner }
    .hit = { $seat } крадёт у тебя { $card }!
beat-stable-return = { $zone ->
        [hand] { $card } возвращается на руку: { $home }
        [nursery] { $card } возвращается в ясли
       *[other] { $card } покидает стойло: { $owner }
    }
    .hit = { $zone ->
        [hand] { $seat } возвращает { $card } тебе на руку!
        [nursery] { $seat } отправляет { $card } обратно в ясли!
       *[other] { $seat } выгоняет { $card } из твоего стойла!
    }
beat-stable-move = { $seat } переносит { $card }: { $owner } → { $home }
    .you = Ты переносишь { $card }: { $owner } → { $home }
    .hit = { $seat } уносит { $card } из твоего стойла!
beat-stable-pull = { $seat } берёт карту с руки игрока { $owner }
    .you = Ты берёшь карту с руки игрока { $owner }
    .hit = { $seat } забирает у тебя с руки: { $card }!
beat-stable-swap = { $seat } и { $whom } меняются картами
    .you = Ты и { $whom } меняетесь картами
    .hit = { $seat } меняется с тобой картами!
beat-stable-extra-turn = Дополнительный ход: { $seat }!
    .you = У тебя дополнительный ход!
beat-stable-over = Игра окончена!

## Унорог

beat-unorog-play = { $seat } кладёт { $card }
    .you = Ты кладёшь { $card }
beat-unorog-play-relic = { $seat } кладёт { $card }
    .you = Ты кладёшь { $card }
beat-unorog-play-alicorn = { $seat } кладёт { $card }
    .you = Ты кладёшь { $card }
beat-unorog-call = { $seat }: осталась одна карта
    .you = У тебя осталась одна карта
beat-unorog-penalty = { $n ->
        [one] { $seat } берёт { $n } карту
        [few] { $seat } берёт { $n } карты
        [many] { $seat } берёт { $n } карт
       *[other] { $seat } берёт { $n } карты
    }
    .hit = { $n ->
        [one] Ты берёшь { $n } карту!
        [few] Ты берёшь { $n } карты!
        [many] Ты берёшь { $n } карт!
       *[other] Ты берёшь { $n } карты!
    }
beat-unorog-mirror = Направление меняется
beat-unorog-sleep = { $seat } пропускает ход
    .hit = Ты пропускаешь ход!
beat-unorog-check = { $seat } не верит игроку { $whom }
    .you = Ты не веришь игроку { $whom }
    .hit = { $seat } тебе не верит!
beat-unorog-dishonest = Это был обман: { $seat } забирает карту
    .hit = Обман раскрыт: ты забираешь карту
beat-unorog-honest = Всё честно: расплачивается { $whom }
    .you = Всё честно: расплачивается { $whom }
beat-unorog-catch = { $seat } ловит игрока { $whom }: «Унорог!» не прозвучало
    .you = Ты ловишь игрока { $whom }: «Унорог!» не прозвучало
    .hit = { $seat } ловит тебя: «Унорог!» не прозвучало
beat-unorog-round = { $seat } кладёт последнюю карту!
    .you = Ты кладёшь последнюю карту!
stamp-unorog-call = Унорог!
stamp-unorog-penalty = +{ $n }
stamp-unorog-mirror = Разворот!
stamp-unorog-sleep = Пропуск!
stamp-unorog-check = Правда?
stamp-unorog-dishonest = Обман!
stamp-unorog-honest = Честно!
stamp-unorog-catch = Поймали!
