import type { BySeat } from '../book/line.ts';
import type { LeagueGame } from '../games/league-game.ts';
import type { Meeting } from '../rating/rating.ts';
import type { CampaignSettings } from './commands.ts';
import { campaignMeetings } from './meetings.ts';
import type { Gain, Prospect } from './rules.ts';
import { standingOf } from './slot.ts';
import type { CampaignOutcome, CampaignState, PlayedGame } from './state.ts';

/** The game that is to be played next. */
export interface NextGame {
  readonly number: number;
  /** One more after a tie: it decides, and changes no roster. */
  readonly deciding: boolean;
  readonly prospect: Prospect;
  /** Whether its dice are drawn. */
  readonly begun: boolean;
  /** By winner: what the game would do to the rosters, trophies apart. */
  readonly stakes: BySeat<BySeat<Gain>>;
}

/** Nothing is hidden in a campaign but dice: armies are gathered in the games. */
export interface CampaignView {
  readonly settings: CampaignSettings;
  readonly games: number;
  readonly rosters: BySeat<number>;
  readonly played: readonly PlayedGame[];
  readonly next: NextGame | null;
  /** Whether the players may leave it a tie. */
  readonly tied: boolean;
  readonly outcome: CampaignOutcome | null;
  /** The games that were played, for the record of the players. */
  readonly meetings: readonly Meeting[];
}

export function viewOf(game: LeagueGame, state: CampaignState): CampaignView {
  const { settings, rosters, played, outcome } = state;
  const { games } = game.campaign;
  return {
    settings,
    games,
    rosters,
    played,
    next: outcome === null ? nextGame(game, state) : null,
    tied: outcome === null && played.length === games,
    outcome,
    meetings: campaignMeetings(state).flat(),
  };
}

function nextGame(game: LeagueGame, state: CampaignState): NextGame {
  const { campaign: rules } = game;
  const standing = standingOf(state);
  const stakesOf = (winner: string) => rules.gains(standing, { winner, trophies: {} });
  const deciding = standing.number > rules.games;
  return {
    number: standing.number,
    deciding,
    prospect: rules.prospect(standing),
    begun: state.dice !== null,
    stakes: deciding ? {} : Object.fromEntries(rules.seats.map((seat) => [seat, stakesOf(seat)])),
  };
}
