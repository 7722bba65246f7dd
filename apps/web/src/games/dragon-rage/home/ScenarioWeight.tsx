import type { Scenario } from '@hexwyrm/dragon-rage';
import { useWords } from '../../../i18n/index.ts';
import { type Grade, weightOf } from './scenarios.ts';

/** How long and how hard a scenario is. */
export function ScenarioWeight({ scenario }: { readonly scenario: Scenario }) {
  const { t } = useWords();
  const { length, difficulty, units, kinds } = weightOf(scenario);
  return (
    <dl className="weight">
      <div>
        <dt className="label">{t('home.length')}</dt>
        <dd>
          <Pips grade={length} /> {t(`home.length-${length}`)}
          {units !== null && <small>{t('home.units', { count: units })}</small>}
        </dd>
      </div>
      <div>
        <dt className="label">{t('home.difficulty')}</dt>
        <dd>
          <Pips grade={difficulty} /> {t(`home.difficulty-${difficulty}`)}
          {kinds !== null && <small>{t('home.kinds', { count: kinds })}</small>}
        </dd>
      </div>
    </dl>
  );
}

function Pips({ grade }: { readonly grade: Grade }) {
  return (
    <span className="weight-pips" aria-hidden="true">
      {[1, 2, 3].map((pip) => (
        <i key={pip} data-on={pip <= grade} />
      ))}
    </span>
  );
}
