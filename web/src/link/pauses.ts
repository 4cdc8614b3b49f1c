// When a broken connection is opened again: the same moments as in client.py.
const FIRST_PAUSE = 1_000; // milliseconds within which it is tried first
const SPREAD = 5_200; // milliseconds over which clients that lost their connection together reconnect

/**
 * The milliseconds before each try to come back.
 *
 * The first is short: usually only this client lost its connection.  If that fails, or the server has said that it goes,
 * everyone was cut off: then each has a moment of its own in every `SPREAD`, and no moment is everyone's.
 */
export function* pauses(): Generator<number, never> {
  yield Math.random() * FIRST_PAUSE;
  yield Math.random() * SPREAD;
  for (;;) yield SPREAD;
}
