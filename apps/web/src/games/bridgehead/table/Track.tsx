import { LAST_TURN } from '@hexwyrm/bridgehead/data';
import { useWords } from '../../../i18n/index.ts';
import { Turns } from '../../../table/frame/Turns.tsx';
import { useBridgeheadTable } from './useBridgeheadTable.ts';
import './sides.css';

/** Turns gone and to come, and who holds the bridge. */
export function Track() {
  const { view } = useBridgeheadTable();
  const { score } = useWords();
  return (
    <footer className="track">
      <Turns last={LAST_TURN} />
      <p>{score(view)}</p>
    </footer>
  );
}
