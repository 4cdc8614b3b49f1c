// Sounds, made here: each a few tones.  Nothing is loaded.
import { choices } from "../ui/choices.svelte";

type Tone = [frequency: number, start: number, length: number, type?: OscillatorType];
const SOUNDS: Record<string, Tone[]> = {
  turn: [[523, 0, 0.12], [784, 0.1, 0.2]],
  window: [[660, 0, 0.08, "triangle"], [660, 0.12, 0.08, "triangle"]],
  card: [[240, 0, 0.05, "triangle"], [180, 0.03, 0.05, "triangle"]],
  draw: [[320, 0, 0.04, "triangle"]],
  stop: [[330, 0, 0.1, "square"], [220, 0.09, 0.18, "square"]],
  fall: [[300, 0, 0.08], [200, 0.07, 0.1], [130, 0.15, 0.15]],
  talk: [[880, 0, 0.05]],
  win: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.12], [1047, 0.36, 0.35]],
  end: [[440, 0, 0.15], [349, 0.15, 0.3]],
};
const LOUD = 0.08;

/** Whether somebody has touched the page: before that browsers let nothing sound or buzz. */
export const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

let context: AudioContext | null = null;

/** Play a sound, if sounds are wanted; browsers allow it after the first tap. */
export function play(name: keyof typeof SOUNDS | string): void {
  const tones = SOUNDS[name];
  if (!choices.sound || !tones || typeof AudioContext === "undefined" || !touched()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume();
    return;
  }
  for (const [frequency, start, length, type] of tones) {
    const from = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = type ?? "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length + 0.02);
  }
}
