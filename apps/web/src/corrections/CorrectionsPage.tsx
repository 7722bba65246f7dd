import { Suspense, use, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useEffect } from '../base/effects.ts';
import { download } from '../files/download.ts';
import { LanguageSwitch, useVolume, useWords } from '../i18n/index.ts';
import { useGames } from '../kit/games.ts';
import { GAMES, type GameId, isExample, isGame } from '../kit/ids.ts';
import { lastPlayed } from '../storage/last-played.ts';
import { ArtDefs } from '../theme/ArtDefs.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { WordsProvider } from '../ui/WordsProvider.tsx';
import { DiffersPane } from './differences/DiffersPane.tsx';
import { headOf } from './draft.ts';
import { MapPane } from './map/MapPane.tsx';
import { OpenCorrections } from './OpenCorrections.tsx';
import { TextPane } from './TextPane.tsx';
import { useCorrectionKeys } from './useCorrectionKeys.ts';
import { COLUMNS, EditorContext, TABS, useEditor, useNewEditor } from './useEditor.ts';
import { TablesPane } from './values/TablesPane.tsx';
import { UnitPane } from './values/UnitPane.tsx';
import './corrections.css';

const OFFERED = GAMES.filter((game) => !isExample(game));

/** The game in the address, or the one that was played last. */
function askedFor(): GameId {
  const asked = new URLSearchParams(location.search).get('game') ?? lastPlayed();
  return OFFERED.find(({ id }) => id === asked)?.id ?? OFFERED[0]?.id ?? lastPlayed();
}

/** Where an owner of the printed game sets the data right. */
export default function CorrectionsPage() {
  const [game, setGame] = useState(askedFor);
  return (
    <WordsProvider game={game}>
      <Spoken key={game} {...{ game, setGame }} />
    </WordsProvider>
  );
}

interface GameChoice {
  readonly game: GameId;
  setGame(game: GameId): void;
}

function Spoken(choice: GameChoice) {
  const told = [useVolume('corrections'), useVolume('later')].every(Boolean);
  return told ? (
    <Suspense fallback={<Loading />}>
      <LoadedEditor {...choice} />
    </Suspense>
  ) : (
    <Loading />
  );
}

function LoadedEditor(choice: GameChoice) {
  const { correctionsOf } = useGames();
  const kit = use(correctionsOf(choice.game));
  const editor = useNewEditor(choice.game, kit);
  return (
    <EditorContext value={editor}>
      <Layout {...choice} />
    </EditorContext>
  );
}

function Layout(choice: GameChoice) {
  const { kit, words, tab, column, setColumn, said, wanted, changes } = useEditor();
  const { t } = words;
  const page = useRef<HTMLDivElement>(null);
  const validate = () => {
    setColumn('differs');
    // The column must be there first.
    requestAnimationFrame(() =>
      page.current?.querySelector<HTMLElement>('[data-finding], .checked')?.focus(),
    );
  };
  useCorrectionKeys(page, validate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that is asked for again takes the focus again
  useEffect(() => {
    if (wanted !== null) fieldAt(page.current, wanted.path)?.focus();
  }, [wanted?.times]);
  return (
    <div className="corrections" ref={page} data-column={column}>
      <ArtDefs defs={kit.board.defs} />
      <Bar {...choice} />
      <main className="corrections-page">
        <Title />
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
        <div className="column-tabs" role="group" aria-label={t('corrections.columns')}>
          {COLUMNS.map((one) => (
            <button key={one} type="button" aria-pressed={column === one} onClick={() => setColumn(one)}>
              {t(`corrections.column.${one}`)}
              {one === 'differs' && changes.length > 0 && ` ${changes.length}`}
            </button>
          ))}
        </div>
        <div className="corrections-main">
          {tab === 'map' && (
            <>
              <UnitPane />
              <MapPane />
            </>
          )}
          {tab === 'tables' && <TablesPane />}
          {tab === 'text' && <TextPane />}
          <DiffersPane onValidate={validate} />
        </div>
      </main>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** The field of a value, or of the nearest whole it is a part of. */
function fieldAt(page: HTMLElement | null, path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 1; length--) {
    const start = parts.slice(0, length).join('.');
    const found = page?.querySelector<HTMLElement>(`[data-path="${start}"], [data-path^="${start}."]`);
    if (found) return found;
  }
  return null;
}

function Bar({ game, setGame }: GameChoice) {
  const { draft, changes } = useEditor();
  const { t } = useWords();
  return (
    <header className="corrections-bar">
      <Link href="/" className="corrections-home" aria-label={`Hexwyrm. ${t('home.home')}`}>
        <Icon name="wordmark" size={28} />
        <span>Hexwyrm</span>
      </Link>
      <select
        className="select on-bar corrections-game"
        aria-label={t('home.new.game')}
        value={game}
        onChange={({ target }) => isGame(target.value) && setGame(target.value)}
      >
        {OFFERED.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <span className="corrections-what">{t('corrections.title')}</span>
      <span className="corrections-kept">
        <b>{headOf(draft, 'name')}</b> {t('corrections.kept', { count: changes.length })}
      </span>
      <LanguageSwitch className="select on-bar" />
      <ThemeSwitch className="select on-bar" />
    </header>
  );
}

function Title() {
  const { tab, setTab, draft, found, game, words } = useEditor();
  const { t } = words;
  return (
    <div className="corrections-title">
      <h1>{t('corrections.headline')}</h1>
      <p>{t('corrections.intro')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
      <div className="segments" role="group" aria-label={t('corrections.views')}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>
            {t(`corrections.tab.${one}`)}
          </button>
        ))}
      </div>
      <Search />
      <OpenCorrections />
      <button
        type="button"
        className="button"
        disabled={found === null || found.faults.length > 0}
        onClick={() => download(`hexwyrm-corrections-${game}.json`, draft)}
      >
        {t('corrections.export')}
      </button>
    </div>
  );
}

/** Finds a unit by its name or a hex by its number. */
function Search() {
  const { kit, units, map, goTo, words } = useEditor();
  const find = (text: string) => {
    const sought = text.trim().toLocaleLowerCase(words.language);
    if (/^\d{4}$/.test(sought)) return goTo({ kind: 'hex', map, hex: sought });
    const unit = units.find(({ title }) => title.toLocaleLowerCase(words.language).includes(sought));
    if (sought !== '' && unit !== undefined) goTo({ kind: 'unit', id: unit.id });
  };
  const isThere = (hex: string) => !/^\d{4}$/.test(hex) || kit.maps.length > 0;
  return (
    <input
      type="search"
      className="text-field corrections-search"
      aria-label={words.t('corrections.search')}
      placeholder={words.t('corrections.search')}
      onKeyDown={({ key, currentTarget }) =>
        key === 'Enter' && isThere(currentTarget.value) && find(currentTarget.value)
      }
    />
  );
}
