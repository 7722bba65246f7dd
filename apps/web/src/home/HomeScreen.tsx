import { type ReactNode, type RefObject, Suspense, use, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../i18n/index.ts';
import { useGames } from '../kit/games.ts';
import { type GameId, lessonsNamed } from '../kit/ids.ts';
import { offeredGames } from '../storage/examples.ts';
import { lastPlayed } from '../storage/last-played.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Masthead } from '../ui/Masthead.tsx';
import { WordsProvider } from '../ui/WordsProvider.tsx';
import { OpenFile } from './OpenFile.tsx';
import { type Company, FIRST_COMPANY } from './players.ts';
import { SavedGames } from './SavedGames.tsx';
import './home.css';
import { useEffect } from '../base/effects.ts';

interface HomeScreenProps {
  /** The campaigns and tournaments that go on. */
  readonly goingOn: ReactNode;
}

export default function HomeScreen({ goingOn }: HomeScreenProps) {
  const { t } = useWords();
  const { tongueFor } = useLanguage();
  const [game, setGame] = useState(lastPlayed);
  const [proposals, setProposals] = useState(0);
  const [company, setCompany] = useState(FIRST_COMPANY);
  const pressed = useRef(false);
  const [first, ...others] = lessonsNamed(game);

  const tongue = useMemo(() => tongueFor(game), [tongueFor, game]);
  /** What an example says of itself comes with it. */
  const about = (what: 'first' | 'then' | 'about'): string => {
    const id = `home.${what}.${game}`;
    return tongue.has(id) ? tongue.say(id) : '';
  };

  const propose = () => {
    setProposals(proposals + 1);
    setCompany({ ...company, opponent: 'bot' });
    const form = document.getElementById('new-game');
    form?.scrollIntoView({ block: 'nearest' });
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  return (
    <div className="backdrop home">
      <Masthead />
      <main className="home-main">
        <div className="home-left">
          <h1 className="home-hero">
            {about('first')}
            <br />
            {about('then')}
          </h1>
          <p className="home-intro">{about('about')}</p>
          <Suspense fallback={null}>{goingOn}</Suspense>
          <Suspense fallback={null}>
            <SavedGames />
          </Suspense>
          <div className="home-cards">
            {first !== undefined && (
              <div className="home-card-slot">
                <Link href={`/tutorial?lesson=${first}`} className="home-card">
                  <Icon name="rules" size={32} />
                  <strong>{t('home.card.learn')}</strong>
                  <span>{t(`home.card.learnText.${game}`)}</span>
                </Link>
              </div>
            )}
            <div className="home-card-slot">
              <button type="button" className="home-card" onClick={propose}>
                <Icon name="bot" size={32} />
                <strong>{t('home.card.bot')}</strong>
                <span>{t('home.card.botText')}</span>
              </button>
            </div>
            <OpenFile company={company} />
            <nav className="home-lessons" aria-label={t('home.card.doors')}>
              <Link href="/campaign" className="button">
                {t('home.card.campaign')}
              </Link>
              <Link href="/event" className="button">
                {t('home.card.event')}
              </Link>
              <Link href={`/corrections?game=${game}`} className="home-corrections">
                {t('home.card.corrections')}
              </Link>
            </nav>
            {others.length > 0 && (
              <nav className="home-lessons" aria-label={t('home.card.lessons')}>
                <span aria-hidden="true">{t('home.card.lessons')}</span>
                {others.map((lesson) => (
                  <Link key={lesson} href={`/tutorial?lesson=${lesson}`} className="button">
                    {t(`home.lesson.${lesson}`)}
                  </Link>
                ))}
              </nav>
            )}
          </div>
        </div>
        <WordsProvider game={game}>
          <NewGame key={proposals} {...{ game, setGame, pressed, company, setCompany }} />
        </WordsProvider>
      </main>
      <footer className="home-foot">{t('home.credits')}</footer>
    </div>
  );
}

interface NewGameProps {
  readonly game: GameId;
  setGame(game: GameId): void;
  /** Another game was asked for, and its form is still to come. */
  readonly pressed: RefObject<boolean>;
  readonly company: Company;
  setCompany(company: Company): void;
}

/** The form of the chosen game, and the choice of the game. */
function NewGame({ game, setGame, pressed, company, setCompany }: NewGameProps) {
  const { t } = useWords();
  const { homeOf } = useGames();
  const { NewGame: Form } = use(homeOf(game));
  const games = useRef<HTMLDivElement>(null);
  // The form of another game takes the place of this one, and the button that was pressed goes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the form of the game
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    games.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [game]);
  const choose = (id: GameId) => {
    pressed.current = id !== game;
    setGame(id);
  };
  return (
    <Form {...{ company, setCompany }}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
      <div className="segments" ref={games} role="group" aria-label={t('home.new.game')}>
        {offeredGames().map(({ id, title }) => (
          <button key={id} type="button" aria-pressed={id === game} onClick={() => choose(id)}>
            {title}
          </button>
        ))}
      </div>
    </Form>
  );
}
