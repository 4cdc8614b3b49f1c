### Картина подій: по одній короткій фразі й напису на кожну подію.
### `.you`: це робить читач.  `.hit`: це роблять із ним.

missed-title = Поки тебе не було
missed-on = Торкнись, щоб продовжити
recap-title = Останнє коло

## Стайня

beat-stable-turn = Ходить { $seat }
    .you = Твій хід!
beat-stable-play = { $seat } грає { $card }
    .you = Ти граєш { $card }
    .hit = { $aimed ->
        [cards] { $seat } грає { $card }. Під ударом: { $targets }!
       *[other] { $seat } грає { $card } проти тебе!
    }
beat-stable-aim = { $seat } вибирає ціль для { $card }: { $targets }
    .you = Ти вибираєш ціль для { $card }: { $targets }
    .hit = { $aimed ->
        [cards] { $seat } грає { $card }. Під ударом: { $targets }!
       *[other] { $seat } грає { $card } проти тебе!
    }
beat-stable-aim-player = { $seat } вибирає ціль для { $card }: { $targets }
    .you = Ти вибираєш ціль для { $card }: { $targets }
    .hit = { $aimed ->
        [cards] { $seat } грає { $card }. Під ударом: { $targets }!
       *[other] { $seat } грає { $card } проти тебе!
    }
beat-stable-aim-stable = { $card } — у стайню гравця { $targets }
    .hit = { $seat } відправляє { $card } у твою стайню!
beat-stable-neigh = { $seat } зупиняє { $on }!
    .you = Ти зупиняєш { $on }!
    .hit = { $seat } зупиняє твою карту { $on }!
beat-stable-super-neigh = { $seat } зупиняє { $on }, і відповісти не можна!
    .you = Ти зупиняєш { $on }, і відповісти не можна!
    .hit = { $seat } зупиняє твою карту { $on }, і відповісти не можна!
beat-stable-stopped = Карту { $card } зупинено
    .hit = Твою карту { $card } зупинено
beat-stable-enter = { $card } тепер у стайні гравця { $home }
    .you = { $card } тепер у твоїй стайні
beat-stable-discard = { $seat } скидає { $card }
    .you = Ти скидаєш { $card }
beat-stable-bring = { $card } — просто у стайню: { $home }
beat-stable-recover = { $seat } бере { $card } зі скиду
    .you = Ти береш { $card } зі скиду
beat-stable-take = { $seat } знаходить { $card }
    .you = Ти знаходиш { $card }
beat-stable-sacrifice = { $seat } жертвує { $card }
    .you = Ти жертвуєш { $card }
beat-stable-destroy = { $seat } знищує { $card } у гравця { $owner }
    .you = Ти знищуєш { $card } у гравця { $owner }
    .hit = { $seat } знищує в тебе { $card }!
beat-stable-steal = { $seat } краде { $card } у гравця { $owner }
    .you = Ти крадеш { $card } у гравця { $owner }
    .hit = { $seat } краде в тебе { $card }!
beat-stable-return = { $zone ->
        [hand] { $card } повертається на руку: { $home }
        [nursery] { $card } повертається до розплідника
       *[other] { $card } покидає стайню: { $owner }
    }
    .hit = { $zone ->
        [hand] { $seat } повертає { $card } тобі на руку!
        [nursery] { $seat } відправляє { $card } назад до розплідника!
       *[other] { $seat } виганяє { $card } з твоєї стайні!
    }
beat-stable-move = { $seat } переносить { $card }: { $owner } → { $home }
    .you = Ти переносиш { $card }: { $owner } → { $home }
    .hit = { $seat } забирає { $card } з твоєї стайні!
beat-stable-pull = { $seat } бере карту з руки гравця { $owner }
    .you = Ти береш карту з руки гравця { $owner }
    .hit = { $seat } забирає в тебе з руки: { $card }!
beat-stable-swap = { $seat } і { $whom } міняються картами
    .you = Ти і { $whom } міняєтеся картами
    .hit = { $seat } міняється з тобою картами!
beat-stable-extra-turn = Додатковий хід: { $seat }!
    .you = Ти маєш додатковий хід!
beat-stable-over = Гру закінчено!

## Унорог

beat-unorog-play = { $seat } кладе { $card }
    .you = Ти кладеш { $card }
beat-unorog-play-relic = { $seat } кладе { $card }
    .you = Ти кладеш { $card }
beat-unorog-play-alicorn = { $seat } кладе { $card }
    .you = Ти кладеш { $card }
beat-unorog-call = { $seat }: лишилася одна карта
    .you = У тебе лишилася одна карта
beat-unorog-penalty = { $n ->
        [one] { $seat } бере { $n } карту
        [few] { $seat } бере { $n } карти
        [many] { $seat } бере { $n } карт
       *[other] { $seat } бере { $n } карти
    }
    .hit = { $n ->
        [one] Ти береш { $n } карту!
        [few] Ти береш { $n } карти!
        [many] Ти береш { $n } карт!
       *[other] Ти береш { $n } карти!
    }
beat-unorog-mirror = Напрямок змінюється
beat-unorog-sleep = { $seat } пропускає хід
    .hit = Ти пропускаєш хід!
beat-unorog-check = { $seat } не вірить гравцеві { $whom }
    .you = Ти не віриш гравцеві { $whom }
    .hit = { $seat } тобі не вірить!
beat-unorog-dishonest = Це був обман: { $seat } забирає карту
    .hit = Обман розкрито: ти забираєш карту
beat-unorog-honest = Усе чесно: розплачується { $whom }
    .you = Усе чесно: розплачується { $whom }
beat-unorog-catch = { $seat } ловить гравця { $whom }: «Унорог!» не пролунало
    .you = Ти ловиш гравця { $whom }: «Унорог!» не пролунало
    .hit = { $seat } ловить тебе: «Унорог!» не пролунало
beat-unorog-round = { $seat } кладе останню карту!
    .you = Ти кладеш останню карту!
stamp-unorog-call = Унорог!
stamp-unorog-penalty = +{ $n }
stamp-unorog-mirror = Розворот!
stamp-unorog-sleep = Пропуск!
stamp-unorog-check = Справді?
stamp-unorog-dishonest = Обман!
stamp-unorog-honest = Чесно!
stamp-unorog-catch = Спіймано!
