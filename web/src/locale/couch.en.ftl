### A table on a big screen, and the phones that go with it.

couch-step-screen = This screen shows the table.
couch-step-scan = Everyone scans the code with a phone.
couch-step-play = Your phone is your hand: no one else sees it.
couch-which = What are we playing?
couch-have-table = Do you already have a table?
couch-scan = Scan to sit down
couch-or-type = or open { $address } and type
couch-first-starts = The first player to sit down deals.
couch-host-starts = { $host } deals when everyone is here.
couch-join-late = Want to play? Scan, or type
couch-only-here = only here, never on the big screen
couch-show-table = Show the whole table here
couch-no-cards = You have no cards.
