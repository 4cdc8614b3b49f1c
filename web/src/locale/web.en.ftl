### What the frame of the web page says: the bar, the front page, the ways to a table, the lobby.

## The frame

web-skip = Skip to the page
web-home = Stablemates: to the front page
web-language = Language
web-sound = Sound
web-vibrate = Vibration
web-motion = Movement
web-motion-full = full
web-motion-fast = twice as fast
web-motion-off = off
web-motion-about = Cards fly to show what happens. The table is right at once, with or without it.
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-to-light = Light colours
web-to-dark = Dark colours
web-size = Text size
web-size-usual = usual
web-size-large = larger
web-size-largest = largest
web-signal = Signal when it is my turn
web-signal-about = A notification of this device, when the page is in the background.
web-signal-denied = The browser does not allow notifications for this page.
web-patience = I need more time
web-patience-times = { $times ->
        [1] usual
       *[other] ×{ $times }
    }
web-patience-about = At tables of friends all clocks take so many times longer while you sit there. Nobody is told who asked.
web-patience-public = At a public table everybody has the same time.
web-settings = Settings
web-help = Help: learn to play
web-close = Close
web-offline = No connection. The page waits and goes on by itself.
web-loading = One moment…
web-not-loaded = This page is not here yet
web-not-loaded-why = The connection may be broken, or the server has a newer version. Nothing of a game is lost.
web-try-again = Try again
web-problem-offline = The server cannot be reached. Check the connection and try again.
web-lost = There is no such page
web-lost-why = The address { $path } leads nowhere. Perhaps a letter is missing.
web-lost-home = Back to the stable

## The front page

web-tagline = Unicorns, friends and a little mischief
web-free = Card games in the browser. Nothing to register, nothing to pay.
web-play-now = Play now
web-play-now-with = { $n ->
        [one] You and { $n } bot
       *[other] You and { $n } bots
    } · { $rulebook }
web-dealing = Dealing…
web-invite = Invite friends
web-invite-how = By link, QR code or five letters
web-join = Come in
web-join-title = Join a table
web-join-about = Whoever is at the table sees the code above the seats. It is good for half an hour; a link is good for longer.
web-code = Code of the table
web-code-five = A code has five letters.
web-watch = Public tables
web-watch-about = Here everybody is welcome: to sit down where a seat is free, or to look on.
web-free-seats = free seats: { $n } of { $seats }
web-come-in = Sit down
web-look-on = Look on
web-no-tables = No public table is open just now. Open one, and others will see it here.
web-open-public = Open a public table
web-new = Set up a table
web-open-table = Open the table
web-new-here = New here?
web-new-here-about = A short lesson deals you a hand and explains as you play.
web-learn = Learn to play
web-cards = All cards
web-rulebooks = Rulebooks
web-rulebooks-about = Your choice counts for Play now and for Invite friends.
web-rulebooks-differ = Not sure? See how the editions differ
web-rulebook = Rulebook
web-read-rules = Read the rules
web-game-stable = Unicorn stable
web-game-unorog = Colours and bluff
web-rivals = Bots to play against: { $n } · { $level }
web-rivals-count = How many bots
web-rivals-level = How well they play
web-level-about = { $level }: { $about }.
web-fair = Every shuffle can be checked afterwards.
web-fair-link = Check a deal
web-about = Pictures and words are our own. Bots see no more than people do.

## Names of guests

guest-name-0 = Stardust
guest-name-1 = Moonbeam
guest-name-2 = Marshmallow
guest-name-3 = Biscuit
guest-name-4 = Puddle
guest-name-5 = Maple
guest-name-6 = Sprinkle
guest-name-7 = Cloudberry
guest-name-8 = Pretzel
guest-name-9 = Lantern
guest-name-10 = Acorn
guest-name-11 = Bubble
web-name = Your name
web-name-about = The others see it at the table. It is kept on this device only.
web-name-other = Another one
web-name-take = Sit down with this name

## Before the game

web-at-table = At the table
web-seat-empty = Free seat
web-you = you
web-host = host
web-bot = bot
web-away = away
web-word-given = has added a word
web-again = wants to play again
web-wins = wins: { $n }
web-rename = Rename
web-stand = Stand up
web-sit = Sit here
web-move = Move here
web-sit-down = Sit down
web-add-bot = Add a bot
web-level-of = How well { $name } plays
web-remove = Remove
web-remove-sure = Really? Tap again
web-hand-over = Make host
web-watching = watching: { $n }
web-code-say = The code, to say aloud
web-link = The link, to send
web-share = Share
web-share-text = Come and play unicorns! Code { $code }
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Select it and copy it by hand
web-qr = QR code
web-qr-label = QR code that opens table { $code }
web-what-we-play = What we play
web-host-settles = The host of the table can change this.
web-change = Change
web-no = no
web-seats = Seats
web-speed = Speed
web-who = Who can come
web-who-link = Friends with the link
    .about = Only those who have the link or the code. Free chat.
web-who-public = Everybody
    .about = The table is in the list of public tables. Only ready phrases are said, and the clocks are the same for all.
web-preset = Style
web-preset-book = By the book
    .about = Just as the rulebook has it.
web-preset-quick = Quick
    .about = Short windows; where unicorns are gathered, five of them win.
web-preset-party = Party
    .about = Plenty of time, all packs, stones that add up.
web-preset-own = Your own
    .about = A mixture of your own.
web-house-rules = { $n ->
        [0] House rules
       *[other] House rules · changed: { $n }
    }
web-value-declared = declared
web-value-hidden = hidden
web-value-random = by chance
web-value-colourful = the most colourful baby
web-word = Your word for the shuffle
web-word-about = The table has sealed its secret already. Your word is mixed in, so nobody alone decides the cards. You need not give one.
web-word-field = Any word
web-word-give = Add
web-word-change = Change
web-word-mine = Your word: { $word }
web-promise = The table’s seal: { $short }
web-promise-about = This is the SHA-256 of the secret that the next deal is made from. After the game the secret is shown, and anybody can check that it is the same one.
web-start = Deal the cards
web-start-ready = Everybody is here.
web-start-empty = { $n ->
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
web-start-bots = { $n ->
        [one] Add a bot and start
       *[other] Add { $n } bots and start
    }
web-start-fewer = { $n ->
        [one] Start with { $n } player
       *[other] Start with { $n } players
    }
web-start-host = All seats are taken. The host deals the cards: { $host }.
web-start-sit = Take a seat to play.
web-start-watch = All seats are taken. You can look on.
web-talk = Talk
web-talk-nothing = Quiet so far.
