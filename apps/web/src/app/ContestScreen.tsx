import { type ReactNode, useCallback, useState } from 'react';
import { useEffect } from '../base/effects.ts';
import { useVolume, useWords } from '../i18n/index.ts';
import { type GameId, gameOf } from '../kit/ids.ts';
import { ContestList } from '../league/ContestList.tsx';
import { type ContestKind, listContests, removeContest, type SavedContest } from '../storage/contests.ts';
import { Loading } from '../ui/Loading.tsx';
import { Masthead } from '../ui/Masthead.tsx';
import { WordsProvider } from '../ui/WordsProvider.tsx';
import '../home/home.css';
import '../league/contest.css';

/** The game whose contests are offered where none was chosen. */
const USUAL: GameId = 'dragon-rage';

interface ContestScreenProps {
  readonly kind: ContestKind;
  /** The contest that is looked at; without one they are listed and a new one is offered. */
  readonly id: string | null;
  page(id: string, game: GameId): ReactNode;
  offer(game: GameId): ReactNode;
}

/** The screen of campaigns or of tournaments. */
export function ContestScreen({ kind, id, page, offer }: ContestScreenProps) {
  const [contests, setContests] = useState<readonly SavedContest[] | null>(null);
  const refresh = useCallback(async () => {
    const all = await listContests();
    setContests(all.filter((each) => each.kind === kind));
  }, [kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up again where another page is shown
  useEffect(() => {
    void refresh();
  }, [id, refresh]);
  if (contests === null) return <Loading />;
  const row = contests.find((each) => each.id === id);
  const game = row === undefined ? USUAL : gameOf(row);
  return (
    <WordsProvider game={game}>
      <div className="backdrop">
        <Masthead />
        {id === null ? (
          <Offer
            kind={kind}
            contests={contests}
            remove={(contest) => void removeContest(contest.id).then(refresh)}
            offer={offer(game)}
          />
        ) : (
          page(id, game)
        )}
      </div>
    </WordsProvider>
  );
}

interface OfferProps {
  readonly kind: ContestKind;
  readonly contests: readonly SavedContest[];
  remove(contest: SavedContest): void;
  readonly offer: ReactNode;
}

function Offer({ kind, contests, remove, offer }: OfferProps) {
  const { t } = useWords();
  if (!useVolume('league')) return <Loading />;
  return (
    <main className="home-main">
      <div className="home-left">
        <h1 className="home-hero">{t(`contest.title-${kind}`)}</h1>
        <p className="home-intro">{t(`contest.about-${kind}`)}</p>
        <ContestList heading={t('contest.going-on')} {...{ contests, remove }} />
      </div>
      {offer}
    </main>
  );
}
