import { type Corrections, worldFor } from '@hexwyrm/dragon-pass/data';
import { printedFace } from '../art/counters/printed.ts';
import { Counter as Drawn } from '../table/Counter.tsx';

interface CounterProps {
  readonly draft: Corrections;
  readonly unit: string;
  readonly size: number;
  readonly back: boolean;
}

/** A side of the counter as it is corrected; nothing where it has no such side. */
export function Counter({ draft, unit, size, back }: CounterProps) {
  const { types, typeIndex } = worldFor(draft);
  const type = types[typeIndex.get(unit) ?? -1];
  if (type === undefined || (back && type.back === null)) return null;
  return <Drawn face={printedFace(type, 0, back ? 'back' : 'front')} size={size} />;
}
