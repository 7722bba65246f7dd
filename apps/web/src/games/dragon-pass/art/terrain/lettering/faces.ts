import type { Attributes } from '../../../../../art/draw/svg.ts';
import widths from './widths.json' with { type: 'json' };

/** Towns in small caps, realms in large old ones, mountains, woods and waters in italics. */
export type Face = 'town' | 'realm' | 'nature';

const STYLES: Readonly<Record<Face, Attributes>> = {
  town: { 'font-family': 'Alegreya SC', 'font-weight': 700 },
  realm: { 'font-family': 'IM Fell English SC' },
  // The rough outlines of the old italics take too long to draw a halo round, letter by letter.
  nature: { 'font-family': 'Alegreya', 'font-style': 'italic' },
};

export const styleOf = (face: Face): Attributes => STYLES[face];

/** Letters the table of widths does not know. */
const USUAL = 52;

/** How wide each letter is, in shares of the size of the type; a page would have to be asked otherwise. */
export function letterWidths(face: Face, text: string): readonly number[] {
  const known: Readonly<Record<string, number | undefined>> = widths[face];
  // An accent does not widen its letter.
  return [...text].map(
    (letter) => (known[letter] ?? known[letter.normalize('NFD').charAt(0)] ?? USUAL) / 100,
  );
}

export const widthOf = (face: Face, text: string): number =>
  letterWidths(face, text).reduce((sum, width) => sum + width, 0);
