import { type Bot, greedyBot, type Judgement, levelsOf, randomBot, type School } from '@hexwyrm/bots';
import { distance } from '@hexwyrm/hexmap';
import type { Seat } from '@hexwyrm/kernel';
import { reach } from '@hexwyrm/wargame';
import {
  type Action,
  bridgehead,
  type Event,
  GRID,
  STRENGTH,
  type State,
  terrainAt,
  type View,
} from '../index.ts';

type BridgeheadBot = Bot<State, Action, Event, View>;

export const BRIDGE = GRID.names.findIndex((_, hex) => terrainAt(hex) === 'bridge');

/** Worth more than any units: a game that is decided. */
const VICTORY = 1000;

/** The strength that is left, and how close it is to the bridge. */
function value({ units, outcome }: State, seat: Seat): number {
  if (outcome !== null) return outcome.winner === seat ? VICTORY : -VICTORY;
  let sum = 0;
  for (const { side, type, hex } of units) {
    if (hex < 0) continue;
    const worth = 10 * STRENGTH[type] - distance(GRID, hex, BRIDGE) + (hex === BRIDGE ? 5 : 0);
    sum += side === seat ? worth : -worth;
  }
  return sum;
}

export const yardstick: Judgement<State, Action> = {
  value,
  shortlist: (_state, _seat, actions, count) => actions.slice(0, count),
  isPassive: ({ type }) => type === 'end',
  continues: ({ units }, action) => action.type === 'move' && units[action.unit].spent > 0,
  completion: () => null,
};

const greedy: BridgeheadBot = greedyBot(yardstick);

export const school: School<State, Action, Event, View> = {
  greedy,
  policy: greedy,
  moods: [],
  judgement: yardstick,
  turnOf: ({ turn, active }) => `${turn} ${active}`,
  isPlanned: ({ phase }) => phase === 'movement',
  isWeighed: () => false,
  movesOf: (state, seat, unit) => reach(bridgehead, state, seat, unit),
};

const BOTS: readonly BridgeheadBot[] = [...levelsOf(school), greedy, randomBot()];

/** The bots that can play Bridgehead, by name. */
export const bridgeheadBots: ReadonlyMap<string, BridgeheadBot> = new Map(BOTS.map((bot) => [bot.name, bot]));
