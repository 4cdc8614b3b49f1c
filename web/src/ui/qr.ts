// A QR code generator: bytes, error correction M, versions 1 to 10 (213 bytes), which is enough for all our links.
// ISO/IEC 18004; the names are those of the standard.
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // codewords, by version
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // codewords for error correction in each block, by version
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_M = 0;

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark (true) and light modules of a text's QR code, by row; `mask` only for tests. */
export function qr(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((_, n) => bytes.length * 8 + header(n + 1) <= room(n + 1) * 8) + 1;
  if (!version) throw new RangeError(`${bytes.length} bytes are too many for a QR code of version 10`);
  const words = interleaved(codewords(bytes, version), version);
  const drawn = MASKS.map((_, n) => (mask === undefined || mask === n ? new Grid(version).draw(words, n) : null));
  const best = drawn.reduce((one, other) => (!one || (other && other.penalty() < one.penalty()) ? other : one));
  return best!.dark;
}

const header = (version: number): number => 4 + (version < 10 ? 8 : 16); // bits: the mode and the length
const room = (version: number): number => TOTAL[version - 1]! - CHECKS[version - 1]! * BLOCKS[version - 1]!;

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >>> n) & 1);
  };
  put(0b0100, 4); // bytes
  put(bytes.length, header(version) - 4);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room(version) * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let n = 0; n < bits.length; n += 8) words.push(parseInt(bits.slice(n, n + 8).join(""), 2));
  for (let pad = 0xec; words.length < room(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** The codewords and their error correction, in the order in which they are drawn. */
function interleaved(words: number[], version: number): number[] {
  const checks = CHECKS[version - 1]!;
  const count = BLOCKS[version - 1]!;
  const short = Math.floor(words.length / count);
  const longer = words.length % count; // the number of blocks at the end that have one more word
  const generator = generatorOf(checks);
  const data: number[][] = [];
  for (let n = 0, at = 0; n < count; n++) {
    const length = short + (n >= count - longer ? 1 : 0);
    data.push(words.slice(at, at + length));
    at += length;
  }
  const corrections = data.map((block) => remainder(block, generator));
  return [...columns(data, short + 1), ...columns(corrections, checks)];
}

const columns = (blocks: number[][], length: number): number[] =>
  Array.from({ length }, (_, n) => blocks.flatMap((block) => (n < block.length ? [block[n]!] : []))).flat();

// --- arithmetic in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1 -------------------------------------------

function times(a: number, b: number): number {
  let product = 0;
  for (let n = 7; n >= 0; n--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> n) & 1) * a);
  return product;
}

/** The product of (x - 2^0) ... (x - 2^(degree-1)), without its leading 1. */
function generatorOf(degree: number): number[] {
  const result = Array<number>(degree - 1)
    .fill(0)
    .concat(1);
  for (let n = 0, root = 1; n < degree; n++, root = times(root, 2)) for (let k = 0; k < degree; k++) result[k] = times(result[k]!, root) ^ (result[k + 1] ?? 0);
  return result;
}

function remainder(block: number[], generator: number[]): number[] {
  const rest = generator.map(() => 0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    generator.forEach((coefficient, n) => (rest[n]! ^= times(coefficient, factor)));
  }
  return rest;
}

/** A value followed by its BCH code. */
function bch(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let n = 0; n < bits; n++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return (value << bits) | rest;
}

// --- the picture ----------------------------------------------------------------------------------------

class Grid {
  readonly dark: boolean[][];
  private readonly fixed: boolean[][]; // modules that are not data
  private readonly size: number;

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => row.slice());
  }

  draw(words: number[], mask: number): this {
    this.patterns();
    this.format(mask);
    if (this.version >= 7) this.versionBits();
    this.data(words, mask);
    return this;
  }

  private set(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  private patterns(): void {
    const last = this.size - 7;
    for (let n = 0; n < this.size; n++) {
      this.set(6, n, n % 2 === 0);
      this.set(n, 6, n % 2 === 0);
    }
    for (const [left, top] of [
      [0, 0],
      [last, 0],
      [0, last],
    ] as const)
      for (let y = -1; y < 8; y++)
        for (let x = -1; x < 8; x++) {
          const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          const inside = left + x >= 0 && left + x < this.size && top + y >= 0 && top + y < this.size;
          if (inside) this.set(left + x, top + y, ring !== 2 && ring !== 4);
        }
    const centres = ALIGNED[this.version - 1]!;
    const end = centres.at(-1);
    for (const x of centres)
      for (const y of centres) {
        if ((x === 6 && (y === 6 || y === end)) || (x === end && y === 6)) continue; // a finder is there
        for (let down = -2; down <= 2; down++)
          for (let across = -2; across <= 2; across++) this.set(x + across, y + down, Math.max(Math.abs(across), Math.abs(down)) !== 1);
      }
  }

  private format(mask: number): void {
    const bits = bch((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
    const bit = (n: number): boolean => ((bits >>> n) & 1) === 1;
    for (let n = 0; n < 15; n++) {
      const along = n < 6 ? n : n < 8 ? n + 1 : this.size - 15 + n; // down the left finder, then up from below
      this.set(8, along, bit(n));
      this.set(n < 8 ? this.size - 1 - n : n === 8 ? 7 : 14 - n, 8, bit(n));
    }
    this.set(8, this.size - 8, true);
  }

  private versionBits(): void {
    const bits = bch(this.version, 12, 0x1f25);
    for (let n = 0; n < 18; n++) {
      const [far, near] = [this.size - 11 + (n % 3), Math.floor(n / 3)];
      this.set(far, near, ((bits >>> n) & 1) === 1);
      this.set(near, far, ((bits >>> n) & 1) === 1);
    }
  }

  /** Draw the data in columns of two from the right, alternately up and down. */
  private data(words: number[], mask: number): void {
    let n = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5; // the timing pattern has its own column
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (this.fixed[y]![x]) continue;
          const bit = ((words[n >>> 3] ?? 0) >>> (7 - (n & 7))) & 1;
          this.dark[y]![x] = (bit === 1) !== MASKS[mask]!(x, y);
          n++;
        }
    }
  }

  /** How hard the picture is to read: the mask with the lowest penalty is used. */
  penalty(): number {
    const columns = this.dark.map((_, x) => this.dark.map((row) => row[x]!));
    let sum = 0;
    for (const line of [...this.dark, ...columns]) {
      const text = line.map(Number).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (let at = 0; at + 11 <= text.length; at++) {
        const part = text.slice(at, at + 11);
        if (part === "10111010000" || part === "00001011101") sum += 40;
      }
    }
    for (let y = 1; y < this.size; y++)
      for (let x = 1; x < this.size; x++) {
        const here = this.dark[y]![x];
        if (here === this.dark[y]![x - 1] && here === this.dark[y - 1]![x] && here === this.dark[y - 1]![x - 1]) sum += 3;
      }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2;
    return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10;
  }
}

/** The modules as the path of an SVG, one unit per module. */
export const outline = (modules: boolean[][]): string => modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
