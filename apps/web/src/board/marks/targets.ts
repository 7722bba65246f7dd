import type { Hex, Mark, UnitId } from '../types.ts';

/** Targets wear their ring on the counter; those without a counter on the hex itself. */
export function targetsOf(marks: readonly Mark[], top: ReadonlyMap<Hex, UnitId>) {
  const ringed = new Set<UnitId>();
  const worn = new Set<Mark>();
  for (const mark of marks) {
    if (mark.kind !== 'target') continue;
    const unit = mark.unit ?? top.get(mark.hex);
    if (unit === undefined) continue;
    ringed.add(unit);
    worn.add(mark);
  }
  return { ringed, worn };
}
