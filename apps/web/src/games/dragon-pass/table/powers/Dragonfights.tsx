import type { Action, DragonfightReport, FightOption } from '@hexwyrm/dragon-pass';
import { nameOf } from '../../../../board/field.ts';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { UnitName } from '../UnitName.tsx';
import './dragonfight.css';

type Fight = Extract<Action, { type: 'dragonfight' }>;

/** The dragonfights still owed: who would fall on both sides (16.6.3). */
export function Dragonfights() {
  const { view, legal } = usePassTable();
  const told = useVolume('pages');
  const fights = legal.filter((action): action is Fight => action.type === 'dragonfight');
  if (!told) return null;
  return view.answers.dragonfight.map((report) => {
    const fight = fights.find(({ unit }) => unit === report.dragon);
    return fight && <Dragonfight key={report.dragon} report={report} fight={fight} />;
  });
}

interface DragonfightProps {
  readonly report: DragonfightReport;
  readonly fight: Fight;
}

function Dragonfight({ report: { hex, dragon, options }, fight }: DragonfightProps) {
  const { view, field, commands, busy } = usePassTable();
  const { t, unitLabel, placeName } = useWords();
  const name = unitLabel(view, dragon);
  const place = placeName(view, nameOf(field, hex));
  return (
    <section className="dragonfight" aria-label={t('pages.dragonfight-of', { unit: name, place })}>
      <h3>
        {t('pages.dragonfight-of', { unit: name, place })}{' '}
        <small className="must">{t('pages.must-fight')}</small>
      </h3>
      <p className="hint">
        {t('pages.dragonfight-why')} <ClauseLink clause="DP-16.6.3-a" />
      </p>
      {options.map((option) => (
        <Option key={option.against ?? 'around'} option={option} />
      ))}
      <button
        type="button"
        className="button button-primary"
        data-choice
        aria-disabled={busy}
        onClick={() => !busy && commands.take(fight)}
      >
        {t('pages.fight')}
      </button>
    </section>
  );
}

/** One way it can go: who falls, who is chosen among, and why it cannot be had. */
function Option({ option: { against, dying, hidden, choices, refusal } }: { readonly option: FightOption }) {
  const { view } = usePassTable();
  const { t, unitLabel, list } = useWords();
  const title =
    against === null ? t('pages.fight-around') : t('pages.fight-dragon', { unit: unitLabel(view, against) });
  return (
    <div className="fight-option" data-refused={refusal !== null}>
      <p>
        <b>{title}</b>{' '}
        {refusal !== null && (
          <small>
            {t('pages.fight-not')} <ClauseLink clause={refusal} />
          </small>
        )}
      </p>
      {refusal === null && (
        <>
          <ul className="dying" aria-label={t('pages.dying')}>
            {dying.map((unit) => (
              <li key={unit}>
                <Counter face={faceOf(view, unit, {})} size={40} />
                <span>
                  <UnitName unit={unit} />
                </span>
              </li>
            ))}
          </ul>
          {hidden > 0 && <p className="hint">{t('pages.fight-hidden', { count: hidden })}</p>}
          {choices.map(({ hex, superheroes }) => (
            <p key={hex} className="note">
              {t('pages.fight-superheroes', {
                units: list(superheroes.map((unit) => unitLabel(view, unit))),
              })}{' '}
              <ClauseLink clause="DP-16.6.3-f" />
            </p>
          ))}
          <p className="hint">
            {t(against === null ? 'pages.fight-friends' : 'pages.fight-only')}{' '}
            <ClauseLink clause={against === null ? 'DP-16.6.3-d' : 'DP-16.6.3-e'} />
          </p>
        </>
      )}
    </div>
  );
}
