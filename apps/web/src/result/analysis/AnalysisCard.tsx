import { accountsOf, turningPoints } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import { actionsIn } from '../../engine/view.ts';
import { useVolume, useWords } from '../../i18n/index.ts';
import { PlaySign } from '../../ui/PlaySign.tsx';
import { curveOf, HEIGHT } from './chance-curve.ts';
import { type Progress, useAnalysis } from './useAnalysis.ts';
import './analysis.css';

/** Moments that are named. */
const MOMENTS = 8;

interface AnalysisCardProps {
  readonly snapshot: Snapshot;
  /** Shows the board after this many actions. */
  watch(actions: number): void;
}

const percentOf = (part: number): string => `${Math.round(100 * part)} %`;

/** Who was winning when, luck told apart from skill, and what was missed; worked out when the player asks for it. */
export function AnalysisCard({ snapshot, watch }: AnalysisCardProps) {
  const { t } = useWords();
  const told = useVolume('advice');
  const { progress, start, stop } = useAnalysis(snapshot.actions);
  const { analysis, running, failed, done, all } = progress;
  if (!told) return null;
  const finished = all > 0 && done >= all && !running;
  return (
    <section className="result-card analysis" aria-labelledby="analysis">
      <h2 className="label" id="analysis">
        {t('suggest.analysis')}
      </h2>
      {!finished && (
        <div className="analysis-work">
          {running && <progress value={done} max={Math.max(1, all)} aria-label={t('suggest.progress')} />}
          <button type="button" className="button" onClick={running ? stop : () => void start()}>
            {t(running ? 'suggest.halt' : done > 0 ? 'suggest.go-on' : 'suggest.analyse')}
          </button>
          {failed && <p role="status">{t('suggest.failed')}</p>}
        </div>
      )}
      {analysis && <Findings {...{ progress, snapshot, watch }} />}
    </section>
  );
}

function Findings({ progress, snapshot, watch }: AnalysisCardProps & { readonly progress: Progress }) {
  const { t, seatName, signed, actionLabel, reason } = useWords();
  const { analysis, missed } = progress;
  if (analysis === null) return null;
  const { seats, start, actions } = analysis;
  const [first = ''] = seats;
  const chanceAt = (action: number): number => (actions[action - 1]?.chances ?? start)[0] ?? 0;
  // Nothing has no sign of its own.
  const points = (part: number): string => signed(Math.round(100 * part) + 0);
  return (
    <>
      <svg
        className="analysis-curve"
        viewBox={`0 0 ${Math.max(1, snapshot.actions)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('suggest.curve', {
          seat: seatName(first),
          chance: percentOf(chanceAt(actions.length)),
        })}
      >
        <path className="analysis-half" d={`M0 ${HEIGHT / 2}H${snapshot.actions}`} />
        <path className="analysis-line" d={curveOf(analysis)} />
      </svg>
      <p className="luck-note">{t('suggest.curve-of', { seat: seatName(first) })}</p>
      <table className="analysis-accounts">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('suggest.skill')}</th>
            <th scope="col">{t('suggest.others')}</th>
            <th scope="col">{t('suggest.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {accountsOf(analysis).map(({ seat, skill, others, luck }) => (
            <tr key={seat}>
              <th scope="row">{seatName(seat)}</th>
              <td>{points(skill)}</td>
              <td>{points(others)}</td>
              <td>{points(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="label">{t('suggest.turning')}</h3>
      <ol className="analysis-list">
        {turningPoints(analysis, MOMENTS).map(({ action, seat }) => (
          <li key={action}>
            <button type="button" className="analysis-moment" onClick={() => watch(action)}>
              <PlaySign />
              {t('suggest.turned', {
                action,
                seat: seatName(seat),
                before: percentOf(chanceAt(action - 1)),
                after: percentOf(chanceAt(action)),
              })}
            </button>
          </li>
        ))}
      </ol>
      <h3 className="label">{t('suggest.missed')}</h3>
      {missed.length === 0 && <p className="luck-note">{t('suggest.nothing-missed')}</p>}
      <ol className="analysis-list">
        {missed.map(({ action, seat, plan, gain, view }) => (
          <li key={action}>
            <button type="button" className="analysis-moment" onClick={() => watch(action - 1)}>
              <PlaySign />
              <span>
                {t('suggest.better', { action, seat: seatName(seat), gain: points(gain) })}{' '}
                <strong>
                  {actionsIn(plan.actions)
                    .slice(-1)
                    .map((each) => actionLabel(each, view))}
                </strong>{' '}
                {plan.reasons.map((each) => reason(each, view)).join('. ')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
