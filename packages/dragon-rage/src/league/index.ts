import type { LeagueGame } from '@hexwyrm/league';
import { dragonRage } from '../game/dragon-rage.ts';
import { campaign } from './campaign.ts';
import { handicap } from './handicap.ts';
import { read } from './read.ts';
import { tournament } from './tournament.ts';

/** What Dragon Rage declares so that its games can hang together (chapters 4 and 5). */
export const dragonRageLeague: LeagueGame = {
  game: dragonRage.id,
  read,
  handicap,
  campaign,
  tournament,
};
