### What `stablemates serve` says.

serve-starting = opening the tables
serve-address = Tables are open at { $address }
serve-data = Games are kept in { $path }
serve-no-bus = No --bus: other servers on the same database hear of a move up to two seconds late.
serve-plain = Anybody in this network can listen in: connections are not encrypted. Put a server that speaks https in front, and name it with --proxy.
serve-stop = Stop with Ctrl-C. Games go on when the server starts again.
