import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { type Dice, pickIndex, pickOne } from '@hexwyrm/kernel';
import type { Action } from '../actions.ts';
import { openBoard } from '../board.ts';
import type { State } from '../state.ts';

type Fields = Record<string, unknown>;

const AREAS = ['head', 'wings', 'legs', 'belly'];

/** An action somebody might try who does not know the rules: a legal one with a field or two changed. */
export function proposal(state: State, legal: readonly Action[], dice: Dice): Fields {
  const fields: Fields = { ...pickOne(dice, legal) };
  for (let changes = 1 + pickIndex(dice, 2); changes > 0; changes--) change(state, fields, dice);
  return fields;
}

function change(state: State, fields: Fields, dice: Dice): void {
  const { grid } = openBoard(state).map;
  const keys = Object.keys(fields).filter((key) => key !== 'type');
  const key = keys.length > 0 ? pickOne(dice, keys) : 'unit';
  const hexes = (): string => nearbyHex(state, grid.names, grid.neighbour, dice);
  if (key === 'unit' || key === 'monster' || key === 'target')
    fields[key] = pickIndex(dice, Math.max(1, state.units.length));
  else if (key === 'to' || key === 'hex') fields[key] = hexes();
  else if (key === 'facing') fields[key] = pickOne(dice, DIRECTION_NAMES);
  else if (key === 'area') fields[key] = pickOne(dice, AREAS);
  else if (key === 'land') fields[key] = !fields[key];
  else if (key === 'route') fields[key] = [hexes(), hexes()];
  else if (key === 'groups') fields[key] = { head: pickIndex(dice, 3), legs: pickIndex(dice, 6) };
  else if (key === 'mp' || key === 'radius' || key === 'goal') fields[key] = pickIndex(dice, 8);
  else delete fields[key];
}

/** A hex beside some unit, where rules have most to say, or anywhere. */
function nearbyHex(state: State, names: readonly string[], neighbour: Int16Array, dice: Dice): string {
  const standing = state.units.filter(({ hex }) => hex >= 0);
  if (standing.length === 0 || pickIndex(dice, 4) === 0) return pickOne(dice, names);
  const hex = neighbour[pickOne(dice, standing).hex * 6 + pickIndex(dice, 6)];
  return hex < 0 ? pickOne(dice, names) : names[hex];
}
