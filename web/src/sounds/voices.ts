// The two voices that all sounds are made of: a gliding tone, and filtered noise.
export type Line = { context: AudioContext; out: AudioNode };

type Shape = { at?: number; attack?: number; decay?: number; gain?: number };
export type Tone = Shape & { from: number; to?: number; type?: OscillatorType; wobble?: number; rate?: number; band?: number; q?: number };
export type Noise = Shape & { from: number; to?: number; q?: number };

const SILENCE = 0.0001;

function envelope(context: AudioContext, start: number, attack: number, decay: number, peak: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(peak, start + attack);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + attack + decay);
  return node;
}

function filter(context: AudioContext, frequency: number, q: number): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = "bandpass";
  node.frequency.value = frequency;
  node.Q.value = q;
  return node;
}

/** A tone from one pitch to another; `wobble` adds vibrato, and `band` is a bandpass filter, like a throat. */
export function tone(
  { context, out }: Line,
  { from, to = from, type = "sine", at = 0, attack = 0.008, decay = 0.2, gain = 0.2, wobble = 0, rate = 6, band = 0, q = 4 }: Tone,
): void {
  const start = context.currentTime + at;
  const end = start + attack + decay;
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(Math.max(20, to), end);
  if (wobble) {
    const [trembling, depth] = [context.createOscillator(), context.createGain()];
    trembling.frequency.value = rate;
    depth.gain.value = wobble;
    trembling.connect(depth).connect(source.frequency);
    trembling.start(start);
    trembling.stop(end);
  }
  const shaped = envelope(context, start, attack, decay, gain);
  (band ? source.connect(filter(context, band, q)) : source).connect(shaped).connect(out);
  source.start(start);
  source.stop(end + 0.02);
}

/** A burst of noise, filtered around a gliding frequency. */
export function noise({ context, out }: Line, { from, to = from, q = 1, at = 0, attack = 0.01, decay = 0.15, gain = 0.25 }: Noise): void {
  const start = context.currentTime + at;
  const end = start + attack + decay;
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  source.loop = true;
  const colour = filter(context, from, q);
  colour.frequency.setValueAtTime(from, start);
  colour.frequency.exponentialRampToValueAtTime(to, end);
  source
    .connect(colour)
    .connect(envelope(context, start, attack, decay, gain))
    .connect(out);
  source.start(start, at % 0.7);
  source.stop(end + 0.02);
}

const made = new WeakMap<AudioContext, AudioBuffer>();

/** A second of noise, the same on every device. */
function hiss(context: AudioContext): AudioBuffer {
  let buffer = made.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let state = 1;
    for (let n = 0; n < samples.length; n++) {
      state = (state * 16807) % 2147483647;
      samples[n] = state / 1073741824 - 1;
    }
    made.set(context, buffer);
  }
  return buffer;
}
