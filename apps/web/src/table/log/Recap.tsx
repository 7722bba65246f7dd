import { useWords } from '../../i18n/index.ts';
import { usePlayer } from '../../replay/player.ts';
import { useRecap } from './useRecap.ts';

/** What happened since one's last turn, until one acts; a press plays it on the board. */
export function Recap() {
  const play = usePlayer((player) => player.play);
  const { t } = useWords();
  const recap = useRecap();
  if (recap === null) return null;
  return (
    <div className="recap">
      <p>
        <strong>{t('history.since')}</strong> {recap.text}
      </p>
      <button type="button" className="button small" onClick={() => void play(recap.from, true)}>
        {t('history.show-since')}
      </button>
    </div>
  );
}
