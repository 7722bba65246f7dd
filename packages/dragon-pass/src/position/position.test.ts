import { hashState, PositionError, SPECTATOR, seededDice, settledPosition } from '@hexwyrm/kernel';
import { type Moment, mustBeSame, playGame } from '@hexwyrm/wargame/testing';
import { describe, expect, it } from 'vitest';
import type { PrintedAction } from '../core/actions.ts';
import type { State } from '../core/state.ts';
import { dragonPass as printed } from '../game/dragon-pass.ts';
import { dragonPass } from '../testing/by-index.ts';
import { SUBJECT } from '../testing/subject.ts';

const position = (fields: object) => ({
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-pass',
  scenario: 'pass-1',
  seats: ['lunar', 'sartar'],
  active: 'lunar',
  phase: 'movement',
  units: [],
  ...fields,
});

const problems = (fields: object): string[] => {
  try {
    dragonPass.load(position(fields));
    return [];
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return error.problems.map(({ path, reason }) => `${path}: ${reason}`);
  }
};

const militia = (hex: string, number = 1) => ({ type: 'mounted-militia', number, owner: 'sartar', hex });

describe('a position of Dragon Pass', () => {
  it('loads with everything else as at the beginning', () => {
    const state = dragonPass.load(
      position({
        units: [
          militia('1010'),
          { ...militia('1010', 2), down: true },
          { type: 'heavy-cavalry', owner: 'lunar', hex: '1512' },
        ],
        stacks: [{ hex: '1010', units: [1, 0] }],
      }),
    );
    expect(state.units.map(({ rank, down, number }) => [rank, down, number])).toEqual([
      [0, false, 0],
      [1, true, 1],
      [0, false, 0],
    ]);
    expect(dragonPass.decision(state)?.seats).toEqual(['lunar']);
    expect(dragonPass.legal(state, 'lunar').length).toBeGreaterThan(1);
  });

  it('DP-14-a: the long games have their diplomacy, even where nothing is told of it', () => {
    const long = { scenario: 'pass-7', units: [militia('1325')] };
    expect(dragonPass.load(position(long)).diplomacy).toMatchObject({ ledger: [], allied: [] });
    expect(dragonPass.load(position({ ...long, scenario: 'pass-5' })).diplomacy).toBeUndefined();
  });

  it('DP-18.7.5-e: units given in exchange are gone', () => {
    const given = { scenario: 'pass-7', exchanged: [0], units: [{ ...militia('1325'), hex: 'dead' }] };
    expect(problems(given)).toEqual(['exchanged[0]: must be gone (DP-18.7.5-e)']);
  });

  it('goes on by itself no further than where somebody is asked: here both capitals are taken, and the event is next', () => {
    const foe = { type: 'heavy-cavalry', owner: 'lunar', hex: '3524' };
    const late = { scenario: 'pass-7', active: 'sartar', phase: 'support', units: [militia('0906'), foe] };
    const state = printed.load(settledPosition(printed, position(late)));
    expect(dragonPass.decision(state)).toMatchObject({ seats: ['sartar'], kind: 'rallying' });
    expect(hashState(dragonPass.load(dragonPass.save(state)))).toBe(hashState(state));
  });

  it('says it when none of the units that move is followed any more: without a word the others would see them', () => {
    const options = { screening: true };
    const state = dragonPass.load(
      position({ options, units: [militia('1010')], active: 'sartar', followed: [] }),
    );
    expect(dragonPass.save(state)).toMatchObject({ followed: [] });
    expect(hashState(dragonPass.load(dragonPass.save(state)))).toBe(hashState(state));
    expect(dragonPass.save(dragonPass.load(position({ options })))).not.toHaveProperty('followed');
  });

  it('DP-2-p DP-7.15-d: a rally phase that is loaded begins, for the units of the active player away from enemies', () => {
    const state = dragonPass.load(
      position({
        scenario: 'pass-2',
        phase: 'rally',
        active: 'sartar',
        units: [
          { ...militia('1010'), down: true },
          { ...militia('2512', 2), down: true },
          { ...militia('1414', 3), down: true, shaken: true },
          { type: 'heavy-cavalry', owner: 'lunar', hex: '2511', down: true },
        ],
      }),
    );
    expect(state.units.map(({ down }) => down)).toEqual([false, true, true, true]);
    dragonPass.apply(state, 'sartar', { type: 'done' }, seededDice('rally'));
    expect([state.turn, state.active, state.phase]).toEqual([2, 0, 'movement']);
    expect(state.units.map(({ down }) => down)).toEqual([false, true, true, true]);
  });

  it('takes seats and holdings from the scenario, and contacts from where units stand, unless told', () => {
    const { seats: _, ...bare } = position({
      phase: 'battles',
      units: [militia('2512'), { type: 'heavy-cavalry', owner: 'lunar', hex: '2511' }],
    });
    const state = dragonPass.load(bare);
    expect(state.seats).toEqual(['lunar', 'sartar']);
    // DP-18.1.4-a: seven Sartar fortresses, the three outside old Sartar in Lunar hands.
    expect(state.control.map(({ player }) => player).toSorted()).toEqual([0, 0, 0, 1, 1, 1, 1]);
    expect(dragonPass.legal(state, 'lunar')).toMatchObject([{ type: 'attack', unit: 1 }]);
    const told = dragonPass.load({ ...bare, control: [], contacts: [] });
    expect([told.control, told.contacts]).toEqual([[], []]);
    expect(dragonPass.load(dragonPass.save(told))).toEqual(told);
  });

  it.each(['orderDice', 'exchanged', 'owing', 'killed', 'frames'])(
    'takes an empty list of %s for none: saved it is not there',
    (field) => {
      const [bare, empty] = [position({}), position({ [field]: [] })].map((json) => dragonPass.load(json));
      expect(empty).toEqual(bare);
    },
  );

  it.each([
    [{ phase: 'lunch' }, /^phase: /],
    [{ phase: 'rally' }, /^phase: lunar has no rally phase in pass-1$/],
    [{ active: 'tarsh' }, /^active: /],
    [{ scenario: 'pass-99' }, /^scenario: there is no scenario pass-99$/],
    [{ seats: ['lunar'] }, /^seats: pass-1 is played by lunar, sartar$/],
    [{ units: [militia('9999')] }, /^units\[0\]\.hex: unknown hex number 9999$/],
    [
      { units: [{ ...militia('1010'), type: 'elephants' }] },
      /^units\[0\]\.type: unknown type of unit elephants$/,
    ],
    [{ units: [militia('1010', 99)] }, /^units\[0\]\.number: there are \d+ of mounted-militia$/],
    [{ units: [militia('1010'), militia('1011')] }, /^units\[1\]: mounted-militia 1 is there twice$/],
    [{ units: [militia('1010'), militia('1010', 2)] }, /^units\[1\]\.hex: two units in a hex and no order/],
    [{ stacks: [{ hex: '1010', units: [0, 0] }], units: [militia('1011')] }, /^stacks\[0\]\.units: /],
    [{ killed: [7] }, /^killed\[0\]: there is no such unit$/],
    [{ frames: [{ kind: 'nap', player: 'lunar' }] }, /^frames\[0\]\.kind: /],
    [{ frames: [{ kind: 'agents', player: 'lunar', hex: '0' }] }, /^frames\[0\]\.hex: unknown hex number 0$/],
    [{ wealth: 3 }, /^wealth: unknown field$/],
    [{ wealth: [] }, /^wealth: unknown field$/],
    [{ diplomacy: { leashed: ['gunda'] } }, /^diplomacy\.leashed\[0\]: /],
    [
      { frames: [{ kind: 'settle', player: 'lunar', people: 'gunda', unit: 0, named: false, held: [] }] },
      /^frames\[0\]\.people: /,
    ],
    [{ corrections: { hexes: 3 } }, /^corrections\.hexes: /],
    [{ game: 'dragon-rage' }, /^game: /],
  ])('names the bad field: %j', (fields, problem) => {
    expect(problems(fields)[0]).toMatch(problem);
  });
});

// Whole games of every scenario with other options are saved and loaded in testing/play.test.ts.
it.each(dragonPass.scenarios.map(({ id }, index) => ({ scenario: id, screening: index % 2 === 0 })))(
  'positions of $scenario come back as they were, screening $screening',
  ({ scenario, screening }) => {
    let checked = 0;
    const game = { scenario, options: { screening }, manner: 'proposed' } as const;
    const look = ({ state, decision, step }: Moment<State, PrintedAction>): undefined => {
      if (step % (decision.kind === 'movement' || decision.kind === 'deploy' ? 100 : 10) !== 0) return;
      const loaded = dragonPass.load(JSON.parse(JSON.stringify(dragonPass.save(state))));
      mustBeSame(loaded, state, `saved and loaded after ${step} actions`);
      for (const seat of [...state.seats, SPECTATOR])
        mustBeSame(dragonPass.view(loaded, seat), dragonPass.view(state, seat), `what ${seat} sees`);
      checked += 1;
    };
    const state = playGame(SUBJECT, game, look, 500);
    expect(checked).toBeGreaterThan(2);
    expect(dragonPass.load(dragonPass.save(state))).toEqual(state);
  },
);
