### The words of the first edition, on top of the shared ones of the page.

beat-stable-aim-stable = { $card } — в конюшню игрока { $targets }
    .hit = { $seat } отправляет { $card } в твою конюшню!
beat-stable-enter = { $card } теперь в конюшне игрока { $home }
    .you = { $card } теперь в твоей конюшне
beat-stable-bring = { $card } — прямо в конюшню: { $home }
beat-stable-recover = { $seat } берёт { $card } из колоды сброса
    .you = Ты берёшь { $card } из колоды сброса
beat-stable-sacrifice = { $seat } жертвует { $card }
    .you = Ты жертвуешь { $card }
beat-stable-return = { $zone ->
        [hand] { $card } возвращается на руку: { $home }
        [nursery] { $card } возвращается в питомник
       *[other] { $card } покидает конюшню: { $owner }
    }
    .hit = { $zone ->
        [hand] { $seat } возвращает { $card } тебе на руку!
        [nursery] { $seat } отправляет { $card } обратно в питомник!
       *[other] { $seat } выгоняет { $card } из твоей конюшни!
    }
beat-stable-move =
    .hit = { $seat } уносит { $card } из твоей конюшни!

unicorns-short = Единороги

end-close = Не хватило одного единорога: { $seat }!
    .you = Так близко: ещё один единорог, и победа была бы твоей!

empty-stable = В конюшне пусто.

count-told = Единороги: { $n } из { $goal }.

stable-told = В конюшне: { $list }.
