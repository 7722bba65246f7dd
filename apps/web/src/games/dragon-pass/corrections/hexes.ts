import type { Corrections } from '@hexwyrm/dragon-pass/data';
import type { Kind, Sheet, Source, Value } from '../../../corrections/kit.ts';
import { controlAt } from '../../../corrections/values/controls.ts';
import type { Words } from '../../../i18n/index.ts';
import { laidOver, SHIPPED } from './laid.ts';

type Hex = (typeof SHIPPED)['map']['hexes'][number];

const TERRAINS = ['open', 'forest', 'marsh', 'hill', 'hill-forest', 'mountain', 'lake', 'sea'] as const;
const STRUCTURES = ['fortress', 'stockade', 'town', 'temple', 'altar', 'ruin', 'dragonewt-city'] as const;
const TERRITORIES = [
  'neutral',
  'lunar-dark',
  'lunar-light',
  'old-sartar',
  'sartar-outer',
  'black-horse',
  'cragspider',
  'wintertop',
  'beast-valley',
  'grazelands',
] as const;

const TEXT: Kind = { kind: 'text' };

const hexIn = (hexes: readonly Hex[], name: string): Hex => {
  const found = hexes.find(({ hex }) => hex === name);
  if (found === undefined) throw new RangeError(`hex ${name} is off the map`);
  return found;
};

/** A hex with all that is printed in it. */
export function hexSheet(draft: Corrections, hex: string, { t }: Words): Sheet {
  const now = hexIn(laidOver(draft).map.hexes, hex);
  const was = hexIn(SHIPPED.map.hexes, hex);
  const control = (field: keyof Hex, label: string, kind: Kind, value: { now: Value; was: Value }) =>
    controlAt(draft, ['hexes', hex, field], { label, kind, ...value });
  const choice = (prefix: 'terrain' | 'territory' | 'structure', values: readonly string[]): Kind => ({
    kind: 'choice',
    options: values.map((value) => ({ value, label: t(`${prefix}.${value}`) })),
  });
  /** What a hex may do without: null takes it away. */
  const dispensable = (
    field: 'name' | 'region' | 'structure',
    label: string,
    kind: Kind,
    nothing: string,
  ) => {
    const made = control(field, label, kind, { now: now[field] ?? nothing, was: was[field] ?? nothing });
    return {
      ...made,
      set: (value: Value) => made.set(value === nothing && was[field] !== undefined ? null : value),
    };
  };
  const built = choice('structure', STRUCTURES);
  const none = { value: 'none', label: t('corrections.pass.none') };
  const structure: Kind = built.kind === 'choice' ? { ...built, options: [none, ...built.options] } : built;
  const controls = [
    control('terrain', t('corrections.hex.ground'), choice('terrain', TERRAINS), {
      now: now.terrain,
      was: was.terrain,
    }),
    dispensable('structure', t('corrections.pass.structure'), structure, 'none'),
    control('territory', t('corrections.pass.territory'), choice('territory', TERRITORIES), {
      now: now.territory,
      was: was.territory,
    }),
    dispensable('name', t('corrections.hex.name'), TEXT, ''),
    dispensable('region', t('corrections.pass.region'), TEXT, ''),
    control(
      'headwaters',
      t('corrections.pass.headwaters'),
      { kind: 'yes' },
      {
        now: now.headwaters ?? false,
        was: was.headwaters ?? false,
      },
    ),
  ];
  return { id: hex, title: hex, line: '', groups: [{ title: null, controls }] };
}

/** How sure the shipped hex is. */
export function hexSource(hex: string): Source {
  const { provenance } = hexIn(SHIPPED.map.hexes, hex);
  return { kind: provenance === 'rules' || provenance === 'source' ? provenance : 'reconstructed' };
}
