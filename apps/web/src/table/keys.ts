import type { TextId } from './texts/useTexts.ts';

/** The keys of the table, for the list in the settings. */
export const KEYS: readonly { readonly id: TextId; readonly keys: string }[] = [
  { id: 'key-arrows', keys: '↑ ↓ ← →' },
  { id: 'key-enter', keys: 'Enter / Esc' },
  { id: 'key-tab', keys: 'Tab' },
  { id: 'key-digits', keys: '1–9' },
  { id: 'key-t', keys: 'T' },
  { id: 'key-q', keys: '?' },
  { id: 'key-f', keys: 'F' },
  { id: 'key-u', keys: 'U, Shift U' },
  { id: 'key-e', keys: 'E' },
  { id: 'key-h', keys: 'H' },
  { id: 'key-lpb', keys: 'L, P, B' },
  { id: 'key-g', keys: 'G' },
  { id: 'key-zoom', keys: '+ − 0' },
  { id: 'key-slash', keys: '/' },
];
