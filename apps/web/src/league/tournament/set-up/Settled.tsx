import { useWords } from '../../../i18n/index.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';

/** How rounds are played, since the first was drawn. */
export function Settled({ view, kit }: Pick<TournamentPartProps, 'view' | 'kit'>) {
  const { t } = useWords();
  const { settings, swissRounds } = view;
  const { map, format, scenarios, handicaps, results } = settings;
  const lines = [
    { name: t('tournament.format'), value: t(`tournament.format-${format}`) },
    { name: t('home.new.city'), value: kit.maps.find(({ id }) => id === map)?.name ?? map },
    ...(swissRounds > 0 ? [{ name: t('tournament.swiss-rounds'), value: String(swissRounds) }] : []),
    { name: t('home.new.scenario'), value: t(`tournament.scenario-${scenarios}`) },
    { name: t('tournament.with-handicaps'), value: t(`tournament.handicaps-${handicaps ? 'on' : 'off'}`) },
    { name: t('tournament.results'), value: t(`tournament.results-${results}`) },
  ];
  return (
    <section aria-labelledby="settled">
      <h2 className="label" id="settled">
        {t('tournament.fixed-since')}
      </h2>
      <ul className="sum-lines">
        {lines.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
