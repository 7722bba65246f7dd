import { type State, UNITS_DATA, worldFor } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES } from '@hexwyrm/hexmap';

const TYPE_NAMES: ReadonlyMap<string, string> = new Map(UNITS_DATA.units.map(({ id, name }) => [id, name]));

export const typeName = (type: string): string => TYPE_NAMES.get(type) ?? type;

const directionName = (direction: number): string => DIRECTION_NAMES[direction] ?? '?';

const ELSEWHERE: Readonly<Record<number, string>> = { [-1]: 'off the map', [-2]: 'dead', [-3]: 'away' };

/** `Dragon 0`: the type and its number, to distinguish units of one type. */
export function unitName(state: State, id: number): string {
  const unit = state.units[id];
  return unit ? `${typeName(unit.type)} ${id}` : `unit ${id}`;
}

/** `Dragon 0 at 1105, facing N, in flight, 60 points`: a summary of the unit. */
export function unitAtGlance(state: State, id: number): string {
  const unit = state.units[id];
  if (!unit) return `unit ${id}`;
  const { body, did } = unit;
  const where =
    unit.hex >= 0
      ? `at ${worldFor(state.map, state.corrections).map.grid.names[unit.hex]}`
      : ELSEWHERE[unit.hex];
  const points = body?.hp.flat().reduce((sum, left) => sum + left, 0);
  const marks = [
    body && body.hp.length > 1 && body.facing >= 0 ? `facing ${directionName(body.facing)}` : '',
    body?.aloft ? 'in flight' : '',
    points === undefined ? '' : `${points} points`,
    unit.wounded ? 'wounded' : '',
    unit.spellPoints > 0 ? `${unit.spellPoints} spell points` : '',
    did && did.spent > 0 ? `moved ${did.spent}` : '',
  ].filter(Boolean);
  return [`${unitName(state, id)} ${where}`, ...marks].join(', ');
}
