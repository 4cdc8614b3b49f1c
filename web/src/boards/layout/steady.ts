// A hand or a stable grows and shrinks by a card or two every turn.  It has room for more than it holds, and gives that
// up only when it has become much smaller, so that nothing on the table changes its size every turn.
const SLACK = 2; // the number of cards that it may shrink by

export class Steady {
  private room = -1;

  /** `roomOf`: the room that this many cards need; a hand takes one more than it holds.  Up to `promised` cards get no less room because there were more. */
  constructor(
    private readonly roomOf = (count: number): number => count + 1,
    private readonly promised = 0,
  ) {}

  /** The number of cards that there is room for, if there are now this many; it is not reduced while the picture still shows what left. */
  roomFor(count: number, shown = true): number {
    if (count < 0) return count; // a spectator has no hand
    const crowded = count <= this.promised && this.room > this.promised;
    if (count > this.room || (shown && (crowded || count < this.room - SLACK))) this.room = this.roomOf(count);
    return this.room;
  }
}
