import type { Figures, UnitType } from '@hexwyrm/dragon-pass';
import { POWER_CLAUSES } from '@hexwyrm/dragon-pass/data';
import type { Saying } from '@hexwyrm/words';
import type { MessageId } from '../../../i18n/index.ts';

type Printed = UnitType['printed']['front'];
type Value = Printed['cf'];
export type FactorName = 'combat' | 'magic' | 'move' | 'range';

/** What a sign on a counter means, and where the rules say so. */
export interface Sign extends Saying {
  readonly id: MessageId;
  readonly factor: FactorName;
  readonly clause: string;
}

/** Everything on a counter, sign by sign; `now` gives the current factors if it is in a game. */
export function signsOf(type: UnitType, side: 'front' | 'back', now: Figures | null): readonly Sign[] {
  const printed = (side === 'back' && type.printed.back) || type.printed.front;
  return [
    ...combatSigns(printed, now),
    ...magicSigns(type, printed, now),
    ...moveSigns(printed.mf),
    ...rangeSigns(type, printed.rf, now),
  ];
}

type Told = readonly [id: MessageId, clause: string, values?: Saying['values']];

const signs = (factor: FactorName, told: readonly (Told | false | undefined)[]): Sign[] =>
  told.flatMap((one) => (one ? [{ factor, id: one[0], clause: one[1], values: one[2] ?? {} }] : []));

function combatSigns({ cf }: Printed, now: Figures | null): Sign[] {
  const { value, leader = 0, missile = 0 } = cf;
  return signs('combat', [
    moonSign(cf, now?.combat ?? null, now) ??
      (value === null
        ? ['pass.told.no-combat', 'DP-4.2-c']
        : value === 'stack'
          ? ['pass.told.borrows', 'DP-4.5.1-e']
          : ['pass.told.combat', 'DP-4.1-b', { value: now?.combat ?? Number(value) }]),
    isDoubled(cf, now?.combat) && DOUBLED,
    cf.parenthesized && ['pass.told.single', 'DP-4.5.1-b'],
    leader > 0 && ['pass.told.leader', 'DP-7.10.6.5-a', { count: leader }],
    missile > 0 && ['pass.told.missiles', 'DP-4.5.1-a', { count: missile }],
    cf.herd && ['pass.told.herd', 'DP-4.5.1-f'],
  ]);
}

function magicSigns({ id }: UnitType, { mgf }: Printed, now: Figures | null): Sign[] {
  return signs('magic', [
    moonSign(mgf, now?.magic ?? null, now) ?? magicSign(mgf, now),
    isDoubled(mgf, now?.magic) && DOUBLED,
    mgf.exotic && ['pass.told.exotic', POWERS[id] ?? 'DP-4.5.2-c'],
  ]);
}

function magicSign({ value }: Value, now: Figures | null): Told {
  if (value === null) return ['pass.told.no-magic', 'DP-4.2-c'];
  if (value === 'inf') return ['pass.told.endless', 'DP-4.5.2-a'];
  if (value === 'die') return ['pass.told.die', 'DP-4.5.2-d'];
  if (value === 'x2') return ['pass.told.doubler', 'DP-4.5.2-d'];
  if (Number(value) < 0) return ['pass.told.chaos', 'DP-4.5.2-b'];
  return ['pass.told.magic', 'DP-4.1-b', { value: now?.magic ?? Number(value) }];
}

function moonSign({ cyclic, value }: Value, factor: number | null, now: Figures | null): Told | undefined {
  if (cyclic === undefined) return undefined;
  const values = { value: factor ?? Number(value), glow: String(now?.glowing ?? false) };
  return cyclic === 'half'
    ? ['pass.told.half-moon', 'DP-11.2-b', values]
    : ['pass.told.moon', 'DP-11.2-a', values];
}

const DOUBLED: Told = ['pass.told.doubled', 'DP-16.7.2-a'];

/** A number that is not the printed one any more. */
const isDoubled = ({ value, cyclic }: Value, now: number | null | undefined): boolean =>
  cyclic === undefined && typeof value === 'number' && typeof now === 'number' && now > value;

function moveSigns(mf: Value): Sign[] {
  return signs('move', [
    moveSign(mf),
    mf.heroicMove && ['pass.told.heroic', 'DP-6.2.2-a'],
    mf.flies && ['pass.told.air', 'DP-6.2.4-a'],
    mf.waterwalk && ['pass.told.water', 'DP-6.2.3-a'],
    mf.stonewalk && ['pass.told.stone', 'DP-6.2.5-a'],
    mf.specialMove && ['pass.told.odd-move', 'DP-4.5.3-a'],
  ]);
}

function moveSign({ value }: Value): Told {
  if (value === null) return ['pass.told.no-move', 'DP-4.2-c'];
  if (value === 0) return ['pass.told.carried', 'DP-6.7-a'];
  if (value === '+2') return ['pass.told.hastens', 'DP-16.9-a'];
  if (value === 'x2') return ['pass.told.speeds', 'DP-16.15-b'];
  return ['pass.told.move', 'DP-4.1-b', { value: Number(value) }];
}

function rangeSigns(type: UnitType, rf: Value, now: Figures | null): Sign[] {
  return signs('range', [rangeSign(type, rf, now), isDoubled(rf, now?.range) && DOUBLED]);
}

function rangeSign({ kind, master }: UnitType, rf: Value, now: Figures | null): Told {
  const { value } = rf;
  if (value === null) return ['pass.told.no-range', 'DP-4.5.4-a'];
  if (value === 0) return ['pass.told.defends', 'DP-4.5.4-a'];
  if (value === 'x2') return ['pass.told.doubler', 'DP-16.7.2-a'];
  const reach = { value: now?.range ?? Number(value) };
  if (rf.parenthesized || rf.special) return ['pass.told.odd-range', 'DP-4.5.4-a', { value: Number(value) }];
  if (master !== null) return ['pass.told.own-range', 'DP-4.2-d', reach];
  if (kind === 'spirit') return ['pass.told.reach', 'DP-4.2-a', reach];
  return [rf.physical ? 'pass.told.physical' : 'pass.told.range', 'DP-4.2-a', reach];
}

/** Where the rules of exotic powers begin. */
const POWERS: Readonly<Record<string, string>> = POWER_CLAUSES;
