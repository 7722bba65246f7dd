import type { MessageId } from '../../i18n/index.ts';

/** Changes who goes with the chosen unit. */
export const PARTY_KEY = 'w';

/** The keys of the table, for the list in the help. */
export const KEYS: readonly { readonly id: MessageId; readonly keys: string }[] = [
  { id: 'table.key-arrows', keys: '↑ ↓ ← →' },
  { id: 'table.key-enter', keys: 'Enter / Esc' },
  { id: 'table.key-tab', keys: 'Tab' },
  { id: 'table.key-s', keys: 'S' },
  { id: 'table.key-digits', keys: '1–9' },
  { id: 'table.key-t', keys: 'T' },
  { id: 'table.key-q', keys: '?' },
  { id: 'table.key-f', keys: 'F' },
  { id: 'table.key-u', keys: 'U, Shift U' },
  { id: 'table.key-e', keys: 'E' },
  { id: 'table.key-h', keys: 'H' },
  { id: 'table.key-places', keys: 'L, P, B, C, M' },
  { id: 'table.key-g', keys: 'G' },
  { id: 'table.key-n', keys: 'N, Shift N' },
  { id: 'table.key-v', keys: 'V' },
  { id: 'table.suggest', keys: 'I' },
  { id: 'table.key-via', keys: 'Shift ↵, ⌫' },
  { id: 'table.key-zoom', keys: '+ − 0' },
  { id: 'table.key-slash', keys: '/' },
  { id: 'history.key-skip', keys: '␣' },
  { id: 'history.key-steps', keys: '← →, . ,' },
  { id: 'history.key-marks', keys: '[ ]' },
];
