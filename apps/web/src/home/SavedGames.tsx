import { useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';
import { useWords, type Words } from '../i18n/index.ts';
import { deleteGame, renameGame, type SavedGame } from '../storage/games.ts';
import esirien from './pictures/esirien.jpg';
import nurkott from './pictures/nurkott.jpg';
import { useSavedGames } from './useSavedGames.ts';
import './saved-games.css';

const SHOWN = 3;

/** Games on this device, the last played first. */
export function SavedGames() {
  const { t } = useWords();
  const { games, refresh } = useSavedGames();
  const [all, setAll] = useState(false);
  const more = games.length - SHOWN;
  return (
    <section className="saved" aria-labelledby="saved-title">
      <h2 className="label" id="saved-title">
        {t('home.saved.title')}
      </h2>
      {games.length === 0 && <p className="saved-none">{t('home.saved.none')}</p>}
      <ul>
        {(all ? games : games.slice(0, SHOWN)).map((game) => (
          <SavedLine key={game.id} game={game} refresh={refresh} />
        ))}
      </ul>
      {!all && more > 0 && (
        <button type="button" className="button button-plain" onClick={() => setAll(true)}>
          {t('home.saved.more', { count: more })}
        </button>
      )}
    </section>
  );
}

function SavedLine({ game, refresh }: { readonly game: SavedGame; refresh(): void }) {
  const words = useWords();
  const { t, date } = words;
  const [, navigate] = useLocation();
  const { resumeSaved } = useGame();
  const [asked, setAsked] = useState<'delete' | 'rename' | null>(null);
  const title = game.name || words.scenarioName(game.scenario);

  const play = async () => {
    if (await resumeSaved(game.id)) navigate(game.over ? '/result' : '/play');
    else refresh();
  };
  const change = async (work: Promise<void>) => {
    await work;
    setAsked(null);
    refresh();
  };
  const rename = (form: HTMLFormElement) => {
    const name = new FormData(form).get('name');
    void change(renameGame(game.id, typeof name === 'string' ? name.trim() : ''));
  };

  return (
    <li className="saved-line">
      <img src={game.map === 'nurkott' ? nurkott : esirien} alt="" width={120} height={73} />
      <div className="saved-text">
        {asked === 'rename' ? (
          <form
            className="saved-rename"
            onSubmit={(event) => {
              event.preventDefault();
              rename(event.currentTarget);
            }}
          >
            <input
              name="name"
              className="select"
              aria-label={t('home.saved.name')}
              defaultValue={title}
              maxLength={60}
            />
            <button type="submit" className="button">
              {t('home.saved.keep')}
            </button>
          </form>
        ) : (
          <h3>{title}</h3>
        )}
        <p>
          {companyOf(game, words)} ·{' '}
          {game.over ? t('home.saved.over') : t('home.saved.turn', { turn: game.turn })} ·{' '}
          {t('home.saved.vp', { score: game.score, goal: game.goal })}
        </p>
        <p className="saved-when">
          {date(game.updated)}
          <button type="button" onClick={() => setAsked(asked === 'rename' ? null : 'rename')}>
            {t('home.saved.rename')}
          </button>
          <button
            type="button"
            onClick={() => (asked === 'delete' ? void change(deleteGame(game.id)) : setAsked('delete'))}
          >
            {t(asked === 'delete' ? 'home.saved.deleteSure' : 'home.saved.delete')}
          </button>
        </p>
      </div>
      <button
        type="button"
        className="button button-primary"
        onClick={play}
        aria-label={`${t(game.over ? 'home.saved.result' : 'home.saved.play')}: ${title}`}
      >
        {t(game.over ? 'home.saved.result' : 'home.saved.play')}
      </button>
    </li>
  );
}

function companyOf({ seats }: SavedGame, { t, botName }: Words): string {
  const players = Object.values(seats);
  const bots = players.filter((player) => player !== 'person').map((bot) => botName(bot));
  const [a = '', b = ''] = bots;
  if (bots.length === 0) return t('home.saved.here');
  return bots.length === 1
    ? t('home.saved.against', { name: `${t('home.new.bot')} (${a})` })
    : t('home.saved.bots', { a, b });
}
