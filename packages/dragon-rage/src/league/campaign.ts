import { type Json, seededDice } from '@hexwyrm/kernel';
import type { CampaignRules, CampaignStanding, Gain, Line, Prospect, Report } from '@hexwyrm/league';
import type { Side } from '../core/vocabulary.ts';
import { dragonRageRules } from '../game/definition.ts';
import { markerAllowance, unitCap } from '../setup/campaign.ts';
import { goalParts } from '../setup/goal.ts';
import type { City } from '../setup/scenario-schema.ts';
import { parseCorrections } from '../world/corrections.ts';
import type { Tables } from '../world/tables.ts';
import { worldFor } from '../world/world.ts';
import { sidesOf } from './sides.ts';
import { preyOf } from './trophies.ts';

type Rosters = Readonly<Record<Side, number>>;
type CampaignTable = Tables['campaign'];

const MAPS = ['esirien', 'nurkott'] as const;
const printed = worldFor('esirien', null).tables.campaign;

const gameOf = ({ map, options, number, rosters }: CampaignStanding): Readonly<Record<string, Json>> => ({
  ...options,
  map,
  campaign: { game: number, rosters: sidesOf((side) => rosters[side]) },
});

const cityOf = (map: string): City => (map === 'nurkott' ? 'nurkott' : 'esirien');

/** Corrections to the data hold for all games of a campaign. */
const worldOf = ({ map, options: { corrections = null } }: CampaignStanding) =>
  worldFor(cityOf(map), corrections === null ? null : parseCorrections(corrections));

/** Chapter 4: five linked games on one map with fixed sides (DR-4.1-a); the players agree on both first (DR-4.2-a). */
export const campaign: CampaignRules = {
  seats: ['invader', 'defender'],
  maps: MAPS,
  games: printed.games,
  /** DR-4.1-b */
  firstRoster: printed.startRoster,
  clauses: { setUp: 'DR-4.2-a', game: 'DR-4.1-a', end: 'DR-4.5-a', giveUp: 'DR-2.6-a', trophy: 'DR-4.4-d' },
  checkSettings(map, options) {
    const rosters = sidesOf(() => printed.startRoster);
    dragonRageRules.setup('campaign', gameOf({ map, options, number: 1, rosters }), seededDice(0));
  },
  prospect,
  bounds(standing) {
    const { map, types } = worldOf(standing);
    return { prey: sidesOf((side) => preyOf(types, map.id, side)), points: map.totalVp };
  },
  gains(standing, report) {
    const { campaign: table } = worldOf(standing).tables;
    return sidesOf((side) => gainOf(table, standing.rosters, report, side));
  },
};

/** What is known of a game before its armies are: DR-4.3.1-e, DR-4.3.2-a, DR-4.3.3-a, b. */
function prospect(standing: CampaignStanding): Prospect {
  const { map, number, options } = standing;
  const rosters = sidesOf((side) => standing.rosters[side]);
  const game = { game: number, rosters };
  const { types, tables } = worldOf(standing);
  const matchup = {
    map: cityOf(map),
    armies: { invader: {}, defender: {} },
    princess: options.elowyn === true,
    campaign: game,
  };
  const known = goalParts(tables, types, matchup).filter(({ army }) => army === null);
  return {
    clause: 'DR-4.3.2-a',
    scenario: 'campaign',
    options: gameOf(standing),
    cap: unitCap(tables.campaign, number),
    goal: known.map(({ reason, clause, count, points }) => ({ reason, clause, count, value: points })),
    markers: markerAllowance(tables.campaign, game),
  };
}

/** DR-4.4-a to d: what the game does to one roster, and which cell of the printed table says so. */
function gainOf(
  { after }: CampaignTable,
  rosters: Rosters,
  { winner, trophies }: Pick<Report, 'winner' | 'trophies'>,
  side: Side,
): Gain {
  const won = winner === side;
  const { cell, clause, value } = cellOf(after, rosters, side, won);
  const lines: Line[] = [{ reason: won ? 'won' : 'lost', clause, count: 1, value }];
  const killed = trophies[side]?.length ?? 0;
  // At most once a player and game (R-DR-123).
  if (killed > 0)
    lines.push({ reason: 'trophy', clause: 'DR-4.4-d', count: killed, value: after.killedHeroOrDragon });
  return { cell, lines };
}

/** The difference before the game decides which table applies; ten is close (R-DR-122). */
const CLOSE = 10;

function cellOf(after: CampaignTable['after'], rosters: Rosters, side: Side, won: boolean) {
  const ahead = rosters[side] - rosters[side === 'invader' ? 'defender' : 'invader'];
  if (Math.abs(ahead) <= CLOSE) {
    const value = won ? after.within10.winner : after.within10.loser;
    return { cell: won ? 'close-winner' : 'close-loser', clause: 'DR-4.4-a', value };
  }
  if (ahead < 0) {
    const value = won ? after.over10.weaker.wins : after.over10.weaker.loses;
    return { cell: won ? 'weaker-wins' : 'weaker-loses', clause: 'DR-4.4-b', value };
  }
  const value = won ? after.over10.stronger.wins : after.over10.stronger.loses;
  return { cell: won ? 'stronger-wins' : 'stronger-loses', clause: 'DR-4.4-c', value };
}
