import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../core/events.ts';
import { phasesOf } from '../core/scenarios.ts';
import { dragonPass } from '../testing/by-index.ts';
import { opened, passUntil } from '../testing/opening.ts';
import { eventsOf, table } from '../testing/table.ts';

/** DP-2-i: the phases of the scenarios with independents. */
const BY_DIE: readonly string[] = [];
const WHOLE_TURN = ['giants', 'alliances', 'movement', 'exotics', 'combat', 'rally'];

/** Seat and phase of every phase that began, combat as one. */
const log = (events: readonly Event[]): string[] =>
  eventsOf(events, 'phase')
    .map(({ seat, phase }) => `${seat} ${PRINTED[phase]}`)
    .filter((entry, i, all) => entry !== all[i - 1]);

const PRINTED = {
  giants: 'giants',
  alliances: 'alliances',
  movement: 'movement',
  exotics: 'exotics',
  commit: 'combat',
  battles: 'combat',
  support: 'combat',
  rally: 'rally',
} as const;

const seatsInOrder = (events: readonly Event[]): string[] =>
  eventsOf(events, 'phase')
    .filter(({ phase }) => phase === 'movement')
    .map(({ seat }) => seat);

describe('the sequence of play', () => {
  it('DP-2-a, DP-2-c, DP-18.1.3-a: scenario 1: player-turns of Lunar and Sartar, movement then combat, and bookkeeping', () => {
    const { state, events } = opened('pass-1');
    const whole = [...events, ...passUntil(state, ({ turn }) => turn === 2)];
    expect(log(whole).slice(0, 4)).toEqual([
      'lunar movement',
      'lunar combat',
      'sartar movement',
      'sartar combat',
    ]);
    expect(eventsOf(whole, 'turn-began').map(({ turn }) => turn)).toEqual([1, 2]);
  });

  it('DP-2-c: scenario 3 begins with Sartar, scenario 8 goes Tarsh, Lunar, Sartar', () => {
    for (const [scenario, order] of [
      ['pass-3', ['sartar', 'lunar']],
      ['pass-5', ['sartar', 'lunar']],
      ['pass-8', ['tarsh', 'lunar', 'sartar']],
    ] as const) {
      const { state, events } = opened(scenario);
      const whole = [...events, ...passUntil(state, ({ turn }) => turn === 2)];
      expect(seatsInOrder(whole).slice(0, order.length)).toEqual(order);
    }
  });

  it('DP-2-d, DP-18-h, DP-18.1.2-a: five game-turns, then victory is judged and the marker stays', () => {
    const { state } = opened('pass-1');
    passUntil(state, ({ turn }) => turn === 5);
    expect(dragonPass.outcome(state)).toBeNull();
    const last = passUntil(state, () => false);
    expect([state.turn, dragonPass.outcome(state) === null]).toEqual([5, false]);
    expect(seatsInOrder(last)).toEqual(['sartar']);
    expect(dragonPass.decision(state)).toBeNull();
  });

  it('DP-2-k: phases are looked up in the scenarios, whatever names are sent', () => {
    const asked = ['constructor', 'x', 'y'].map((name) => phasesOf({ scenario: name, seats: [name] }, 0));
    expect(asked[0]).toEqual(['movement', 'exotics', 'commit', 'battles', 'support', 'rally']);
    // One list for all: nothing is kept for a name.
    expect(new Set(asked).size).toBe(1);
  });

  it.each([
    ['DP-18.1.3-a', 'pass-1', 5, ['lunar', 'sartar'], ['movement', 'combat']],
    ['DP-18.2.3-a', 'pass-2', 6, ['lunar', 'sartar'], ['movement', 'combat', 'rally']],
    ['DP-18.3.3-a', 'pass-3', 5, ['sartar', 'lunar'], ['movement', 'combat', 'rally']],
    ['DP-18.5.3-a', 'pass-5', 7, ['sartar', 'lunar'], ['movement', 'exotics', 'combat', 'rally']],
    ['DP-18.6.3-a', 'pass-6', 10, ['lunar', 'independents'], ['movement', 'exotics', 'combat', 'rally']],
    ['DP-18.7.2-a, DP-18.7.3-a', 'pass-7', 14, BY_DIE, WHOLE_TURN],
    ['DP-18.9.2-a', 'pass-9', 28, BY_DIE, WHOLE_TURN],
    ['DP-18.8.3-a', 'pass-8', 14, ['tarsh', 'lunar', 'sartar'], ['movement', 'exotics', 'combat', 'rally']],
  ])('%s, DP-18-h: %s lasts %i game-turns of these player-turns', (_, scenario, turns, seats, phases) => {
    // A random event can reverse the order (DP-PAC.RandomEvents.11-a).
    const { state, events } = opened(scenario, { events: false });
    const whole = [...events, ...passUntil(state, () => false)];
    expect(state.turn).toBe(turns);
    expect(eventsOf(whole, 'game-over').length).toBe(1);
    const order = seats === BY_DIE ? seatsInOrder(whole).slice(0, 2) : seats;
    expect(seatsInOrder(whole)).toEqual(Array(turns).fill(order).flat());
    expect(phasesOf(state, 0).map((phase) => PRINTED[phase])).toEqual(expect.arrayContaining(phases));
    expect(new Set(phasesOf(state, 0).map((phase) => PRINTED[phase])).size).toBe(phases.length);
  });

  it('DP-18.4.3-a: in scenario 4 only the Lunar player-turn has an exotics phase', () => {
    const { state, events } = opened('pass-4');
    const whole = [...events, ...passUntil(state, () => false)];
    const exotics = eventsOf(whole, 'phase').filter(({ phase }) => phase === 'exotics');
    expect(exotics.map(({ seat }) => seat)).toEqual(Array(7).fill('lunar'));
    expect(state.turn).toBe(7);
  });

  it('DP-2-e, DP-11.1-b, DP-18.4.2-a: the Red Moon moves on six times in seven game-turns, each phase once', () => {
    const { state, events } = opened('pass-4');
    const whole = [...events, ...passUntil(state, () => false)];
    const phases = eventsOf(whole, 'turn-began').map(({ moon }) => moon);
    expect(phases.length).toBe(7);
    expect(new Set(phases).size).toBe(7);
  });

  it('DP-11.1-b: from Full Half to Crescent-go, Dying, Black, Crescent-come', () => {
    const { state, events } = opened('pass-5');
    const whole = [...events, ...passUntil(state, ({ turn }) => turn === 5)];
    expect(eventsOf(whole, 'turn-began').map(({ moon }) => moon)).toEqual([
      'full-half',
      'crescent-go',
      'dying',
      'black',
      'crescent-come',
    ]);
  });

  it('DP-11.1-c: seven phases in their order', () => {
    const { state, events } = opened('pass-8');
    const whole = [...events, ...passUntil(state, ({ turn }) => turn === 8)];
    const phases = eventsOf(whole, 'turn-began').map(({ moon }) => moon);
    const cycle = ['black', 'crescent-come', 'empty-half', 'full', 'full-half', 'crescent-go', 'dying'];
    const first = cycle.indexOf(phases[0] ?? '');
    expect(first).toBeGreaterThanOrEqual(0);
    expect(phases).toEqual(Array.from({ length: 8 }, (_, turn) => cycle[(first + turn) % 7]));
  });

  it('DP-11.1-d: every player-turn of a game-turn has the same phase', () => {
    const { state } = opened('pass-8');
    const seen = new Set<string>();
    passUntil(state, ({ turn, moon, active }) => {
      seen.add(`${turn} ${moon} ${active}`);
      return turn === 3;
    });
    const moons = [...seen].map((entry) => entry.split(' ').slice(0, 2).join(' '));
    expect(new Set(moons).size).toBe(3);
  });

  it('DP-11.1-a: scenarios 1 to 3 have no moon and no unit that follows it; scenario 4 sets it first', () => {
    for (const id of ['pass-1', 'pass-2', 'pass-3']) {
      const state = dragonPass.setup(id, {}, seededDice(id));
      expect([state.moon, dragonPass.decision(state)?.kind]).toEqual([null, 'deploy']);
    }
    const state = dragonPass.setup('pass-4', {}, seededDice('x'));
    expect(dragonPass.decision(state)).toMatchObject({ kind: 'moon', seats: ['lunar'] });
    dragonPass.apply(state, 'lunar', { type: 'moon', phase: 'dying' }, seededDice('x'));
    expect([state.moon, dragonPass.decision(state)?.kind]).toEqual([6, 'deploy']);
  });

  it('DP-2-i, DP-2-j, DP-2-k, DP-18-g: which phases a player-turn has', () => {
    const phases = (scenario: string) => {
      const state = dragonPass.setup(scenario, {}, seededDice(scenario));
      return state.seats.map((seat, player) => [
        seat,
        ...new Set(phasesOf(state, player).map((phase) => PRINTED[phase])),
      ]);
    };
    const all = ['movement', 'exotics', 'combat', 'rally'];
    const simple = ['movement', 'combat', 'rally'];
    expect(phases('pass-1')).toEqual([
      ['lunar', 'movement', 'combat'],
      ['sartar', 'movement', 'combat'],
    ]);
    expect(phases('pass-2')).toEqual([
      ['lunar', ...simple],
      ['sartar', ...simple],
    ]);
    expect(phases('pass-3')).toEqual([
      ['sartar', ...simple],
      ['lunar', ...simple],
    ]);
    expect(phases('pass-4')).toEqual([
      ['lunar', ...all],
      ['sartar', ...simple],
    ]);
    expect(phases('pass-5')).toEqual([
      ['sartar', ...all],
      ['lunar', ...all],
    ]);
    expect(phases('pass-6')).toEqual([
      ['lunar', ...all],
      ['independents', ...all],
    ]);
    expect(phases('pass-8')).toEqual([
      ['tarsh', ...all],
      ['lunar', ...all],
      ['sartar', ...all],
    ]);
  });

  it('DP-2-b: none of these scenarios has diplomacy or random events', () => {
    const { state, events } = opened('pass-5');
    const whole = [...events, ...passUntil(state, ({ turn }) => turn === 2)];
    // A game-turn goes from its beginning straight to the first player's movement; the six phases are all there are.
    const types = whole.map(({ type }) => type);
    const begins = types.flatMap((type, at) => (type === 'turn-began' ? [whole[at + 1]] : []));
    expect(begins).toMatchObject([
      { type: 'phase', seat: 'sartar', phase: 'movement' },
      { type: 'phase', seat: 'sartar', phase: 'movement' },
    ]);
    const phases = new Set(eventsOf(whole, 'phase').map(({ phase }) => phase));
    expect(phases).toEqual(new Set(['movement', 'exotics', 'commit', 'battles', 'support', 'rally']));
  });

  it('DP-2-m: exotic powers wait for their phase', () => {
    const t = table({
      land: 'dragon-pass',
      moonTable: [0, 2, 4, 7, 4, 3, 0],
      moon: 3,
      phase: 'commit',
      pieces: {
        makers: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        agent: { type: 'crater-makers-agent', owner: 'lunar', hex: 'box' },
        his: { code: '3-3-3', owner: 'sartar', hex: '1510' },
      },
    });
    const meteor = { type: 'meteor', hex: t.hex('1510') };
    expect(t.refusal('lunar', meteor)).toBe('DP-13.2-a');
    t.state.phase = 'exotics';
    expect(t.refusal('lunar', meteor)).toBeNull();
  });

  it('DP-2-t: exotic powers are used in any order, each finished before the next', () => {
    const t = table({
      land: 'dragon-pass',
      moonTable: [0, 2, 4, 7, 4, 3, 0],
      moon: 3,
      phase: 'exotics',
      pieces: {
        makers: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        agent: { type: 'crater-makers-agent', owner: 'lunar', hex: 'box' },
        corps: { type: 'full-moon-corps', owner: 'lunar', hex: 'off' },
        corps2: { type: 'full-moon-corps', number: 1, owner: 'lunar', hex: 'off' },
        his: { code: '3-3-3', owner: 'sartar', hex: '1510' },
        his2: { code: '3-3-3', owner: 'sartar', hex: '2530' },
      },
    });
    const meteor = { type: 'meteor', hex: t.hex('1510') } as const;
    const muster = (name: 'corps' | 'corps2') =>
      ({ type: 'muster', unit: t.id(name), hex: t.hex('1010') }) as const;
    expect([t.refusal('lunar', meteor), t.refusal('lunar', muster('corps'))]).toEqual([null, null]);
    t.play('lunar', muster('corps'));
    t.play('lunar', meteor);
    t.play('lunar', muster('corps2'));
    expect([t.at('his'), t.at('corps'), t.at('corps2')]).toEqual(['dead', '1010', '1010']);
  });

  it('DP-2-f: in a player-turn of three, everybody else is inactive', () => {
    const { state } = opened('pass-8');
    passUntil(state, ({ active }) => active === 1);
    const seats = new Set(
      dragonPass
        .legal(state, 'lunar')
        .flatMap((action) => (action.type === 'step' ? [state.units[action.unit]?.owner] : [])),
    );
    expect([...seats]).toEqual([1]);
    expect(dragonPass.legal(state, 'tarsh')).toEqual([]);
  });

  it('DP-2-s: nobody is ever disrupted in scenario 1', () => {
    for (const seed of ['a', 'b']) {
      const { state } = opened('pass-1');
      const dice = seededDice(seed);
      for (let n = 0; n < 4000; n++) {
        const decision = dragonPass.decision(state);
        if (!decision) break;
        const [seat = ''] = decision.seats;
        const legal = dragonPass.legal(state, seat);
        const action = legal[(dice.d6() * 36 + dice.d6() * 6 + dice.d6()) % legal.length];
        if (action)
          for (const event of dragonPass.apply(state, seat, action, dice)) {
            expect(event.type).not.toBe('disrupted');
            if (event.type === 'phase') expect(event.phase).not.toBe('rally');
          }
      }
    }
  });
});
