import type { UnitType } from '@hexwyrm/dragon-pass';
import type { Factor, Gait, Print, UnitFace } from './faces.ts';
import { BLANK, ENDLESS, STAR } from './figures.ts';
import { type Livery, PEOPLES } from './livery.ts';
import { isUnitId } from './unit-art.ts';

type Printed = UnitType['printed']['front'];
type Value = Printed['cf'];

/** The counter of a type as printed; `side` back is the one that is up when it is disrupted. */
export function printedFace(type: UnitType, number: number, side: 'front' | 'back' = 'front'): UnitFace {
  const { id } = type;
  if (!isUnitId(id)) throw new RangeError(`there is no picture of ${id}`);
  const down = side === 'back' && type.printed.back !== null;
  const berserk = down && type.kind === 'superhero';
  return {
    ...printOf((down && type.printed.back) || type.printed.front),
    unit: id,
    number,
    livery: liveryOf(type),
    ...(berserk && { berserk }),
    ...(down && !berserk && { disrupted: true }),
  };
}

function printOf({ cf, mgf, mf, rf }: Printed): Print {
  return {
    combat: factorOf(cf),
    magic: factorOf(mgf),
    move: factorOf(mf),
    range: rf.value === null ? null : factorOf(rf),
    single: cf.parenthesized ?? false,
    leadership: cf.leader ?? 0,
    missiles: cf.missile ?? 0,
    herd: cf.herd ?? false,
    exotic: (mgf.exotic ?? false) && mgf.value !== null,
    chaotic: mgf.chaotic ?? false,
    oddMove: (mf.specialMove ?? false) && mf.value !== null,
    gait: gaitOf(mf),
    oddRange: (rf.parenthesized ?? false) || (rf.special ?? false),
    physical: rf.physical ?? false,
  };
}

/** Signs that stand for a factor (DP-4.5.1-e, DP-4.5.2-a, DP-4.5.2-d). */
const SIGNS: Readonly<Record<string, string>> = { inf: ENDLESS, stack: '=', die: 'd6', x2: '×2' };

function factorOf({ value, cyclic, half, exotic, specialMove }: Value): Factor {
  if (cyclic === 'full' || cyclic === 'half') return { moon: cyclic };
  if (value === null) return { text: exotic || specialMove ? STAR : BLANK };
  if (typeof value === 'string') return { text: `${half ? '½' : ''}${SIGNS[value] ?? value}` };
  return { text: value < 0 ? `−${-value}` : halves(value) };
}

const halves = (value: number): string =>
  Number.isInteger(value) ? String(value) : `${value < 1 ? '' : Math.floor(value)}½`;

function gaitOf({ heroicMove, flies, waterwalk, stonewalk }: Value): Gait | null {
  if (flies) return 'air';
  if (waterwalk) return 'water';
  if (stonewalk) return 'stone';
  return heroicMove ? 'heroic' : null;
}

/** Two peoples of the last sheet have colours of their own (DP-4.4-b). */
const MISC: Readonly<Record<string, Livery>> = {
  'sun-dome-templars': 'sun-dome',
  'tusk-riders': 'chaos',
  delecti: 'chaos',
  zombies: 'chaos',
  hydra: 'chaos',
};

function liveryOf({ id, nation, faction }: UnitType): Livery {
  if (nation !== 'spirit') return MISC[id] ?? nation;
  const people = PEOPLES.find((one) => one === faction);
  return people ? `spirit-${people}` : 'spirit';
}
