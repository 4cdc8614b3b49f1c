// SHAKE-256 (FIPS 202), which browsers lack.  Only the public secret of a deal of the day is made with it.

const RATE = 136; // bytes of the state that are absorbed or squeezed at a time
const WORD = 64n;
const MASK = (1n << WORD) - 1n;
const turned = (word, by) => ((word << by) | (word >> (WORD - by))) & MASK;

/** The first `length` bytes of the SHAKE-256 of `data`. */
export function shake256(data, length) {
  const padded = new Uint8Array(RATE * (Math.floor(data.length / RATE) + 1));
  padded.set(data);
  padded[data.length] ^= 0x1f;
  padded[padded.length - 1] ^= 0x80;
  let lanes = Array(25).fill(0n);
  for (let block = 0; block < padded.length; block += RATE) {
    const words = new DataView(padded.buffer, block, RATE);
    for (let n = 0; n < RATE / 8; n++) lanes[n] ^= words.getBigUint64(8 * n, true);
    lanes = permuted(lanes);
  }
  const found = new Uint8Array(Math.ceil(length / RATE) * RATE);
  for (let block = 0; block < found.length; block += RATE) {
    if (block) lanes = permuted(lanes);
    const words = new DataView(found.buffer, block, RATE);
    for (let n = 0; n < RATE / 8; n++) words.setBigUint64(8 * n, lanes[n], true);
  }
  return found.slice(0, length);
}

/** Keccak-f[1600] on 25 lanes; lane x, y is number x + 5 y. */
function permuted(given) {
  let lanes = given;
  let register = 1; // generates the round constants
  for (let round = 0; round < 24; round++) {
    const columns = Array.from({ length: 5 }, (_, x) => lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]);
    lanes = lanes.map((lane, n) => lane ^ columns[(n + 4) % 5] ^ turned(columns[(n + 1) % 5], 1n));
    const moved = [...lanes];
    let [x, y] = [1, 0];
    for (let t = 0; t < 24; t++) {
      const from = lanes[x + 5 * y];
      [x, y] = [y, (2 * x + 3 * y) % 5];
      moved[x + 5 * y] = turned(from, BigInt((((t + 1) * (t + 2)) / 2) % 64));
    }
    lanes = moved.map((lane, n) => lane ^ (~moved[5 * Math.floor(n / 5) + ((n + 1) % 5)] & MASK & moved[5 * Math.floor(n / 5) + ((n + 2) % 5)]));
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) lanes[0] ^= 1n << BigInt(2 ** bit - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
  }
  return lanes;
}
