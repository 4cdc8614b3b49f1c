### The output of `stablemates join` at a table on a server.

join-lobby = At the table: { $names }.
join-empty = a free seat
join-queued = A game is in progress. You play as soon as the host admits you, or from the next game on.
join-name-ignored = You already sit here as { $seated }, so the name { $name } is ignored. To join as a second guest on this machine: --as { $name }
join-others = Others can join with the code { $code } or the link { $link }
join-left = You left the table. If a game is in progress, a bot plays for you until you come back.
join-back =
    To come back:
    { $program } join { $link }

## What can be done; .key is what to type

join-start = deal the cards
    .key = s
join-bots = fill the free seats with bots
    .key = b
join-again = rematch
    .key = y
join-return = take your seat back from the bot
    .key = r
join-agree = agree
    .key = y
join-refuse = decline
    .key = n
