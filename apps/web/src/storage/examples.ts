import { GAMES, isExample } from '../kit/ids.ts';
import { recall, remember } from './settings.ts';

const KEY = 'examples';

/** The games on offer: the examples too once the address of the page has asked for them (`?examples`). */
export function offeredGames(): typeof GAMES {
  if (new URLSearchParams(location.search).has(KEY)) remember(KEY, 'yes');
  return GAMES.filter((game) => !isExample(game) || recall(KEY) === 'yes');
}
