import { ahead } from '@hexwyrm/hexmap';
import type { Action, ActionOf } from '../../core/actions.ts';
import { type Board, isAloft, isVacant, range, typeOf } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { crossingRefusal } from '../../terrain/crossing.ts';
import { landingRefusal } from '../air/landing.ts';
import { facingNamed, facingOf, frontOf } from '../major/facing.ts';
import { stepCost } from '../step-cost.ts';
import { berserkFlies } from './flight.ts';
import { facesEnemy, hexAhead, nearestPrey } from './prey.ts';
import { canWalkNearer, keepsNearest, standOf, turnsToPrey } from './pursuit.ts';

/**
 * Why a berserk monster may not make this move, legal otherwise (DR-2.12.1.7.1-d): it stays when it faces an enemy, turns
 * to one next to it, and goes for the nearest, as near as the mode its owner chooses can bring it (R-DR-82).
 */
export const berserkRefusal = (board: Board, id: UnitId, action: Action): Clause | null =>
  ragesOn(board, board.state.units[id], action) ? null : 'DR-2.12.1.7.1-d';

function ragesOn(board: Board, unit: Unit, action: Action): boolean {
  if (unit.hex < 0) return true;
  if (isAloft(unit)) return action.type === 'fly' && berserkFlies(board, unit, action);
  if (facesEnemy(board, unit)) return false;
  const prey = nearestPrey(board, unit);
  switch (action.type) {
    case 'walk':
      return walks(board, unit, action.to, prey);
    case 'turn':
      return turns(board, unit, action, prey);
    case 'slither':
      return slithers(board, unit, action, prey);
    case 'bound':
      return !isBeside(board, unit, prey) && bounds(board, unit, action.to, prey);
    default:
      return false;
  }
}

const isBeside = (board: Board, unit: Unit, prey: readonly Hex[]): boolean =>
  prey.some((hex) => range(board, unit.hex, hex) === 1);

const isNearer = (board: Board, unit: Unit, to: Hex, prey: readonly Hex[]): boolean =>
  prey.some((hex) => range(board, to, hex) < range(board, unit.hex, hex));

function walks(board: Board, unit: Unit, to: Hex, prey: readonly Hex[]): boolean {
  const before = standOf(board, unit, facingOf(unit));
  const heading = frontOf(before.facing).find(
    (direction) => board.map.grid.neighbour[unit.hex * 6 + direction] === to,
  );
  if (heading === undefined || !isVacant(board, to)) return false;
  const after = { hex: to, facing: heading, left: before.left - stepCost(board, unit.hex, to) };
  return keepsNearest(board, unit, before, after, prey);
}

/** A paid turn is part of a walk that brings it nearer, or brings it round to its prey. */
function turns(board: Board, unit: Unit, action: ActionOf<'turn'>, prey: readonly Hex[]): boolean {
  const before = standOf(board, unit, facingOf(unit));
  const after = { ...before, facing: facingNamed(action.facing), left: before.left - 1 };
  if (canWalkNearer(board, unit, before, prey)) return keepsNearest(board, unit, before, after, prey);
  return turnsToPrey(board, before, after, prey);
}

/** Forward if that is nearer, otherwise round; next to its prey only where a walk would not bring it round further. */
function slithers(board: Board, unit: Unit, action: ActionOf<'slither'>, prey: readonly Hex[]): boolean {
  const beside = isBeside(board, unit, prey);
  if (action.to !== undefined) return !beside && isNearer(board, unit, action.to, prey);
  if (action.facing === undefined) return false;
  if (!beside && canSlitherNearer(board, unit, prey)) return false;
  const before = standOf(board, unit, facingOf(unit));
  const after = { ...before, facing: facingNamed(action.facing), left: 0 };
  return turnsToPrey(board, beside ? before : { ...before, left: 0 }, after, prey);
}

function canSlitherNearer(board: Board, unit: Unit, prey: readonly Hex[]): boolean {
  const to = hexAhead(board, unit);
  if (to < 0 || !isVacant(board, to)) return false;
  if (weatherIn(board, unit.hex, 'bars-slithers') || weatherIn(board, to, 'bars-slithers')) return false;
  return isNearer(board, unit, to, prey) && !crossingRefusal(board, unit, unit.hex, facingOf(unit), to);
}

/** As near to one of the prey as any bound goes. */
function bounds(board: Board, unit: Unit, to: Hex, prey: readonly Hex[]): boolean {
  const landings = landingsOf(board, unit);
  return prey.some((hex) => {
    const distance = range(board, to, hex);
    return (
      distance < range(board, unit.hex, hex) &&
      landings.every((landing) => range(board, landing, hex) >= distance)
    );
  });
}

function landingsOf(board: Board, unit: Unit): Hex[] {
  const landings: Hex[] = [];
  for (const heading of frontOf(facingOf(unit))) {
    for (let steps = 1; steps <= typeOf(board, unit).boundRange; steps++) {
      const to = ahead(board.map.grid, unit.hex, heading, steps);
      if (to >= 0 && landingRefusal(board, unit, to, 'bound') === null) landings.push(to);
    }
  }
  return landings;
}
