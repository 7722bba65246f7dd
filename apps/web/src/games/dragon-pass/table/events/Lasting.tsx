import { useVolume, useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import './lasting.css';

/** What events have left behind, as chips in a corner of the board. */
export function Lasting() {
  const { view } = usePassTable();
  const { t, has } = useWords();
  const told = useVolume('pages');
  const { lasting } = view.answers.events;
  if (!told || lasting.length === 0) return null;
  return (
    <ul className="lasting" aria-label={t('pages.lasting')}>
      {lasting.map(({ roll, name, until, seat, left }) => {
        const title = `odds.result.${name}`;
        return (
          <li key={`${roll} ${seat}`}>
            {has(title) ? t(title) : name}
            {left !== null && <b> {left}</b>}
            {until !== null && (
              <small> {until === view.turn ? t('pages.this-turn') : t('pages.until', { turn: until })}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
