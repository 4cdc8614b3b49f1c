### The words of the first edition, on top of the shared ones: the same keys, only where the book differs.

word-stable-no-neigh = no instant in the discard pile
