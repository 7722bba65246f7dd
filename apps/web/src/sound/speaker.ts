import { NOTES, type Note } from './notes.ts';
import type { Sound } from './sound-of.ts';

/** Soft: the loudest moment of a sound is an eighth of what the device can do. */
const VOLUME = 0.125;

/** Plays synthesised sounds; nothing is fetched. Silent if the browser has no sound or blocks it. */
export function createSpeaker(): (sound: Sound) => void {
  let context: AudioContext | null = null;
  return (sound) => {
    // Browsers allow sound only after the first press of the visit; earlier ones are not made up for.
    if (!navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const note of NOTES[sound]) play(context, note);
  };
}

function play(context: AudioContext, { wave, hertz, at, length, gain }: Note): void {
  const start = context.currentTime + at;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(gain * VOLUME, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  loudness.connect(context.destination);
  const source =
    wave === 'noise' ? noise(context, hertz, length, loudness) : tone(context, wave, hertz, loudness);
  source.start(start);
  source.stop(start + length);
}

function tone(
  context: AudioContext,
  type: OscillatorType,
  hertz: number,
  to: AudioNode,
): AudioScheduledSourceNode {
  const source = new OscillatorNode(context, { type, frequency: hertz });
  source.connect(to);
  return source;
}

function noise(
  context: AudioContext,
  hertz: number,
  length: number,
  to: AudioNode,
): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 1.2 })).connect(to);
  return source;
}
