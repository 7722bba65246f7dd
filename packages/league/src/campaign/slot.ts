import type { LeagueGame, Slot } from '../games/league-game.ts';
import type { CampaignStanding } from './rules.ts';
import type { CampaignState } from './state.ts';

/** Where the campaign stands before the next game. */
export const standingOf = ({ settings, played, rosters }: CampaignState): CampaignStanding => ({
  map: settings.map,
  options: settings.options,
  number: played.length + 1,
  rosters,
});

/** The next game once it has begun: what it begins with, its dice, and who plays. For who runs the book. */
export function slotOf(game: LeagueGame, state: CampaignState): Slot | null {
  if (state.dice === null) return null;
  const { scenario, options } = game.campaign.prospect(standingOf(state));
  return {
    scenario,
    options,
    dice: { kind: 'seed', seed: state.dice },
    players: state.settings.players,
  };
}
