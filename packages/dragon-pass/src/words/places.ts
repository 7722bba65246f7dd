import { hexMark, markHex, type Speech } from '@hexwyrm/words';
import type { View } from '../index.ts';

/** "Boldhome" where the map has a name, otherwise the printed number. */
function placeName(speech: Speech, hex: string): string {
  const id = `place.${hex}`;
  return speech.has(id) ? speech.say(id) : hex;
}

/** "3524 (Boldhome)" or "3423", as part of a sentence. */
export function placeMark(speech: Speech, hex: string): string {
  const name = placeName(speech, hex);
  return name === hex ? hexMark(hex) : markHex(hex, speech.say('place.with-number', { name, hex }));
}

export const placeMarks = (speech: Speech, hexes: readonly string[]): string =>
  speech.list(hexes.map((hex) => placeMark(speech, hex)));

/** The same in a game, whose map an owner of the printed one may have corrected. */
export function placeIn(speech: Speech, { corrections }: View, hex: string): string {
  const name = corrections?.hexes?.[hex]?.name;
  return name === undefined ? placeName(speech, hex) : (name ?? hex);
}
