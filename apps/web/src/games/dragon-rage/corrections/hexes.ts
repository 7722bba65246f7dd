import type { Corrections } from '@hexwyrm/dragon-rage/data';
import { DIRECTIONS, gridOf, hexAt } from '@hexwyrm/hexmap';
import { type Draft, isSame } from '../../../corrections/draft.ts';
import type { Control, Kind, Sheet, Source, Value } from '../../../corrections/kit.ts';
import type { Words } from '../../../i18n/index.ts';
import { chapterAt, withOnMap } from './chapters.ts';
import { laidOver, type MapName, shipped } from './laid.ts';

type Hex = ReturnType<typeof shipped>['map']['hexes'][string];

const GROUNDS = [
  'open',
  'city',
  'forest',
  'river',
  'sea',
  'dock',
  'wooden-bridge',
  'bridge',
  'ford',
  'tower',
  'shore',
  'offmap',
] as const;
type Ground = (typeof GROUNDS)[number];

const WET: ReadonlySet<string> = new Set(['river', 'sea', 'offmap']);
/** Ground that is entered from some hexes only. */
const CROSSINGS: ReadonlySet<Ground> = new Set(['wooden-bridge', 'bridge', 'ford', 'shore']);

const groundOf = ({ terrain, bridge }: Hex): Ground => (bridge === 'wood' ? 'wooden-bridge' : terrain);

const NUMBER: Kind = { kind: 'number', min: 0, max: 9 };
const YES: Kind = { kind: 'yes' };

const hexOf = (draft: Corrections | null, map: MapName, hex: string): Hex => {
  const data = (draft === null ? shipped(map) : laidOver(draft, map)).map;
  return data.hexes[hex] ?? { terrain: data.fill ?? 'offmap', provenance: 'reconstructed' };
};

/** A hex with all that is printed in it. */
export function hexSheet(draft: Corrections, map: MapName, hex: string, words: Words): Sheet {
  const { t } = words;
  const [now, was] = [hexOf(draft, map, hex), hexOf(null, map, hex)];
  const place = [...chapterAt(draft, map, 'hexes'), hex];
  const control = (field: string, label: string, kind: Kind, value: { now: Value; was: Value }): Control => ({
    path: [...place, field].join('.'),
    label,
    kind,
    ...value,
    source: null,
    set: (wanted) => withOnMap(draft, map, [...place, field], isSame(wanted, value.was) ? undefined : wanted),
  });
  const flag = (field: 'inside' | 'vpDoor') =>
    control(field, t(`corrections.rage.hex.${field}`), YES, {
      now: now[field] ?? false,
      was: was[field] ?? false,
    });
  const name = control(
    'name',
    t('corrections.hex.name'),
    { kind: 'text' },
    { now: now.name ?? '', was: was.name ?? '' },
  );
  const points = control('vp', t('corrections.rage.hex.vp'), NUMBER, { now: now.vp ?? 0, was: was.vp ?? 0 });
  const later = control('vpAfterElowynLeaves', t('corrections.rage.hex.vpAfterElowynLeaves'), NUMBER, {
    now: now.vpAfterElowynLeaves ?? now.vp ?? 0,
    was: was.vpAfterElowynLeaves ?? was.vp ?? 0,
  });
  const access = control(
    'access',
    t('corrections.rage.hex.access'),
    { kind: 'row' },
    { now: now.access ?? [], was: was.access ?? [] },
  );
  const controls = [
    groundControl(draft, map, hex, words),
    points,
    { ...name, set: (value: Value) => name.set(value === '' && was.name !== undefined ? null : value) },
    flag('inside'),
    ...(now.vp ? [flag('vpDoor')] : []),
    ...(was.vpAfterElowynLeaves === undefined ? [] : [later]),
    ...(now.access === undefined ? [] : [access]),
  ];
  return { id: hex, title: hex, line: '', groups: [{ title: null, controls }] };
}

/** The ground, with what a bridge is made of and from where it is entered. */
function groundControl(draft: Corrections, map: MapName, hex: string, { t }: Words): Control {
  const was = hexOf(null, map, hex);
  const place = [...chapterAt(draft, map, 'hexes'), hex];
  return {
    path: [...place, 'terrain'].join('.'),
    label: t('corrections.hex.ground'),
    kind: { kind: 'choice', options: GROUNDS.map((value) => ({ value, label: t(`terrain.${value}`) })) },
    now: groundOf(hexOf(draft, map, hex)),
    was: groundOf(was),
    source: null,
    set(value) {
      const ground = GROUNDS.find((one) => one === value) ?? groundOf(was);
      const isShipped = ground === groundOf(was);
      const fields = { terrain: ground === 'wooden-bridge' ? 'bridge' : ground, ...crossingFields(ground) };
      let after: Draft = draft;
      for (const field of ['terrain', 'bridge', 'access'] as const) {
        const wanted = isShipped ? undefined : fields[field];
        const isThere = was[field] !== undefined;
        const written = wanted ?? (isThere && !isShipped ? null : undefined);
        after = withOnMap(after, map, [...place, field], isSame(written, was[field]) ? undefined : written);
      }
      return after;
    },
  };

  function crossingFields(ground: Ground): { bridge?: string; access?: readonly string[] } {
    if (!CROSSINGS.has(ground)) return {};
    const material = { 'wooden-bridge': 'wood', bridge: 'stone' };
    const bridge = ground === 'wooden-bridge' || ground === 'bridge' ? { bridge: material[ground] } : {};
    return { ...bridge, access: was.access ?? banksOf(draft, map, hex) };
  }
}

/** The dry hexes around one: from where a bridge is entered, until its owner says otherwise. */
function banksOf(draft: Corrections, map: MapName, hex: string): readonly string[] {
  const grid = gridOf(shipped(map).map);
  const around = DIRECTIONS.flatMap(
    (direction) => grid.names[grid.neighbour[hexAt(grid, hex) * 6 + direction] ?? -1] ?? [],
  );
  return around.filter((other) => !WET.has(hexOf(draft, map, other).terrain));
}

/** How sure the shipped hex is. */
export function hexSource(map: MapName, hex: string): Source {
  return { kind: hexOf(null, map, hex).provenance === 'rules' ? 'rules' : 'reconstructed' };
}
