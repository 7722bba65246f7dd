import { useEffect } from '../../base/effects.ts';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';

const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest('button, input, select, textarea, summary, a'));

/** A bot at work: what it has done so far, stop, go on, and skip ahead. */
export function BotTurn() {
  const { t } = useWords();
  const { thinking } = useTable();
  const { stopped, stopBot, resumeBots, skipPauses, botActions } = useGame();
  const runs = !stopped && thinking !== null;
  useEffect(() => {
    if (!runs) return;
    const skip = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !isFree(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      skipPauses();
    };
    // Before the board, on which the space bar means something else.
    addEventListener('keydown', skip, { capture: true });
    return () => removeEventListener('keydown', skip, { capture: true });
  }, [runs, skipPauses]);
  return (
    <>
      <p className="bot-work" data-runs={runs}>
        <span className="bot-pulse" aria-hidden="true" />
        {t(runs ? 'history.bot-actions' : 'history.bot-stopped', { count: botActions })}
      </p>
      <div className="pair">
        {runs ? (
          <>
            <button type="button" className="button" onClick={stopBot}>
              {t('table.stop-bot')}
            </button>
            <button type="button" className="button" onClick={skipPauses}>
              {t('table.hurry')} <Key name={t('history.space')} />
            </button>
          </>
        ) : (
          // A button of its own: pressed again by mistake it must not be the one that stops.
          <button key="go-on" type="button" className="button" onClick={() => void resumeBots()}>
            {t('table.go-on')}
          </button>
        )}
      </div>
    </>
  );
}
