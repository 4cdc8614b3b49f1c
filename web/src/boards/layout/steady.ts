// A hand or a stable grows and shrinks by a card or two every turn.  It has room for more than it holds, and gives that
// up only when it has become much smaller, so that nothing on the table changes its size every turn.
const SLACK = 2; // the number of cards that it may shrink by

export class Steady {
  private room = -1;

  /** `roomOf`: the room that this many cards need; a hand takes one more than it holds. */
  constructor(private readonly roomOf = (count: number): number => count + 1) {}

  /** The number of cards that there is room for, if there are now this many. */
  roomFor(count: number): number {
    if (count < 0) return count; // a spectator has no hand
    if (count > this.room || count < this.room - SLACK) this.room = this.roomOf(count);
    return this.room;
  }
}
