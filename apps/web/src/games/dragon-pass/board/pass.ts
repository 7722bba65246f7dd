import type { View } from '@hexwyrm/dragon-pass';
import { mapDataFor, worldFor } from '@hexwyrm/dragon-pass/data';
import { type Field, makeField } from '../../../board/field.ts';
import type { MapData } from '../art/terrain/map-data.ts';
import { BORDER } from '../art/terrain/scene.ts';

/** The field of Dragon Pass. */
export interface Pass extends Field {
  readonly ground: MapData;
}

type Corrections = NonNullable<View['corrections']>;

let printed: Pass | null = null;
const corrected = new WeakMap<Corrections, Pass>();

export const passOf = ({ corrections }: View): Pass => passFor(corrections);

export function passFor(corrections: View['corrections']): Pass {
  if (corrections === null) {
    printed ??= makePass(null);
    return printed;
  }
  const pass = corrected.get(corrections) ?? makePass(corrections);
  corrected.set(corrections, pass);
  return pass;
}

function makePass(corrections: Corrections | null): Pass {
  const { grid } = worldFor(corrections).land;
  const ground = mapDataFor(corrections);
  const isOn = (hex: number): boolean => hex >= 0 && hex < grid.size;
  return { ...makeField('dragon-pass', ground, grid, isOn, BORDER), ground };
}
