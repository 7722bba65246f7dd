import { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { Turns } from '../../../../table/frame/Turns.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Aims } from './Aims.tsx';

/** Turns gone and to come, and how near each side is to winning. */
export function Track() {
  const { view } = usePassTable();
  const last = SCENARIO_SHEETS.find(({ id }) => id === view.scenario)?.turns ?? view.turn;
  return (
    <footer className="track">
      <Turns last={last} />
      <Aims short />
    </footer>
  );
}
