import type { Action, CityMap, View } from '@hexwyrm/dragon-rage';
import { hasButton, inOrder, type Kind, kindOf } from '../games/dragon-rage/table/kinds.ts';
import { type Hex, targetOf, type UnitId, unitOf } from '../games/dragon-rage/table/target.ts';
import type { Way } from './ways.ts';

export type TypeId = View['units'][number]['type'];

/** Who or what a person is about to use: a unit, or a counter that is not on the board yet. */
export type Subject =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'counter'; readonly what: TypeId };

/** One thing that can be done at one hex; its actions differ in facing, way, groups or area only. */
export interface Option {
  readonly kind: Kind;
  readonly hex: Hex;
  readonly actions: readonly [Action, ...Action[]];
  /** Where several steps lead there: for each of the actions, which is then the last step, the whole way. */
  readonly ways?: readonly Way[];
}

/** Somebody, or a bolt held back, is added to the attack that is being put together. */
export type Join = Extract<Action, { type: 'join' }>;

/** Every legal action, sorted by who acts. */
export interface Menu {
  readonly units: ReadonlyMap<UnitId, readonly Action[]>;
  readonly counters: ReadonlyMap<TypeId, readonly Action[]>;
  /** Others may join the attack that is being put together: clicked where they stand. */
  readonly joins: readonly Join[];
  /** Not about a unit on the board: answered by a button. */
  readonly answers: readonly Action[];
  readonly end: Action | null;
}

export function menuOf(legal: readonly Action[]): Menu {
  const units = new Map<UnitId, Action[]>();
  const counters = new Map<TypeId, Action[]>();
  const joins: Join[] = [];
  const answers: Action[] = [];
  let end: Action | null = null;
  for (const action of legal) {
    if (action.type === 'end') end = action;
    else if (action.type === 'place' || action.type === 'arrive') push(counters, action.what, action);
    else if (action.type === 'join') joins.push(action);
    else if (unitOf(action) >= 0) push(units, unitOf(action), action);
    else answers.push(action);
  }
  return { units, counters, joins, answers, end };
}

function push<K>(map: Map<K, Action[]>, key: K, action: Action): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

const NONE: readonly Action[] = [];

export function actionsOf(menu: Menu, subject: Subject | null): readonly Action[] {
  if (subject === null) return NONE;
  return (subject.kind === 'unit' ? menu.units.get(subject.unit) : menu.counters.get(subject.what)) ?? NONE;
}

/** What the subject can do, grouped by hex and kind. */
export function optionsOf(actions: readonly Action[], view: View, map: CityMap): readonly Option[] {
  const found = new Map<string, { kind: Kind; hex: Hex; actions: [Action, ...Action[]] }>();
  for (const action of actions) {
    const kind = kindOf(action);
    const hex = targetOf(action, view, map);
    const key = `${kind}@${hex}`;
    const option = found.get(key);
    if (option) option.actions.push(action);
    else found.set(key, { kind, hex, actions: [action] });
  }
  return [...found.values()];
}

export const sorted = (options: readonly Option[]): readonly Option[] =>
  [...options].sort((a, b) => inOrder(a.kind, b.kind) || a.hex - b.hex);

/** The kinds among the options, in the order of their buttons, with how many hexes each reaches. */
export function kindsIn(options: readonly Option[]): readonly { kind: Kind; count: number }[] {
  const counts = new Map<Kind, number>();
  for (const { kind } of options) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => inOrder(a.kind, b.kind));
}

/**
 * The options that are marked on the board: those of the chosen kind, or all. Flights go everywhere, so they are shown
 * only when asked for or when there is nothing else; spells only when asked for, unless there is one alone.
 */
export function shownOptions(options: readonly Option[], chosen: Kind | null): readonly Option[] {
  if (chosen !== null) return options.filter(({ kind }) => kind === chosen);
  const quiet = options.filter(({ kind }) => !hasButton(kind) && kind !== 'fly' && !kind.startsWith('cast-'));
  if (quiet.length > 0) return quiet;
  const kinds = new Set(options.map(({ kind }) => kind).filter((kind) => !hasButton(kind)));
  const first = kinds.has('fly') ? 'fly' : kinds.size === 1 ? [...kinds][0] : undefined;
  return options.filter(({ kind }) => kind === first);
}

/** What can be done at the hex; who would run into an enemy is first offered to fight him. */
export const optionsAt = (options: readonly Option[], hex: Hex): readonly Option[] =>
  options
    .filter((option) => option.hex === hex)
    .sort((a, b) => Number(b.kind === 'overrun') - Number(a.kind === 'overrun'));
