import { useWords } from '../../../../i18n/index.ts';
import { Turns } from '../../../../table/frame/Turns.tsx';
import { useClock } from '../../../../table/frame/useClock.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { useRageTable } from '../../useRageTable.ts';
import { gradesOf, nextOf } from './grades.ts';

/** Turns on the printed track. */
const TURNS = 36;

/** Turns gone and to come, and how much of the city is razed. */
export function Track() {
  const { world } = useRageTable();
  const { t } = useWords();
  const { firstTurn, every } = world.tables.reinforcements;
  const reinforcements = { sign: <Icon name="reinforce" size={11} />, name: t('rage.reinforcements') };
  return (
    <footer className="track">
      <Turns
        last={TURNS}
        bringsAt={(turn) => (turn >= firstTurn && (turn - firstTurn) % every === 0 ? reinforcements : null)}
      />
      <Razed />
    </footer>
  );
}

function Razed() {
  const { turn } = useClock();
  const { view, world, map, outlook } = useRageTable();
  const { t } = useWords();
  const { score } = view.answers.score;
  const grades = gradesOf(view, world.tables);
  const all = Math.max(map.totalVp, view.goal, 1);
  const share = (vp: number) => `${(100 * Math.min(Math.max(vp, 0), all)) / all}%`;
  const { turnsWithoutDestruction } = world.tables.timeLimits;
  return (
    <fieldset
      className="razed"
      data-spot="score"
      aria-label={`${t('rage.razed')}: ${t('score.line', { score, goal: nextOf(grades, score) })}`}
    >
      <p>
        <span className="label">{t('rage.razed')}</span>
        <small>
          {t('rage.barren', {
            now: Math.max(turn - view.lastDamage - 1, 0),
            limit: turnsWithoutDestruction,
          })}
        </small>
      </p>
      <div className="gauge" aria-hidden="true">
        <small className="all">{t('rage.all-vp', { all: map.totalVp })}</small>
        {grades.map((vp) => (
          <span key={vp} className="grade" style={{ left: share(vp) }}>
            {vp}
          </span>
        ))}
        <div className="fill" style={{ width: share(score) }}>
          {score}
        </div>
        {outlook.gain > 0 && (
          <div className="coming" style={{ left: share(score), width: share(outlook.gain) }}>
            <small>{t('rage.coming', { vp: outlook.gain })}</small>
          </div>
        )}
      </div>
    </fieldset>
  );
}
