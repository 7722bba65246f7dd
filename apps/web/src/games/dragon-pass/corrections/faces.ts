import type { Corrections } from '@hexwyrm/dragon-pass/data';
import type { Control, Group, Kind, Other, Source, Value } from '../../../corrections/kit.ts';
import { controlWithin } from '../../../corrections/values/controls.ts';
import type { Words } from '../../../i18n/index.ts';
import type { SHIPPED } from './laid.ts';

type Unit = (typeof SHIPPED)['units'][number];
type Face = Unit['front'];
type Factor = Face[keyof Face];

const BLANK: Other = { value: null, sign: '–' };
const DOUBLE: Other = { value: 'x2', sign: '×2' };

const YES: Kind = { kind: 'yes' };
const MARKS: Kind = { kind: 'number', min: 0, max: 3 };

const figure = (min: number, ...others: readonly Other[]): Kind => ({
  kind: 'number',
  min,
  max: 40,
  others: [BLANK, ...others],
});

/** The figure of each factor, and the symbols it may have. */
const FACTORS = {
  cf: {
    value: figure(0, { value: 'stack', sign: '=' }),
    missile: MARKS,
    leader: MARKS,
    cyclic: 'cycle',
    parenthesized: YES,
    herd: YES,
    treasure: YES,
  },
  mgf: {
    value: figure(-20, { value: 'inf', sign: '∞' }, { value: 'die', sign: 'd6' }, DOUBLE),
    cyclic: 'cycle',
    exotic: YES,
    chaotic: YES,
    half: YES,
  },
  mf: {
    value: figure(0, { value: '+2', sign: '+2' }, DOUBLE),
    heroicMove: YES,
    flies: YES,
    waterwalk: YES,
    stonewalk: YES,
    specialMove: YES,
  },
  rf: { value: figure(0, DOUBLE), physical: YES, special: YES, parenthesized: YES },
} as const satisfies Readonly<Record<keyof Face, Readonly<Record<string, Kind | 'cycle'>>>>;

const CYCLES = ['none', 'full', 'half'] as const;

interface Shown {
  readonly draft: Corrections;
  readonly id: string;
  readonly side: 'front' | 'back';
  readonly now: Face;
  readonly was: Face;
  readonly source: Source;
}

/** One side of a counter: its four factors with their symbols. */
export const faceGroup = (shown: Shown, words: Words): Group => ({
  title: words.t(`corrections.pass.${shown.side}`),
  controls: (['cf', 'mgf', 'mf', 'rf'] as const).flatMap((name) => factorControls(shown, name, words)),
});

function factorControls(shown: Shown, name: keyof Face, { t }: Words): Control[] {
  const { draft, id, side, source } = shown;
  const whole = { now: shown.now[name], was: shown.was[name] };
  const path = ['units', id, side, name];
  return Object.entries(FACTORS[name]).map(([part, kind]: [string, Kind | 'cycle']): Control => {
    const read = (factor: Factor): Value => valueIn(factor, part) ?? (part === 'value' ? null : none(kind));
    const what = part === 'value' ? t(`corrections.pass.${name}`) : t(`corrections.pass.${part}`);
    const label = part === 'value' || kind === YES ? what : `${t(`corrections.pass.${name}`)}: ${what}`;
    const control = controlWithin(draft, path, whole, part, {
      label: kind === YES ? `${t(`corrections.pass.${name}`)}: ${what}` : label,
      kind: kind === 'cycle' ? cycleKind(t) : kind,
      now: read(whole.now),
      was: read(whole.was),
      source: part === 'value' ? source : null,
    });
    return kind === 'cycle'
      ? { ...control, set: (value) => control.set(value === 'none' ? '' : value) }
      : control;
  });
}

const cycleKind = (t: Words['t']): Kind => ({
  kind: 'choice',
  options: CYCLES.map((value) => ({ value, label: t(`corrections.pass.cycle.${value}`) })),
});

function none(kind: Kind | 'cycle'): Value {
  if (kind === 'cycle') return 'none';
  return kind.kind === 'yes' ? false : 0;
}

function valueIn(factor: Factor, part: string): Value | undefined {
  const value: unknown = Object.entries(factor).find(([name]) => name === part)?.[1];
  const isValue = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
  return isValue ? value : undefined;
}
