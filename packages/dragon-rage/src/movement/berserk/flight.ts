import { NO_HEX } from '@hexwyrm/wargame';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, isAloft, range, typeOf, unitsAt } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Hex } from '../../core/vocabulary.ts';
import { landingRefusal } from '../air/landing.ts';
import { type Route, routesFrom } from '../air/routes.ts';
import { facingOf } from '../major/facing.ts';
import { hexAhead, nearestPrey } from './prey.ts';

/** R-DR-82: a berserk flyer lands at the first hex where it can, and failing that flies toward the nearest enemy. */
export function berserkFlies(board: Board, unit: Unit, action: ActionOf<'fly'>): boolean {
  const canLand = (hex: Hex): boolean => landingRefusal(board, unit, hex, 'fly') === null;
  if (canLand(unit.hex)) return action.land && action.route.length === 0;
  const routes = flightsOf(board, unit);
  const landings = routes.filter(({ hexes }) => canLand(hexes[hexes.length - 1]));
  if (landings.length === 0) return !action.land && fliesNearest(board, unit, action, routes);
  return action.land && landings.every(({ hexes }) => hexes.length >= action.route.length);
}

const flightsOf = (board: Board, unit: Unit): readonly Route[] =>
  routesFrom(board.map, hexAhead(board, unit), facingOf(unit), typeOf(board, unit).flyRange);

/** As near to one of the nearest enemies as any flight ends, flyers in the way excepted (R-DR-28). */
function fliesNearest(board: Board, unit: Unit, action: ActionOf<'fly'>, routes: readonly Route[]): boolean {
  const end = action.route.at(-1) ?? NO_HEX;
  if (end < 0) return false;
  const ends = routes
    .map(({ hexes }) => hexes[hexes.length - 1])
    .filter((hex) => unitsAt(board, hex, (other) => other !== unit && isAloft(other)).length === 0);
  return nearestPrey(board, unit).some((prey) => {
    const distance = range(board, end, prey);
    return (
      distance < range(board, unit.hex, prey) && ends.every((hex) => range(board, hex, prey) >= distance)
    );
  });
}
