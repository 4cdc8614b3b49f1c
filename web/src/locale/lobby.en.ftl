### The lobby: who plays, what is played, and how friends get here.

web-rules-here = rules
web-invite = Invite friends
web-rulebook = Rulebook
web-invite-copied = The link is copied: send it to your friends.
web-invited = { $host } invites you
web-invited-open = A table is open
web-invited-here = { $n ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    }
web-invited-nobody = No one has sat down yet.
web-invited-room = { $n ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
web-invited-who = Who will you be?
web-invited-no-account = no account
web-invited-watch = or just watch
web-at-table = At the table
web-seat-empty = Free seat
web-you = you
web-host = host
web-bot = bot
web-away = away
web-word-given = added a word
web-again = wants a rematch
web-wins = wins: { $n }
web-stand = Stand up
web-sit = Sit here
web-move = Move here
web-sit-down = Sit down
web-add-bot = Add a bot
web-level-of = Difficulty of { $name }
web-remove = Remove
web-remove-sure = Tap again to remove
web-seat-more = More: { $name }
web-hand-over = Make host
web-watching = { $n } watching
web-code-say = Code to read out
web-link = Link to share
web-share = Share
web-share-text = Come and play unicorns with me! Code: { $code }
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Select it and copy it manually
web-qr = QR code
web-qr-label = QR code for table { $code }
web-what-we-play = What we’re playing
web-host-settles = Only the host can change this.
web-seats = Seats
web-speed = Speed
web-who = Who can join
web-spectators = Who can watch
web-preset = Style
web-house-rules = { $n ->
        [0] House rules
       *[other] House rules · { $n } changed
    }
web-fair-dealing = Fair dealing
web-word = Your word for the shuffle
web-word-about = Optional. Your word is mixed into the shuffle, so no one can decide the cards alone.
web-word-field = Any word
web-word-give = Add
web-word-change = Change
web-word-mine = Your word: { $word }
web-promise = Commitment: { $short }
web-promise-about = The SHA-256 of the secret behind the next deal. After the game the secret is published, and anyone can check that it matches.
web-start = Deal the cards
web-start-ready = Everyone is here.
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
web-start-host = All seats are taken. Waiting for { $host } to deal.
web-start-by = { $host } starts the game.
web-start-learn = While you wait: learn in 90 seconds
web-start-sit = Take a seat to play.
web-start-watch = All seats are taken, but you can watch.
web-talk = Chat
web-talk-nothing = No messages yet.
web-couch-here = Show the table on this screen
web-couch-about = For a television or laptop in the room. Everyone plays with a phone, including you: your seat here becomes free.
web-queue-names = In line for the next game: { $names }.

## Pages that lead to a table

web-watch-about = Everyone is welcome: take a free seat, or just watch.
web-free-seats = { $n } of { $seats } seats free
web-come-in = Join
web-look-on = Watch
web-no-tables = There are no public tables right now. Create one and others will see it here.
web-open-public = Create a public table
web-open-table = Create table
web-join-title = Join a table
web-join-about = Everyone at the table can see its code. A code works for half an hour; a link works for longer.
