### The words of the first edition, on top of the shared ones of the page.

coach-stable-win = Сыграй карту { $card }: единорогов станет { $goal }, и это победа!
coach-stable-draw = Сейчас на руке нет ничего полезного. Лучше вытяни ещё одну карту.
coach-stable-unicorn = Сыграй карту { $card }. Считается каждый единорог в конюшне: у тебя { $n }, для победы нужно { $goal }.
coach-stable-upgrade = Сыграй карту { $card }. Усиливающая карта остаётся в конюшне и помогает тебе ход за ходом.
coach-stable-downgrade = Сыграй карту { $card }. Ослабляющая карта ложится в чужую конюшню и мешает сопернику.
coach-stable-magic = Сыграй карту { $card }. Магическая карта срабатывает один раз и уходит в колоду сброса.
coach-stable-own-stable = Положи её в свою конюшню: она помогает тому, у кого лежит.
coach-stable-beat-play = { $seat } играет карту { $card }. Эффекта у неё нет, но считается каждый единорог.
coach-stable-beat-neigh = Такой ответ останавливает сыгранную карту. Обе уходят в колоду сброса.
coach-stable-beat-stopped = Остановленная карта не действует и уходит в колоду сброса.
coach-stable-beat-enter = Карта в конюшне. Рожки на табличке показывают, сколько там единорогов.
coach-stable-beat-destroy = Уничтоженная карта уходит в колоду сброса.
coach-stable-beat-sacrifice = Пожертвовать — значит отдать собственную карту.
coach-stable-beat-steal = Украденная карта переходит в другую конюшню и считается уже там.

beat-stable-aim-stable = { $card } — в конюшню игрока { $targets }
    .own = { $card } — в твою конюшню
    .hit = { $seat } отправляет { $object } в твою конюшню!
beat-stable-enter = { $card } теперь в конюшне игрока { $home }
    .home = { $card } теперь в твоей конюшне
beat-stable-bring = { $card } попадает прямо в конюшню игрока { $home }
    .home = { $card } попадает прямо в твою конюшню
beat-stable-recover = { $seat } берёт { $object } из колоды сброса
    .you = Ты берёшь { $object } из колоды сброса
beat-stable-sacrifice = { $seat } жертвует { $object }
    .you = Ты жертвуешь { $object }
beat-stable-return = { $zone ->
        [hand] { $card } возвращается на руку игрока { $home }
        [nursery] { $card } возвращается в питомник
       *[other] { $card } покидает конюшню игрока { $owner }
    }
    .hit = { $zone ->
        [hand] { $seat } возвращает { $object } тебе на руку!
        [nursery] { $seat } отправляет { $object } обратно в питомник!
       *[other] { $seat } выгоняет { $object } из твоей конюшни!
    }
beat-stable-move =
    .hit = { $seat } уносит { $object } из твоей конюшни!

unicorns-short = Единороги

end-close = Так близко! Не хватило одного единорога: { $seat }.
    .you = Так близко: ещё один единорог, и победа была бы твоей!

count-drawn = { $n ->
        [one] карта вытянута
        [few] карты вытянуты
       *[many] карт вытянуто
    }

empty-stable = В конюшне пусто.

count-told = Единороги: { $n } из { $goal }.

stable-told = В конюшне: { $list }.

cards-panda = Пока что панда: единорогом не считается.
referee-loan-unicorn = Единорог…
replay-count-drawn = Вытянуто карт
replay-count-neighs = Сыграно мгновенных карт
replay-count-sacrificed = Пожертвовано
rules-reference = Справочная карта
rules-type-baby = С одним начинает каждый. Живёт только в конюшне или в питомнике.
rules-type-basic = Единорог без эффекта.
rules-type-magical = Единорог с эффектом.
rules-type-magic = Срабатывает один раз и уходит в колоду сброса.
rules-type-upgrade = Остаётся в конюшне и помогает её игроку.
rules-type-downgrade = Остаётся в конюшне и мешает её игроку.
rules-type-panda = Единорог под «Пандецом»: единорогом не считается.
rules-place-deck = Отсюда вытягивают карты, рубашкой вверх. Когда она пуста, игра окончена.
rules-place-stable = Что лежит перед игроком: единороги, усиливающие и ослабляющие карты.
rules-place-nursery = Малыши, которых нет ни в одной конюшне.
web-preset-quick =
    .about = Мало времени на ответ; для победы хватает пяти единорогов.
web-share-text = Давай сыграем в единорогов! Код { $code }
help-draw = вытянуть карту
