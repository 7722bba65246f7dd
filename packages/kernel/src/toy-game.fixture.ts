import type { Decision, Game, GameEvent, Seat, Verdict } from './contract.ts';
import { pickOne } from './dice/pick.ts';
import { OptionError, PositionError, type Problem, UnknownScenarioError } from './errors.ts';
import { accepted, refuseSeat } from './gate.ts';
import { rollOdds } from './odds.ts';

/**
 * The smallest game that has everything the kernel promises about: dice, a secret simultaneous choice, an
 * action without dice, a refusal with facts, a position. Two duellists pick a stance in secret, then each in
 * turn strikes (two dice) or waits (none, two times in a row at most).
 */
export type Stance = 'high' | 'low';
export type DuelAction =
  | { readonly do: 'stance'; readonly stance: Stance }
  | { readonly do: 'strike' }
  | { readonly do: 'wait' };

interface Fighter {
  health: number;
  stance: Stance | null;
  waited: number;
}

export interface DuelState {
  readonly version: number;
  readonly fighters: { red: Fighter; blue: Fighter };
  phase: 'stance' | 'act';
  active: 'red' | 'blue';
}

export interface DuelEvent extends GameEvent {
  readonly by?: Seat;
  readonly rolled?: readonly number[];
}

export interface DuelView {
  readonly active: Seat;
  readonly health: { readonly red: number; readonly blue: number };
  readonly stances: { readonly red: string | null; readonly blue: string | null };
}

const STANCES: readonly Stance[] = ['high', 'low'];
const SIDES = ['red', 'blue'] as const;
const isSide = (seat: Seat): seat is 'red' | 'blue' => seat === 'red' || seat === 'blue';
const other = (side: 'red' | 'blue') => (side === 'red' ? 'blue' : 'red');
const has = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function decision({ fighters, phase, active }: DuelState): Decision | null {
  if (SIDES.some((side) => fighters[side].health <= 0)) return null;
  if (phase === 'act') return { seats: [active], kind: 'act', clause: 'T-2' };
  const seats = SIDES.filter((side) => fighters[side].stance === null);
  return { seats, kind: 'stance', clause: 'T-1' };
}

const parse = (state: DuelState, value: unknown): DuelAction | null => {
  if (!has(value)) return null;
  const stance = STANCES.find((known) => known === value.stance);
  if (value.do === 'stance') return stance && state.phase === 'stance' ? { do: 'stance', stance } : null;
  if (state.phase === 'stance') return null;
  return value.do === 'strike' || value.do === 'wait' ? { do: value.do } : null;
};

function explain(state: DuelState, seat: Seat, value: unknown): Verdict<DuelAction> {
  const refusal = refuseSeat(decision(state), seat);
  if (refusal !== null || !isSide(seat)) return { ok: false, refusal: refusal ?? { clause: 'T-0' } };
  const action = parse(state, value);
  if (action === null) return { ok: false, refusal: { clause: 'T-0' } };
  const { waited } = state.fighters[seat];
  if (action.do === 'wait' && waited >= 2)
    return { ok: false, refusal: { clause: 'T-2.2', facts: { waited } } };
  return { ok: true, action };
}

const needed = ({ fighters: { red, blue } }: DuelState) => (red.stance === blue.stance ? 9 : 7);

export const duel: Game<DuelState, DuelAction, DuelEvent, DuelView> = {
  id: 'duel',
  rulesVersion: 1,
  seats: SIDES,
  scenarios: [{ id: 'dawn', seats: SIDES }],

  setup(scenario, options, dice) {
    if (scenario !== 'dawn') throw new UnknownScenarioError(scenario, ['dawn']);
    const health = has(options) && options.health !== undefined ? options.health : 3;
    if (typeof health !== 'number' || health < 1) throw new OptionError('health', 'must be at least 1');
    const fighter = (): Fighter => ({ health, stance: null, waited: 0 });
    const active = dice.d6() <= 3 ? 'red' : 'blue';
    return { version: 1, fighters: { red: fighter(), blue: fighter() }, phase: 'stance', active };
  },

  decision,
  problemsIn: (action) => (has(action) ? [] : [{ path: '', reason: 'must be an object' }]),
  explain,

  legal(state, seat) {
    const all: DuelAction[] = [{ do: 'strike' }, { do: 'wait' }];
    for (const stance of STANCES) all.push({ do: 'stance', stance });
    return all.filter((action) => explain(state, seat, action).ok);
  },

  odds(state, _seat, action) {
    if (action.do !== 'strike') return [];
    const needs = needed(state);
    return [
      rollOdds({
        roll: 'strike',
        clause: 'T-2.1',
        dice: 2,
        needs,
        success: { result: 'hurt' },
        failure: { result: 'missed' },
      }),
    ];
  },

  rollAtOnce: (_state, _seat, action) => (action.do === 'strike' ? 'strike' : null),

  apply(state, seat, proposal, dice) {
    const action = accepted(explain(state, seat, proposal));
    if (!isSide(seat)) return [];
    const fighter = state.fighters[seat];
    if (action.do === 'stance') {
      fighter.stance = action.stance;
      if (state.fighters[other(seat)].stance === null) return [{ type: 'ready', clause: 'T-1', by: seat }];
      state.phase = 'act';
      return [{ type: 'stances', clause: 'T-1.1', reveals: true }];
    }
    state.active = other(state.active);
    fighter.waited = action.do === 'wait' ? fighter.waited + 1 : 0;
    if (action.do === 'wait') return [{ type: 'waited', clause: 'T-2.2', by: seat }];
    // The first die changes the state before the second falls: what a rule in the middle of its work looks like.
    const first = dice.d6();
    state.fighters[other(seat)].waited = 0;
    const rolled = [first, dice.d6()];
    if (rolled[0] + rolled[1] < needed(state)) return [{ type: 'missed', clause: 'T-2.1', by: seat, rolled }];
    state.fighters[other(seat)].health -= 1;
    for (const side of SIDES) state.fighters[side].stance = null;
    state.phase = 'stance';
    return [{ type: 'hit', clause: 'T-2.1', by: seat, rolled }];
  },

  view({ fighters: { red, blue }, phase, active }, seat) {
    const seen = (fighter: Fighter, side: Seat) => {
      if (fighter.stance === null || phase === 'act' || side === seat) return fighter.stance;
      return 'hidden';
    };
    return {
      active,
      health: { red: red.health, blue: blue.health },
      stances: { red: seen(red, 'red'), blue: seen(blue, 'blue') },
    };
  },

  describe: ({ active, health, stances }) => ({ active, health, stances }),

  sample(state, seat, dice) {
    const copy = duel.clone(state);
    if (copy.phase === 'act') return copy;
    for (const side of SIDES) {
      const fighter = copy.fighters[side];
      if (side !== seat && fighter.stance !== null) fighter.stance = pickOne(dice, STANCES);
    }
    return copy;
  },

  outcome({ fighters: { red, blue } }) {
    if (red.health > 0 && blue.health > 0) return null;
    return { winner: red.health > 0 ? 'red' : 'blue', reason: 'last-standing', clause: 'T-3' };
  },

  scenarioOf: () => 'dawn',
  seatsOf: () => SIDES,
  activeOf: ({ active }) => active,
  standingOf: ({ health: { red, blue } }) => ({ red, blue }),
  unitOf: () => null,

  clone: ({ version, fighters: { red, blue }, phase, active }) => ({
    version,
    fighters: { red: { ...red }, blue: { ...blue } },
    phase,
    active,
  }),

  save: ({ fighters: { red, blue }, active }) => ({ red: red.health, blue: blue.health, active }),

  load(position) {
    const problems: Problem[] = [];
    const given = has(position) ? position : {};
    const health = (side: string): number => {
      const value = given[side];
      if (typeof value === 'number' && value > 0) return value;
      problems.push({ path: side, reason: 'must be a number above 0' });
      return 0;
    };
    const fighter = (side: string): Fighter => ({ health: health(side), stance: null, waited: 0 });
    const fighters = { red: fighter('red'), blue: fighter('blue') };
    const active = SIDES.find((side) => side === given.active);
    if (active === undefined) problems.push({ path: 'active', reason: 'must be red or blue' });
    if (active === undefined || problems.length > 0) throw new PositionError(problems);
    return { version: 1, fighters, phase: 'stance', active };
  },
};
