### Animations: one short sentence for each beat, and what is stamped over it.
### `.you`: the reader does it.  `.hit`: it is done to the reader.  `.self`: others do it to themselves.
### `$object`, `$on`: cards in the accusative, as in “карту «Нарвал»”; a card that is not visible is just “карту”.

object = карту { $card }
    .more = карти { $list }
missed-title = Поки тебе не було
missed-on = Торкнися, щоб продовжити
recap-title = Останнє коло

## The stable game

beat-stable-turn = Ходить { $seat }
    .you = Твій хід!
beat-stable-play = { $seat } грає { $object }
    .you = Ти граєш { $object }
    .hit = { $aimed ->
        [cards] { $seat } грає { $object }. Під ударом: { $targets }!
       *[other] { $seat } грає { $object } проти тебе!
    }
beat-stable-aim = { $seat } вибирає ціль для карти { $card }: { $targets }
    .you = Ти вибираєш ціль для карти { $card }: { $targets }
    .hit = { $aimed ->
        [cards] { $seat } грає { $object }. Під ударом: { $targets }!
       *[other] { $seat } грає { $object } проти тебе!
    }
beat-stable-aim-player = { $seat } вибирає ціль для карти { $card }: { $targets }
    .you = Ти вибираєш ціль для карти { $card }: { $targets }
    .hit = { $aimed ->
        [cards] { $seat } грає { $object }. Під ударом: { $targets }!
       *[other] { $seat } грає { $object } проти тебе!
    }
beat-stable-aim-stable = { $card } — у стайню гравця { $targets }
    .own = { $card } — у твою стайню
    .hit = { $seat } відправляє { $object } у твою стайню!
beat-stable-neigh = { $seat } зупиняє { $on }!
    .you = Ти зупиняєш { $on }!
    .hit = { $seat } зупиняє твою { $on }!
beat-stable-super-neigh = { $seat } зупиняє { $on }, і відповісти не можна!
    .you = Ти зупиняєш { $on }, і відповісти не можна!
    .hit = { $seat } зупиняє твою { $on }, і відповісти не можна!
beat-stable-stopped = Карту { $card } зупинено
    .hit = Твою карту { $card } зупинено
beat-stable-enter = { $card } тепер у стайні гравця { $home }
    .home = { $card } тепер у твоїй стайні
beat-stable-discard = { $seat } скидає { $object }
    .you = Ти скидаєш { $object }
cause-stable-R-TURN-10 = забагато карт у руці
beat-stable-bring = { $card } потрапляє просто у стайню гравця { $home }
    .home = { $card } потрапляє просто у твою стайню
beat-stable-recover = { $seat } бере { $object } зі скиду
    .you = Ти береш { $object } зі скиду
beat-stable-take = { $seat } знаходить { $object }
    .you = Ти знаходиш { $object }
beat-stable-sacrifice = { $seat } жертвує { $object }
    .you = Ти жертвуєш { $object }
beat-stable-destroy = { $seat } знищує { $object } у гравця { $owner }
    .self = { $seat } знищує свою карту { $card }
    .own = Ти знищуєш свою карту { $card }
    .you = Ти знищуєш { $object } у гравця { $owner }
    .hit = { $seat } знищує в тебе { $object }!
beat-stable-steal = { $seat } краде { $object } у гравця { $owner }
    .you = Ти крадеш { $object } у гравця { $owner }
    .hit = { $seat } краде в тебе { $object }!
beat-stable-return = { $zone ->
        [hand] { $card } повертається на руку гравця { $home }
        [nursery] { $card } повертається до розплідника
       *[other] { $card } покидає стайню гравця { $owner }
    }
    .home = { $card } повертається тобі на руку
    .hit = { $zone ->
        [hand] { $seat } повертає { $object } тобі на руку!
        [nursery] { $seat } відправляє { $object } назад до розплідника!
       *[other] { $seat } виганяє { $object } з твоєї стайні!
    }
beat-stable-move = { $seat } переносить { $object }: { $owner } → { $home }
    .you = Ти переносиш { $object }: { $owner } → { $home }
    .hit = { $seat } забирає { $object } з твоєї стайні!
beat-stable-pull = { $seat } бере карту з руки гравця { $owner }
    .you = Ти береш { $object } з руки гравця { $owner }
    .hit = { $seat } забирає { $object } з твоєї руки!
beat-stable-swap = { $seat } і { $whom } міняються картами
    .you = Ти і { $whom } міняєтеся картами
    .hit = { $seat } міняється з тобою картами!
beat-stable-extra-turn = У гравця { $seat } додатковий хід!
    .you = У тебе додатковий хід!
beat-stable-unstoppable = { $source }: зупинити не можна
beat-stable-over = { $why ->
        [unicorns] { $seat }: стайня в повному складі!
       *[other] Гру закінчено!
    }
    .you = { $why ->
        [unicorns] Твоя стайня в повному складі!
       *[other] Гру закінчено!
    }

## Unorog

beat-unorog-play = { $seat } кладе карту { $card }
    .you = Ти кладеш карту { $card }
beat-unorog-play-relic = { $seat } кладе карту { $card }{ $word ->
        [none] { "" }
       *[other] , колір: { $word }
    }
    .you = Ти кладеш карту { $card }{ $word ->
        [none] { "" }
       *[other] , колір: { $word }
    }
beat-unorog-play-relic-U-DUST-02 = { $seat } перехоплює сонний пил і не засинає: { $card }
    .you = Ти перехоплюєш сонний пил і не засинаєш: { $card }
beat-unorog-play-alicorn = { $seat } кладе карту { $card }{ $word ->
        [none] { "" }
       *[other] , колір: { $word }
    }
    .you = Ти кладеш карту { $card }{ $word ->
        [none] { "" }
       *[other] , колір: { $word }
    }
    .hit = { $seat } кладе карту { $card } проти тебе, колір: { $word }!
beat-unorog-call = У гравця { $seat } лишилася одна карта
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
beat-unorog-catch-in-vain = { $seat } ловить дарма: «Унорог!» пролунало
    .you = Ти ловиш дарма: «Унорог!» пролунало
    .hit = { $seat } ловить тебе дарма: «Унорог!» пролунало
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
stamp-unorog-round = Усе!
