### The screen of a game, in the browser.

your-turn = Your turn
joining = Taking you to the table…
to-front = Front page
seconds-left = { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
connection-lost = The connection is broken. It comes back by itself; nothing is lost.
question = The question
bot-plays-for-you = A bot plays for you.
take-back-seat = Take my seat back
choose-how = How?
answered-wait = You have answered. The others may still think.
waiting-for = { $list } is choosing…
now-cancelled = Neighed! It is cancelled, unless somebody answers.
now-goes-through = It stands, unless somebody answers.
would-win = This would win the game!
somebody-thinks = Somebody is thinking…
tap-again = Sure? { $card }!
hmm = Hmm…
others-may-answer = Others may answer.
asked-how = Ask me
log = Log
pace = Pace of the picture
pace-about = How long you see what the others do. A tap goes on, a hold pauses.
key-skip = skip to the next thing that happened
talk = Talk
chat = Write to the table
send = Send
tools = Menu
undo = Take back
undo-ask = Ask to take back
undo-ask-short = Take back?
wait-for-them = Wait for them
nudge = Remind them
let-bot-play = Let a bot play
cancel = Cancel
agree = Agree
refuse = No
unicorns-short = Unicorns
points-short = Points
wins-short = Wins
series-short = Series
series-won = The series is decided. Winner: { $seat }!
end-wins = { $seat } wins!
    .you = You win!
    .nobody = Nobody wins
end-decided = { $card } made the difference.
end-close = So close: { $seat } was one unicorn short!
    .you = So close: one more unicorn and it was yours!
end-revenge = Revenge!
end-waits = Waiting for a rematch: { $list }
end-numbers = All numbers, and why it ended
rematch = Once more
waiting-rematch = Waiting for the others…
replay = Replay
receipt = Check the shuffle
look-at-table = Look at the table
empty-stable = The stable is empty.
aimed-at = Aimed at: { $list }.
direction = Direction of play

## The question

stop-with = { $card }!
choose-colour = { $card }: which colour?
choose-card = Choose a card
lay-card = Play
lay-and-call = Play + “Unorog!”
call = “Unorog!”
call-about = The next card is played with the call, if it is the last but one.
why-other-question = You can’t use { $card } right now.
why-not-asked = { $card } has to wait: it is not your turn.
cancelled = Neighed!
goes-through = It stands!
bank = Bank: { $n } s
bank-short = bank:
key-stop = N: stop it.
key-pass = Space: pass.
let-pass = Let it pass
too-many-cards = { $n } cards, the limit is { $limit }: discard { $over }.
targets-first = The target comes first, the rest later.
played-card = The card being played
drop-here = Drop a card here, or tap it twice
hmm-about = Wait, I’m thinking (+5 s)

## The table, in words

rivals = The other players
my-hand = Your hand
piles = Piles
their-turn = It is their turn.
plays = plays
unread = { $n } new
count-told = Unicorns: { $n } of { $goal }.
hand-told = { $n ->
        [one] { $n } card in hand.
       *[other] { $n } cards in hand.
    }
stable-told = In the stable: { $list }.
stand-in = A bot stands in.
a-bot = Bot
reconnecting = Coming back…
muted = Muted
owed = { $n ->
        [one] { $n } card to draw
       *[other] { $n } cards to draw
    }
known-hand = What you know of the hand
known-deck = { $n } known
empty-pile = There is nothing here.
close-spread = Back to the table

## The menu

asked-how-about = When others play cards. Nobody else sees this.
wakes-when = Wake me when
armed-against = Against
anybody = anybody
armed-type = Type
any-type = any type
armed-card = Card
any-card = any card
people = People
mute = Mute
unmute = Hear again
hand-over = Make host
remove = Remove
close-table = Close the table
really = Sure? { $what }
rules-link = The rules
log-of = Whose
log-all = everybody
log-why = Why?
log-rules = Name the rule behind each line

## The keys

keys = Keys
help-arrows = move through the hand and the table
help-hand = jump to your hand
help-enter = lift a card; once more: play it
help-read = read the card
help-pass = pass
help-draw = draw a card
help-call = “Unorog!” with the next card; or catch whoever forgot it
help-stop = stop the card that is being played
help-hold = hmm: a little more time
help-seat = read a player's place aloud
help-log = what happened
help-talk = talk
help-menu = the menu
help-drop = put the card down, close
help-help = this list
help-touch = With a finger: tap to lift a card, tap again to play it, or drag it onto the table; hold it to read it.

## The end

to-result = The result
letters-counted = The letters, counted
letters = { $n ->
        [one] { $n } letter
       *[other] { $n } letters
    }
counts = The game in numbers
counted-since = Counted from the moment this page was opened.
count-turns = { $n ->
        [one] turn
       *[other] turns
    }
count-played = { $n ->
        [one] card played
       *[other] cards played
    }
count-drawn = { $n ->
        [one] card drawn
       *[other] cards drawn
    }
count-stopped = { $n ->
        [one] card stopped
       *[other] cards stopped
    }
count-steals = { $n ->
        [one] theft
       *[other] thefts
    }
count-lost = { $n ->
        [one] card lost
       *[other] cards lost
    }
count-caught = { $n ->
        [one] time caught
       *[other] times caught
    }
count-checks = { $n ->
        [one] check
       *[other] checks
    }
