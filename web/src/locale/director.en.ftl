### Animations: one short sentence for each beat, and what is stamped over it.
### `.you`: the reader does it.  `.hit`: it is done to the reader.  `.self`: others do it to themselves.

object = { $card }
    .more = { $list }
missed-title = While you were away
missed-on = Tap to continue
recap-title = The last round

## The stable game

beat-stable-turn = { $seat }’s turn
    .you = Your turn!
beat-stable-play = { $seat } plays { $card }
    .you = You play { $card }
    .hit = { $aimed ->
        [cards] { $seat } aims { $card } at your { $targets }!
       *[other] { $seat } plays { $card } on you!
    }
beat-stable-aim = { $seat } aims { $card } at { $targets }
    .you = You aim { $card } at { $targets }
    .hit = { $aimed ->
        [cards] { $seat } aims { $card } at your { $targets }!
       *[other] { $seat } aims { $card } at you!
    }
beat-stable-aim-player = { $seat } aims { $card } at { $targets }
    .you = You aim { $card } at { $targets }
    .hit = { $aimed ->
        [cards] { $seat } aims { $card } at your { $targets }!
       *[other] { $seat } aims { $card } at you!
    }
beat-stable-aim-stable = { $card } is for { $targets }’s stable
    .own = { $card } is for your own stable
    .hit = { $seat } plays { $card } into your stable!
beat-stable-neigh = { $seat } stops { $on }!
    .you = You stop { $on }!
    .hit = { $seat } stops your { $on }!
beat-stable-super-neigh = { $seat } stops { $on } for good!
    .you = You stop { $on } for good!
    .hit = { $seat } stops your { $on } for good!
beat-stable-stopped = { $card } is stopped
    .hit = Your { $card } is stopped
beat-stable-enter = { $card } enters { $home }’s stable
    .home = { $card } enters your stable
beat-stable-discard = { $seat } discards { $card }
    .you = You discard { $card }
cause-stable-R-TURN-10 = too many cards in hand
beat-stable-bring = { $card } goes straight into { $home }’s stable
    .home = { $card } goes straight into your stable
beat-stable-recover = { $seat } takes { $card } from the discard pile
    .you = You take { $card } from the discard pile
beat-stable-take = { $seat } finds { $card }
    .you = You find { $card }
beat-stable-sacrifice = { $seat } sacrifices { $card }
    .you = You sacrifice { $card }
beat-stable-destroy = { $seat } destroys { $owner }’s { $card }
    .self = { $seat } destroys their own { $card }
    .own = You destroy your own { $card }
    .you = You destroy { $owner }’s { $card }
    .hit = { $seat } destroys your { $card }!
beat-stable-steal = { $seat } steals { $card } from { $owner }
    .you = You steal { $card } from { $owner }
    .hit = { $seat } steals your { $card }!
beat-stable-return = { $zone ->
        [hand] { $card } goes back to { $home }’s hand
        [nursery] { $card } goes back to the nursery
       *[other] { $card } leaves { $owner }’s stable
    }
    .home = { $card } goes back to your hand
    .hit = { $zone ->
        [hand] { $seat } sends your { $card } back to your hand!
        [nursery] { $seat } sends your { $card } back to the nursery!
       *[other] { $seat } sends your { $card } away!
    }
beat-stable-move = { $seat } moves { $card } from { $owner } to { $home }
    .you = You move { $card } from { $owner } to { $home }
    .hit = { $seat } moves your { $card } away!
beat-stable-pull = { $seat } takes a card from { $owner }’s hand
    .you = You take { $card } from { $owner }’s hand
    .hit = { $seat } takes { $card } from your hand!
beat-stable-swap = { $seat } and { $whom } swap hands
    .you = You and { $whom } swap hands
    .hit = { $seat } swaps hands with you!
beat-stable-extra-turn = { $seat } takes an extra turn!
    .you = You take an extra turn!
beat-stable-unstoppable = { $source }: no one can stop it
beat-stable-over = { $why ->
        [unicorns] { $seat }’s stable is complete!
       *[other] It’s all over!
    }
    .you = { $why ->
        [unicorns] Your stable is complete!
       *[other] It’s all over!
    }

## Unorog

beat-unorog-play = { $seat } plays { $card }
    .you = You play { $card }
beat-unorog-play-relic = { $seat } plays { $card }{ $word ->
        [none] { "" }
       *[other] { " " }and names { $word }
    }
    .you = You play { $card }{ $word ->
        [none] { "" }
       *[other] { " " }and name { $word }
    }
beat-unorog-play-relic-U-DUST-02 = { $seat } blocks the dust with { $card } and stays awake
    .you = You block the dust with { $card } and stay awake
beat-unorog-play-alicorn = { $seat } plays { $card }{ $word ->
        [none] { "" }
       *[other] { " " }and names { $word }
    }
    .you = You play { $card }{ $word ->
        [none] { "" }
       *[other] { " " }and name { $word }
    }
    .hit = { $seat } plays { $card } on you and names { $word }!
beat-unorog-call = { $seat } has one card left
    .you = You have one card left
beat-unorog-penalty = { $n ->
        [one] { $seat } draws { $n } card
       *[other] { $seat } draws { $n } cards
    }
    .hit = { $n ->
        [one] You draw { $n } card!
       *[other] You draw { $n } cards!
    }
beat-unorog-mirror = The direction of play is reversed
beat-unorog-sleep = { $seat } loses a turn
    .hit = You lose a turn!
beat-unorog-check = { $seat } calls { $whom }’s bluff
    .you = You call { $whom }’s bluff
    .hit = { $seat } calls your bluff!
beat-unorog-dishonest = { $seat } was bluffing and takes the card back
    .hit = Your bluff is called: you take the card back
beat-unorog-honest = { $seat } was honest: { $whom } pays for it
    .you = You were honest: { $whom } pays for it
beat-unorog-catch = { $seat } catches { $whom }: no “Unorog!”
    .you = You catch { $whom }: no “Unorog!”
    .hit = { $seat } catches you: you forgot “Unorog!”
beat-unorog-catch-in-vain = { $seat } is wrong: { $whom } did say “Unorog!”
    .you = No luck: { $whom } did say “Unorog!”
    .hit = { $seat } is wrong: you did say “Unorog!”
beat-unorog-round = { $seat } plays the last card!
    .you = You play your last card!
stamp-unorog-call = Unorog!
stamp-unorog-penalty = +{ $n }
stamp-unorog-mirror = Reverse!
stamp-unorog-sleep = Skip!
stamp-unorog-check = Really?
stamp-unorog-dishonest = Bluff!
stamp-unorog-honest = Honest!
stamp-unorog-catch = Caught!
stamp-unorog-round = All gone!
