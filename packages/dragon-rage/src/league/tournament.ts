import { OptionError, seededDice } from '@hexwyrm/kernel';
import { type ScenarioPool, type TournamentRules, totalOf } from '@hexwyrm/league';
import { dragonRageRules } from '../game/definition.ts';
import type { City } from '../setup/scenario-schema.ts';
import { SHEETS } from '../setup/scenarios.ts';
import { worldFor } from '../world/world.ts';
import { correctionsIn, goalLines, type SetUp, sheetOf } from './goal.ts';
import { recordOf } from './record.ts';

const { tournament: table } = worldFor('esirien', null).tables;

/** DR-5.3-a, DR-5.4-a: scenario 1 of the map throughout, or a die among the six. */
function poolOf(map: City, clause: string): ScenarioPool {
  const byDie = SHEETS.filter((sheet) => sheet.map === map).map(({ id }) => id);
  return { map, clause, fixed: byDie[0], byDie };
}

/** DR-5-a: options by which a game is no game of a tournament. */
const BARRED = ['elowyn', 'campaign', 'handicap', 'map', 'profile', 'grading', 'entryPoints'] as const;

/** DR-5.1-c, d: the victory points of the map, with the corrections in force. */
const resistanceOf = (map: City, setUp: Pick<SetUp, 'options'>): number =>
  worldFor(map, correctionsIn(setUp)).map.totalVp;

/** Chapter 5. */
export const tournament: TournamentRules = {
  seats: ['invader', 'defender'],
  pools: [poolOf('esirien', 'DR-5.3-a'), poolOf('nurkott', 'DR-5.4-a')],
  pointsPerWin: table.matchPointPerWin,
  pointsForBye: table.bye,
  smallEvent: table.smallEvent,
  topCut: table.topCut,
  clauses: {
    restrictions: 'DR-5-a',
    match: 'DR-5.1-a',
    matchPoints: 'DR-5.1-b',
    tieBreak: 'DR-5.1-e',
    announcement: 'DR-5.1-f',
    elimination: 'DR-5.2-a',
    levelMatch: 'DR-5.2-b',
    eliminationBye: 'DR-5.2-c',
    firstRound: 'DR-5.2-d',
    swissBye: 'DR-5.2-e',
    laterRounds: 'DR-5.2-f',
    pairingDown: 'DR-5.2-g',
    rounds: 'DR-5.2-h',
    topCut: 'DR-5.2-i',
  },
  resistance: (map, options) => resistanceOf(map === 'nurkott' ? 'nurkott' : 'esirien', { options }),
  /**
   * DR-5.1-b to d: who razes the goal has won, else the defender has; who gave up lost, and all counts as it stands
   * (R-DR-128).
   */
  report(setUp, razed, conceded) {
    const sheet = sheetOf(setUp);
    if (sheet === null) return null;
    const total = resistanceOf(sheet.map, setUp);
    const reached = razed >= totalOf(goalLines(sheet, setUp));
    if (razed > total || (reached && conceded !== null)) return null;
    const won = conceded === null ? reached : conceded === 'defender';
    return {
      source: 'typed',
      winner: won ? 'invader' : 'defender',
      points: { invader: razed, defender: total - razed },
      trophies: {},
    };
  },
  goal(setUp) {
    const sheet = sheetOf(setUp);
    return sheet === null ? [] : goalLines(sheet, setUp);
  },
  handicapOf: recordOf,
  handicapOptions: (handicap) => ({ handicap }),
  /** DR-5.2-h: five for up to 32 players, seven for up to 64; each doubling beyond takes one more (R-DR-128). */
  swissRounds(players) {
    const printed = Object.entries(table.swissRounds)
      .map(([upTo, rounds]) => ({ upTo: Number(upTo), rounds }))
      .toSorted((one, other) => one.upTo - other.upTo);
    const [smallest] = printed;
    if (players <= smallest.upTo)
      return Math.max(1, Math.min(smallest.rounds, Math.ceil(Math.log2(players))));
    const found = printed.find(({ upTo }) => players <= upTo);
    const { upTo, rounds } = found ?? printed[printed.length - 1];
    return rounds + Math.max(0, Math.ceil(Math.log2(players / upTo)));
  },
  checkOptions(map, options) {
    for (const name of BARRED)
      if (options[name] !== undefined) throw new OptionError(name, 'is not used in tournaments (DR-5-a)');
    dragonRageRules.setup(`${map}-1`, options, seededDice(0));
  },
};
