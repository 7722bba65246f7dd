import { Turns } from '../../../../table/frame/Turns.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { lastTurnOf } from '../../view.ts';
import { Aims } from './Aims.tsx';

/** Turns gone and to come, and how near each side is to winning. */
export function Track() {
  const { view } = usePassTable();
  const last = lastTurnOf(view) ?? view.turn;
  return (
    <footer className="track">
      <Turns last={last} />
      <Aims short />
    </footer>
  );
}
