// A hand grows and shrinks by a card or two every turn.  It has room for one more than it holds, and gives that up only
// when it has become much smaller, so that nothing on the table changes its size every turn.
const SLACK = 2; // the number of cards that the hand may shrink by

export class Steady {
  private room = -1;

  /** The number of cards that a hand of this size has room for. */
  roomFor(count: number): number {
    if (count < 0) return count; // a spectator has no hand
    if (count > this.room || count < this.room - SLACK) this.room = count + 1;
    return this.room;
  }
}
