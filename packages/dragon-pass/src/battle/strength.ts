// Totals for the blows of a melee (7.10.6), part by part, so that a table can show the sum.

import { DIRECTIONS } from '@hexwyrm/hexmap';
import { type Board, unitOf } from '../board.ts';
import { cfOf } from '../figures.ts';
import type { Battle } from '../frames.ts';
import { isHero, isSuperhero } from '../stacks/kinds.ts';
import { type Clause, type Hex, type Parts, type UnitId, WHOLE } from '../vocabulary.ts';
import { fightersOf } from './fighters.ts';
import { leadershipFor } from './leadership.ts';

/** What one unit adds to a total, and the clauses that changed its printed factor. */
export interface Contribution {
  readonly unit: UnitId;
  readonly parts: Parts;
  readonly clauses: readonly Clause[];
}

export const totalOf = (contributions: readonly Contribution[]): Parts =>
  contributions.reduce((sum, { parts }) => sum + parts, 0);

/** A total as it is read on the Attack Table: the fraction dropped (DP-PAC.ATTACK-b). */
export const wholeOf = (parts: Parts): number => Math.floor(parts / WHOLE);

/** The attackers' blow: those who fight, halved by rivers and ridges, led by their leaders (DP-7.10.6.1-a). */
export function attackStrength(board: Board, battle: Battle): Contribution[] {
  const fighters = fightersOf(board, battle.attackers, battle.reserve);
  return fighters.map((id) => {
    const { hex } = unitOf(board, id);
    const uphill = facesUpslope(board, hex, battle.defenders);
    return contribution(board, id, fighters, [
      ...(inRiver(board, hex) ? (['DP-3.RIVER-c'] as const) : []),
      ...(uphill ? (['DP-3.RIDGE-d'] as const) : []),
    ]);
  });
}

/** The defenders' answer: survivors who can fight, doubled (DP-7.10.6.2-a, DP-7.10.6.3-a). */
export function counterStrength(board: Board, battle: Battle): Contribution[] {
  const fighters = fightersOf(board, battle.defenders);
  return fighters.map((id) =>
    contribution(board, id, fighters, inRiver(board, unitOf(board, id).hex) ? ['DP-3.RIVER-c'] : [], 2),
  );
}

/** DP-7.10.6.3-b, DP-7.10.6.5-e: doubled first, then halved, then led; heroes are never halved (DP-8.2-a, DP-8.3-a). */
function contribution(
  board: Board,
  id: UnitId,
  fighters: readonly UnitId[],
  halvings: readonly Clause[],
  factor = 1,
): Contribution {
  const spared = isHero(board, id) || isSuperhero(board, id);
  const halved = spared ? [] : halvings;
  const led = leadershipFor(board, id, fighters);
  const parts = ((cfOf(board, id) ?? 0) * factor) / 2 ** halved.length + led;
  const clauses: Clause[] = [...halved];
  if (factor > 1) clauses.unshift('DP-7.10.6.3-a');
  if (led > 0) clauses.push('DP-7.10.6.5-a');
  return { unit: id, parts, clauses };
}

const inRiver = ({ world }: Board, hex: Hex): boolean => world.land.river[hex] === 1;

/** DP-7.10.6.4-d: some defender still in the battle stands above them, across a ridge. */
function facesUpslope(board: Board, hex: Hex, defenders: readonly UnitId[]): boolean {
  const { slope, grid } = board.world.land;
  return DIRECTIONS.some((direction) => {
    const side = hex * 6 + direction;
    return slope[side] === 1 && defenders.some((id) => unitOf(board, id).hex === grid.neighbour[side]);
  });
}
