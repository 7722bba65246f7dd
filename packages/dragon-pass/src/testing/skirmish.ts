// Battles for tests: attackers in 0909 and around, defenders in 0910, open ground where nothing else is said.

import type { Odds } from '@hexwyrm/kernel';
import type { Action } from '../core/actions.ts';
import type { Event } from '../core/events.ts';
import { type Piece, type Setting, table } from './table.ts';

type More = Omit<Partial<Piece>, 'owner' | 'hex'>;

const pieceOf =
  (owner: string) =>
  (code: string, hex: string, more: More = {}): Piece => ({ code, hex, owner, ...more });

export const lunar = pieceOf('lunar');
export const sartar = pieceOf('sartar');
export const tarsh = pieceOf('tarsh');

export type Table<N extends string> = ReturnType<typeof table<N>>;

/** The Lunar player's battles, contacts as the pieces stand. */
export const skirmish = <N extends string>(
  pieces: Record<N, Piece>,
  setting: Omit<Setting<NoInfer<N>>, 'pieces'> = {},
): Table<N> => table({ phase: 'battles', ...setting, pieces });

/** The Lunar player attacks a hex, first with one unit's stack, then with the others', and fights. */
export function assault<N extends string>(
  t: Table<N>,
  hex: string,
  first: NoInfer<N>,
  ...others: NoInfer<N>[]
): readonly Event[] {
  const events = [...t.play('lunar', { type: 'attack', hex: t.hex(hex), unit: t.id(first) })];
  for (const name of others) events.push(...t.play('lunar', { type: 'join', unit: t.id(name) }));
  if (t.decision()?.kind === 'declare') events.push(...t.play('lunar', { type: 'fight' }));
  return events;
}

/** The player asked leaves everything as it is, until an answer rolls dice: their odds. */
export function untilOdds<N extends string>(t: Table<N>): Odds {
  for (let asked = 0; asked < 50; asked++) {
    const [seat, action] = shrug(t);
    const odds = t.odds(seat, action);
    if (odds.length > 0) return odds;
    t.play(seat, action);
  }
  throw new Error('no dice fall');
}

/** As `untilOdds`, and then these dice fall. */
export function untilDice<N extends string>(t: Table<N>, ...dice: number[]): readonly Event[] {
  untilOdds(t);
  return t.play(...shrug(t), ...dice);
}

/** The answer of the player asked that changes nothing. */
function shrug<N extends string>(t: Table<N>): [string, Action] {
  const [seat = ''] = t.decision()?.seats ?? [];
  return [seat, t.offers(seat, { type: 'fight' }) ? { type: 'fight' } : { type: 'done' }];
}

/** Plays answers that change nothing until this kind of question is asked. */
export function until<N extends string>(t: Table<N>, kind: string): void {
  for (let asked = 0; asked < 50 && t.decision()?.kind !== kind; asked++) t.play(...shrug(t));
  if (t.decision()?.kind !== kind) throw new Error(`nobody is asked about ${kind}`);
}

/** A fight far away that keeps the combat phase open. */
export const elsewhere = { far: lunar('3-3-3', '0202'), foe: sartar('3-3-3', '0203') };
