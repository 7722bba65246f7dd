import { type Dice, type GameState, pickIndex, pickOne } from '@hexwyrm/kernel';
import { type Shape, shapesOf, type Typed } from '../action-schema.ts';
import { type Places, someValue, valuesOf } from './field-values.ts';
import type { Subject } from './subject.ts';

export type Fields = Record<string, unknown>;

/** How many attempts are made of a kind of action with too many to try all, and of one that is not offered. */
const OFFERED = 80;
const NOT_OFFERED = 2;

/**
 * What people who do not know the rules might try, by kind of action: everything where that is little, else legal actions
 * with fields changed.
 */
export function attemptsIn<S extends GameState, A extends Typed>(
  subject: Subject<S, A>,
  state: S,
  legal: readonly A[],
  dice: Dice,
): ReadonlyMap<string, readonly Fields[]> {
  const offered = subject.offered(state);
  const places = placesIn(subject, state);
  const attempts = new Map<string, readonly Fields[]>();
  for (const [type, shape] of shapesOf(subject.actions)) {
    const known = legal.filter((action) => action.type === type);
    attempts.set(type, attemptsOf(type, shape, known, offered.includes(type), places, dice));
  }
  return attempts;
}

/** One legal action with fields changed. */
export function attemptNear<S extends GameState, A extends Typed>(
  subject: Subject<S, A>,
  state: S,
  legal: readonly A[],
  dice: Dice,
): Fields {
  const action = pickOne(dice, legal);
  const shape = shapesOf(subject.actions).get(action.type);
  if (shape === undefined) throw new TypeError(`no schema for ${action.type}`);
  const hasFields = Object.keys(shape).length > 0;
  return hasFields
    ? changed(action.type, shape, [action], placesIn(subject, state), dice)
    : { type: action.type };
}

const placesIn = <S extends GameState, A extends Typed>(subject: Subject<S, A>, state: S): Places => ({
  hexes: subject.hexes(state),
  units: Array.from({ length: subject.countUnits(state) }, (_, unit) => unit),
  near: once((unit: number | null) => subject.nearbyHexes(state, unit)),
});

function attemptsOf(
  type: string,
  shape: Shape,
  known: readonly object[],
  isOffered: boolean,
  places: Places,
  dice: Dice,
): readonly Fields[] {
  const [first, second] = Object.entries(shape);
  if (first === undefined) return [{ type }];
  const [field, schema] = first;
  const values = isOffered && second === undefined ? valuesOf(schema, places) : null;
  if (values) return values.map((value) => ({ type, ...given(field, value) }));
  const count = isOffered ? OFFERED : NOT_OFFERED;
  return Array.from({ length: count }, () => changed(type, shape, known, places, dice));
}

/** An absent field is left out, as it is in JSON. */
const given = (field: string, value: unknown): Fields => (value === undefined ? {} : { [field]: value });

/** A legal action of the kind with one or two fields changed; where there is none, fields at random. */
function changed(type: string, shape: Shape, known: readonly object[], places: Places, dice: Dice): Fields {
  const names = Object.keys(shape);
  const before: Fields = known.length > 0 ? { ...pickOne(dice, known) } : {};
  const changes = new Set([
    pickOne(dice, names),
    ...(pickIndex(dice, 3) === 0 ? [pickOne(dice, names)] : []),
  ]);
  const unit = typeof before.unit === 'number' ? before.unit : null;
  let attempt: Fields = { type };
  for (const [name, schema] of Object.entries(shape)) {
    const keeps = known.length > 0 && !changes.has(name);
    attempt = { ...attempt, ...given(name, keeps ? before[name] : someValue(schema, places, unit, dice)) };
  }
  return attempt;
}

/** Works each answer out once: thousands of attempts ask for the hexes near a few units. */
function once<K, V>(ask: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = ask(key);
    known.set(key, found);
    return found;
  };
}
