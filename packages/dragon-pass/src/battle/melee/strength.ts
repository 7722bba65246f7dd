// Totals for the blows of a melee (7.10.6), part by part, for a UI to show the sum.

import { DIRECTIONS } from '@hexwyrm/hexmap';
import { type Board, unitOf } from '../../core/board.ts';
import type { Battle } from '../../core/frames.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import type { Contribution, Share } from '../../losses/blow.ts';
import { cfOf } from '../../moon/figures.ts';
import { fightersOf, strikersOf } from '../../stacks/fighters.ts';
import { isDragon, isHero, isSuperhero, isZombie, standsFirm } from '../../stacks/kinds.ts';
import { hordeShare } from './horde.ts';
import { leadershipFor } from './leadership.ts';

/** The attackers' blow: fighting units, halved by rivers and ridges, led by their leaders (DP-7.10.6.1-a). */
export function attackStrength(board: Board, battle: Battle): Contribution[] {
  const fighters = strikersOf(board, battle);
  return fighters.map((id) => {
    const { hex } = unitOf(board, id);
    const shares = [...factor(board, id, 'DP-7.10.6.1-a'), ...hordeShare(board, id, fighters)];
    if (inRiver(board, hex)) halve(board, id, shares, 'river', 'DP-3.RIVER-c');
    if (facesUpslope(board, hex, battle.defenders)) halve(board, id, shares, 'ridge', 'DP-3.RIDGE-d');
    lead(board, id, shares, fighters);
    return { unit: id, shares };
  });
}

/** The defenders' answer: survivors who can fight (DP-7.10.6.2-a, b), doubled before all else (DP-7.10.6.3-b). */
export function counterStrength(board: Board, battle: Battle): Contribution[] {
  const fighters = fightersOf(board, battle.defenders);
  return fighters.map((id) => {
    const shares = [...factor(board, id, 'DP-7.10.6.2-a'), ...hordeShare(board, id, fighters)];
    shares.push({ what: 'defence', parts: sum(shares), clause: 'DP-7.10.6.3-a' });
    if (standsFirm(board, id)) shares.push({ what: 'firm-stand', parts: sum(shares), clause: 'DP-16.16-b' });
    if (inRiver(board, unitOf(board, id).hex)) halve(board, id, shares, 'river', 'DP-3.RIVER-c');
    lead(board, id, shares, fighters);
    return { unit: id, shares };
  });
}

const sum = (shares: readonly Share[]): number => shares.reduce((total, { parts }) => total + parts, 0);

const factor = (board: Board, id: UnitId, clause: Clause): Share[] => [
  { what: 'combat-factor', parts: cfOf(board, id) ?? 0, clause },
];

/** Halves are exact until the total is complete (DP-7.10.6.4-c); heroes, dragons and zombies are never halved (DP-8.2-a, DP-8.3-a, DP-16.6.4-e, DP-16.3.2.5-e). */
function halve(board: Board, id: UnitId, shares: Share[], what: string, clause: Clause): void {
  if (isHero(board, id) || isSuperhero(board, id) || isDragon(board, id) || isZombie(board, id)) return;
  shares.push({ what, parts: -sum(shares) / 2, clause });
}

/** DP-7.10.6.5-e: after everything else, neither doubled nor halved. */
function lead(board: Board, id: UnitId, shares: Share[], fighters: readonly UnitId[]): void {
  const parts = leadershipFor(board, id, fighters);
  if (parts > 0) shares.push({ what: 'leadership', parts, clause: 'DP-7.10.6.5-a' });
}

/** DP-7.10.6.4-a: neither fords nor headwaters. */
const inRiver = ({ world }: Board, hex: Hex): boolean => world.land.river[hex] === 1;

/** DP-7.10.6.4-d: a defender still in the battle is above them, across a ridge. */
function facesUpslope(board: Board, hex: Hex, defenders: readonly UnitId[]): boolean {
  const { slope, grid } = board.world.land;
  return DIRECTIONS.some((direction) => {
    const side = hex * 6 + direction;
    return slope[side] === 1 && defenders.some((id) => unitOf(board, id).hex === grid.neighbour[side]);
  });
}
