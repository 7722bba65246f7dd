import type { Grid } from '@hexwyrm/hexmap';
import type { Action, PrintedAction } from './actions.ts';

/** The action with hexes by their printed numbers. */
export function print({ names }: Grid, action: Action): PrintedAction {
  const name = (hex: number): string => names[hex] ?? '';
  // Of these there are hundreds at a time.
  if (action.type === 'deploy') return { type: 'deploy', unit: action.unit, hex: name(action.hex) };
  if (action.type === 'storm') return { ...action, hex: action.hex === null ? null : name(action.hex) };
  if ('to' in action) return { ...action, to: name(action.to) };
  if ('hex' in action) return { ...action, hex: name(action.hex) };
  return action;
}

/** A number that is printed nowhere becomes a hex beyond the last: the rules say what is wrong with it. */
export function read({ index, size }: Grid, action: PrintedAction): Action {
  const hexOf = (name: string): number => index.get(name) ?? size;
  if (action.type === 'storm') return { ...action, hex: action.hex === null ? null : hexOf(action.hex) };
  if ('to' in action) return { ...action, to: hexOf(action.to) };
  if ('hex' in action) return { ...action, hex: hexOf(action.hex) };
  return action;
}
