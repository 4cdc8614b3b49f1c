### What `stablemates join` says at a table on a server.

join-lobby = At the table: { $names }.
join-empty = an empty seat
join-others = Others come with the five letters { $code }, or by the link of the table: { $link }
join-left = You leave the table. If a game is on, a bot plays for you until you come back.
join-back =
    Come back:
    { $program } join { $link }

## What can be done; .key is what to type

join-start = deal the cards
    .key = s
join-bots = bots take the empty seats
    .key = b
join-again = once more
    .key = y
join-return = take your cards back from the bot
    .key = r
join-agree = agree
    .key = y
join-refuse = do not agree
    .key = n
