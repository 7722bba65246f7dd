import { useMemo } from 'react';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { chapterAt, chaptersOf, endOfTurn, turnsOf } from '../../replay/chapters.ts';
import { usePlayer } from '../../replay/player.ts';
import { useTable } from '../context.ts';

/** Links into the past: from the start, since the player's last turn, and every turn and phase. */
export function ReplayList() {
  const { kit, view, seat } = useTable();
  const { t, phaseName } = useWords();
  const { past, length, wholeLog } = useGame();
  const { play, goTo } = usePlayer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows with the game
  const log = useMemo(wholeLog, [wholeLog, length]);
  const chapters = useMemo(() => chaptersOf(log), [log]);
  const since = useMemo(
    () => endOfTurn(log, seat, (event) => kit.turn.whose(event, view)),
    [log, seat, kit, view],
  );
  const now = past === null ? undefined : chapterAt(chapters, past);
  return (
    <div className="replay-list">
      <div className="pair">
        <button type="button" className="button" disabled={length === 0} onClick={() => void play(0)}>
          {t('history.from-start')}
        </button>
        {since !== null && (
          <button type="button" className="button" onClick={() => void play(since, true)}>
            {t('history.since-turn')}
          </button>
        )}
      </div>
      {turnsOf(chapters).map(({ turn }) => (
        <section key={turn}>
          <h4 className="label">{t('table.turn-n', { turn })}</h4>
          <ul>
            {chapters
              .filter((chapter) => chapter.turn === turn)
              .map((chapter) => (
                <li key={chapter.actions}>
                  <button
                    type="button"
                    aria-current={chapter === now}
                    onClick={() => void goTo(chapter.actions)}
                  >
                    {phaseName(chapter.phase)}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
