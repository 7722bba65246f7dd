import { useWords } from '../../../i18n/index.ts';
import { ContestFailure } from '../../ContestFailure.tsx';
import { matchIn, namesIn } from '../sort.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';

/** Games that were played here and do not count, each with the reason and the way to its result. */
export function RefusedGames({ view, handle }: Pick<TournamentPartProps, 'view' | 'handle'>) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  return handle.refused.map(({ match, leg, game, failure }) => (
    <section key={game} className="panel event-refused">
      <h2 className="label">
        {t('tournament.refused-game', {
          players: matchIn(view, match).players.map(nameOf).join(' – '),
          number: leg + 1,
        })}
      </h2>
      <ContestFailure failure={failure} />
      <button type="button" className="button" onClick={() => void handle.look(game)}>
        {t('campaign.whole-result')}
      </button>
    </section>
  ));
}
