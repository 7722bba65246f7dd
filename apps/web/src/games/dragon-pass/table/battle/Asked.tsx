import { Cover } from './Cover.tsx';
import { Duties } from './Duties.tsx';
import { Hits } from './Hits.tsx';
import { Joins } from './Joins.tsx';
import { Losses } from './Losses.tsx';

/** What battles ask: who must attack, who joins, who covers a retreat, who falls. */
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
