import type { Fault } from '@hexwyrm/hexmap';
import type { UnitCorrection } from './corrections-schema.ts';
import type { FaceData, UnitTypeData } from './data.ts';

/** Lays corrected figures over the counters; the result is checked as a whole afterwards. */
export function correctUnits(
  units: readonly UnitTypeData[],
  corrections: Readonly<Record<string, UnitCorrection>>,
  faults: Fault[],
): readonly UnitTypeData[] {
  const known = new Set(units.map(({ id }) => id));
  for (const id of Object.keys(corrections))
    if (!known.has(id)) faults.push({ path: `units.${id}`, reason: `unknown name ${id}` });
  return units.map((unit) => {
    const correction = corrections[unit.id];
    return correction ? correctUnit(unit, correction, faults) : unit;
  });
}

function correctUnit(unit: UnitTypeData, correction: UnitCorrection, faults: Fault[]): UnitTypeData {
  const { names, front, back, cavalry, homeCity } = correction;
  if (back && unit.back === null)
    faults.push({ path: `units.${unit.id}.back`, reason: 'the counter has no back' });
  return {
    ...unit,
    ...(names && { names, count: names.length }),
    ...(front && { front: correctFace(unit.front, front) }),
    ...(back && unit.back && { back: correctFace(unit.back, back) }),
    ...(cavalry !== undefined && { ironhoofCavalry: cavalry }),
    ...(homeCity && { homeCity }),
    confidence: 'corrected',
  };
}

const correctFace = (
  face: FaceData,
  { cf, mgf, mf, rf }: NonNullable<UnitCorrection['front']>,
): FaceData => ({
  cf: cf ?? face.cf,
  mgf: mgf ?? face.mgf,
  mf: mf ?? face.mf,
  rf: rf ?? face.rf,
});
