### The screen of a game, in the browser.

your-turn = Your turn
your-response = You can respond
your-answer = The table is waiting for you
joining = Taking you to the table…
to-front = Home
seconds-left = { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
connection-lost = Connection lost. Reconnecting… Your game is safe.
question = Question
bot-plays-for-you = A bot is playing for you.
take-back-seat = Take my seat back
choose-how = Choose one
answered-wait = Answer sent. The others may still be thinking.
waiting-for = { $list } is choosing…
# In a reaction window: a card is stopped, the response to it is stopped, or it is played on something.
# `.you`: the reader does it.  `.hit`: it is done to the reader.
window-stops = { $seat } stops { $card }!
    .you = You stop { $card }!
window-restores = { $seat } Neighs back: { $card } is on again!
    .you = You Neigh back: { $card } is on again!
window-aims = { $seat } aims { $card } at { $list }.
    .you = You aim { $card } at { $list }.
    .hit = { $seat } aims { $card } at your { $list }!
    .me = { $seat } aims { $card } at you!
# A card that goes to another stable.
target-goes-to = { $card } (to { $whom })
    .you = { $card } (to you)
anyone-else = Anyone Neighing back?
    .first = Anyone for a Neigh?
would-win = This would win the game!
somebody-thinks = Someone is thinking…
tap-again = Sure? { $card }!
hmm = Hmm…
others-may-answer = Others may respond.
asked-how = Ask me
log = Log
pace = Playback speed
pace-about = How long you see what the others do. Tap to skip ahead, hold to pause.
key-skip = skip to the next event
talk = Chat
chat = Message the table
hints = Hints
hints-about = Points at what you could do, and says why.
send = Send
tools = Menu
undo = Undo
undo-ask = Ask to undo
undo-ask-short = Undo?
wait-for-them = Wait for them
nudge = Nudge
let-bot-play = Let a bot play for me
cancel = Cancel
agree = Agree
refuse = Decline
unicorns-short = Unicorns
points-short = Points
wins-short = Wins
series-short = Series
series-won = The series is over. Winner: { $seat }!
    .you = You win the series!
end-wins = { $seat } wins!
    .you = You win!
    .nobody = No one wins
end-decided = { $card } made the difference.
end-close = So close! One unicorn short: { $seat }.
    .you = So close: you were one unicorn short!
end-finest-steal = Your best moment: stealing { $card } from { $whom }.
end-finest-stopped = Your best moment: stopping { $whom }’s { $card }.
end-finest-destroy = Your best moment: destroying { $whom }’s { $card }.
end-finest-bluff = Your best moment: calling { $whom }’s bluff.
end-finest-caught = Your best moment: catching { $whom } without “Unorog!”.
end-revenge = Revenge!
end-waits = Want a rematch: { $list }
end-numbers = Full statistics, and why it ended
rematch = Rematch
waiting-rematch = Waiting for the others…
replay = Replay
receipt = Verify the shuffle
look-at-table = Show the table
empty-stable = The stable is empty.
direction = Direction of play

## The question

stop-with = { $card }!
choose-colour = { $card }: which colour?
choose-card = Choose a card
lay-card = Play
lay-and-call = Play + “Unorog!”
call = “Unorog!”
call-about = You call “Unorog!” with your next card if it is your second-to-last.
why-other-question = You can’t use { $card } right now.
why-not-asked = It’s not your turn: { $card } has to wait.
cancelled = Neighed!
goes-through = Back on!
bank = Time bank: { $n } s
bank-short = bank:
key-stop = N: stop it.
key-pass = Space: pass.
understood = OK
one-to-go = One to go!
let-pass = Let it pass
played-card = The card being played
drop-here = Drop a card here, or tap it twice
hmm-about = Wait, I’m thinking (+5 s)

## The table, in words

rivals = The other players
my-hand = Your hand
piles = Piles
their-turn = It’s their turn.
plays = playing
unread = { $n } new
count-told = Unicorns: { $n } of { $goal }.
hand-told = { $n ->
        [one] { $n } card in hand.
       *[other] { $n } cards in hand.
    }
stable-told = In the stable: { $list }.
stand-in = A bot is standing in.
a-bot = Bot
reconnecting = Reconnecting…
muted = Muted
owed = { $n ->
        [one] { $n } card to draw
       *[other] { $n } cards to draw
    }
known-hand = Cards you know in this hand
known-deck = { $n } known
empty-pile = Empty.
close-spread = Back to the table

## The menu

asked-how-about = When others play cards. Only you can see this setting.
wakes-when = Wake me when
armed-against = Against
anybody = anyone
armed-type = Type
any-type = any type
armed-card = Card
any-card = any card
people = Players
mute = Mute
unmute = Unmute
hand-over = Make host
    .vote = Vote for host
remove = Remove
    .vote = Vote to remove
close-table = Close the table
    .vote = Vote to close the table
really = Confirm: { $what }
rules-link = The rules
log-of = Player
log-all = everyone
log-why = Why?
log-rules = Show the rule behind each line
log-referee = Ask the referee

## The keys

keys = Keys
help-arrows = move around your hand and the table
help-hand = jump to your hand
help-enter = pick up a card; press again to play it
help-read = read the card
help-pass = pass
help-draw = draw a card
help-call = call “Unorog!” with the next card, or catch someone who forgot
help-stop = stop the card that is being played
help-hold = ask for a little more time
help-seat = read out a player’s area
help-log = log
help-talk = chat
help-menu = menu
help-drop = put the card back, or close what is open
help-help = this help
help-touch = On a touch screen: tap a card to pick it up and tap again to play it, or drag it onto the table; press and hold to read it.

## The end

to-result = Back to the result
letters-counted = Counting letters
letters = { $n ->
        [one] { $n } letter
       *[other] { $n } letters
    }
counts = The game in numbers
counted-since = Counted since you opened this page.
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
        [one] card stolen
       *[other] cards stolen
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
        [one] challenge
       *[other] challenges
    }

## Emotes and applause

throw-at = Throw it: tap a player or a card
throw-at-whom = Who are you throwing it at?
throw-at-all = For everyone
applaud = Applaud

## The series

series-game = Game { $n } at this table
series-goal = first to { $n } points
series-wins = { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
series-told-wins = { $n ->
        [one] { $n } win in the series.
       *[other] { $n } wins in the series.
    }
series-told-points = { $n ->
        [one] { $n } point in the series.
       *[other] { $n } points in the series.
    }

## Only the hand

hand-only = Show only my hand
hand-only-about = For a phone, while a big screen shows the table.

## Moments

moment-share = Share this moment
moment-copied = Link copied. Messaging apps show a picture of the table with it.
moment-choose = Share any moment from the replay
moment-later = Moments can be shared once the game is over: until then, hands are secret.

## The queue for a seat

queue-ask = Ask for a seat
queue-waiting = You’re in the queue
queue-about = You play as soon as the host lets you in, or from the next game on.
queue-leave = Never mind
queue-wish = { $who } would like to play
queue-instead = Instead of
queue-admit = Let in
queue-no-bot = There is no bot to replace. There may be room in the next game.
queue-next = Join the next game
