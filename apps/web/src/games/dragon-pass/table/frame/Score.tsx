import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { aimNow } from '../../words/aim-now.ts';
import { briefly } from './brief-aims.ts';

/** The turn and the progress of the player's side, in the little room of a phone. */
export function Score() {
  const { view, seat } = usePassTable();
  const { t } = useWords();
  const own = briefly(view.answers.aims).filter((aim) => aim.seat === seat);
  const told = [t('home.saved.turn', { turn: view.turn }), ...own.map(aimNow)];
  return <span className="score">{told.join(' · ')}</span>;
}
