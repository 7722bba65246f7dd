import { useWords } from '../../../i18n/index.ts';
import type { RoundOnPage } from '../sort.ts';

/** The round, and the scenario that all play in it. */
export function RoundHeading({ round: { number, scenario, die } }: { readonly round: RoundOnPage }) {
  const { t, scenarioName } = useWords();
  return (
    <h2 className="label bracket-round">
      {t('tournament.tab-round', { number })}{' '}
      <small>
        {scenarioName(scenario)} {die !== null && t('tournament.by-die', { die })}
      </small>
    </h2>
  );
}
