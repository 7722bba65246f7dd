import type { Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import type { Bot } from '../bot.ts';
import type { Judgement } from '../judgement.ts';
import type { Craft } from './rehearsal.ts';

/** Climbers on ladders. In a turn a seat takes three steps with its own, one at a time; after four turns it is over. */
export interface Ladders extends GameState {
  readonly climbers: number[];
  turn: number;
  steps: number;
}

export type Move = { readonly type: 'climb'; readonly unit: number } | { readonly type: 'end' };

const SEATS: readonly Seat[] = ['left', 'right'];
const STEPS = 3;
const TURNS = 4;
const TOP = 3;

const seatOf = ({ turn }: Ladders): Seat => SEATS[turn % 2] ?? '';
const isOver = ({ turn }: Ladders): boolean => turn >= TURNS;
const none = () => [];

export const ladders = (climbers: number): Ladders => ({
  version: 1,
  climbers: Array.from({ length: climbers }, () => 0),
  turn: 0,
  steps: 0,
});

function legal(state: Ladders, seat: Seat): readonly Move[] {
  if (isOver(state) || seat !== seatOf(state)) return [];
  const climbs = state.climbers.flatMap((height, unit) =>
    height < TOP && unit % 2 === state.turn % 2 ? [{ type: 'climb', unit } as const] : [],
  );
  return [...climbs, { type: 'end' }];
}

/** Climbers with even numbers are the left seat's. */
export const game: Game<Ladders, Move> = {
  id: 'ladders',
  rulesVersion: 1,
  seats: SEATS,
  scenarios: [],
  setup: () => ladders(2),
  decision: (state) => (isOver(state) ? null : { seats: [seatOf(state)], kind: 'climb', clause: 'L-1' }),
  legal,
  problemsIn: none,
  explain: (state, seat, action) => {
    const found = legal(state, seat).find((one) => JSON.stringify(one) === JSON.stringify(action));
    return found ? { ok: true, action: found } : { ok: false, refusal: { clause: 'L-1' } };
  },
  odds: none,
  rollAtOnce: () => null,
  apply(state, _seat, action): readonly GameEvent[] {
    if (action.type === 'climb') state.climbers[action.unit] = (state.climbers[action.unit] ?? 0) + 1;
    state.steps += 1;
    if (action.type === 'end' || state.steps === STEPS) {
      state.turn += 1;
      state.steps = 0;
    }
    return [];
  },
  view: (state) => state,
  describe: () => null,
  sample: (state) => game.clone(state),
  outcome: (state) => (isOver(state) ? { winner: null, reason: 'time', clause: 'L-2' } : null),
  scenarioOf: () => 'custom',
  seatsOf: () => SEATS,
  activeOf: () => '',
  standingOf: () => ({}),
  unitOf: (action) => (action.type === 'climb' ? action.unit : null),
  clone: (state) => ({ ...state, climbers: [...state.climbers] }),
  save: () => null,
  load: () => ladders(2),
};

/** Climbs with the first who can. */
const climber: Bot<Ladders, Move, GameEvent, unknown> = {
  name: 'climber',
  choose: (_game, state, seat) => legal(state, seat)[0],
};

/** Does nothing. */
const idle: Bot<Ladders, Move, GameEvent, unknown> = { name: 'idle', choose: () => ({ type: 'end' }) };

/** A policy that never climbs, and what the rungs are worth to who stands on them. */
export function craftWith(rungs: readonly number[]): Craft<Ladders, Move, GameEvent, unknown> {
  const judgement: Judgement<Ladders, Move> = {
    value: ({ climbers }, seat) =>
      climbers.reduce(
        (sum, height, unit) => (SEATS[unit % 2] === seat ? sum + (rungs[height] ?? 0) : sum),
        0,
      ),
    shortlist: (_state, _seat, actions) => actions,
    isPassive: ({ type }) => type === 'end',
    continues: () => false,
    completion: () => null,
  };
  return {
    policy: idle,
    moods: [climber],
    judgement,
    turnOf: ({ turn }) => `${turn}`,
    isPlanned: () => true,
    isWeighed: () => false,
    movesOf: (_state, _seat, unit) => [{ actions: [{ type: 'climb', unit }] }],
  };
}
