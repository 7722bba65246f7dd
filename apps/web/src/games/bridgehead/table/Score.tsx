import { useWords } from '../../../i18n/index.ts';
import { useBridgeheadTable } from './useBridgeheadTable.ts';

/** The turn, in the little room of a phone. */
export function Score() {
  const { view } = useBridgeheadTable();
  const { t } = useWords();
  return <span className="score">{t('home.saved.turn', { turn: view.turn })}</span>;
}
