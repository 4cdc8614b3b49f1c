"""The edge to the network: pages, HTTP and sockets; who somebody is, how much one may ask for, what is told outside."""
