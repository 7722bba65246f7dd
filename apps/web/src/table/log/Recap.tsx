import { useMemo } from 'react';
import { recapOf } from '../../curtain/recap.ts';
import { useGame } from '../../engine/store.ts';
import { happenings } from '../../games/dragon-rage/result/chronicle.ts';
import { useWords } from '../../i18n/index.ts';
import { endOfTurn } from '../../replay/chapters.ts';
import { usePlayer } from '../../replay/player.ts';
import { useTable } from '../context.ts';

/** What happened since one's last turn, in figures, until one acts; a press plays it on the board. */
export function Recap() {
  const { log, view, side, seat, mine } = useTable();
  const past = useGame((game) => game.past);
  const play = usePlayer((player) => player.play);
  const { t } = useWords();
  const from = useMemo(() => (side === null ? null : endOfTurn(log, side)), [log, side]);
  const acted = log.at(-1)?.seat === seat;
  if (!mine || past !== null || from === null || side === null || acted) return null;
  const missed = happenings(log).filter(({ actions }) => actions > from);
  const { moved, attacks, lost, hurt, razed } = recapOf(missed, view.units, side);
  if (missed.length === 0) return null;
  return (
    <div className="recap">
      <p>
        <strong>{t('history.since')}</strong>{' '}
        {t('history.since-figures', { moved, attacks, lost, hurt, razed })}
      </p>
      <button type="button" className="button small" onClick={() => void play(from, true)}>
        {t('history.show-since')}
      </button>
    </div>
  );
}
