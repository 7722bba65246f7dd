import { useWords } from '../../../i18n/index.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';
import { ArrangementFields } from './ArrangementFields.tsx';
import { Players } from './Players.tsx';
import { Settled } from './Settled.tsx';

/** How rounds are played and who plays: what the first draw settles, but for names and latecomers. */
export function SetUp(props: TournamentPartProps) {
  const { view, handle, kit } = props;
  const { t } = useWords();
  const { format, scenarios, rounds, handicaps, results } = view.settings;
  return (
    <section className="panel event-set-up" aria-label={t('tournament.tab-set-up')}>
      {view.phase === 'entries' ? (
        <ArrangementFields
          arrangement={{ format, scenarios, rounds, handicaps, results }}
          kit={kit}
          suggested={view.suggested.rounds}
          change={(settings) => void handle.run({ type: 'arrange', settings })}
        />
      ) : (
        <Settled view={view} kit={kit} />
      )}
      <Players {...props} />
    </section>
  );
}
