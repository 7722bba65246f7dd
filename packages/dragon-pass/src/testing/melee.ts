// Totals of a melee for tests.

import { assault, lunar, sartar, skirmish, untilDice, untilOdds } from './skirmish.ts';
import { eventsOf, type Piece, type Setting } from './table.ts';

export type Pieces = Record<string, Piece>;

type Land = Setting<string>['land'];

/** The attackers' total where all Lunar stacks around 0910 attack it as they lie. */
export function attackTotal(pieces: Pieces, land: Land = {}): number | undefined {
  const t = skirmish(pieces, { land });
  assault(t, '0910', 'a');
  return untilOdds(t)[0]?.sum?.total;
}

/** The defenders' total after a blow that eliminated no unit. */
export function counterTotal(defenders: Pieces, land: Land = {}): number | undefined {
  const t = skirmish({ a: lunar('1-3-3', '0909'), ...defenders } as Pieces, { land });
  assault(t, '0910', 'a');
  const struck = eventsOf(untilDice(t, 1, 1), 'struck');
  return struck.find(({ cause }) => cause === 'counter-attack')?.total;
}

export const strong = sartar('9-9-9', '0910');
