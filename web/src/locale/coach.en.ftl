### The coach of the first games.  $card is what is pointed at, $source the card that others have played.

coach = Hints
coach-off = Turn hints off
coach-lit = Glowing: { $what }.
coach-card = { $card }: “{ $text }”

## The stable game

coach-stable-win = Play { $card }: that makes { $goal } unicorns, and you win!
coach-stable-unicorn = Play { $card }. Every unicorn in your stable counts: you have { $n }, and { $goal } win.
coach-stable-upgrade = Play { $card }. An upgrade stays in your stable and helps you turn after turn.
coach-stable-downgrade = Play { $card }. It goes into a rival’s stable and holds them back.
coach-stable-magic = Play { $card }. A magic card works once and then goes to the discard pile.
coach-stable-hinder = { $whom } needs just one more unicorn to win. { $card } can prevent that: play it!
coach-stable-draw = Nothing here helps you right now. Draw a card instead of playing one.
coach-stable-pass = You could stop { $source }, but that costs you a card. It isn’t aimed at you: let it pass.
coach-stable-pass-all = { $source } affects everyone alike, you too. Stopping it costs you a card: let it pass.
coach-stable-stop-win = { $source } would win the game. Stop it with { $card }!
coach-stable-stop-close = With { $source }, { $whom } would need just one more unicorn to win. Stop it with { $card }!
coach-stable-stop-hit = { $source } is aimed at you. Stop it with { $card }!
coach-stable-stop-stop = Your card is about to be stopped. Respond with { $card } to save it!
coach-stable-own-stable = Put it into your own stable: it helps its owner.
coach-stable-rival = Choose { $whom }: no rival is closer to winning.
coach-stable-rival-card = Choose { $card }: no rival is closer to winning than { $whom }.
coach-stable-unable = You can’t do what { $source } offers right now. That’s fine: just go on.
coach-stable-lose = You have to part with a card. { $card } is the one you’ll miss least.
coach-stable-gain = Take { $card }: it’s the most useful one here.
coach-stable-baby = Choose the baby unicorn you like best. They are all worth the same.
coach-stable-use = This is a bonus from your cards. It’s worth taking.
coach-stable-keep = This would cost you { $source }, a unicorn that counts. No rival is about to win: keep it.
coach-stable-spend = A rival is one unicorn away from winning. Giving up { $source } to stop that is worth it.

coach-stable-beat-play = { $seat } plays { $card }: no effect, but every unicorn counts.
coach-stable-beat-draw = Every turn starts with drawing a card.
coach-stable-beat-neigh = A Neigh stops the card being played. Both go to the discard pile.
coach-stable-beat-super-neigh = A Super Neigh stops a card, and no one can respond to it.
coach-stable-beat-stopped = A stopped card has no effect and goes to the discard pile.
coach-stable-beat-enter = It’s in the stable now. The horns next to the player’s name show how many unicorns are there.
coach-stable-beat-destroy = A destroyed card goes to the discard pile.
coach-stable-beat-steal = A stolen card moves to the thief’s stable and counts there.
coach-stable-beat-sacrifice = To sacrifice means to give up a card of your own.

## Unorog

coach-unorog-colour = { $card } matches the current colour. Play it: the first player with no cards left wins.
coach-unorog-number = { $card } matches the card in the cauldron by number or symbol. Play it!
coach-unorog-alicorn = Nothing else matches, but { $card } always does. Play it, and name the colour you hold most.
coach-unorog-call = { $card } leaves you with a single card. Press “Unorog!” first, or the others can catch you.
coach-unorog-draw = None of your cards matches. Draw one from the well.
coach-unorog-save = { $card } saves you: play it, and it’s the next player’s problem.
coach-unorog-accept = You have nothing to respond with. Accept it; it’s only cards.
coach-unorog-catch = { $whom } has one card left and forgot to say “Unorog!”. Catch them: they draw two.
coach-unorog-called = { $whom } has one card left and said “Unorog!”. There is nothing to catch.

coach-unorog-beat-play = It matches by colour or by number: that’s all a card has to do.
coach-unorog-beat-play-relic = A card with a power: it has to match, and then it takes effect.
coach-unorog-beat-play-alicorn = An alicorn matches everything: its player names a colour, and the next player draws four.
coach-unorog-beat-draw = A player with nothing to play draws a card from the well.
coach-unorog-beat-penalty = Those cards are a penalty: more to get rid of.
coach-unorog-beat-mirror = The mirror reverses the direction of play.
coach-unorog-beat-sleep = Sleep dust: this player loses a turn.
coach-unorog-beat-call = One card left, and “Unorog!” was said: no one can catch this player.
coach-unorog-beat-catch = Caught with one card and no “Unorog!”: that costs two cards.
