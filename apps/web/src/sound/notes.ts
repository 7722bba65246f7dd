import type { Sound } from './sound-of.ts';

/** One tone, or one burst of noise through a filter at that pitch. Times in seconds from the start of the sound. */
export interface Note {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly hertz: number;
  readonly at: number;
  readonly length: number;
  /** From 0 to 1, before the volume of all sounds. */
  readonly gain: number;
}

const tone = (hertz: number, at: number, length: number, gain: number): Note => ({
  wave: 'triangle',
  hertz,
  at,
  length,
  gain,
});

const knock = (hertz: number, at: number, gain: number): Note => ({
  wave: 'noise',
  hertz,
  at,
  length: 0.05,
  gain,
});

/** Wood, bone and a low bell: short, quiet, and never two at once. */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  step: [knock(900, 0, 0.35)],
  dice: [knock(2400, 0, 0.5), knock(1900, 0.07, 0.4), knock(2600, 0.12, 0.3), knock(2100, 0.2, 0.2)],
  eliminated: [knock(300, 0, 0.9), { wave: 'sine', hertz: 82, at: 0, length: 0.35, gain: 0.8 }],
  razed: [
    { wave: 'noise', hertz: 420, at: 0, length: 0.6, gain: 0.6 },
    { wave: 'sine', hertz: 65, at: 0.05, length: 0.5, gain: 0.6 },
  ],
  turn: [tone(523.25, 0, 0.25, 0.35), tone(659.25, 0.12, 0.35, 0.35)],
  won: [tone(392, 0, 0.4, 0.4), tone(523.25, 0.16, 0.4, 0.4), tone(659.25, 0.32, 0.8, 0.45)],
  lost: [tone(392, 0, 0.4, 0.4), tone(349.23, 0.2, 0.4, 0.4), tone(261.63, 0.42, 0.9, 0.4)],
};
