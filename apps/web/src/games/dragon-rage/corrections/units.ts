import { notes } from 'virtual:hexwyrm-unit-notes/dragon-rage';
import { type Corrections, UNITS_DATA } from '@hexwyrm/dragon-rage/data';
import type { Path } from '../../../corrections/draft.ts';
import type { Control, Group, Kind, Sheet, Source, Value } from '../../../corrections/kit.ts';
import { controlAt } from '../../../corrections/values/controls.ts';
import { capitalOf } from '../../../corrections/words.ts';
import type { Words } from '../../../i18n/index.ts';
import { laidOver } from './laid.ts';

type Unit = (typeof UNITS_DATA)['units'][number];
type Datum = { readonly value: unknown; readonly confidence: string };

const COUNT: Kind = { kind: 'number', min: 0, max: 99 };
const ROLL: Kind = { kind: 'number', min: 0, max: 12 };
const PRICE: Kind = { kind: 'number', min: 0, max: 99, step: 0.5 };
const YES: Kind = { kind: 'yes' };
const ROW: Kind = { kind: 'row' };

/** Values by the part of the counter or the rules they are about; those of a unit that has them are shown. */
const GROUPS = [
  {
    title: null,
    fields: {
      attack: COUNT,
      defence: COUNT,
      mp: COUNT,
      roadMp: COUNT,
      escape: ROLL,
      hp: COUNT,
      hitOn: ROLL,
      spellPoints: COUNT,
      cost: { invader: PRICE, defender: PRICE },
      counters: COUNT,
      crashDice: { kind: 'number', min: 0, max: 2 },
    },
  },
  {
    title: 'walls',
    fields: { breaking: { door: ROLL, gate: ROLL, scale: ROLL, ladder: YES, scaleUnwatchedOnly: YES } },
  },
  {
    title: 'missiles',
    fields: {
      missile: {
        min: COUNT,
        max: COUNT,
        fromTower: COUNT,
        strength: COUNT,
        longStrength: COUNT,
        sight: YES,
        flyers: YES,
        hit: ROW,
        hitFlying: ROW,
      },
    },
  },
  {
    title: 'moves',
    fields: {
      overrun: { move: YES, strength: COUNT },
      walk: { walkPer: COUNT, slithers: YES, boundRange: COUNT, flyRange: COUNT, attacksAfterLanding: YES },
    },
  },
  {
    title: 'breath',
    fields: {
      breath: { uses: COUNT, range: COUNT, escapeBonus: COUNT, towerBonus: COUNT, fromFlight: YES },
    },
  },
] as const satisfies readonly {
  readonly title: string | null;
  readonly fields: Readonly<Record<string, Kind | Readonly<Record<string, Kind>>>>;
}[];

const AREA = { groups: COUNT, hp: COUNT, strength: COUNT, hitOn: ROLL, divingStrength: COUNT } as const;

/** What a unit does to what it enters; the names are those of the file. */
const DESTROYS = ['enter', 'pillage', 'strike', 'body', 'none'] as const;

export const UNITS: readonly string[] = UNITS_DATA.units.map(({ id }) => id);

/** A type of unit, with all values of it. */
export function unitSheet(draft: Corrections, id: string, words: Words): Sheet {
  const index = UNITS.indexOf(id);
  const [was, now] = [UNITS_DATA.units[index], laidOver(draft).units.units[index]];
  if (was === undefined || now === undefined) throw new RangeError(`there is no unit ${id}`);
  return sheetOf(draft, now, was, words);
}

function sheetOf(draft: Corrections, now: Unit, was: Unit, words: Words): Sheet {
  const { t } = words;
  const { id } = was;
  const groups = GROUPS.map(({ title, fields }): Group => {
    const controls = Object.entries(fields).flatMap(([field, kinds]) =>
      controlsOf(draft, { id, field, kinds, now: datumIn(now, field), was: datumIn(was, field) }, words),
    );
    return { title: title && t(`corrections.rage.group.${title}`), controls };
  });
  const [main = { title: null, controls: [] }, ...others] = groups;
  const all = [main, ...areaGroups(draft, now, was, words), ...others];
  return {
    id,
    title: capitalOf(words.counterName(id), words),
    line: [`colour.${was.colour}`, `kind.${was.kind}`, ...(isMounted(was) ? ['mounted'] : [])]
      .map((what) => (words.has(`corrections.rage.${what}`) ? t(`corrections.rage.${what}`) : what))
      .join(' · '),
    groups: [...all, lastGroup(draft, now, was, words)].filter(({ controls }) => controls.length > 0),
  };
}

const isMounted = ({ traits }: Unit): boolean => traits?.value.includes('mounted') ?? false;

function datumIn(unit: Unit, field: string): Datum | undefined {
  const found = Object.entries(unit).find(([name]) => name === field)?.[1];
  return typeof found === 'object' && 'value' in found ? found : undefined;
}

interface FieldUse {
  readonly id: Unit['id'];
  readonly field: string;
  readonly kinds: Kind | Readonly<Record<string, Kind>>;
  readonly now: Datum | undefined;
  readonly was: Datum | undefined;
}

const isKind = (kinds: FieldUse['kinds']): kinds is Kind => 'kind' in kinds && typeof kinds.kind === 'string';

/** One control for a figure; one for each part of what has parts. */
function controlsOf(draft: Corrections, use: FieldUse, { t }: Words): Control[] {
  const { id, field, kinds, now, was } = use;
  if (now === undefined || was === undefined) return [];
  const source = sourceFrom(was.confidence, notes[id]?.[field]);
  const path = ['units', id, field];
  if (isKind(kinds)) {
    const label = t(`corrections.rage.${field}`);
    return made(draft, path, label, kinds, now.value, was.value, source);
  }
  return Object.entries(kinds).flatMap(([part, kind]) =>
    made(
      draft,
      [...path, part],
      t(`corrections.rage.${field}.${part}`),
      kind,
      partOf(now.value, part),
      partOf(was.value, part),
      source,
    ),
  );
}

const partOf = (whole: unknown, part: string): unknown =>
  typeof whole === 'object' && whole !== null ? new Map(Object.entries(whole)).get(part) : undefined;

function made(
  draft: Corrections,
  path: Path,
  label: string,
  kind: Kind,
  now: unknown,
  was: unknown,
  source: Source,
): Control[] {
  return isValue(now) && isValue(was) ? [controlAt(draft, path, { label, kind, now, was, source })] : [];
}

const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);

/** The body sheet of a monster, area by area. */
function areaGroups(draft: Corrections, now: Unit, was: Unit, { t }: Words): Group[] {
  const before = was.areas;
  if (before === undefined) return [];
  const source = sourceFrom(before.confidence, notes[was.id]?.areas);
  return before.value.map((old): Group => {
    const { area } = old;
    const after = now.areas?.value.find((other) => other.area === area) ?? old;
    const controls = Object.entries(AREA).flatMap(([part, kind]) =>
      made(
        draft,
        ['units', was.id, 'areas', area, part],
        t(`corrections.rage.areas.${part}`),
        kind,
        partOf(after, part),
        partOf(old, part),
        source,
      ),
    );
    return { title: t(`area.${area}`), controls };
  });
}

/** How it destroys. */
function lastGroup(draft: Corrections, now: Unit, was: Unit, { t }: Words): Group {
  const options = DESTROYS.map((value) => ({ value, label: t(`corrections.rage.destroys.${value}`) }));
  const source = sourceFrom(was.destroys.confidence, notes[was.id]?.destroys);
  const written = {
    label: t('corrections.rage.destroys'),
    kind: { kind: 'choice', options },
    source,
  } as const;
  const control = controlAt(draft, ['units', was.id, 'destroys'], {
    ...written,
    now: now.destroys.value,
    was: was.destroys.value,
  });
  return { title: t('corrections.rage.group.destroys'), controls: [control] };
}

function sourceFrom(confidence: string, reason: string | undefined): Source {
  const note = reason === undefined ? {} : { reason };
  if (confidence.startsWith('source:')) return { kind: 'source', name: confidence.slice(7), ...note };
  return { kind: confidence === 'printed' ? 'printed' : 'inferred', ...note };
}
