import { Cover } from './Cover.tsx';
import { Duties } from './Duties.tsx';
import { Hits } from './Hits.tsx';
import { Joins } from './Joins.tsx';
import { Losses } from './Losses.tsx';

/** Decisions in battles: mandatory attacks, joining units, cover for a retreat, casualties. */
export function Asked() {
  return (
    <>
      <Duties />
      <Joins />
      <Cover />
      <Losses />
      <Hits />
    </>
  );
}
