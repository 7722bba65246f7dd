import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';

/** What is sure to come of what is previewed: points, and the end of the game. */
export function Prospect() {
  const { outlook, seat } = useTable();
  const { t } = useWords();
  const { gain, winner } = outlook;
  return (
    <>
      {gain > 0 && <span className="gain">{t('table.gain', { vp: gain })}</span>}
      {winner !== null && (
        <strong className="gain">{t(winner === seat ? 'table.this-wins' : 'table.this-loses')}</strong>
      )}
    </>
  );
}
