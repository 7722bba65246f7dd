import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';
import { download, withPlayers } from '../files/download.ts';
import { useVolume, useWords, type Words } from '../i18n/index.ts';
import { useGames } from '../kit/games.ts';
import { gameOf } from '../kit/ids.ts';
import { usePlayer } from '../replay/player.ts';
import { loadGame, type SavedGame } from '../storage/games.ts';
import type { useSavedGames } from './useSavedGames.ts';

interface SavedLineProps {
  readonly game: SavedGame;
  readonly title: string;
  readonly saved: ReturnType<typeof useSavedGames>;
}

export function SavedLine({ game, title, saved }: SavedLineProps) {
  const { homeOf } = useGames();
  const home = use(homeOf(gameOf(game)));
  const words = useWords();
  const { t, date } = words;
  const [, navigate] = useLocation();
  const resumeSaved = useGame((store) => store.resumeSaved);
  const goTo = usePlayer((player) => player.goTo);
  const [renaming, setRenaming] = useState(false);
  useVolume('later');
  const [problem, setProblem] = useState<string | null>(null);
  const verb = t(game.over ? 'home.saved.result' : 'home.saved.play');

  const open = async (): Promise<boolean> => {
    const opened = await resumeSaved(game.id);
    if (!opened) {
      setProblem(useGame.getState().error?.message ?? '');
      saved.refresh();
    }
    return opened;
  };
  const play = async () => {
    if (await open()) navigate(game.over ? '/result' : '/play');
  };
  const watch = async () => {
    if (!(await open())) return;
    await goTo(0);
    navigate('/play');
  };
  const keep = async () => {
    const kept = await loadGame(game.id);
    if (kept !== null) download(`hexwyrm-${game.scenario}-replay.json`, withPlayers(kept.replay, game));
  };

  return (
    <li className="saved-line">
      <img src={home.pictureOf(game.standing)} alt="" width={120} height={73} />
      <div className="saved-text">
        {renaming ? (
          <form
            className="saved-rename"
            onSubmit={(event) => {
              event.preventDefault();
              const name = new FormData(event.currentTarget).get('name');
              setRenaming(false);
              void saved.rename(game.id, typeof name === 'string' ? name.trim() : '');
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
          {companyOf(game, words)} · {home.standingLine(game.standing, game.over, words)} ·{' '}
          {date(game.updated)}
        </p>
        <p className="saved-when">
          <button type="button" onClick={() => void watch()}>
            {t('history.watch-game')}
          </button>
          <button type="button" onClick={() => setRenaming(!renaming)}>
            {t('home.saved.rename')}
          </button>
          <button type="button" onClick={() => void keep()}>
            {t('history.export')}
          </button>
          <button type="button" onClick={() => void saved.remove(game.id)}>
            {t('home.saved.delete')}
          </button>
        </p>
        {problem !== null && (
          <p className="home-problem" role="alert">
            {t('files.cannot-open')} {problem}
          </p>
        )}
      </div>
      <button
        type="button"
        className="button button-primary"
        onClick={() => void play()}
        aria-label={`${verb}: ${title}`}
      >
        {verb}
      </button>
    </li>
  );
}

function companyOf({ seats, names = {} }: SavedGame, { t, botName }: Words): string {
  const players = Object.values(seats);
  const [first, second] = Object.values(names);
  if (first && second) return t('home.saved.bots', { a: first, b: second });
  const bots = players.filter((player) => player !== 'person').map((bot) => botName(bot));
  const [a = '', b = ''] = bots;
  if (bots.length === 0) return t('home.saved.here');
  return bots.length === 1
    ? t('home.saved.against', { name: `${t('home.new.bot')} (${a})` })
    : t('home.saved.bots', { a, b });
}
