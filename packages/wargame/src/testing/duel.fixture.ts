import {
  accepted,
  type Decision,
  type Game,
  type GameEvent,
  type Json,
  messageProblems,
  PositionError,
  pickOne,
  problemsOf,
  type Refusal,
  refuseSeat,
  rollOdds,
  type Seat,
} from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { hexField, unitField } from '../fields.ts';
import type { Subject } from './subject.ts';

// The smallest game with hexes, units, dice and a secret: two duellists in a lane of six hexes step or strike. Who rolls
// the lucky number of one's own, which is secret until one has struck, wins. After 20 turns it is a draw.

const LANE = ['0101', '0201', '0301', '0401', '0501', '0601'];
const SEATS = ['red', 'blue'];
const LAST_TURN = 20;

export const duelActions = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('step'), unit: unitField, to: hexField }),
  z.strictObject({ type: z.literal('strike'), aim: z.enum(['high', 'low']) }),
  z.strictObject({ type: z.literal('end') }),
]);
export type DuelAction = z.infer<typeof duelActions>;

const number = z.int();
const duelState = z.strictObject({
  version: z.literal(1),
  turn: number,
  places: z.array(number),
  lucky: z.array(number),
  struck: z.array(z.boolean()),
  winner: z.nullable(z.string()),
});
export type DuelState = z.infer<typeof duelState>;

const activeOf = ({ turn }: Pick<DuelState, 'turn'>): number => turn % 2;

const decision = (state: DuelState): Decision | null =>
  state.winner !== null || state.turn >= LAST_TURN
    ? null
    : { seats: [SEATS[activeOf(state)]], kind: 'turn', clause: 'T-1' };

const isFree = ({ places }: DuelState, hex: number): boolean => hex >= 0 && hex < 6 && !places.includes(hex);

function refusalOf(state: DuelState, seat: Seat, action: DuelAction): Refusal | null {
  const refused = refuseSeat(decision(state), seat);
  if (refused || action.type !== 'step') return refused;
  if (action.unit !== activeOf(state)) return { clause: 'T-2' };
  const to = LANE.indexOf(action.to);
  return Math.abs(to - state.places[action.unit]) === 1 && isFree(state, to) ? null : { clause: 'T-3' };
}

function legal(state: DuelState, seat: Seat): readonly DuelAction[] {
  const unit = activeOf(state);
  if (!decision(state)?.seats.includes(seat)) return [];
  const steps = [state.places[unit] - 1, state.places[unit] + 1].flatMap((hex): DuelAction[] =>
    isFree(state, hex) ? [{ type: 'step', unit, to: LANE[hex] }] : [],
  );
  return [...steps, { type: 'strike', aim: 'high' }, { type: 'strike', aim: 'low' }, { type: 'end' }];
}

interface DuelView {
  readonly turn: number;
  readonly places: readonly number[];
  readonly lucky: readonly (number | null)[];
}

export const duel: Game<DuelState, DuelAction, GameEvent, DuelView> = {
  id: 'duel',
  rulesVersion: 1,
  seats: SEATS,
  scenarios: [{ id: 'lane', seats: SEATS }],
  setup: (_scenario, _options, dice) => ({
    version: 1,
    turn: 0,
    places: [0, 5],
    lucky: [dice.d6(), dice.d6()],
    struck: [false, false],
    winner: null,
  }),
  decision,
  legal,
  problemsIn: (action) => messageProblems(duelActions, action),
  explain(state, seat, proposal) {
    const parsed = duelActions.safeParse(proposal);
    if (!parsed.success) return { ok: false, refusal: { clause: 'T-0' } };
    const refusal = refusalOf(state, seat, parsed.data);
    return refusal ? { ok: false, refusal } : { ok: true, action: parsed.data };
  },
  odds: (_state, _seat, { type }) =>
    type === 'strike'
      ? [
          rollOdds({
            roll: 'strike',
            clause: 'T-4',
            dice: 1,
            needs: 6,
            success: { result: 'won' },
            failure: { result: 'missed' },
          }),
        ]
      : [],
  rollAtOnce: (_state, _seat, { type }) => (type === 'strike' ? 'strike' : null),
  apply(state, seat, action, dice) {
    const done = accepted(duel.explain(state, seat, action));
    const unit = activeOf(state);
    state.turn += 1;
    if (done.type === 'step') state.places[unit] = LANE.indexOf(done.to);
    if (done.type !== 'strike') return [{ type: done.type, clause: 'T-1' }];
    const reveals = !state.struck[unit];
    state.struck[unit] = true;
    if (dice.d6() === state.lucky[unit]) state.winner = seat;
    return [{ type: 'struck', clause: 'T-4', ...(reveals && { reveals }) }];
  },
  view: ({ turn, places, lucky, struck }, seat) => ({
    turn,
    places: [...places],
    lucky: lucky.map((number, unit) => (struck[unit] || SEATS[unit] === seat ? number : null)),
  }),
  describe: ({ turn, places, lucky }) => ({ turn, places: places.map((hex) => LANE[hex]), lucky }),
  sample(state, seat, dice) {
    const copy = duel.clone(state);
    copy.lucky = copy.lucky.map((number, unit) =>
      copy.struck[unit] || SEATS[unit] === seat ? number : pickOne(dice, [1, 2, 3, 4, 5, 6]),
    );
    return copy;
  },
  outcome: (state) =>
    decision(state) === null ? { winner: state.winner, reason: 'duel', clause: 'T-5' } : null,
  scenarioOf: () => 'lane',
  seatsOf: () => SEATS,
  activeOf: (view) => SEATS[activeOf(view)],
  standingOf: ({ turn }) => ({ turn }),
  unitOf: (action) => ('unit' in action ? action.unit : null),
  clone: ({ places, lucky, struck, ...state }) => ({
    ...state,
    places: [...places],
    lucky: [...lucky],
    struck: [...struck],
  }),
  save: (state): Json => JSON.parse(JSON.stringify(state)),
  load(position) {
    const parsed = duelState.safeParse(position);
    if (!parsed.success) throw new PositionError(problemsOf(parsed.error));
    return parsed.data;
  },
};

const games = [{ scenario: 'lane', options: {}, manner: 'kinds' }] as const;

export const duelSubject: Subject<DuelState, DuelAction> = {
  game: duel,
  actions: duelActions,
  clausePrefix: 'T-',
  games,
  gateGames: games,
  offered: () => ['step', 'strike', 'end'],
  hexes: () => LANE,
  nearbyHexes: ({ places }) => places.map((hex) => LANE[hex]),
  countUnits: ({ places }) => places.length,
  brokenInvariants: ({ places: [red, blue] }) => (red === blue ? ['both are in one hex'] : []),
  secrets: {
    games,
    frequent: new Set(),
    hidden: ({ struck }, seat) => new Set(SEATS.filter((other, unit) => other !== seat && !struck[unit])),
    otherTruth: (state, seat, dice) => duel.sample(state, seat, dice),
  },
};
