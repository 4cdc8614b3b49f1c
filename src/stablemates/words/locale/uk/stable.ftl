### The stable game: everything that its engine can emit.  words/__init__.py explains the keys.
###
### .first is what a first edition says, where its words differ.

## Questions

ask-stable-action = { $least ->
        [pass] Зіграй ще одну карту або спасуй.
       *[other] Твій хід: зіграй карту або візьми ще одну.
    }
ask-stable-baby = Вибери свого малюка-однорога.
ask-stable-beginning = Початок твого ходу. Який ефект застосувати?
ask-stable-neigh = { $source }: зупинити картою «Іржання» чи пропустити?
    .first = { $source }: зупинити картою «НІТ» чи пропустити?
ask-stable-stable = { $source }: у чию стайню?
ask-stable-sacrifice = { $source }: яку карту пожертвувати?
ask-stable-destroy = { $source }: яку карту знищити?
ask-stable-steal = { $source }: яку карту вкрасти?
ask-stable-return = { $source }: яку карту повернути на руку?
ask-stable-bring = { $source }: яку карту помістити у твою стайню?
ask-stable-recover = { $source }: яку карту забрати зі скиду?
ask-stable-move = { $source }: яку карту перемістити?
ask-stable-give = { $source }: якого однорога віддати?
ask-stable-discard = { $rule ->
        [R-TURN-10] Карт на руці: { $hand }, межа — { $hand_limit }. Скинь { $over }.
       *[other] { $source }: { $to_discard ->
            [one] яку карту скинути?
            [few] скинь { $to_discard } карти.
            [many] скинь { $to_discard } карт.
           *[other] скинь { $to_discard } карти.
        }
    }
ask-stable-search = { $source }: яку карту взяти з колоди?
ask-stable-keep = { $source }: яку з верхніх карт узяти?
ask-stable-top = { $source }: яку карту покласти зверху?
ask-stable-pull = { $source }: яку карту забрати з відкритої руки?
ask-stable-look = { $source }: яку карту забрати з цієї руки?
ask-stable-player = { $source }: якого гравця вибрати?
ask-stable-may = { $choices ->
        [1] { $source }: зараз ефект застосувати не можна.
       *[other] { $source }: застосувати ефект?
    }
ask-stable-either = { $source }: що вибрати?
ask-stable-instead = Під загрозою: { $source }. Урятувати?
asked-stable-early = Спершу ціль, решта потім.

## Options; .key is what to type for one without a card, the first one is shown

verb-stable-pass = пас
    .key = п p
verb-stable-no = ні
    .key = н n
verb-stable-yes = так
    .key = т y
verb-stable-draw = узяти карту
    .key = в d
verb-stable-play = зіграти: { $card }
verb-stable-sacrifice = пожертвувати: { $card }
    .key = п s
verb-stable-destroy = знищити: { $card }
    .key = з d
verb-stable-steal = украсти: { $card }
verb-stable-discard = скинути: { $card }
verb-stable-return = повернути на руку: { $card }
verb-stable-bring = помістити у стайню: { $card }
verb-stable-recover = забрати зі скиду: { $card }
verb-stable-take = узяти: { $card }
verb-stable-nothing = нічого не брати
    .key = н n
verb-stable-move = перемістити: { $card }
verb-stable-give = віддати: { $card }
verb-stable-stable = у стайню гравця { $seat }
    .you = у свою стайню
verb-stable-player = { $seat }
verb-stable-baby = вибрати: { $card }
verb-stable-use = застосувати: { $card }
verb-stable-save = урятувати картою: { $card }
verb-stable-either = вибрати: { $card }
verb-stable-top = покласти зверху: { $card }
verb-stable-swap = обміняти: { $card }
verb-stable-stop = зупинити: { $card }
verb-stable-transform = перетворити: { $card }

## Words: phases of a turn, zones, and how a game ends

word-stable-setup = підготовка
word-stable-beginning = початок ходу
word-stable-draw = узяття карт
word-stable-action = дія
word-stable-end = кінець ходу
word-stable-over = кінець гри
word-stable-deck = колода
word-stable-discard = скид
word-stable-hand = рука
word-stable-nursery = розплідник
word-stable-playing = розігрується
word-stable-stable = стайня
word-stable-unicorns = однорогів достатньо
word-stable-deck-out = колода порожня
word-stable-letters = колода порожня, вирішують літери
word-stable-everybody-loses = колода порожня, в усіх порівну

# Why an effect finds nothing to do: event-stable-no-effect
word-stable-nothing-to-do = робити нема чого
word-stable-nothing-to-sacrifice = пожертвувати нема чого
word-stable-nothing-to-destroy = знищити нема чого
word-stable-nothing-to-steal = украсти нема чого
word-stable-nothing-to-return = повернути на руку нема чого
word-stable-nothing-to-bring = помістити у стайню нема чого
word-stable-nothing-to-move = перемістити нема чого
word-stable-nothing-to-give = віддати нема чого
word-stable-nothing-to-discard = скинути нема чого
word-stable-nothing-to-take = забрати нема чого
word-stable-too-few-to-discard = щоб скинути, бракує карт
word-stable-nobody-to-choose = вибрати нема кого
word-stable-no-unicorn = у скиді нема однорогів
word-stable-no-magic = у скиді нема заклинань
word-stable-no-neigh = у скиді нема карт, що зупиняють інші
word-stable-no-card = у скиді нема потрібної карти
word-stable-no-baby = розплідник порожній
word-stable-target-gone = цілі вже нема на місці

## Events; $by is “by-card”, the card that made it happen, or nothing

by-card = {" "}(ефект: { $source })
event-stable-deal = { $seat } отримує: { $card }.
    .you = Ти отримуєш: { $card }.
    .unseen = { $count ->
        [one] { $seat } отримує { $count } карту.
        [few] { $seat } отримує { $count } карти.
        [many] { $seat } отримує { $count } карт.
       *[other] { $seat } отримує { $count } карти.
    }
    .each = { $count ->
        [1] Гра вдвох: { $list }.
       *[other] Кожен отримує { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
            [many] { $count } карт.
           *[other] { $count } карти.
        }
    }
event-stable-baby = { $seat } вибирає: { $card }.
    .you = Ти вибираєш: { $card }.
    .each = Малюки: { $list }.
event-stable-first = { $seat } починає.
    .you = Ти починаєш.
event-stable-turn = ── Хід: { $seat }
event-stable-draw = { $seat } бере: { $card }{ $by }.
    .you = Ти береш: { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } бере { $count } карту{ $by }.
        [few] { $seat } бере { $count } карти{ $by }.
        [many] { $seat } бере { $count } карт{ $by }.
       *[other] { $seat } бере { $count } карти{ $by }.
    }
event-stable-play = { $seat } грає карту { $card }.
    .you = Ти граєш карту { $card }.
event-stable-aim-stable = { $card } піде у стайню гравця { $whom }.
    .yours = { $card } піде у твою стайню.
event-stable-aim = { $n ->
        [0] { $card }: цілі оголошено.
       *[other] { $seat } цілиться картою { $source } в карту { $card }.
    }
    .itself = { $n ->
        [0] { $card }: цілі оголошено.
       *[other] Ціль карти { $source } — вона сама.
    }
    .own = { $n ->
        [0] { $card }: цілі оголошено.
       *[other] Ти цілишся картою { $source } у свою карту { $card }.
    }
    .you = { $n ->
        [0] { $card }: цілі оголошено.
       *[other] Ти цілишся картою { $source } в карту { $card }.
    }
    .yours = { $seat } цілиться картою { $source } у твою карту { $card }.
event-stable-aim-player = { $seat } цілиться картою { $source } у гравця { $whom }.
    .self = { $seat } цілиться картою { $source } у себе.
    .own = Ти цілишся картою { $source } у себе.
    .you = Ти цілишся картою { $source } у гравця { $whom }.
    .yours = { $seat } цілиться картою { $source } у тебе.
event-stable-enter = { $card } потрапляє у стайню гравця { $whom }.
    .yours = { $card } потрапляє у твою стайню.
event-stable-stopped = Зупинено: { $card }.
event-stable-discard = { $rule ->
        [R-CARD-05] { $card } — у скид.
        [R-CARD-07] { $card } — у скид.
        [R-EFF-08] Потрапити у стайню не можна: { $card } — у скид.
       *[other] { $seat } скидає: { $card }{ $by }.
    }
    .you = { $rule ->
        [R-CARD-05] { $card } — у скид.
        [R-CARD-07] { $card } — у скид.
        [R-EFF-08] Потрапити у стайню не можна: { $card } — у скид.
       *[other] Ти скидаєш: { $card }{ $by }.
    }
event-stable-sacrifice = { $zone ->
        [nursery] { $seat } жертвує карту { $card }: назад до розплідника{ $by }.
        [hand] { $seat } жертвує карту { $card }: назад на руку{ $by }.
        [deck] { $seat } жертвує карту { $card }: назад у колоду{ $by }.
       *[other] { $seat } жертвує карту { $card }{ $by }.
    }
    .you = { $zone ->
        [nursery] Ти жертвуєш карту { $card }: назад до розплідника{ $by }.
        [hand] Ти жертвуєш карту { $card }: назад на руку{ $by }.
        [deck] Ти жертвуєш карту { $card }: назад у колоду{ $by }.
       *[other] Ти жертвуєш карту { $card }{ $by }.
    }
event-stable-destroy = { $zone ->
        [nursery] { $seat } знищує карту { $card } у гравця { $whom }: назад до розплідника{ $by }.
        [hand] { $seat } знищує карту { $card } у гравця { $whom }: назад на руку{ $by }.
        [deck] { $seat } знищує карту { $card } у гравця { $whom }: назад у колоду{ $by }.
       *[other] { $seat } знищує карту { $card } у гравця { $whom }{ $by }.
    }
    .self = { $zone ->
        [nursery] { $seat } знищує свою карту { $card }: назад до розплідника{ $by }.
        [hand] { $seat } знищує свою карту { $card }: назад на руку{ $by }.
        [deck] { $seat } знищує свою карту { $card }: назад у колоду{ $by }.
       *[other] { $seat } знищує свою карту { $card }{ $by }.
    }
    .own = { $zone ->
        [nursery] Ти знищуєш свою карту { $card }: назад до розплідника{ $by }.
        [hand] Ти знищуєш свою карту { $card }: назад на руку{ $by }.
        [deck] Ти знищуєш свою карту { $card }: назад у колоду{ $by }.
       *[other] Ти знищуєш свою карту { $card }{ $by }.
    }
    .you = { $zone ->
        [nursery] Ти знищуєш карту { $card } у гравця { $whom }: назад до розплідника{ $by }.
        [hand] Ти знищуєш карту { $card } у гравця { $whom }: назад на руку{ $by }.
        [deck] Ти знищуєш карту { $card } у гравця { $whom }: назад у колоду{ $by }.
       *[other] Ти знищуєш карту { $card } у гравця { $whom }{ $by }.
    }
    .yours = { $zone ->
        [nursery] { $seat } знищує твою карту { $card }: назад до розплідника{ $by }.
        [hand] { $seat } знищує твою карту { $card }: назад на руку{ $by }.
        [deck] { $seat } знищує твою карту { $card }: назад у колоду{ $by }.
       *[other] { $seat } знищує твою карту { $card }{ $by }.
    }
event-stable-steal = { $seat } краде карту { $card } у гравця { $whom }{ $by }.
    .you = Ти крадеш карту { $card } у гравця { $whom }{ $by }.
    .yours = { $seat } краде твою карту { $card }{ $by }.
event-stable-return = { $zone ->
        [nursery] Карта { $card } гравця { $whom } повертається до розплідника{ $by }.
        [hand] { $card } повертається на руку гравця { $whom }{ $by }.
        [deck] Карта { $card } гравця { $whom } повертається в колоду{ $by }.
       *[other] Карта { $card } гравця { $whom } іде у скид{ $by }.
    }
    .yours = { $zone ->
        [nursery] Твоя карта { $card } повертається до розплідника{ $by }.
        [hand] { $card } повертається тобі на руку{ $by }.
        [deck] Твоя карта { $card } повертається в колоду{ $by }.
       *[other] Твоя карта { $card } іде у скид{ $by }.
    }
event-stable-bring = { $card } потрапляє просто у стайню гравця { $whom }{ $by }.
    .yours = { $card } потрапляє просто у твою стайню{ $by }.
event-stable-recover = { $seat } забирає карту { $card } зі скиду{ $by }.
    .you = Ти забираєш карту { $card } зі скиду{ $by }.
event-stable-move = { $card } переміщується зі стайні гравця { $from } у стайню гравця { $to }{ $by }.
    .from-you = { $card } переміщується з твоєї стайні у стайню гравця { $to }{ $by }.
    .to-you = { $card } переміщується зі стайні гравця { $from } у твою стайню{ $by }.
event-stable-roam = { $card } перебігає зі стайні гравця { $from } у стайню гравця { $to }.
    .from-you = { $card } перебігає з твоєї стайні у стайню гравця { $to }.
    .to-you = { $card } перебігає зі стайні гравця { $from } у твою стайню.
event-stable-give-back = { $card } повертається додому зі стайні гравця { $from } у стайню гравця { $to }{ $by }.
    .from-you = { $card } повертається додому з твоєї стайні у стайню гравця { $to }{ $by }.
    .to-you = { $card } повертається додому зі стайні гравця { $from } у твою стайню{ $by }.
event-stable-transform = { $zone ->
        [nursery] Карта { $card } гравця { $whom } повертається до розплідника{ $by }.
        [hand] { $card } повертається на руку гравця { $whom }{ $by }.
        [deck] Карта { $card } гравця { $whom } повертається в колоду{ $by }.
       *[other] Карта { $card } гравця { $whom } іде у скид{ $by }.
    }
    .yours = { $zone ->
        [nursery] Твоя карта { $card } повертається до розплідника{ $by }.
        [hand] { $card } повертається тобі на руку{ $by }.
        [deck] Твоя карта { $card } повертається в колоду{ $by }.
       *[other] Твоя карта { $card } іде у скид{ $by }.
    }
event-stable-pull = { $seat } забирає карту { $card } з руки гравця { $whom }{ $by }.
    .you = Ти забираєш карту { $card } з руки гравця { $whom }{ $by }.
    .yours = { $seat } забирає карту { $card } з твоєї руки{ $by }.
    .unseen = { $seat } забирає карту з руки гравця { $whom }{ $by }.
event-stable-show = { $seat } показує: { $card }{ $by }.
    .you = Ти показуєш: { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } показує { $count } карту гравцеві { $whom }{ $by }.
        [few] { $seat } показує { $count } карти гравцеві { $whom }{ $by }.
        [many] { $seat } показує { $count } карт гравцеві { $whom }{ $by }.
       *[other] { $seat } показує { $count } карти гравцеві { $whom }{ $by }.
    }
event-stable-swap = { $seat } віддає: { $card }{ $by }.
    .you = Ти віддаєш: { $card }{ $by }.
    .unseen = { $count ->
        [one] { $seat } віддає { $count } карту{ $by }.
        [few] { $seat } віддає { $count } карти{ $by }.
        [many] { $seat } віддає { $count } карт{ $by }.
       *[other] { $seat } віддає { $count } карти{ $by }.
    }
event-stable-take = { $seat } знаходить карту { $card }, показує всім і забирає{ $by }.
    .you = Ти знаходиш карту { $card }, показуєш усім і забираєш{ $by }.
event-stable-take-secretly = { $seat } бере карту { $card } згори колоди{ $by }.
    .you = Ти береш карту { $card } згори колоди{ $by }.
    .unseen = { $seat } таємно бере карту згори колоди{ $by }.
event-stable-put-back = { $seat } кладе решту карт назад на колоду{ $by }.
    .you = Ти кладеш решту карт назад на колоду{ $by }.
event-stable-shuffle-in = { $count ->
        [one] У колоду замішують { $count } карту{ $by }.
        [few] У колоду замішують { $count } карти{ $by }.
        [many] У колоду замішують { $count } карт{ $by }.
       *[other] У колоду замішують { $count } карти{ $by }.
    }
event-stable-shuffle = { $n ->
        [one] Колоду тасують: { $n } карта.
        [few] Колоду тасують: { $n } карти.
        [many] Колоду тасують: { $n } карт.
       *[other] Колоду тасують: { $n } карти.
    }
event-stable-extra-turn = { $seat } отримує ще один хід{ $by }.
    .you = Ти отримуєш ще один хід{ $by }.
event-stable-no-effect = { $source } ({ $seat }): { $word }.
    .you = { $source }: { $word }.
event-stable-over = Гра закінчується: { $word }.

## Why a card cannot be played

why-stable-not-in-hand = { $card }: цієї карти немає на твоїй руці.
why-stable-over = Гру закінчено.
why-stable-not-your-turn = { $card }: зараз зіграти не можна, хід не твій.
why-stable-only-in-answer = { $card }: це грають лише у відповідь на карту іншого гравця.
why-stable-answer-first = Спершу дай відповідь на запитання.
why-stable-only-a-neigh = { $card } не зупиняє карту { $source }. Потрібна карта «Іржання».
    .first = { $card } не зупиняє карту { $source }. Потрібна карта «НІТ».
why-stable-own-card = { $source } — твоя карта: зупиняти її можуть інші.
why-stable-no-neighs = { $card }: грати не можна, у твоїй стайні { $source }.
why-stable-answered-already = Твою відповідь уже прийнято.
why-stable-no-upgrades = У твоїй стайні { $source }: грати бонуси не можна.
why-stable-impossible = { $card }: нема на що подіяти.
why-stable-needs-a-basic = { $card } потрапляє тільки у стайню зі звичайним однорогом.
why-stable-basics-kept-out = { $source } не пускає звичайних однорогів у цю стайню.

## Why a card cannot be chosen, and why something does not happen

why-stable-not-in-a-stable = { $card }: цієї карти немає в жодній стайні.
why-stable-not-in-discard = { $card }: цієї карти немає у скиді.
why-stable-not-in-nursery = { $card }: цієї карти немає в розпліднику.
why-stable-not-yours = { $card } у чужій стайні. { $source } діє лише на твою.
why-stable-your-own = { $card } у твоїй стайні. { $source } діє лише на чужі.
why-stable-not-this-stable = { $card } не в тій стайні: { $source } діє на іншу.
why-stable-not-itself = Карта { $source } не може вибрати саму себе.
why-stable-wrong-type = { $card }: { $source } діє на карти іншого типу.
why-stable-panda = { $card } зараз панда, а не одноріг: так діє { $source }.
why-stable-beyond-magic = { $card }: заклинання на цю карту не діють.
why-stable-safe-from-magic = { $card }: заклинанням цю карту не знищити.
why-stable-unbreakable = { $card }: цю карту не можна ані пожертвувати, ані знищити.
why-stable-guarded = { $source } захищає карту { $card }: однорогів у тій стайні знищити не можна.
why-stable-chosen-already = { $card }: цю карту вже вибрано.
why-stable-no-rescue = { $card } не може замінити карту { $source }.
why-stable-falls-too = { $card } іде разом із картою { $source } і врятувати її не може.
why-stable-cannot-rescue = { $card } зараз не може врятувати карту { $source }.
why-stable-no-start = { $card } нічого не робить на початку цього ходу.
why-stable-used-or-idle = { $card }: цього ходу ця карта вже спрацювала, або їй нема на що подіяти.
why-stable-silenced = { $card } не діє: у тій стайні { $source }.
why-stable-unstoppable = { $card }: зупинити не можна, діє { $source }.
why-stable-not-a-choice = { $card }: тут цю карту не вибирають.

## Outcomes

outcome-stable-unicorns = { $points ->
        [one] { $seat } перемагає: { $points } одноріг.
        [few] { $seat } перемагає: { $points } однороги.
        [many] { $seat } перемагає: { $points } однорогів.
       *[other] { $seat } перемагає: { $points } однорога.
    }
    .you = { $points ->
        [one] Перемога твоя: { $points } одноріг!
        [few] Перемога твоя: { $points } однороги!
        [many] Перемога твоя: { $points } однорогів!
       *[other] Перемога твоя: { $points } однорога!
    }
    .nobody = Ніхто не перемагає.
outcome-stable-deck-out = Колода порожня. { $seat } перемагає: найбільше однорогів, { $points }.
    .you = Колода порожня. Перемога твоя: найбільше однорогів, { $points }!
    .nobody = Ніхто не перемагає.
outcome-stable-letters = Колода порожня, однорогів порівну. { $seat } перемагає: у назвах однорогів найбільше літер.
    .you = Колода порожня, однорогів порівну. Перемога твоя: у назвах твоїх однорогів найбільше літер!
    .nobody = Ніхто не перемагає.
outcome-stable-everybody-loses = { $seat } перемагає.
    .you = Перемога твоя!
    .nobody = Колода порожня, порівну й однорогів, і літер у їхніх назвах: програють усі.

## Table options

option-stable-targets = Цілі
    .about = Оголошуються: той, хто грає заклинання, називає цілі до відповідей решти; у другому виданні — і той, хто грає однорога, який діє на інших, потрапивши у стайню. Приховані: цілі називають після відповідей.
    .source = Правила другого видання лишають вибір столу; ми називаємо цілі одразу. У першому про це не сказано.
option-stable-first = Хто починає
    .about = Випадковий гравець, гравець із найбарвистішим малюком або завжди те саме місце.
    .source = За правилами дивляться на одяг або на малюків; програма бачить лише малюків.
option-stable-pandas-are-hit = Панди — теж карти
    .about = Ефект на «карту» діє й на панд; інакше на них не діє ніщо.
    .source = Карта виводить панд з-під ефектів на однорогів, але не з-під ефектів на карти (роз’яснення 5.4).
option-stable-shuffles-itself = Карта замішується разом зі скидом
    .about = «Кнопка перезавантаження» і «Містичний вир» ідуть до колоди разом з рештою.
    .source = Заклинання йде у скид після свого ефекту (роз’яснення 7.9).
option-stable-luck-needs-three = Додатковий хід коштує трьох карт
    .about = «Зміна фортуни» дає додатковий хід, тільки якщо скинуто справді три карти.
    .source = «Потім» вимагає виконати першу частину повністю (роз’яснення 1.10).
option-stable-triggers-wait = Викликані ефекти чекають
    .about = Ефект, викликаний посеред іншого, починається після нього; інакше — одразу.
    .source = Єдині правила, де про це сказано, роблять його наступною ланкою (роз’яснення 2.12).
option-stable-blind-pandas = «Сліпуче світло» діє й на панд
    .about = «Сліпуче світло» вимикає й ефекти панд.
    .source = Панди не однороги, але їхні ефекти надруковано на однорогах (роз’яснення 6.5).
option-stable-magic-needs-object = Заклинанню потрібна ціль
    .about = Карту, яка нічого не може зробити, грати не можна; інакше можна, а неможливе пропускають.
    .source = Забороняє це лише російське перше видання (роз’яснення 2.6).
option-stable-unicorns-to-win = Однорогів для перемоги
    .about = Стільки однорогів треба для перемоги; 0 — число з правил: 7, а якщо гравців шість і більше — 6.
    .source = У правилах 7 і 6.
option-stable-packs = Набори
    .about = Набори додаткових карт, які замішують у колоду: назви через кому.
    .source = Правила дозволяють замішувати доповнення.
value-stable-0 = як у правилах
value-stable-declared = оголошуються
value-stable-hidden = приховані
value-stable-random = випадково
value-stable-colourful = найбарвистіший малюк

## Facts of a view

fact-stable-turn = Хід
fact-stable-phase = Фаза
fact-stable-deck = Колода
fact-stable-discard = Скид
fact-stable-nursery = Розплідник
fact-stable-playing = Розігрується
fact-stable-unicorns = Однороги
fact-stable-goal = Однорогів для перемоги

## The board of the terminal; a type of card is a shape and a letter

code-stable-baby = М
code-stable-basic = О
code-stable-magical = Ч
code-stable-magic = З
code-stable-upgrade = Б
code-stable-downgrade = Ш
code-stable-instant = Н
code-stable-panda = П
board-stable-turn = хід: { $seat }
board-stable-phase = фаза: { $phase }
board-stable-deck = колода: { $n }
board-stable-discard = скид: { $n }
board-stable-on-top = зверху { $card }
board-stable-nursery = розплідник: { $n }
board-stable-playing = Розігрується: { $card }
board-stable-answer = у відповідь { $card }
board-stable-at = цілі: { $list }
board-stable-hand = рука: { $n }
board-stable-my-hand = Твоя рука
board-stable-number = номер — вибрати карту (▸ можна вибрати)
board-stable-target = номер — вибрати
board-stable-read = ? і номер або назва — прочитати карту
board-stable-plays = { $n ->
        [one] У цій фазі можна зіграти { $n } карту.
        [few] У цій фазі можна зіграти { $n } карти.
        [many] У цій фазі можна зіграти { $n } карт.
       *[other] У цій фазі можна зіграти { $n } карти.
    }
board-stable-of = { $zone }, { $seat }
board-stable-no-card = Такої карти немає: «{ $line }».
help-stable-typed =
    Що можна набрати: номер карти або відповіді; літери з останнього рядка.
    ? — ця допомога · ? і номер або частина назви — прочитати будь-яку карту
    ? і номер правила — що воно каже · ж — журнал із правилами · q — вийти, гра зберігається

## Choosing a rulebook

menu-title = У що граємо?
menu-choice = { $n } — { $title }
menu-recommended = { $title } — радимо
menu-others = Інші правила…
menu-learn = Навчитися грати: навчальна партія…
menu-saved = Збережені ігри…
menu-none-saved = Незакінчених ігор немає.
menu-ask = Набери номер (Enter — 1, q — вийти)

## How two rulebooks differ

diff-title = { $a } і { $b }
diff-none = Для програми ці правила не відрізняються нічим.
diff-players = Гравців
diff-first = Хто починає
diff-babies = Малюки
diff-unicorns-go = Однорогів грають
diff-destroy = Знищувати можна
diff-win = Перемогу зараховують
diff-chain = Ефекти
diff-targets = Одразу називають цілі
diff-object = Заклинання без цілі
diff-letters = Літери за нічиєї рахують
diff-option = Налаштування { $name }
diff-option-none = такого немає
diff-only = Лише в { $profile }
diff-texts = Карти з іншим текстом
diff-value-babies-picked = кожен вибирає сам
diff-value-babies-random = роздають випадково
diff-value-first-random = випадковий гравець або той, кого назве стіл
diff-value-first-colourful = гравець із найбарвистішим малюком
diff-value-unicorns-go-own = у свою стайню
diff-value-unicorns-go-any = у будь-яку стайню
diff-value-destroy-others = у чужих стайнях
diff-value-destroy-any = у будь-якій стайні, і у своїй
diff-value-win-at-once = одразу
diff-value-win-turn-end = у кінці свого ходу
diff-value-win-chain = коли ланцюжок ефектів розіграно
diff-value-chain-no = по одному, кожен повністю до наступного
diff-value-chain-yes = ланцюжок ланок, цілі вибирають до виконання ланки
diff-value-targets-all = заклинань і однорогів
diff-value-targets-magic = заклинань; цілі однорога вибирають, коли він потрапляє у стайню
diff-value-object-no = грати можна, неможливе пропускають
diff-value-object-yes = грати не можна
diff-value-letters-ru = російською
diff-value-letters-uk = українською
diff-value-letters-en = англійською

## Rules by number

rule-R-SET-01 = Грають від двох до восьми, в українському першому виданні від трьох
rule-R-SET-02 = Малюки лежать окремо, усі інші карти тасують разом
rule-R-SET-03 = Стіл може замішати доповнення
rule-R-SET-04 = Кожен починає з п’ятьма картами
rule-R-SET-05 = Кожен отримує малюка: на вибір або за жеребом
rule-R-SET-06 = Кожен починає з одним малюком, решта чекає в розпліднику
rule-R-SET-07 = Хто починає, вирішує жереб, стіл або найбарвистіший малюк
rule-R-SET-08 = Хід переходить ліворуч
rule-R-SET-09 = У кожного є пам’ятка
rule-R-TWO-01 = Удвох грають без звичайних однорогів і ще деяких карт
rule-R-TWO-02 = Удвох кожен до роздачі отримує карту, яка зупиняє чужі
rule-R-TWO-03 = Удвох грають як звичайно, треба сім однорогів
rule-R-TURN-01 = У ході чотири фази: початок, узяття, дія, кінець
rule-R-TURN-02 = Спершу — ефекти початку ходу
rule-R-TURN-03 = На початку ходу діє лише те, що вже було у стайні
rule-R-TURN-04 = Необов’язковий ефект початку ходу пропадає, щойно взято карту
rule-R-TURN-05 = Обов’язковий ефект початку ходу пропустити не можна
rule-R-TURN-06 = Порядок ефектів на початку ходу вибираєш ти
rule-R-TURN-07 = У фазі взяття беруть одну карту
rule-R-TURN-08 = Дія: зіграти одну карту або взяти одну
rule-R-TURN-09 = Негайна карта — не дія, а лише відповідь
rule-R-TURN-10 = У кінці ходу на руці не більше семи карт
rule-R-WORD-01 = Карту беруть згори колоди
rule-R-WORD-02 = Хто скидає, той і вибирає карту
rule-R-WORD-03 = Жертвують карту зі своєї стайні
rule-R-WORD-04 = Знищують карту чужої стайні, в одному виданні — будь-якої
rule-R-WORD-05 = Крадуть із чужої стайні у свою
rule-R-WORD-06 = Карту, поміщену у стайню, не грають, і зупинити її не можна
rule-R-WORD-07 = «Будь-який гравець» — можна й ти, «інший» — не ти, «кожен» — усі
rule-R-WORD-08 = «Кожен інший гравець» — усі, крім тебе
rule-R-WORD-09 = Навмання витягують не дивлячись, вибирають дивлячись
rule-R-WORD-10 = Карту вибирає той, чий ефект, якщо на карті не сказано інакше
rule-R-CARD-01 = Є однороги, заклинання, бонуси, штрафи й негайні карти
rule-R-CARD-02 = Малюк живе лише у стайні або в розпліднику
rule-R-CARD-03 = У звичайного однорога немає ефекту
rule-R-CARD-04 = Однорога грають у свою стайню, у першому виданні — у будь-яку
rule-R-CARD-05 = Заклинання діє один раз і йде у скид
rule-R-CARD-06 = Бонуси та штрафи йдуть у будь-яку стайню й лишаються там
rule-R-CARD-07 = Негайною картою відповідають на карту, яку грає інший
rule-R-CARD-08 = Карту, яка вже у стайні, не зупинити
rule-R-CARD-09 = Карта — один одноріг, якщо не сказано інакше
rule-R-EFF-01 = На руці карта не діє
rule-R-EFF-02 = Ефект застосовує той, у чиїй стайні карта
rule-R-EFF-03 = Карта потрапляє у стайню й покидає її в будь-який спосіб
rule-R-EFF-04 = «Можеш» — вирішуєш ти, решта обов’язкова
rule-R-EFF-05 = «Потім»: друга частина лише після першої
rule-R-EFF-06 = «І»: обидві частини в цьому порядку
rule-R-EFF-07 = «Якщо зробиш це»: друга частина, тільки якщо вибрано першу
rule-R-EFF-08 = Неможливе пропускають
rule-R-EFF-09 = Карту, яка вимагає неможливого, грати не можна
rule-R-EFF-10 = Знайдене показують усім, а колоду після пошуку тасують
rule-R-EFF-11 = Цілі називають до відповідей або після, як вирішить стіл
rule-R-EFF-12 = Штраф зникає й тоді, коли жертвують «карту»
rule-R-EFF-13 = Постійний ефект діє, доки карта у стайні
rule-R-EFF-14 = Карта, на яку не можна подіяти, захищена від усього
rule-R-CHAIN-01 = Ефекти, що викликають інші, складаються в ланцюжок ланок
rule-R-CHAIN-02 = Гра йде далі, коли весь ланцюжок розіграно
rule-R-CHAIN-03 = Ефекти, викликані одночасно, — одна ланка
rule-R-CHAIN-04 = Усі цілі ланки вибирають до її виконання
rule-R-CHAIN-05 = Одну карту в ланці двічі не вибирають
rule-R-CHAIN-06 = Спрацьовує стільки ефектів, скільки є цілей
rule-R-CHAIN-07 = Спершу вибирають цілі обов’язкових ефектів
rule-R-CHAIN-08 = Ефекти, викликані ланкою, — наступна ланка
rule-R-CHAIN-09 = До кінця ланцюжка ніхто не перемагає
rule-R-END-01 = Для перемоги треба сім однорогів, а якщо гравців шість і більше — шість
rule-R-END-02 = Коли зараховують перемогу, залежить від видання
rule-R-END-03 = Рахуються тільки однороги, панди — ні
rule-R-END-04 = Коли колода порожня, перемагає той, у кого більше однорогів
rule-R-END-05 = За рівності вирішують літери в назвах карт
rule-R-END-06 = Якщо й літер порівну, програють усі
