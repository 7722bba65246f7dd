import type { Hex, UnitId } from '../../board/types.ts';
import type { GameAction, GameView } from '../../kit/kit.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { KindTraits, PlayKit } from '../kit.ts';
import type { Way } from './ways.ts';

/** A way of acting that a person can choose between. */
export type Kind = string;

/** What the player is about to use: a unit, or a counter that is not on the board yet. */
export type Subject =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'counter'; readonly what: string };

/** One thing that can be done at one hex; its actions differ in facing, way, groups or area only. */
export interface Option<A extends GameAction = GameAction> {
  readonly kind: Kind;
  readonly hex: Hex;
  readonly actions: readonly [A, ...A[]];
  /** Where several steps lead there: for each of the actions, which is then the last step, the whole way. */
  readonly ways?: readonly Way<A>[];
}

/** Every legal action, sorted by who acts. */
export interface Menu<A extends GameAction = GameAction> {
  readonly units: ReadonlyMap<UnitId, readonly A[]>;
  readonly counters: ReadonlyMap<string, readonly A[]>;
  /** Units that may join the attack being put together: clicked in place. */
  readonly joins: readonly A[];
  /** Not about a unit on the board: answered by a button. */
  readonly answers: readonly A[];
  readonly end: A | null;
}

export function menuOf(legal: readonly GameAction[], play: Pick<PlayKit, 'roleOf'>): Menu {
  const units = new Map<UnitId, GameAction[]>();
  const counters = new Map<string, GameAction[]>();
  const joins: GameAction[] = [];
  const answers: GameAction[] = [];
  let end: GameAction | null = null;
  for (const action of legal) {
    const role = play.roleOf(action);
    if (role === 'end') end = action;
    else if (role === 'join') joins.push(action);
    else if (role === 'answer') answers.push(action);
    else if (role.kind === 'unit') push(units, role.unit, action);
    else push(counters, role.what, action);
  }
  return { units, counters, joins, answers, end };
}

function push<K>(map: Map<K, GameAction[]>, key: K, action: GameAction): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

const NONE: readonly GameAction[] = [];

export function actionsOf(menu: Menu, subject: Subject | null): readonly GameAction[] {
  if (subject === null) return NONE;
  return (subject.kind === 'unit' ? menu.units.get(subject.unit) : menu.counters.get(subject.what)) ?? NONE;
}

/** Actions started at their hex while no unit is selected. */
export const openIn = (legal: readonly GameAction[], play: Pick<PlayKit, 'kinds' | 'kindOf'>) =>
  legal.filter((action) => traitsOf(play, play.kindOf(action)).open);

/** What the subject can do, grouped by hex and kind. */
export function optionsOf(
  actions: readonly GameAction[],
  view: GameView,
  play: Pick<PlayKit, 'kindOf' | 'targetOf'>,
): readonly Option[] {
  const found = new Map<string, { kind: Kind; hex: Hex; actions: [GameAction, ...GameAction[]] }>();
  for (const action of actions) {
    const kind = play.kindOf(action);
    const hex = play.targetOf(action, view);
    const key = `${kind}@${hex}`;
    const option = found.get(key);
    if (option) option.actions.push(action);
    else found.set(key, { kind, hex, actions: [action] });
  }
  return [...found.values()];
}

type Kinds = Pick<PlayKit, 'kinds'>;

const PLAIN: KindTraits = {};

export const traitsOf = ({ kinds }: Kinds, kind: Kind): KindTraits => kinds[kind] ?? PLAIN;

export const iconOf = (play: Kinds, kind: Kind): IconName => traitsOf(play, kind).icon ?? 'pointer';

/** The order of buttons; kinds that have none come last. */
export function inOrder({ kinds }: Kinds): (a: Kind, b: Kind) => number {
  const names = Object.keys(kinds);
  const rank = (kind: Kind) => (names.includes(kind) ? names.indexOf(kind) : names.length);
  return (a, b) => rank(a) - rank(b);
}

export function sorted(options: readonly Option[], play: Kinds): readonly Option[] {
  const order = inOrder(play);
  return [...options].sort((a, b) => order(a.kind, b.kind) || a.hex - b.hex);
}

/** The kinds among the options, in the order of their buttons, with how many hexes each reaches. */
export function kindsIn(options: readonly Option[], play: Kinds): readonly { kind: Kind; count: number }[] {
  const counts = new Map<Kind, number>();
  const order = inOrder(play);
  for (const { kind } of options) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => order(a.kind, b.kind));
}

/**
 * The options marked on the board: those of the chosen kind, or all. Quiet ones only on request, unless there
 * is only one kind.
 */
export function shownOptions(
  options: readonly Option[],
  chosen: Kind | null,
  play: Kinds,
): readonly Option[] {
  if (chosen !== null) return options.filter(({ kind }) => kind === chosen);
  const marked = options.filter(({ kind }) => !traitsOf(play, kind).button);
  const loud = marked.filter(({ kind }) => !traitsOf(play, kind).quiet);
  if (loud.length > 0) return loud;
  return new Set(marked.map(({ kind }) => kind)).size === 1 ? marked : [];
}

/** What can be done at the hex; a unit that would run into an enemy is first offered to fight it. */
export const optionsAt = (options: readonly Option[], hex: Hex, play: Kinds): readonly Option[] =>
  options.filter((option) => option.hex === hex).sort((a, b) => first(play, b.kind) - first(play, a.kind));

const first = (play: Kinds, kind: Kind): number => Number(traitsOf(play, kind).first ?? false);

/** How a unit turns in place: plainly if it can, else in a mode used only on request. */
export function turningIn(options: readonly Option[], play: Kinds): Option | undefined {
  const turning = options.filter(({ kind }) => traitsOf(play, kind).turns);
  return turning.find(({ kind }) => !traitsOf(play, kind).quiet) ?? turning[0];
}
