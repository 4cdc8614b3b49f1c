### Animations: one short sentence for each beat, and what is stamped over it.
### `.you`: the reader does it.  `.hit`: it is done to the reader.  `.self`: others do it to themselves.
### `$object`, `$on`: cards in the accusative, as in “карту «Нарвал»”; a card that is not visible is just “карту”.

object = карту { $card }
    .more = карты { $list }
missed-title = Пока тебя не было
missed-on = Нажми, чтобы продолжить
recap-title = Последний круг

## The stable game

beat-stable-turn = Ходит { $seat }
    .you = Твой ход!
beat-stable-play = { $seat } играет { $object }
    .you = Ты играешь { $object }
    .hit = { $aimed ->
        [cards] { $seat } играет { $object }. Под ударом: { $targets }!
       *[other] { $seat } играет { $object } против тебя!
    }
beat-stable-aim = { $seat } выбирает цель для карты { $card }: { $targets }
    .you = Ты выбираешь цель для карты { $card }: { $targets }
    .hit = { $aimed ->
        [cards] { $seat } играет { $object }. Под ударом: { $targets }!
       *[other] { $seat } играет { $object } против тебя!
    }
beat-stable-aim-player = { $seat } выбирает цель для карты { $card }: { $targets }
    .you = Ты выбираешь цель для карты { $card }: { $targets }
    .hit = { $aimed ->
        [cards] { $seat } играет { $object }. Под ударом: { $targets }!
       *[other] { $seat } играет { $object } против тебя!
    }
beat-stable-aim-stable = { $card } — в стойло игрока { $targets }
    .own = { $card } — в твоё стойло
    .hit = { $seat } отправляет { $object } в твоё стойло!
beat-stable-neigh = { $seat } останавливает { $on }!
    .you = Ты останавливаешь { $on }!
    .hit = { $seat } останавливает твою { $on }!
beat-stable-super-neigh = { $seat } останавливает { $on }, и ответить нельзя!
    .you = Ты останавливаешь { $on }, и ответить нельзя!
    .hit = { $seat } останавливает твою { $on }, и ответить нельзя!
beat-stable-stopped = Карта { $card } остановлена
    .hit = Твоя карта { $card } остановлена
beat-stable-enter = { $card } теперь в стойле игрока { $home }
    .home = { $card } теперь в твоём стойле
beat-stable-discard = { $seat } сбрасывает { $object }
    .you = Ты сбрасываешь { $object }
cause-stable-R-TURN-10 = слишком много карт в руке
beat-stable-bring = { $card } попадает прямо в стойло игрока { $home }
    .home = { $card } попадает прямо в твоё стойло
beat-stable-recover = { $seat } берёт { $object } из сброса
    .you = Ты берёшь { $object } из сброса
beat-stable-take = { $seat } находит { $object }
    .you = Ты находишь { $object }
beat-stable-sacrifice = { $seat } приносит в жертву { $object }
    .you = Ты приносишь в жертву { $object }
beat-stable-destroy = { $seat } уничтожает { $object } у игрока { $owner }
    .self = { $seat } уничтожает свою карту { $card }
    .own = Ты уничтожаешь свою карту { $card }
    .you = Ты уничтожаешь { $object } у игрока { $owner }
    .hit = { $seat } уничтожает у тебя { $object }!
beat-stable-steal = { $seat } крадёт { $object } у игрока { $owner }
    .you = Ты крадёшь { $object } у игрока { $owner }
    .hit = { $seat } крадёт у тебя { $object }!
beat-stable-return = { $zone ->
        [hand] { $card } возвращается на руку игрока { $home }
        [nursery] { $card } возвращается в ясли
       *[other] { $card } покидает стойло игрока { $owner }
    }
    .home = { $card } возвращается тебе на руку
    .hit = { $zone ->
        [hand] { $seat } возвращает { $object } тебе на руку!
        [nursery] { $seat } отправляет { $object } обратно в ясли!
       *[other] { $seat } выгоняет { $object } из твоего стойла!
    }
beat-stable-move = { $seat } переносит { $object }: { $owner } → { $home }
    .you = Ты переносишь { $object }: { $owner } → { $home }
    .hit = { $seat } уносит { $object } из твоего стойла!
beat-stable-pull = { $seat } берёт карту с руки игрока { $owner }
    .you = Ты берёшь { $object } с руки игрока { $owner }
    .hit = { $seat } забирает { $object } с твоей руки!
beat-stable-swap = { $seat } и { $whom } меняются картами
    .you = Ты и { $whom } меняетесь картами
    .hit = { $seat } меняется с тобой картами!
beat-stable-extra-turn = У игрока { $seat } дополнительный ход!
    .you = У тебя дополнительный ход!
beat-stable-unstoppable = { $source }: остановить нельзя
beat-stable-over = { $why ->
        [unicorns] { $seat }: стойло в полном сборе!
       *[other] Игра окончена!
    }
    .you = { $why ->
        [unicorns] Твоё стойло в полном сборе!
       *[other] Игра окончена!
    }

## Unorog

beat-unorog-play = { $seat } кладёт карту { $card }
    .you = Ты кладёшь карту { $card }
beat-unorog-play-relic = { $seat } кладёт карту { $card }{ $word ->
        [none] { "" }
       *[other] , цвет: { $word }
    }
    .you = Ты кладёшь карту { $card }{ $word ->
        [none] { "" }
       *[other] , цвет: { $word }
    }
beat-unorog-play-relic-U-DUST-02 = { $seat } перехватывает пыль сна и не засыпает: { $card }
    .you = Ты перехватываешь пыль сна и не засыпаешь: { $card }
beat-unorog-play-alicorn = { $seat } кладёт карту { $card }{ $word ->
        [none] { "" }
       *[other] , цвет: { $word }
    }
    .you = Ты кладёшь карту { $card }{ $word ->
        [none] { "" }
       *[other] , цвет: { $word }
    }
    .hit = { $seat } кладёт карту { $card } против тебя, цвет: { $word }!
beat-unorog-call = У игрока { $seat } осталась одна карта
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
beat-unorog-catch-in-vain = { $seat } ловит зря: «Унорог!» прозвучало
    .you = Ты ловишь зря: «Унорог!» прозвучало
    .hit = { $seat } ловит тебя зря: «Унорог!» прозвучало
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
stamp-unorog-round = Всё!
