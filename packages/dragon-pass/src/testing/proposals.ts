import { type Dice, pickIndex, pickOne } from '@hexwyrm/kernel';
import { type Action, type ActionType, actionSchema } from '../actions.ts';
import { neighboursOf, occupiedHexes, openBoard } from '../board.ts';
import { offered } from '../rules.ts';
import type { State } from '../state.ts';
import { MOON_PHASES } from '../vocabulary.ts';

type Fields = Record<string, unknown>;

/** So many proposals are made of each kind of action that would need too many, and of those it is no time for. */
const SAMPLE = 200;
const UNTIMELY = 2;

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  actionSchema.def.options.map(({ shape }) => [
    shape.type.def.values[0],
    Object.keys(shape).filter((field) => field !== 'type'),
  ]),
);

export const ACTION_TYPES: readonly ActionType[] = actionSchema.def.options.map(
  ({ shape }) => shape.type.def.values[0],
);

/** Whatever somebody might propose of one kind: everything where that is little, else a sample near to what is legal. */
export function proposalsOf(type: ActionType, state: State, legal: readonly Action[], dice: Dice): Fields[] {
  const fields = FIELDS.get(type) ?? [];
  if (fields.length === 0) return [{ type }];
  const [only] = fields;
  const timely = offered(state.frames.at(-1)?.kind, state.phase).includes(type);
  if (timely && fields.length === 1 && only !== undefined)
    return domainOf(only, state).map((value) => ({ type, [only]: value }));
  const known = legal.filter((action) => action.type === type);
  const size = timely ? SAMPLE : UNTIMELY;
  return Array.from({ length: size }, () => ({ ...sample(fields, state, known, dice), type }));
}

function sample(fields: readonly string[], state: State, known: readonly Action[], dice: Dice): Fields {
  const proposal: Fields = known.length > 0 ? { ...pickOne(dice, known) } : {};
  const change = pickIndex(dice, fields.length);
  fields.forEach((field, place) => {
    if (place === change || !(field in proposal)) proposal[field] = someValue(field, proposal, state, dice);
  });
  return proposal;
}

/** Hexes next to the unit or where somebody stands, where rules have most to say, or anywhere. */
function someValue(field: string, { unit }: Fields, state: State, dice: Dice): unknown {
  const domain = domainOf(field, state);
  if (field !== 'hex' && field !== 'to') return pickOne(dice, domain);
  const board = openBoard(state);
  const hex = typeof unit === 'number' ? (state.units[unit]?.hex ?? -1) : -1;
  const near = hex < 0 ? [] : [hex, ...neighboursOf(board, hex)];
  const places = [near, occupiedHexes(board), domain][pickIndex(dice, 3)] ?? [];
  return pickOne(dice, places.length > 0 ? places : domain);
}

function domainOf(field: string, state: State): readonly unknown[] {
  switch (field) {
    case 'unit':
    case 'by':
    case 'cargo':
      return [...state.units.keys()];
    case 'hex':
    case 'to':
      return [...openBoard(state).world.land.grid.names.keys()];
    case 'phase':
      return MOON_PHASES;
    case 'factor':
      return ['magic', 'range'];
    case 'lines':
      return [1, 2];
    case 'depth':
      return [0, 1, 2, 3, 4, 5];
    default:
      throw new RangeError(`nobody knows what a ${field} is`);
  }
}
