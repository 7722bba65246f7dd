// A sentence that marks which of its words are hexes and dice: the log highlights and draws them.

/** A piece of a sentence. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'hex'; readonly hex: string; readonly text: string }
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly success: boolean };

export interface Sentence {
  /** The whole in plain letters, dice as figures: for screen readers and copies. */
  readonly text: string;
  readonly parts: readonly Part[];
  /** Every hex it names, once. */
  readonly hexes: readonly string[];
  readonly clause: string;
}

// Characters of the private use area wrap what is more than text while a message is put together.
const OPEN = '\uE000';
const NAME = '\uE001';
const CLOSE = '\uE002';
const DICE = '\uE003';
const PIECE = new RegExp(`${OPEN}([^${NAME}]*)${NAME}([^${CLOSE}]*)${CLOSE}`);

/** A hex inside a message: its number and what to call it. */
export const markHex = (hex: string, name: string): string => `${OPEN}${hex}${NAME}${name}${CLOSE}`;

/** The number of a hex alone, as part of a sentence. */
export const hexMark = (hex: string): string => markHex(hex, hex);

/** The place of the dice inside a message. */
export const markDice = (dice: readonly number[]): string => `${OPEN}${DICE}${NAME}${dice.join(' ')}${CLOSE}`;

/** Takes a message with marks apart again. */
export function readSentence(marked: string, clause: string, success = false): Sentence {
  const parts = marked.split(new RegExp(PIECE, 'g')).reduce<Part[]>((found, piece, i, pieces) => {
    if (i % 3 === 0 && piece !== '') found.push({ kind: 'text', text: piece });
    if (i % 3 === 1) found.push(marking(piece, pieces[i + 1] ?? '', success));
    return found;
  }, []);
  const hexes = parts.flatMap((part) => (part.kind === 'hex' ? [part.hex] : []));
  return { text: parts.map(plain).join(''), parts, hexes: [...new Set(hexes)], clause };
}

const marking = (hex: string, text: string, success: boolean): Part =>
  hex === DICE ? { kind: 'dice', dice: text.split(' ').map(Number), success } : { kind: 'hex', hex, text };

const plain = (part: Part): string => (part.kind === 'dice' ? part.dice.join(', ') : part.text);
