import { type Corrections, UNITS_DATA, worldFor } from '@hexwyrm/dragon-rage/data';
import { freshFace } from '../board/fresh-face.ts';
import { Counter as Drawn } from '../table/Counter.tsx';

interface CounterProps {
  readonly draft: Corrections;
  readonly unit: string;
  readonly size: number;
  readonly back: boolean;
}

/** The counter as it is corrected; its back shows nothing that can be. */
export function Counter({ draft, unit, size, back }: CounterProps) {
  const known = UNITS_DATA.units.find(({ id }) => id === unit);
  if (known === undefined || back) return null;
  const side = known.colour === 'human' ? 'defender' : 'invader';
  return <Drawn face={freshFace(known.id, side, worldFor('esirien', draft))} size={size} />;
}
