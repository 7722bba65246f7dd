import type { Action, View } from '@hexwyrm/bridgehead';
import { GRID } from '@hexwyrm/bridgehead/data';
import type { Seat } from '@hexwyrm/kernel';
import type { Hex, Mark, UnitId } from '../../../board/types.ts';
import type { KindTraits, Looked, PlayKit, Pointed } from '../../../table/kit.ts';
import type { Preview } from '../../../table/select/selection-store.ts';
import { pathOf, type Way } from '../../../table/select/ways.ts';

const KINDS: Readonly<Record<Action['type'], KindTraits>> = {
  move: { icon: 'walk', family: 'walk', digit: 1 },
  attack: { icon: 'melee', family: 'target', rolls: 'decisive', digit: 1 },
  end: { icon: 'turn' },
  concede: {},
};

const hexNamed = (name: string): Hex => GRID.index.get(name) ?? -1;

function targetOf(action: Action): Hex {
  if (action.type === 'move') return hexNamed(action.to);
  return action.type === 'attack' ? hexNamed(action.hex) : -1;
}

const placeOf = ({ units }: View, unit: UnitId): Hex => units[unit].hex;

/** A step or an attack there, as the phase has it. */
function actionAt({ phase }: View, unit: UnitId, hex: Hex): Action {
  const name = GRID.names[hex];
  return phase === 'movement' ? { type: 'move', unit, to: name } : { type: 'attack', unit, hex: name };
}

function wanted({ subject, hex, view }: Pointed & { readonly view: View }): Action | null {
  if (subject?.kind !== 'unit' || placeOf(view, subject.unit) === hex) return null;
  return actionAt(view, subject.unit, hex);
}

/** The first hex beside the unit. */
function idle(unit: UnitId, view: View): Action | null {
  const hex = placeOf(view, unit);
  const beside = GRID.neighbour.subarray(hex * 6, hex * 6 + 6).find((next) => next >= 0);
  return beside === undefined ? null : actionAt(view, unit, beside);
}

/** The way of a move, and the unit where it would be. */
function marksOf(
  view: View,
  { preview }: Looked & { readonly preview: Preview<Action> | null },
): readonly Mark[] {
  if (preview?.action.type !== 'move') return [];
  const { unit } = preview.action;
  const { hex } = preview.option;
  const path = preview.way === null ? [placeOf(view, unit), hex] : pathOf(preview.way, hex, GRID);
  return [
    ...path.map((step): Mark => ({ kind: 'path', hex: step })),
    { kind: 'ghost', hex, unit, facing: -1 },
  ];
}

const NO_MARKS: readonly Mark[] = [];

/** How Bridgehead is handled. */
export const bridgeheadPlay: PlayKit = {
  kinds: KINDS,
  kindOf: ({ type }: Action) => type,
  roleOf: (action: Action) =>
    action.type === 'end' ? 'end' : 'unit' in action ? { kind: 'unit', unit: action.unit } : 'answer',
  targetOf,
  placeOf,
  unitsIn: ({ units }: View, hex) => units.flatMap((unit, id) => (unit.hex === hex ? [id] : [])),
  isOwn: ({ units }: View, unit: UnitId, seat: Seat) => units[unit].side === seat,
  namesWay: (actions) => actions.at(-1),
  summaryOf: (way: Way<Action>, last: Action) => (last.type === 'move' ? { ...last, to: way.to } : last),
  variants: {
    rivals: ([first]) => [first],
    proposal: ([first]) => first,
    vary: (_actions, present) => present,
    turned: (_actions, present) => present,
  },
  wanted,
  idle,
  missing: () => [],
  forgotten: (view: View, { units }, done) => (view.phase === 'fighting' || !done ? [...units.keys()] : []),
  overlays: [],
  keys: [],
  partiesOf: () => [],
  marksOf,
  useAskedMarks: () => NO_MARKS,
  useSigns: () => [],
};
