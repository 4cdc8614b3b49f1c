// About twenty sounds, each made of a few tones and bursts of noise, and variants of them at another pitch and volume.
import { type Line, noise, tone } from "./voices";

type Recipe = (line: Line, pitch: number, n: number) => void;
const count = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

const neigh: Recipe = (line, p) => {
  tone(line, { type: "sawtooth", from: 1150 * p, to: 420 * p, attack: 0.05, decay: 0.72, gain: 0.5, wobble: 90 * p, rate: 13, band: 1500 * p, q: 2.2 });
  tone(line, { type: "sawtooth", from: 1140 * p, to: 415 * p, attack: 0.05, decay: 0.66, gain: 0.3, wobble: 70 * p, rate: 13, band: 2700 * p, q: 3 });
  noise(line, { from: 700, to: 260, at: 0.62, decay: 0.22, gain: 0.28, q: 0.8 }); // a snort
};

/** Three vowels (u, o, o) of a crowd. */
const shout: Recipe = (line, p) => {
  const VOWELS = [
    [0, 294, 420, 0.15],
    [0.16, 392, 620, 0.15],
    [0.34, 523, 520, 0.5],
  ] as const;
  for (const [at, pitch, band, decay] of VOWELS)
    for (const voice of [1, 1.012, 0.5]) {
      const from = pitch * voice * p;
      tone(line, { type: "sawtooth", from, to: from * 1.04, at, attack: 0.03, decay, gain: 0.34, band, q: 3 });
      tone(line, { type: "sawtooth", from, at, attack: 0.03, decay: decay * 0.9, gain: 0.12, band: band * 2.2, q: 5 });
    }
};

const fanfare: Recipe = (line, p) => {
  const NOTES = [
    [0, 523, 0.11],
    [0.14, 523, 0.11],
    [0.28, 523, 0.11],
    [0.42, 698, 0.24],
    [0.7, 659, 0.11],
    [0.84, 784, 0.11],
    [1, 1047, 0.9],
  ] as const;
  for (const [at, pitch, decay] of NOTES)
    for (const voice of [1, 1.005, 0.5]) tone(line, { type: "sawtooth", from: pitch * voice * p, at, attack: 0.02, decay, gain: 0.2, band: 1900, q: 0.6 });
  for (const n of count(10)) tone(line, { from: 1568 * 1.122 ** (n % 7), at: 1.05 + n * 0.07, gain: 0.05 });
};

const RECIPES = {
  riffle: (line, p) => count(9).forEach((n) => noise(line, { from: (1800 + n * 160) * p, q: 3, at: n * 0.028, decay: 0.03, gain: 0.2 })),
  draw: (line, p) => noise(line, { from: 1200 * p, to: 3800 * p, q: 1.4, decay: 0.11, gain: 0.22 }),
  whoosh: (line, p) => noise(line, { from: 300 * p, to: 2400 * p, q: 1.8, attack: 0.16, decay: 0.22, gain: 0.4 }),
  clop: (line, p) =>
    [820, 640].forEach((from, n) => {
      tone(line, { from: from * p, to: 300 * p, at: n * 0.11, decay: 0.07, gain: 0.34 });
      noise(line, { from: 1900 * p, q: 6, at: n * 0.11, decay: 0.03, gain: 0.3 });
    }),
  pop: (line, p) => tone(line, { from: 260 * p, to: 980 * p, decay: 0.09, gain: 0.32 }),
  lamp: (line, p) => {
    tone(line, { from: 880 * p, decay: 0.5, gain: 0.09 });
    tone(line, { from: 2217 * p, decay: 0.3, gain: 0.035 });
  },
  "your-turn": (line, p) =>
    [659, 880, 1319].forEach((from, n) => {
      tone(line, { type: "triangle", from: from * p, at: n * 0.11, decay: 0.42, gain: 0.16 });
      tone(line, { from: from * 3 * p, at: n * 0.11, decay: 0.16, gain: 0.03 });
    }),
  aim: (line, p) =>
    [392, 523, 698].forEach((from, n) => tone(line, { type: "triangle", from: from * p, to: from * 1.06 * p, at: n * 0.09, decay: 0.13, gain: 0.15 })),
  neigh,
  "super-neigh": (line, p) => {
    neigh(line, 0.8 * p, 0);
    neigh(line, 1.2 * p, 0);
    [130, 98].forEach((from, n) => tone(line, { from, to: from * 0.6, at: 0.04 + n * 0.2, decay: 0.45, gain: 0.5 }));
  },
  tumble: (line, p) =>
    [880, 740, 587, 440, 294].forEach((from, n) => {
      tone(line, { type: "triangle", from: from * p, to: from * 0.8 * p, at: n * 0.085, decay: 0.11 });
      noise(line, { from: 1400, q: 2, at: n * 0.085, decay: 0.03, gain: 0.16 });
    }),
  crash: (line, p) => {
    noise(line, { from: 5200 * p, to: 700 * p, q: 0.5, attack: 0.004, decay: 0.5, gain: 0.5 });
    tone(line, { from: 150 * p, to: 46, decay: 0.34, gain: 0.6 });
    [2093, 2637, 3322, 4186].forEach((from, n) => tone(line, { from: from * p, at: 0.08 + n * 0.07, decay: 0.22, gain: 0.06 }));
  },
  lasso: (line, p) => {
    for (const n of count(3)) noise(line, { from: 700 * p, to: 1700 * p, q: 5, at: n * 0.13, attack: 0.06, decay: 0.08, gain: 0.3 });
    tone(line, { type: "triangle", from: 1250 * p, to: 240 * p, at: 0.38, decay: 0.3, gain: 0.24 });
  },
  gust: (line, p) => {
    noise(line, { from: 260 * p, to: 1300 * p, q: 0.9, attack: 0.25, decay: 0.45, gain: 0.42 });
    [784, 988, 1319].forEach((from, n) => tone(line, { from: from * p, at: 0.2 + n * 0.1, decay: 0.3, gain: 0.05 }));
  },
  splash: (line, p) => {
    noise(line, { from: 2600 * p, to: 420 * p, q: 1.1, decay: 0.18, gain: 0.34 });
    [0.1, 0.19, 0.25].forEach((at, n) => tone(line, { from: (300 + n * 140) * p, to: (620 + n * 200) * p, at, decay: 0.06, gain: 0.16 }));
  },
  /** One blip per card, each a minor third above the last. */
  plus: (line, p, n) =>
    count(Math.min(n || 2, 8)).forEach((at) => {
      tone(line, { type: "square", from: 440 * 1.189 ** at * p, at: at * 0.15, decay: 0.12, gain: 0.22, band: 1500, q: 0.7 });
      noise(line, { from: 2600, q: 2, at: at * 0.15, decay: 0.05, gain: 0.2 });
    }),
  alicorn: (line, p) => {
    [392, 494, 587, 784].forEach((from, n) => {
      tone(line, { type: "triangle", from: from * p, at: n * 0.05, attack: 0.08, decay: 0.9, gain: 0.1, wobble: 5, rate: 5 });
      tone(line, { type: "sawtooth", from: from * 1.006 * p, at: n * 0.05, attack: 0.08, decay: 0.9, gain: 0.08, band: 2400, q: 0.8 });
    });
    noise(line, { from: 6000, to: 9000, q: 3, attack: 0.3, decay: 0.6, gain: 0.06 });
  },
  unorog: shout,
  /** A heart beats twice: one card is left. */
  "last-card": (line, p) =>
    [0, 0.17, 0.55, 0.72].forEach((at, n) => {
      tone(line, { from: (n % 2 ? 105 : 140) * p, to: 52 * p, at, decay: 0.13, gain: 0.5 });
      tone(line, { type: "triangle", from: (n % 2 ? 620 : 780) * p, to: 240 * p, at, decay: 0.09, gain: 0.22 }); // for phones, which have no bass
      noise(line, { from: 220 * p, q: 1.2, at, decay: 0.05, gain: 0.2 });
    }),
  /** A net falls, a trombone is sad. */
  caught: (line, p) => {
    noise(line, { from: 420, to: 120, q: 0.8, decay: 0.16, gain: 0.5 });
    [466, 440, 415].forEach((from, n) =>
      tone(line, { type: "sawtooth", from: from * p, to: from * 0.98 * p, at: 0.14 + n * 0.19, attack: 0.03, decay: 0.15, gain: 0.34, band: 900, q: 1.5 }),
    );
    tone(line, { type: "sawtooth", from: 330 * p, to: 297 * p, at: 0.71, attack: 0.03, decay: 0.6, gain: 0.34, band: 900, q: 1.5, wobble: 12 });
  },
  fanfare,
  /** A descending lullaby: someone else has won. */
  loss: (line, p) =>
    [523, 440, 392, 330].forEach((from, n) =>
      tone(line, { type: "triangle", from: from * p, at: n * 0.2, attack: 0.03, decay: n === 3 ? 0.9 : 0.3, gain: 0.18 }),
    ),
} satisfies Record<string, Recipe>;

type Base = keyof typeof RECIPES;

/** Another sound, higher or lower: what happens to me is lower and louder, so that I notice without looking. */
const VARIANTS = {
  "clop-mine": ["clop", 1.15, 1.3],
  gallop: ["clop", 1.3, 1],
  door: ["clop", 0.6, 0.8],
  flap: ["draw", 0.7, 1],
  flip: ["draw", 1.3, 0.9],
  farewell: ["gust", 1.4, 0.9],
  "swish-back": ["whoosh", 1.5, 0.8],
  rewind: ["whoosh", 0.8, 0.7],
  "aim-me": ["aim", 0.84, 1.5],
  "crash-mine": ["crash", 0.72, 1.5],
  "lasso-mine": ["lasso", 0.8, 1.5],
  drum: ["crash", 0.42, 0.8],
  halo: ["your-turn", 1.5, 0.9],
  bell: ["your-turn", 1.2, 1.2],
  rematch: ["your-turn", 0.75, 0.8],
  window: ["aim", 1.5, 1],
  snore: ["caught", 0.35, 1.1],
  flat: ["tumble", 0.5, 0.6],
  tick: ["pop", 1.8, 0.4],
  chat: ["pop", 1.3, 0.5],
  "wind-up": ["riffle", 0.6, 0.7],
} as const satisfies Record<string, readonly [Base, number, number]>;

export type Sound = Base | keyof typeof VARIANTS;
export const SOUNDS = [...Object.keys(RECIPES), ...Object.keys(VARIANTS)] as Sound[];

/** Measured, so that all sounds are equally loud. */
const LEVEL: Record<Base, number> = {
  riffle: 7.87,
  draw: 23.2,
  whoosh: 5.89,
  clop: 1.57,
  pop: 4.12,
  lamp: 2.78,
  "your-turn": 2,
  aim: 2.67,
  neigh: 1.86,
  "super-neigh": 0.9,
  tumble: 2.33,
  crash: 1.26,
  lasso: 1.65,
  gust: 3.1,
  splash: 2.38,
  plus: 2.65,
  alicorn: 1.56,
  unorog: 1.38,
  "last-card": 1.3,
  caught: 2.23,
  fanfare: 1.05,
  loss: 2,
};

/** Play a sound, through a volume control and a soft compressor, so that none ever hurts. */
export function sound(context: AudioContext, name: Sound, volume: number, n = 0): void {
  const [base, pitch, gain] = name in VARIANTS ? VARIANTS[name as keyof typeof VARIANTS] : [name as Base, 1, 1];
  const [loudness, soft] = [context.createGain(), context.createDynamicsCompressor()];
  loudness.gain.value = LEVEL[base] * gain * volume;
  soft.threshold.value = -14;
  soft.ratio.value = 6;
  loudness.connect(soft).connect(context.destination);
  const recipe: Recipe = RECIPES[base];
  recipe({ context, out: loudness }, pitch, n);
}
