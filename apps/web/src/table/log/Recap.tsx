import { useMemo } from 'react';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { endOfTurn } from '../../replay/chapters.ts';
import { happenings } from '../../replay/happenings.ts';
import { usePlayer } from '../../replay/player.ts';
import { useTable } from '../context.ts';

/** What happened since one's last turn, in figures, until one acts; a press plays it on the board. */
export function Recap() {
  const { kit, log, view, seat, mine } = useTable();
  const past = useGame((game) => game.past);
  const play = usePlayer((player) => player.play);
  const { t, recap } = useWords();
  const from = useMemo(
    () => endOfTurn(log, seat, (event) => kit.turn.whose(event, view)),
    [log, seat, kit, view],
  );
  const acted = log.at(-1)?.seat === seat;
  if (!mine || past !== null || from === null || acted) return null;
  const missed = happenings(log).filter(({ actions }) => actions > from);
  if (missed.length === 0) return null;
  return (
    <div className="recap">
      <p>
        <strong>{t('history.since')}</strong> {recap(missed, view, seat)}
      </p>
      <button type="button" className="button small" onClick={() => void play(from, true)}>
        {t('history.show-since')}
      </button>
    </div>
  );
}
