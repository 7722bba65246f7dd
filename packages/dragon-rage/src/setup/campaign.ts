import type { Board } from '../core/board.ts';
import type { Army } from '../core/frames.ts';
import type { CampaignGame } from '../core/options.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import type { Tables } from '../world/tables.ts';
import { armySize } from './prices.ts';

type CampaignTable = Tables['campaign'];

/** DR-4.3.1-e: the most units of an army; a game after the last of the table goes by the last (R-DR-193). */
export function unitCap({ unitCaps }: CampaignTable, game: number): number {
  return unitCaps[Math.min(game, unitCaps.length) - 1];
}

/** DR-4.3.1-c, d: on each map the city's own people serve the city, and nobody else does. */
export const peopleClause = ({ map }: Board): Clause => (map.id === 'nurkott' ? 'DR-4.3.1-d' : 'DR-4.3.1-c');

/** What sets the rosters apart: a point for every five, from fifteen on (R-DR-121). */
function balance({ balance: { threshold, per } }: CampaignTable, ahead: number): number {
  return ahead >= threshold ? Math.floor(ahead / per) : 0;
}

/** DR-4.3.3-a: points that the invader may lay as destroyed where the defender is ahead. */
export const markerAllowance = (table: CampaignTable, { rosters }: Pick<CampaignGame, 'rosters'>): number =>
  balance(table, rosters.defender - rosters.invader);

/** DR-4.3.3-b: what the goal rises by where the invader is ahead. */
export const goalRise = (table: CampaignTable, { rosters }: Pick<CampaignGame, 'rosters'>): number =>
  balance(table, rosters.invader - rosters.defender);

/** DR-4.1-b: rosters only grow from what both begin with; with less there might be no army at all. */
export const tooSmallRoster = ({ startRoster }: CampaignTable, { rosters }: CampaignGame): boolean =>
  Math.min(rosters.invader, rosters.defender) < startRoster;

/** What an army may cost and how many units it may have; nobody counts them in a point choice (DR-3.3.2-a). */
export interface Means {
  readonly points: number;
  readonly pointsClause: Clause;
  readonly units: number | null;
}

/** DR-4.3.1-a, b: a roster is a ceiling that every game has again. */
export function meansOf({ state, world }: Board, side: Side): Means {
  const { campaign } = state.options;
  if (campaign === undefined)
    return { points: world.tables.points.choice[side], pointsClause: 'DR-3.3.2-a', units: null };
  const units = unitCap(world.tables.campaign, campaign.game);
  return { points: campaign.rosters[side], pointsClause: 'DR-4.3.1-a', units };
}

/** DR-4.3.1-e */
export const isFull = ({ units }: Means, army: Army): boolean => units !== null && armySize(army) >= units;
