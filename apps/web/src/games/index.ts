import type { CorrectionsKit } from '../corrections/kit.ts';
import type { HomeKit } from '../home/kit.ts';
import type { TableWords } from '../i18n/kit.ts';
import type { Games } from '../kit/games.ts';
import type { GameId } from '../kit/ids.ts';
import type { GameKit } from '../kit/kit.ts';
import type { CampaignKit, EventKit } from '../league/kit.ts';

// Only the game in use is loaded. A game is found by its folder: nothing here names one.
const KITS = import.meta.glob<GameKit>('./*/index.ts', { import: 'kit' });
const WORDS = import.meta.glob<TableWords>('./*/words/kit.ts', { import: 'words' });
const CORRECTIONS = import.meta.glob<CorrectionsKit>('./*/corrections/index.ts', { import: 'corrections' });
const CAMPAIGNS = import.meta.glob<CampaignKit>('./*/campaign/index.ts', { import: 'campaign' });
const EVENTS = import.meta.glob<EventKit>('./*/event/index.ts', { import: 'event' });
const HOMES = import.meta.glob<HomeKit>('./*/home/index.ts', { import: 'home' });

/** Loads a part of a game once: the same promise each time, for screens that wait on it. */
function once<T>(load: (game: GameId) => Promise<T>): (game: GameId) => Promise<T> {
  const loading = new Map<GameId, Promise<T>>();
  return (game) => {
    const known = loading.get(game);
    if (known !== undefined) return known;
    const wanted = load(game);
    loading.set(game, wanted);
    wanted.catch(() => loading.delete(game));
    return wanted;
  };
}

/** The part of a game that a file of its folder has. */
const partOf = <T>(parts: Readonly<Record<string, () => Promise<T>>>, file: string) =>
  once((game) => {
    const load = parts[`./${game}/${file}`];
    if (load === undefined) throw new RangeError(`${game} has no ${file}`);
    return load();
  });

const kitOf = partOf(KITS, 'index.ts');

/** The games of this page. */
export const games: Games = {
  kitOf,
  wordsOf: partOf(WORDS, 'words/kit.ts'),
  campaignOf: partOf(CAMPAIGNS, 'campaign/index.ts'),
  eventOf: partOf(EVENTS, 'event/index.ts'),
  homeOf: partOf(HOMES, 'home/index.ts'),
  correctionsOf: partOf(CORRECTIONS, 'corrections/index.ts'),
  lessonsOf: once(async (game) => (await kitOf(game)).panels.lessons()),
};
