### The words of the first edition, on top of the shared ones of the page.

beat-stable-aim-stable = { $card } — у стійло гравця { $targets }
    .hit = { $seat } відправляє { $card } у твоє стійло!
beat-stable-enter = { $card } тепер у стійлі гравця { $home }
    .you = { $card } тепер у твоєму стійлі
beat-stable-bring = { $card } — просто у стійло: { $home }
beat-stable-recover = { $seat } бере { $card } із відбою
    .you = Ти береш { $card } із відбою
beat-stable-steal = { $seat } цупить { $card } у гравця { $owner }
    .you = Ти цупиш { $card } у гравця { $owner }
    .hit = { $seat } цупить у тебе { $card }!
beat-stable-return = { $zone ->
        [hand] { $card } повертається на руку: { $home }
        [nursery] { $card } повертається до ясел
       *[other] { $card } покидає стійло: { $owner }
    }
    .hit = { $zone ->
        [hand] { $seat } повертає { $card } тобі на руку!
        [nursery] { $seat } відправляє { $card } назад до ясел!
       *[other] { $seat } виганяє { $card } з твого стійла!
    }
beat-stable-move =
    .hit = { $seat } забирає { $card } з твого стійла!

unicorns-short = Єдинороги

end-close = Забракло одного єдинорога: { $seat }!
    .you = Так близько: ще один єдиноріг, і перемога була б твоя!

empty-stable = Стійло порожнє.

count-told = Єдинороги: { $n } з { $goal }.

stable-told = У стійлі: { $list }.
