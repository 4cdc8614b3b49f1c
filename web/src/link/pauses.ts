// When to reconnect: at the same moments as in client/remote.py.
const FIRST_PAUSE = 1_000; // milliseconds within which the first attempt is made
const SPREAD = 5_200; // milliseconds over which clients that lost their connection together reconnect

/**
 * The milliseconds before each attempt to reconnect.
 *
 * The first is short: usually only this client lost its connection.  If that fails, or the server announced that it is closing, everyone was cut off: then the clients spread their attempts at random over every `SPREAD`.
 */
export function* pauses(): Generator<number, never> {
  yield Math.random() * FIRST_PAUSE;
  yield Math.random() * SPREAD;
  for (;;) yield SPREAD;
}
