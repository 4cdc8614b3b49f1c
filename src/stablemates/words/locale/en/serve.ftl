### The output of `stablemates serve`.

serve-starting = starting
serve-address = Serving at { $address }
serve-phones = Phones and other computers on your network: { $address }
serve-this-machine = On this machine only. For phones and other computers: { $program } serve --host 0.0.0.0
serve-bots = The tables also offer these bots: { $list }
serve-data = Games are stored in { $path }
serve-no-bus = No --bus: other servers on this database see moves up to two seconds late.
serve-plain = Connections are not encrypted, so anyone on this network can listen in. Put an HTTPS reverse proxy in front, and name it with --proxy.
serve-stop = Press Ctrl-C to stop. Games resume when the server starts again.
