import { Link } from 'wouter';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { isBefore, PHASES } from '../phases.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The prompt while somebody else decides, while the past is shown, and when all is over. */
export function Waiting() {
  const { view, snapshot, seats, thinking } = useTable();
  const { past, lookAt, stopped, stopBot, goOn, hurry } = useGame();
  const words = useWords();
  const text = useTexts();
  const [decider] = snapshot.decision?.seats ?? [];
  const phase = PHASES[view.phase - 1] ?? 'advance-turn';
  if (past !== null) {
    return (
      <section className="card prompt waiting" id="prompt" tabIndex={-1} aria-label={text('past')}>
        <h2>{text('past')}</h2>
        <button type="button" className="button" onClick={() => void lookAt(null)}>
          {text('now')}
        </button>
      </section>
    );
  }
  if (decider === undefined) {
    return (
      <section className="card prompt waiting" id="prompt" tabIndex={-1} aria-label={text('over')}>
        <p className="label">{text('turn-n', { turn: view.turn })}</p>
        <h2>{text('over')}</h2>
        {snapshot.outcome && <p className="hint">{words.ending(snapshot.outcome.reason)}</p>}
        <Link href="/result" className="button button-primary">
          {text('result')}
        </Link>
      </section>
    );
  }
  const bot = seats[decider] !== 'person';
  const who = words.seatName(decider);
  const where = isBefore(view.frames)
    ? text('before', { whose: text('theirs', { who }) })
    : text('phase-line', {
        whose: text('theirs', { who }),
        number: view.phase,
        phase: words.phaseName(phase),
      });
  return (
    <section className="card prompt waiting" id="prompt" tabIndex={-1} aria-labelledby="prompt-title">
      <p className="label">{where}</p>
      <h2 id="prompt-title">{text('thinking', { who })}</h2>
      {bot && (
        <div className="pair">
          {stopped || thinking === null ? (
            <button type="button" className="button" onClick={() => void goOn()}>
              {text('go-on')}
            </button>
          ) : (
            <>
              <button type="button" className="button" onClick={stopBot}>
                {text('stop-bot')}
              </button>
              <button type="button" className="button" onClick={hurry}>
                {text('hurry')}
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
