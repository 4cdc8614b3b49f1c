### The stable game: everything that its engine can emit.  words/__init__.py explains the keys.
###
### .first is what a first edition says, where its words differ.

## Questions

ask-stable-action = { $least ->
        [pass] Сыграй ещё одну карту или спасуй.
       *[other] Твой ход: сыграй карту или возьми ещё одну.
    }
ask-stable-baby = Выбери своего малыша-единорожка.
ask-stable-beginning = Начало твоего хода. Какой эффект применить?
ask-stable-neigh = { $source }: остановить картой «Тпру!» или пропустить?
    .first = { $source }: остановить картой «Тпру!» или пропустить?
ask-stable-stable = { $source }: в чьё стойло?
ask-stable-sacrifice = { $source }: какую карту принести в жертву?
ask-stable-destroy = { $source }: какую карту уничтожить?
ask-stable-steal = { $source }: какую карту украсть?
ask-stable-return = { $source }: какую карту вернуть на руку?
ask-stable-bring = { $source }: какую карту поместить в твоё стойло?
ask-stable-recover = { $source }: какую карту забрать из сброса?
ask-stable-move = { $source }: какую карту переместить?
ask-stable-give = { $source }: какого единорожка отдать?
ask-stable-discard = { $rule ->
        [R-TURN-10] Карт на руке: { $hand }, предел — { $hand_limit }. Сбрось { $over }.
       *[other] { $source }: { $to_discard ->
            [one] какую карту сбросить?
            [few] сбрось { $to_discard } карты.
            [many] сбрось { $to_discard } карт.
           *[other] сбрось { $to_discard } карты.
        }
    }
ask-stable-search = { $source }: какую карту взять из колоды?
ask-stable-keep = { $source }: какую из верхних карт взять?
ask-stable-top = { $source }: какую карту положить сверху?
ask-stable-pull = { $source }: какую карту забрать с открытой руки?
ask-stable-look = { $source }: какую карту забрать с этой руки?
ask-stable-player = { $source }: какого игрока выбрать?
ask-stable-may = { $choices ->
        [1] { $source }: сейчас эффект применить нельзя.
       *[other] { $source }: применить эффект?
    }
ask-stable-either = { $source }: что выбрать?
ask-stable-instead = Под угрозой: { $source }. Спасти?
asked-stable-early = Сначала цель, остальное потом.

## Options; .key is what to type for one without a card, the first one is shown

verb-stable-pass = пас
    .key = п p
verb-stable-no = нет
    .key = н n
verb-stable-yes = да
    .key = д y
verb-stable-draw = взять карту
    .key = в d
verb-stable-play = сыграть: { $card }
verb-stable-sacrifice = принести в жертву: { $card }
    .key = п s
verb-stable-destroy = уничтожить: { $card }
    .key = у d
verb-stable-steal = украсть: { $card }
verb-stable-discard = сбросить: { $card }
verb-stable-return = вернуть на руку: { $card }
verb-stable-bring = поместить в стойло: { $card }
verb-stable-recover = забрать из сброса: { $card }
verb-stable-take = взять: { $card }
verb-stable-nothing = ничего не брать
    .key = н n
verb-stable-move = переместить: { $card }
verb-stable-give = отдать: { $card }
verb-stable-stable = в стойло игрока { $seat }
    .you = в своё стойло
verb-stable-player = { $seat }
verb-stable-baby = выбрать: { $card }
verb-stable-use = применить: { $card }
verb-stable-save = спасти картой: { $card }
verb-stable-either = выбрать: { $card }
verb-stable-top = положить сверху: { $card }
verb-stable-swap = обменять: { $card }
verb-stable-stop = остановить: { $card }
verb-stable-transform = превратить: { $card }

## Words: phases of a turn, zones, and how a game ends

word-stable-setup = подготовка
word-stable-beginning = начало хода
word-stable-draw = добор карт
word-stable-action = действие
word-stable-end = завершение хода
word-stable-over = конец игры
word-stable-deck = колода
word-stable-discard = сброс
word-stable-hand = рука
word-stable-nursery = ясли
word-stable-playing = разыгрывается
word-stable-stable = стойло
word-stable-unicorns = единорожков достаточно
word-stable-deck-out = колода пуста
word-stable-letters = колода пуста, решают буквы
word-stable-everybody-loses = колода пуста, у всех поровну

# Why an effect finds nothing to do: event-stable-no-effect
word-stable-nothing-to-do = делать нечего
word-stable-nothing-to-sacrifice = принести в жертву нечего
word-stable-nothing-to-destroy = уничтожить нечего
word-stable-nothing-to-steal = украсть нечего
word-stable-nothing-to-return = вернуть на руку нечего
word-stable-nothing-to-bring = поместить в стойло нечего
word-stable-nothing-to-move = переместить нечего
word-stable-nothing-to-give = отдать нечего
word-stable-nothing-to-discard = сбросить нечего
word-stable-nothing-to-take = забрать нечего
word-stable-too-few-to-discard = для сброса не хватает карт
word-stable-nobody-to-choose = выбрать некого
word-stable-no-unicorn = в сбросе нет единорожков
word-stable-no-magic = в сбросе нет заклинаний
word-stable-no-neigh = в сбросе нет карт «Тпру!»
word-stable-no-card = в сбросе нет подходящей карты
word-stable-no-baby = в яслях пусто
word-stable-target-gone = цели уже нет на месте

## Events; $by is “by-card”, the card that made it happen, or nothing

by-card = {" "}(эффект: { $source })
event-stable-deal = { $seat } получает: { $card }.
    .you = Ты получаешь: { $card }.
    .unseen = { $count ->
        [one] { $seat } получает { $count } карту.
        [few] { $seat } получает { $count } карты.
        [many] { $seat } получает { $count } карт.
       *[other] { $seat } получает { $count } карты.
    }
    .each = { $count ->
        [1] Игра вдвоём: { $list }.
       *[other] Каждый получает { $count ->
            [one] { $count } карту.
            [few] { $count } карты.
            [many] { $count } карт.
           *[other] { $count } карты.
        }
    }
event-stable-baby = { $seat } выбирает: { $card }.
    .you = Ты выбираешь: { $card }.
    .each = Малыши: { $list }.
event-stable-first = { $seat } начинает.
    .you = Ты начинаешь.
event-stable-turn = ── Ход: { $seat }
event-stable-draw = { $seat } берёт: { $card }{ $by }.
    .you = Ты берёшь: { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } берёт { $count } карту{ $by }.
        [few] { $seat } берёт { $count } карты{ $by }.
        [many] { $seat } берёт { $count } карт{ $by }.
       *[other] { $seat } берёт { $count } карты{ $by }.
    }
event-stable-play = { $seat } играет карту { $card }.
    .you = Ты играешь карту { $card }.
event-stable-aim-stable = { $card } пойдёт в стойло игрока { $whom }.
    .yours = { $card } пойдёт в твоё стойло.
event-stable-aim = { $n ->
        [0] { $card }: цели объявлены.
       *[other] { $seat } целится картой { $source } в карту { $card }.
    }
    .itself = { $n ->
        [0] { $card }: цели объявлены.
       *[other] Цель карты { $source } — она сама.
    }
    .own = { $n ->
        [0] { $card }: цели объявлены.
       *[other] Ты целишься картой { $source } в свою карту { $card }.
    }
    .you = { $n ->
        [0] { $card }: цели объявлены.
       *[other] Ты целишься картой { $source } в карту { $card }.
    }
    .yours = { $seat } целится картой { $source } в твою карту { $card }.
event-stable-aim-player = { $seat } целится картой { $source } в игрока { $whom }.
    .self = { $seat } целится картой { $source } в себя.
    .own = Ты целишься картой { $source } в себя.
    .you = Ты целишься картой { $source } в игрока { $whom }.
    .yours = { $seat } целится картой { $source } в тебя.
event-stable-enter = { $card } входит в стойло игрока { $whom }.
    .yours = { $card } входит в твоё стойло.
event-stable-stopped = Остановлено: { $card }.
event-stable-discard = { $rule ->
        [R-CARD-05] { $card } — в сброс.
        [R-CARD-07] { $card } — в сброс.
        [R-EFF-08] Войти нельзя: { $card } — в сброс.
       *[other] { $seat } сбрасывает: { $card }{ $by }.
    }
    .you = { $rule ->
        [R-CARD-05] { $card } — в сброс.
        [R-CARD-07] { $card } — в сброс.
        [R-EFF-08] Войти нельзя: { $card } — в сброс.
       *[other] Ты сбрасываешь: { $card }{ $by }.
    }
event-stable-sacrifice = { $zone ->
        [nursery] { $seat } приносит в жертву карту { $card }: назад в ясли{ $by }.
        [hand] { $seat } приносит в жертву карту { $card }: назад на руку{ $by }.
        [deck] { $seat } приносит в жертву карту { $card }: назад в колоду{ $by }.
       *[other] { $seat } приносит в жертву карту { $card }{ $by }.
    }
    .you = { $zone ->
        [nursery] Ты приносишь в жертву карту { $card }: назад в ясли{ $by }.
        [hand] Ты приносишь в жертву карту { $card }: назад на руку{ $by }.
        [deck] Ты приносишь в жертву карту { $card }: назад в колоду{ $by }.
       *[other] Ты приносишь в жертву карту { $card }{ $by }.
    }
event-stable-destroy = { $zone ->
        [nursery] { $seat } уничтожает карту { $card } у игрока { $whom }: назад в ясли{ $by }.
        [hand] { $seat } уничтожает карту { $card } у игрока { $whom }: назад на руку{ $by }.
        [deck] { $seat } уничтожает карту { $card } у игрока { $whom }: назад в колоду{ $by }.
       *[other] { $seat } уничтожает карту { $card } у игрока { $whom }{ $by }.
    }
    .self = { $zone ->
        [nursery] { $seat } уничтожает свою карту { $card }: назад в ясли{ $by }.
        [hand] { $seat } уничтожает свою карту { $card }: назад на руку{ $by }.
        [deck] { $seat } уничтожает свою карту { $card }: назад в колоду{ $by }.
       *[other] { $seat } уничтожает свою карту { $card }{ $by }.
    }
    .own = { $zone ->
        [nursery] Ты уничтожаешь свою карту { $card }: назад в ясли{ $by }.
        [hand] Ты уничтожаешь свою карту { $card }: назад на руку{ $by }.
        [deck] Ты уничтожаешь свою карту { $card }: назад в колоду{ $by }.
       *[other] Ты уничтожаешь свою карту { $card }{ $by }.
    }
    .you = { $zone ->
        [nursery] Ты уничтожаешь карту { $card } у игрока { $whom }: назад в ясли{ $by }.
        [hand] Ты уничтожаешь карту { $card } у игрока { $whom }: назад на руку{ $by }.
        [deck] Ты уничтожаешь карту { $card } у игрока { $whom }: назад в колоду{ $by }.
       *[other] Ты уничтожаешь карту { $card } у игрока { $whom }{ $by }.
    }
    .yours = { $zone ->
        [nursery] { $seat } уничтожает твою карту { $card }: назад в ясли{ $by }.
        [hand] { $seat } уничтожает твою карту { $card }: назад на руку{ $by }.
        [deck] { $seat } уничтожает твою карту { $card }: назад в колоду{ $by }.
       *[other] { $seat } уничтожает твою карту { $card }{ $by }.
    }
event-stable-steal = { $seat } крадёт карту { $card } у игрока { $whom }{ $by }.
    .you = Ты крадёшь карту { $card } у игрока { $whom }{ $by }.
    .yours = { $seat } крадёт твою карту { $card }{ $by }.
event-stable-return = { $zone ->
        [nursery] Карта { $card } игрока { $whom } возвращается в ясли{ $by }.
        [hand] { $card } возвращается на руку игрока { $whom }{ $by }.
        [deck] Карта { $card } игрока { $whom } возвращается в колоду{ $by }.
       *[other] Карта { $card } игрока { $whom } уходит в сброс{ $by }.
    }
    .yours = { $zone ->
        [nursery] Твоя карта { $card } возвращается в ясли{ $by }.
        [hand] { $card } возвращается тебе на руку{ $by }.
        [deck] Твоя карта { $card } возвращается в колоду{ $by }.
       *[other] Твоя карта { $card } уходит в сброс{ $by }.
    }
event-stable-bring = { $card } попадает прямо в стойло игрока { $whom }{ $by }.
    .yours = { $card } попадает прямо в твоё стойло{ $by }.
event-stable-recover = { $seat } забирает карту { $card } из сброса{ $by }.
    .you = Ты забираешь карту { $card } из сброса{ $by }.
event-stable-move = { $card } перемещается из стойла игрока { $from } в стойло игрока { $to }{ $by }.
    .from-you = { $card } перемещается из твоего стойла в стойло игрока { $to }{ $by }.
    .to-you = { $card } перемещается из стойла игрока { $from } в твоё стойло{ $by }.
event-stable-roam = { $card } перебегает из стойла игрока { $from } в стойло игрока { $to }.
    .from-you = { $card } перебегает из твоего стойла в стойло игрока { $to }.
    .to-you = { $card } перебегает из стойла игрока { $from } в твоё стойло.
event-stable-give-back = { $card } возвращается домой из стойла игрока { $from } в стойло игрока { $to }{ $by }.
    .from-you = { $card } возвращается домой из твоего стойла в стойло игрока { $to }{ $by }.
    .to-you = { $card } возвращается домой из стойла игрока { $from } в твоё стойло{ $by }.
event-stable-transform = { $zone ->
        [nursery] Карта { $card } игрока { $whom } возвращается в ясли{ $by }.
        [hand] { $card } возвращается на руку игрока { $whom }{ $by }.
        [deck] Карта { $card } игрока { $whom } возвращается в колоду{ $by }.
       *[other] Карта { $card } игрока { $whom } уходит в сброс{ $by }.
    }
    .yours = { $zone ->
        [nursery] Твоя карта { $card } возвращается в ясли{ $by }.
        [hand] { $card } возвращается тебе на руку{ $by }.
        [deck] Твоя карта { $card } возвращается в колоду{ $by }.
       *[other] Твоя карта { $card } уходит в сброс{ $by }.
    }
event-stable-pull = { $seat } забирает карту { $card } с руки игрока { $whom }{ $by }.
    .you = Ты забираешь карту { $card } с руки игрока { $whom }{ $by }.
    .yours = { $seat } забирает карту { $card } с твоей руки{ $by }.
    .unseen = { $seat } забирает карту с руки игрока { $whom }{ $by }.
event-stable-show = { $seat } показывает: { $card }{ $by }.
    .you = Ты показываешь: { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } показывает { $count } карту игроку { $whom }{ $by }.
        [few] { $seat } показывает { $count } карты игроку { $whom }{ $by }.
        [many] { $seat } показывает { $count } карт игроку { $whom }{ $by }.
       *[other] { $seat } показывает { $count } карты игроку { $whom }{ $by }.
    }
event-stable-swap = { $seat } отдаёт: { $card }{ $by }.
    .you = Ты отдаёшь: { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } отдаёт { $count } карту{ $by }.
        [few] { $seat } отдаёт { $count } карты{ $by }.
        [many] { $seat } отдаёт { $count } карт{ $by }.
       *[other] { $seat } отдаёт { $count } карты{ $by }.
    }
event-stable-take = { $seat } находит карту { $card }, показывает всем и забирает{ $by }.
    .you = Ты находишь карту { $card }, показываешь всем и забираешь{ $by }.
event-stable-take-secretly = { $seat } берёт карту { $card } с верха колоды{ $by }.
    .you = Ты берёшь карту { $card } с верха колоды{ $by }.
    .unseen = { $seat } тайно берёт карту с верха колоды{ $by }.
event-stable-put-back = { $seat } кладёт остальные карты обратно на колоду{ $by }.
    .you = Ты кладёшь остальные карты обратно на колоду{ $by }.
event-stable-shuffle-in = { $count ->
        [one] В колоду замешивается { $count } карта{ $by }.
        [few] В колоду замешиваются { $count } карты{ $by }.
        [many] В колоду замешивается { $count } карт{ $by }.
       *[other] В колоду замешивается { $count } карты{ $by }.
    }
event-stable-shuffle = { $n ->
        [one] Колоду перемешивают: { $n } карта.
        [few] Колоду перемешивают: { $n } карты.
        [many] Колоду перемешивают: { $n } карт.
       *[other] Колоду перемешивают: { $n } карты.
    }
event-stable-extra-turn = { $seat } получает ещё один ход{ $by }.
    .you = Ты получаешь ещё один ход{ $by }.
event-stable-no-effect = { $source } ({ $seat }): { $word }.
    .you = { $source }: { $word }.
event-stable-over = Игра заканчивается: { $word }.

## Why a card cannot be played

why-stable-not-in-hand = { $card }: этой карты нет на твоей руке.
why-stable-over = Игра окончена.
why-stable-not-your-turn = { $card }: сейчас сыграть нельзя, ход не твой.
why-stable-only-in-answer = { $card }: это играют только в ответ на карту другого игрока.
why-stable-answer-first = Сначала ответь на вопрос.
why-stable-only-a-neigh = { $card } не останавливает карту { $source }. Нужна карта «Тпру!».
    .first = { $card } не останавливает карту { $source }. Нужна карта «Тпру!».
why-stable-own-card = { $source } — твоя карта: останавливать её могут другие.
why-stable-no-neighs = { $card }: играть нельзя, в твоём стойле { $source }.
why-stable-answered-already = Твой ответ уже принят.
why-stable-no-upgrades = В твоём стойле { $source }: играть бонусы нельзя.
why-stable-impossible = { $card }: подействовать не на что.
why-stable-needs-a-basic = { $card } входит только в стойло с обычным единорожком.
why-stable-basics-kept-out = { $source } не пускает обычных единорожков в это стойло.

## Why a card cannot be chosen, and why something does not happen

why-stable-not-in-a-stable = { $card }: этой карты нет ни в одном стойле.
why-stable-not-in-discard = { $card }: этой карты нет в сбросе.
why-stable-not-in-nursery = { $card }: этой карты нет в яслях.
why-stable-not-yours = { $card } в чужом стойле. { $source } действует только на твоё.
why-stable-your-own = { $card } в твоём стойле. { $source } действует только на чужие.
why-stable-not-this-stable = { $card } не в том стойле: { $source } действует на другое.
why-stable-not-itself = Карта { $source } не может выбрать саму себя.
why-stable-wrong-type = { $card }: { $source } действует на карты другого типа.
why-stable-panda = { $card } сейчас панда, а не единорожек: так действует { $source }.
why-stable-beyond-magic = { $card }: заклинания на эту карту не действуют.
why-stable-safe-from-magic = { $card }: заклинанием эту карту не уничтожить.
why-stable-unbreakable = { $card }: эту карту нельзя ни принести в жертву, ни уничтожить.
why-stable-guarded = { $source } защищает карту { $card }: единорожков в том стойле уничтожить нельзя.
why-stable-chosen-already = { $card }: эта карта уже выбрана.
why-stable-no-rescue = { $card } не может заменить карту { $source }.
why-stable-falls-too = { $card } уходит вместе с картой { $source } и спасти её не может.
why-stable-cannot-rescue = { $card } сейчас не может спасти карту { $source }.
why-stable-no-start = { $card } ничего не делает в начале этого хода.
why-stable-used-or-idle = { $card }: в этом ходу эта карта уже сработала, или ей не на что подействовать.
why-stable-silenced = { $card } не действует: в том стойле { $source }.
why-stable-unstoppable = { $card }: остановить нельзя, действует { $source }.
why-stable-not-a-choice = { $card }: здесь эту карту не выбирают.

## Outcomes

outcome-stable-unicorns = { $points ->
        [one] { $seat } побеждает: { $points } единорожек.
        [few] { $seat } побеждает: { $points } единорожка.
        [many] { $seat } побеждает: { $points } единорожков.
       *[other] { $seat } побеждает: { $points } единорожка.
    }
    .you = { $points ->
        [one] Победа твоя: { $points } единорожек!
        [few] Победа твоя: { $points } единорожка!
        [many] Победа твоя: { $points } единорожков!
       *[other] Победа твоя: { $points } единорожка!
    }
    .nobody = Никто не побеждает.
outcome-stable-deck-out = Колода пуста. { $seat } побеждает: больше всех единорожков, { $points }.
    .you = Колода пуста. Победа твоя: больше всех единорожков, { $points }!
    .nobody = Никто не побеждает.
outcome-stable-letters = Колода пуста, единорожков поровну. { $seat } побеждает: в названиях единорожков больше всего букв.
    .you = Колода пуста, единорожков поровну. Победа твоя: в названиях твоих единорожков больше всего букв!
    .nobody = Никто не побеждает.
outcome-stable-everybody-loses = { $seat } побеждает.
    .you = Победа твоя!
    .nobody = Колода пуста, поровну и единорожков, и букв в их названиях: проигрывают все.

## Table options

option-stable-targets = Цели
    .about = Объявляются: тот, кто играет заклинание, называет цели до ответов остальных; во втором издании — и тот, кто играет единорожка, чей эффект при входе направлен на других. Скрыты: цели называют после ответов.
    .source = Правила второго издания оставляют выбор столу; мы называем цели сразу. В первом об этом не сказано.
option-stable-first = Кто начинает
    .about = Случайный игрок, игрок с самым пёстрым малышом или всегда одно и то же место.
    .source = По правилам смотрят на одежду или на малышей; программа видит только малышей.
option-stable-pandas-are-hit = Панды — тоже карты
    .about = Эффект на «карту» действует и на панд; иначе на них не действует ничто.
    .source = Карта выводит панд из-под эффектов на единорожков, но не из-под эффектов на карты (разъяснение 5.4).
option-stable-shuffles-itself = Карта замешивается вместе со сбросом
    .about = «Перезагрузка» и «Мистический водоворот» уходят в колоду вместе с остальными.
    .source = Заклинание идёт в сброс после своего эффекта (разъяснение 7.9).
option-stable-luck-needs-three = Дополнительный ход стоит трёх карт
    .about = «Клевер-перевёртыш» даёт дополнительный ход, только если действительно сброшены три карты.
    .source = «Затем» требует выполнить первую часть целиком (разъяснение 1.10).
option-stable-triggers-wait = Вызванные эффекты ждут
    .about = Эффект, вызванный посреди другого, начинается после него; иначе — сразу.
    .source = Единственные правила, где об этом сказано, делают его следующим звеном (разъяснение 2.12).
option-stable-blind-pandas = «Слепящий свет» действует и на панд
    .about = «Слепящий свет» отключает и эффекты панд.
    .source = Панды не единорожки, но их эффекты напечатаны на единорожках (разъяснение 6.5).
option-stable-magic-needs-object = Заклинанию нужна цель
    .about = Карту, которая ничего не может сделать, играть нельзя; иначе можно, а невозможное пропускают.
    .source = Запрещает это только русское первое издание (разъяснение 2.6).
option-stable-unicorns-to-win = Единорожков для победы
    .about = Столько единорожков нужно для победы; 0 — число из правил: 7, а если игроков шесть и больше — 6.
    .source = В правилах 7 и 6.
option-stable-packs = Наборы
    .about = Наборы дополнительных карт, которые замешивают в колоду: названия через запятую.
    .source = Правила разрешают замешивать дополнения.
value-stable-0 = как в правилах
value-stable-declared = объявляются
value-stable-hidden = скрыты
value-stable-random = случайно
value-stable-colourful = самый пёстрый малыш

## Facts of a view

fact-stable-turn = Ход
fact-stable-phase = Фаза
fact-stable-deck = Колода
fact-stable-discard = Сброс
fact-stable-nursery = Ясли
fact-stable-playing = Разыгрывается
fact-stable-unicorns = Единорожки
fact-stable-goal = Единорожков для победы

## The board of the terminal; a type of card is a shape and a letter

code-stable-baby = М
code-stable-basic = О
code-stable-magical = В
code-stable-magic = З
code-stable-upgrade = Б
code-stable-downgrade = Ш
code-stable-instant = Т
code-stable-panda = П
board-stable-turn = ход: { $seat }
board-stable-phase = фаза: { $phase }
board-stable-deck = колода: { $n }
board-stable-discard = сброс: { $n }
board-stable-on-top = сверху { $card }
board-stable-nursery = ясли: { $n }
board-stable-playing = Разыгрывается: { $card }
board-stable-answer = в ответ { $card }
board-stable-at = цели: { $list }
board-stable-hand = рука: { $n }
board-stable-my-hand = Твоя рука
board-stable-number = номер — выбрать карту (▸ можно выбрать)
board-stable-target = номер — выбрать
board-stable-read = ? и номер или название — прочитать карту
board-stable-plays = { $n ->
        [one] В этой фазе можно сыграть { $n } карту.
        [few] В этой фазе можно сыграть { $n } карты.
        [many] В этой фазе можно сыграть { $n } карт.
       *[other] В этой фазе можно сыграть { $n } карты.
    }
board-stable-of = { $zone }, { $seat }
board-stable-no-card = Такой карты нет: «{ $line }».
help-stable-typed =
    Что можно набрать: номер карты или ответа; буквы из последней строки.
    ? — эта помощь · ? и номер или часть названия — прочитать любую карту
    ? и номер правила — что оно говорит · ж — журнал с правилами · q — выйти, игра сохраняется

## Choosing a rulebook

menu-title = Во что играем?
menu-choice = { $n } — { $title }
menu-recommended = { $title } — рекомендуем
menu-others = Другие правила…
menu-learn = Научиться играть: учебная партия…
menu-saved = Сохранённые игры…
menu-none-saved = Незаконченных игр нет.
menu-ask = Набери номер (Enter — 1, q — выйти)

## How two rulebooks differ

diff-title = { $a } и { $b }
diff-none = Для программы эти правила не отличаются ничем.
diff-players = Игроков
diff-first = Кто начинает
diff-babies = Малыши
diff-unicorns-go = Единорожков играют
diff-destroy = Уничтожать можно
diff-win = Победа засчитывается
diff-chain = Эффекты
diff-targets = Сразу называют цели
diff-object = Заклинание без цели
diff-letters = Буквы при ничьей считают
diff-option = Настройка { $name }
diff-option-none = такой нет
diff-only = Только в { $profile }
diff-texts = Карты с другим текстом
diff-value-babies-picked = каждый выбирает сам
diff-value-babies-random = раздают случайно
diff-value-first-random = случайный игрок или тот, кого назовёт стол
diff-value-first-colourful = игрок с самым пёстрым малышом
diff-value-unicorns-go-own = в своё стойло
diff-value-unicorns-go-any = в любое стойло
diff-value-destroy-others = в чужих стойлах
diff-value-destroy-any = в любом стойле, и в своём
diff-value-win-at-once = сразу
diff-value-win-turn-end = в конце своего хода
diff-value-win-chain = когда цепочка эффектов разыграна
diff-value-chain-no = по одному, каждый целиком до следующего
diff-value-chain-yes = цепочка звеньев, цели выбирают до исполнения звена
diff-value-targets-all = заклинаний и единорожков
diff-value-targets-magic = заклинаний; цели единорожка выбирают, когда он входит в стойло
diff-value-object-no = играть можно, невозможное пропускают
diff-value-object-yes = играть нельзя
diff-value-letters-ru = по-русски
diff-value-letters-uk = по-украински
diff-value-letters-en = по-английски

## Rules by number

rule-R-SET-01 = Играют от двух до восьми, в украинском первом издании от трёх
rule-R-SET-02 = Малыши лежат отдельно, все остальные карты перемешивают вместе
rule-R-SET-03 = Стол может замешать дополнения
rule-R-SET-04 = Каждый начинает с пятью картами
rule-R-SET-05 = Каждый получает малыша: по выбору или по жребию
rule-R-SET-06 = Каждый начинает с одним малышом, остальные ждут в яслях
rule-R-SET-07 = Кто начинает, решает жребий, стол или самый пёстрый малыш
rule-R-SET-08 = Ход переходит налево
rule-R-SET-09 = У каждого есть памятка
rule-R-TWO-01 = Вдвоём играют без обычных единорожков и ещё некоторых карт
rule-R-TWO-02 = Вдвоём каждый до раздачи получает карту, которая останавливает чужие
rule-R-TWO-03 = Вдвоём играют как обычно, нужно семь единорожков
rule-R-TURN-01 = В ходе четыре фазы: начало, добор, действие, завершение
rule-R-TURN-02 = Сначала — эффекты начала хода
rule-R-TURN-03 = В начале хода действует лишь то, что уже было в стойле
rule-R-TURN-04 = Необязательный эффект начала хода пропадает, как только взята карта
rule-R-TURN-05 = Обязательный эффект начала хода пропустить нельзя
rule-R-TURN-06 = Порядок эффектов в начале хода выбираешь ты
rule-R-TURN-07 = В фазе добора берут одну карту
rule-R-TURN-08 = Действие: сыграть одну карту или взять одну
rule-R-TURN-09 = Быстроножек — не действие, а только ответ
rule-R-TURN-10 = В конце хода на руке не больше семи карт
rule-R-WORD-01 = Карту берут с верха колоды
rule-R-WORD-02 = Кто сбрасывает, тот и выбирает карту
rule-R-WORD-03 = В жертву приносят карту из своего стойла
rule-R-WORD-04 = Уничтожают карту чужого стойла, в одном издании — любого
rule-R-WORD-05 = Крадут из чужого стойла в своё
rule-R-WORD-06 = Карту, помещённую в стойло, не играют, и остановить её нельзя
rule-R-WORD-07 = «Любой игрок» — можно и ты, «другой» — не ты, «каждый» — все
rule-R-WORD-08 = «Каждый другой игрок» — все, кроме тебя
rule-R-WORD-09 = Наугад вытягивают не глядя, выбирают глядя
rule-R-WORD-10 = Карту выбирает тот, чей эффект, если на карте не сказано иное
rule-R-CARD-01 = Есть единорожки, заклинания, бонусы, штрафы и быстроножки
rule-R-CARD-02 = Малыш живёт только в стойле или в яслях
rule-R-CARD-03 = У обычного единорожка нет эффекта
rule-R-CARD-04 = Единорожка играют в своё стойло, в первом издании — в любое
rule-R-CARD-05 = Заклинание действует один раз и идёт в сброс
rule-R-CARD-06 = Бонусы и штрафы идут в любое стойло и остаются там
rule-R-CARD-07 = Быстроножком отвечают на карту, которую играет другой
rule-R-CARD-08 = Карту, которая уже в стойле, не остановить
rule-R-CARD-09 = Карта — один единорожек, если не сказано иначе
rule-R-EFF-01 = На руке карта не действует
rule-R-EFF-02 = Эффект применяет тот, в чьём стойле карта
rule-R-EFF-03 = Карта входит в стойло и покидает его любым путём
rule-R-EFF-04 = «Можешь» — решать тебе, остальное обязательно
rule-R-EFF-05 = «Затем»: вторая часть только после первой
rule-R-EFF-06 = «И»: обе части в этом порядке
rule-R-EFF-07 = «Если сделаешь это»: вторая часть, только если выбрана первая
rule-R-EFF-08 = Невозможное пропускают
rule-R-EFF-09 = Карту, которая требует невозможного, играть нельзя
rule-R-EFF-10 = Найденное показывают всем, а колоду после поиска перемешивают
rule-R-EFF-11 = Цели называют до ответов или после, как решит стол
rule-R-EFF-12 = Штраф уходит и тогда, когда в жертву приносят «карту»
rule-R-EFF-13 = Постоянный эффект действует, пока карта в стойле
rule-R-EFF-14 = Карта, на которую нельзя подействовать, защищена от всего
rule-R-CHAIN-01 = Эффекты, которые вызывают другие, складываются в цепочку звеньев
rule-R-CHAIN-02 = Игра идёт дальше, когда вся цепочка разыграна
rule-R-CHAIN-03 = Эффекты, вызванные одновременно, — одно звено
rule-R-CHAIN-04 = Все цели звена выбирают до его исполнения
rule-R-CHAIN-05 = Одну карту в звене дважды не выбирают
rule-R-CHAIN-06 = Срабатывает столько эффектов, сколько есть целей
rule-R-CHAIN-07 = Сначала выбирают цели обязательных эффектов
rule-R-CHAIN-08 = Эффекты, вызванные звеном, — следующее звено
rule-R-CHAIN-09 = До конца цепочки никто не побеждает
rule-R-END-01 = Для победы нужно семь единорожков, а если игроков шесть и больше — шесть
rule-R-END-02 = Когда засчитывается победа, зависит от издания
rule-R-END-03 = Считаются только единорожки, панды — нет
rule-R-END-04 = Когда колода пуста, побеждает тот, у кого больше единорожков
rule-R-END-05 = При равенстве решают буквы в названиях карт
rule-R-END-06 = Если и букв поровну, проигрывают все
