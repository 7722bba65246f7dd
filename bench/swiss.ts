import { type Dice, pickIndex, seededDice } from '@hexwyrm/kernel';
import { HOST, type TournamentCommand, tournamentOf } from '@hexwyrm/league';
import { leagueOf } from '../apps/cli/src/contests/league.ts';
import { GAMES } from '../apps/cli/src/games/games.ts';
import { gameNamed } from '../apps/cli/src/terminal/options.ts';

/** What the drawing of Swiss rounds costs, in milliseconds of processor time, and as a share of the second it may take. */
export interface DrawCosts {
  readonly players: number;
  readonly rounds: number;
  readonly p50: number;
  readonly max: number;
  readonly shareOfBudget: number;
}

const BUDGET = 1000;
const SIZES = [64, 128, 256, 511, 512];

export function drawCosts(id: string, tournaments: number, seed: string): DrawCosts[] {
  return SIZES.map((players) => {
    const costs: number[] = [];
    for (let number = 0; number < tournaments; number += 1)
      costs.push(...playOne(id, players, `${seed} ${number}`));
    costs.sort((one, other) => one - other);
    const max = costs[costs.length - 1];
    const p50 = costs[Math.floor(costs.length / 2)];
    return { players, rounds: costs.length, p50, max, shareOfBudget: max / BUDGET };
  });
}

/** Plays a tournament whose results are thrown; the cost of each draw. */
function playOne(id: string, size: number, seed: string): number[] {
  const league = leagueOf(gameNamed(GAMES, id));
  const contest = tournamentOf(league);
  const dice = seededDice(seed);
  const results = seededDice(`${seed} results`);
  const players = Array.from({ length: size }, (_, index) => ({ name: `Player ${index + 1}` }));
  const [{ map, fixed }] = league.tournament.pools;
  const state = contest.begin({ name: 'Bench', format: 'swiss', map, players }, dice);
  const give = (command: TournamentCommand): void => contest.carryOut(state, HOST, command, dice);
  const costs: number[] = [];
  do {
    const before = process.cpuUsage();
    give({ type: 'draw' });
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
    give({ type: 'tell' });
    for (const match of state.rounds[state.rounds.length - 1].matches)
      for (const leg of [0, 1] as const)
        give({ type: 'result', match: match.id, leg, report: thrown(league, fixed, results) });
  } while (state.rounds.length < state.swissRounds);
  return costs;
}

function thrown({ tournament }: ReturnType<typeof leagueOf>, scenario: string, dice: Dice) {
  const report = tournament.report({ scenario, options: {} }, pickIndex(dice, 34), null);
  if (report === null) throw new Error(`no result of ${scenario}`);
  return report;
}
