### The frame of the page: the bar, the front page, the ways to a table.

## The frame

web-skip = Skip to content
web-home = Stablemates home page
web-language = Language
web-sound = Sound
web-vibrate = Vibration
web-motion = Animations
web-motion-full = cards fly
web-motion-still = still pictures
web-motion-off = off
web-motion-about = Shows what happens, one thing at a time. “Still pictures” shows the same without animation. The table itself always updates immediately.
web-volume = Volume
web-volume-quiet = quiet
web-volume-medium = medium
web-volume-loud = loud
web-theme = Theme
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-to-light = Switch to the light theme
web-to-dark = Switch to the dark theme
web-size = Text size
web-size-usual = normal
web-size-large = large
web-size-largest = very large
web-signal = Notify me when it’s my turn
web-signal-about = You get a notification on this device while the page is in the background.
web-signal-denied = Your browser is blocking notifications from this page.
web-patience = I need more time
web-patience-times = { $times ->
        [1] normal
       *[other] ×{ $times }
    }
web-patience-about = At private tables, everyone gets this much more time while you play. No one is told who asked.
web-patience-public = At public tables, everyone gets the same time.
web-settings = Settings
web-help = Help: how to play
web-close = Close
web-offline = You’re offline. The page will reconnect by itself.
web-loading = One moment…
web-not-loaded = This page didn’t load
web-not-loaded-why = You may be offline, or the server has a newer version. Your game is safe.
web-try-again = Try again
web-problem-offline = Can’t reach the server. Check your connection and try again.
web-lost = Page not found
web-lost-why = There is nothing at { $path }. Check the address for typos.
web-lost-home = Back to the stable

## The front page

web-tagline = Unicorns, friends and a little mischief
web-free = Card games in your browser. No account, no cost.
web-about-stable = Gather seven unicorns. Stop the rest.
web-about-unorog = Get rid of your cards. Bluff if you dare.
web-play-now = Play
web-friends = With friends
web-learn-it = Learn
web-bots = { $n ->
        [one] you and { $n } bot
       *[other] you and { $n } bots
    }
web-pace-relaxed = relaxed pace
web-pace-normal = normal pace
web-pace-quick = quick pace
web-pace-off = no clocks
web-pace = Pace
web-change-this = change
web-setup = { $game }: settings
web-setup-done = Done
web-edition = Edition
web-more = More
web-rules = Rules
web-referee = The referee
web-more-games = More games
web-dealing = Dealing…
web-join = Join
web-got-code = Got a code?
web-code = Table code
web-code-five = A code has five letters.
web-today = Puzzle of the day
web-today-deal = Deal of the day
web-watch = Public tables
web-new = Create a table
web-cards = All cards
web-rulebooks-differ = Not sure? See how the editions differ
web-read-rules = Read the rules
web-rivals-count = Number of bots
web-rivals-level = Difficulty
web-level-about = { $level }: { $about }.
web-strength = Strength: { $n } of 5.
web-fair-link = Verify a deal
web-about = The artwork and the words are our own. Bots see only what a player in their seat would see.

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
web-name-about = Everyone at the table sees it. It is stored only on this device.
web-name-other = Suggest another
web-name-take = Sit down with this name

## A link that was opened

web-no-table = This table is gone, or the link is incomplete. Ask your friend for a new one.

## Before the game

web-rename = Rename
web-no = no
web-who-link = Anyone with the link
    .about = Only people who have the link or the code. Players can chat freely.
web-who-public = Everyone
    .about = Listed under Public tables. Quick phrases only, and the same clocks for everyone.
web-spectators-everybody = Everyone
    .about = Anyone who finds the table can watch.
web-spectators-friends = People with the link
    .about = The list of public tables doesn’t show the game.
web-spectators-nobody = No one
    .about = Only the players see the game.
web-preset-book = By the book
    .about = Exactly as printed.
web-preset-quick = Quick
    .about = Short reaction times; in the stable game, five unicorns win.
web-preset-party = Party
    .about = Plenty of time, all packs, stacking stones.
web-preset-own = Custom
    .about = Your own mix of settings.
web-value-declared = declared
web-value-hidden = hidden
web-value-random = random
web-value-colourful = the most colourful baby

## Your identity at a table

web-avatar = Your avatar
web-avatar-colour = Its colour
web-avatar-rosie = rosy unicorn
web-avatar-midnight = midnight unicorn
web-avatar-biscuit = pony
web-avatar-russet = fox
web-avatar-pip = owl
web-avatar-lily = frog
web-avatar-thistle = hedgehog
web-avatar-tusk = narwhal
web-avatar-colour-pink = pink
web-avatar-colour-night = midnight blue
web-avatar-colour-green = green
web-avatar-colour-blue = blue
web-avatar-colour-yellow = yellow
web-avatar-colour-peach = peach
web-avatar-colour-lilac = lilac
web-avatar-colour-mint = mint

## A table on a big screen

web-couch = Play on a big screen
