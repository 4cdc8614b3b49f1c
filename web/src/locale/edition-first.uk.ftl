### The words of the first edition, on top of the shared ones of the page.

coach-stable-win = Зіграй карту { $card }: єдинорогів стане { $goal }, і це перемога!
coach-stable-draw = Зараз на руці немає нічого корисного. Краще тягни ще одну карту.
coach-stable-unicorn = Зіграй карту { $card }. Рахується кожен єдиноріг у стійлі: у тебе { $n }, для перемоги треба { $goal }.
coach-stable-upgrade = Зіграй карту { $card }. Карта росту лишається у стійлі й допомагає тобі хід за ходом.
coach-stable-downgrade = Зіграй карту { $card }. Карта спаду лягає в чуже стійло й заважає супернику.
coach-stable-magic = Зіграй карту { $card }. Карта магії спрацьовує один раз і йде у відбій.
coach-stable-own-stable = Поклади її у своє стійло: вона допомагає тому, в кого лежить.
coach-stable-beat-play = { $seat } грає карту { $card }. Ефекту вона не має, але рахується кожен єдиноріг.
coach-stable-beat-neigh = Така відповідь зупиняє зіграну карту. Обидві йдуть у відбій.
coach-stable-beat-stopped = Зупинена карта не діє і йде у відбій.
coach-stable-beat-enter = Карта у стійлі. Ріжки на табличці показують, скільки там єдинорогів.
coach-stable-beat-destroy = Знищена карта йде у відбій.
coach-stable-beat-steal = Поцуплена карта переходить в інше стійло й рахується вже там.

beat-stable-aim-stable = { $card } — у стійло гравця { $targets }
    .own = { $card } — у твоє стійло
    .hit = { $seat } відправляє { $object } у твоє стійло!
beat-stable-enter = { $card } тепер у стійлі гравця { $home }
    .home = { $card } тепер у твоєму стійлі
beat-stable-bring = { $card } потрапляє просто у стійло гравця { $home }
    .home = { $card } потрапляє просто у твоє стійло
beat-stable-recover = { $seat } бере { $object } з відбою
    .you = Ти береш { $object } з відбою
beat-stable-steal = { $seat } цупить { $object } у гравця { $owner }
    .you = Ти цупиш { $object } у гравця { $owner }
    .hit = { $seat } цупить у тебе { $object }!
beat-stable-return = { $zone ->
        [hand] { $card } повертається на руку гравця { $home }
        [nursery] { $card } повертається до ясел
       *[other] { $card } покидає стійло гравця { $owner }
    }
    .hit = { $zone ->
        [hand] { $seat } повертає { $object } тобі на руку!
        [nursery] { $seat } відправляє { $object } назад до ясел!
       *[other] { $seat } виганяє { $object } з твого стійла!
    }
beat-stable-move =
    .hit = { $seat } забирає { $object } з твого стійла!

unicorns-short = Єдинороги

end-close = Так близько! Забракло одного єдинорога: { $seat }.
    .you = Так близько: ще один єдиноріг, і перемога була б твоя!

count-drawn = { $n ->
        [one] карту витягнуто
        [few] карти витягнуто
       *[many] карт витягнуто
    }

empty-stable = Стійло порожнє.

count-told = Єдинороги: { $n } з { $goal }.

stable-told = У стійлі: { $list }.

cards-panda = Поки що панда: єдинорогом не вважається.
referee-loan-unicorn = Єдиноріг…
replay-count-drawn = Витягнуто карт
replay-count-neighs = Зіграно карт дії
replay-count-steals = Поцуплено
rules-reference = Карта з правилами
rules-type-baby = З одним починає кожен. Живе лише у стійлі або в яслах.
rules-type-basic = Єдиноріг без ефекту.
rules-type-magical = Єдиноріг з ефектом.
rules-type-magic = Спрацьовує один раз і йде у відбій.
rules-type-upgrade = Лишається у стійлі й допомагає його гравцеві.
rules-type-downgrade = Лишається у стійлі й заважає його гравцеві.
rules-type-panda = Єдиноріг під «Пандамоніумом»: єдинорогом не вважається.
rules-place-deck = Звідси тягнуть карти, сорочкою догори. Коли вона порожня, гру закінчено.
rules-place-stable = Що лежить перед гравцем: єдинороги, карти росту, карти спаду.
rules-place-nursery = Малюки, яких немає в жодному стійлі.
web-preset-quick =
    .about = Мало часу на відповідь; для перемоги досить п’яти єдинорогів.
web-share-text = Зіграймо в єдинорогів! Код { $code }
help-draw = витягнути карту
