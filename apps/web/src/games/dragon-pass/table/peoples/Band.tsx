import { printedFace } from '../../art/counters/printed.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import type { PeopleId } from './leaders.ts';
import { useMembers } from './useMembers.ts';
import './peoples.css';

/** So many kinds are shown; the rest are counted. */
const KINDS = 5;

interface BandProps {
  readonly people: PeopleId;
  readonly size?: number;
}

/** The counters of a people, each kind once. */
export function Band({ people, size = 30 }: BandProps) {
  const { world } = usePassTable();
  const members = useMembers(people);
  const rest = members.slice(KINDS).reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="band-units" aria-hidden="true">
      {members.slice(0, KINDS).map(({ type, number, count }) => (
        <li key={type}>
          <Counter face={printedFace(typeAt(world.types, type), number)} size={size} />
          {count > 1 && <small>×{count}</small>}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <small>+{rest}</small>
        </li>
      )}
    </ul>
  );
}

function typeAt<T>(types: readonly T[], index: number): T {
  const type = types[index];
  if (type === undefined) throw new RangeError(`there is no unit type ${index}`);
  return type;
}
