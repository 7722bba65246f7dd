import { OptionError, SPECTATOR } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import type { Army } from '../core/frames.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { newGame } from '../testing/new-game.ts';
import { eventsOf } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';
import { goalRise, markerAllowance, unitCap } from './campaign.ts';
import { goalFor } from './goal.ts';

const { types, tables } = worldFor('esirien', null);

const game = (
  number: number,
  invader = 60,
  defender = 60,
  map: 'esirien' | 'nurkott' = 'esirien',
  more = {},
) => newGame('campaign', { map, campaign: { game: number, rosters: { invader, defender } }, ...more });

const want = (what: UnitTypeId) => ({ type: 'recruit', what });

const times = (count: number, what: UnitTypeId): UnitTypeId[] => Array<UnitTypeId>(count).fill(what);

describe('what may be recruited', () => {
  test('DR-4.3.1-a an army is worth the roster at most, by the prices of its role', () => {
    const { recruit, refusal, legal } = game(1);
    // 40 for a dragon and 17 for a hero are 57, 2.5 for an orc makes 59.5
    recruit('invader', 'DRAGON', 'OHERO', 'ORC');
    expect(refusal('invader', want('GOB'))).toBe('DR-4.3.1-a');
    expect(legal('invader')).toEqual([{ type: 'ready' }]);
    // The defender pays 15 for a hero, 14 for a wizard: 29, and 31 are left for 7 cavalry at 4, an infantry at 2.5.
    recruit('defender', 'HERO', 'WZD', ...times(5, 'CAV'), ...times(4, 'INF'));
    // 29 + 20 + 10 = 59
    expect(refusal('defender', want('INF'))).toBe('DR-4.3.1-a');
    expect(refusal('defender', want('MIL'))).toBeNull();
  });

  test('DR-4.3.1-b what one game cost is there again in the next', () => {
    const second = game(2);
    second.recruit('invader', 'DRAGON', 'OHERO', 'ORC');
    expect(second.refusal('invader', want('GOB'))).toBe('DR-4.3.1-a');
    expect(second.legal('defender')).toContainEqual(want('HERO'));
  });

  test('DR-4.3.1-c at Esirien the defender has humans and their engines, the invader none of them', () => {
    const { refusal } = game(1);
    for (const what of ['INF', 'CAV', 'CAT', 'BAL', 'HERO', 'WZD', 'MIL', 'ARH'] as const) {
      expect(refusal('defender', want(what))).toBeNull();
      if (what !== 'CAT' && what !== 'BAL') expect(refusal('invader', want(what))).toBe('DR-4.3.1-c');
    }
    for (const what of ['ORC', 'GOB', 'TRL', 'WRG', 'GIANT', 'DRAGON'] as const) {
      expect(refusal('defender', want(what))).toBe('DR-4.3.1-c');
      expect(refusal('invader', want(what))).toBeNull();
    }
  });

  test('DR-4.3.1-d at Nurkott the defender has greenskins without monsters, the invader none of them', () => {
    const { refusal } = game(1, 60, 60, 'nurkott');
    for (const what of ['ORC', 'GOB', 'TRL', 'WRG', 'OHERO', 'OWZD'] as const) {
      expect(refusal('defender', want(what))).toBeNull();
      expect(refusal('invader', want(what))).toBe('DR-4.3.1-d');
    }
    for (const what of ['GIANT', 'DRAGON', 'TREX', 'INF'] as const)
      expect(refusal('defender', want(what))).toBe('DR-4.3.1-d');
    expect(refusal('invader', want('DRAGON'))).toBeNull();
    expect(refusal('invader', want('CAV'))).toBeNull();
  });

  test('DR-4.3.1-e at most 15 units in game 1, 20 in games 2 and 3, 25 in games 4 and 5, and so in a sixth', () => {
    expect([1, 2, 3, 4, 5, 6].map((number) => unitCap(tables.campaign, number))).toEqual([
      15, 20, 20, 25, 25, 25,
    ]);
    const first = game(1);
    first.recruit('invader', ...times(8, 'GOB'), ...times(7, 'ORC'));
    expect(first.refusal('invader', want('TRL'))).toBe('DR-4.3.1-e');
    const verdict = dragonRage.explain(first.state, 'invader', want('ORC'));
    expect(verdict).toEqual({ ok: false, refusal: { clause: 'DR-4.3.1-e', facts: { units: 15 } } });
  });

  test('a seat sees its own army, budget and cap, and nothing of the other army', () => {
    const { state, recruit } = game(4, 75, 80);
    recruit('invader', 'DRAGON');
    const { priceList } = dragonRage.view(state, 'invader');
    expect(priceList?.ledgers.invader).toMatchObject({ clause: 'DR-4.3.1-a', most: 75, spent: 40, cap: 25 });
    expect(priceList?.ledgers.defender).toBeUndefined();
    for (const seat of ['defender', SPECTATOR])
      expect(dragonRage.view(state, seat).frames[0]).toMatchObject({ armies: { invader: {} } });
  });
});

describe('the goal', () => {
  const goal = (number: number, invader: Army, defender: Army = {}, more: object = {}): number =>
    goalFor(tables, types, {
      map: 'esirien',
      armies: { invader, defender },
      princess: false,
      campaign: { game: number, rosters: { invader: 60, defender: 60 } },
      ...more,
    });

  test('DR-4.3.2-a 17, +2 a dragon, +1 a roc, young dragon, wurm or minor monster', () => {
    expect(goal(1, { ORC: 10 })).toBe(17);
    expect(goal(1, { DRAGON: 2 })).toBe(21);
    expect(goal(1, { ROC: 1, YDRAGON: 1, WURM: 1 })).toBe(20);
    expect(goal(1, { GIANT: 2, TREX: 1, SERPENT: 1 })).toBe(21);
  });

  test('DR-4.3.2-a +1 for eleven invaders, for the princess, at Nurkott', () => {
    expect(goal(1, { ORC: 11 })).toBe(18);
    expect(goal(1, { ORC: 10 }, { ELOWYN: 1 }, { princess: true })).toBe(18);
    expect(goal(1, { ORC: 10 }, {}, { princess: true })).toBe(17);
    expect(goal(1, { INF: 10 }, {}, { map: 'nurkott' })).toBe(18);
    // 17 + 2 + 1 + 1 + 1 + 1
    const nurkott = { map: 'nurkott', princess: true };
    expect(goal(2, { DRAGON: 1, GIANT: 1, CAV: 9 }, { ELOWYN: 1 }, nurkott)).toBe(23);
  });

  test('DR-4.3.2-b defenders above twenty lower it by one each in games 4 and 5 only', () => {
    const garrison = { INF: 12, ARH: 8, MIL: 3 };
    expect([1, 2, 3, 4, 5].map((number) => goal(number, { ORC: 3 }, garrison))).toEqual([17, 17, 17, 14, 14]);
    expect(goal(4, { ORC: 3 }, { INF: 12, ARH: 8 })).toBe(17);
  });

  test('DR-4.3.3-b an invader 15 ahead or more needs a point more for every full five', () => {
    const rise = (invader: number, defender: number) =>
      goalRise(tables.campaign, { rosters: { invader, defender } });
    expect([74, 75, 78, 79, 80, 85].map((invader) => rise(invader, 60))).toEqual([0, 3, 3, 3, 4, 5]);
    expect(rise(60, 90)).toBe(0);
    const ahead = game(3, 78, 60);
    ahead.recruit('invader', 'DRAGON');
    ahead.recruit('defender', 'INF');
    ahead.play('invader', { type: 'ready' });
    ahead.play('defender', { type: 'ready' });
    // 17 + 2 for the dragon + 3 for the 18 points
    expect(ahead.state.goal).toBe(22);
  });
});

describe('the princess', () => {
  const may = () => game(1, 60, 60, 'esirien', { elowyn: true });

  test('DR-4.3.2-a where she may be used the defender decides before each game, for a goal of 1 more', () => {
    const { state, recruit, play, refusal } = may();
    expect(refusal('invader', want('ELOWYN'))).toBe('DR-2.10.7-a');
    recruit('invader', 'ORC');
    recruit('defender', 'ELOWYN');
    expect(refusal('defender', want('ELOWYN'))).toBe('DR-3.3.2-c');
    // She is no army, costs nothing, and fills no place of the fifteen
    expect(refusal('defender', { type: 'ready' })).toBe('DR-3.3.2-b');
    expect(dragonRage.view(state, 'defender').priceList?.ledgers.defender).toMatchObject({
      spent: 0,
      units: 0,
    });
    recruit('defender', ...times(12, 'INF'), ...times(3, 'MIL'));
    expect(refusal('defender', want('MIL'))).toBe('DR-4.3.1-e');
    const unseen = dragonRage.view(state, 'invader').priceList?.goal.parts;
    expect(unseen).toContainEqual(expect.objectContaining({ reason: 'princess', points: 0, unseen: true }));
    play('invader', { type: 'ready' });
    play('defender', { type: 'ready' });
    expect(state.goal).toBe(18);
    expect(state.units.filter(({ type }) => type === 'ELOWYN')).toHaveLength(1);
    expect(state.elowyn).not.toBeNull();
  });

  test('DR-4.3.2-a she joins a full army, and stays away from a defender who does not use her', () => {
    const full = may();
    full.recruit('defender', ...times(12, 'INF'), ...times(3, 'MIL'), 'ELOWYN');
    const { recruit, play, state } = may();
    recruit('invader', 'ORC');
    recruit('defender', 'INF');
    play('invader', { type: 'ready' });
    play('defender', { type: 'ready' });
    expect(state).toMatchObject({ goal: 17, elowyn: null });
    expect(game(1).refusal('defender', want('ELOWYN'))).toBe('DR-2.10.7-a');
  });
});

describe('markers of destruction', () => {
  /** A game with both armies in, in which the defender is ahead by so much. */
  const behind = (by: number) => {
    const started = game(4, 60, 60 + by);
    started.recruit('invader', 'ORC');
    started.recruit('defender', 'INF');
    started.play('invader', { type: 'ready' });
    started.play('defender', { type: 'ready' });
    return started;
  };

  test('DR-4.3.3-a a defender 18 ahead is worth three points of markers', () => {
    const allowance = (by: number) =>
      markerAllowance(tables.campaign, { rosters: { invader: 60, defender: 60 + by } });
    expect([14, 15, 18, 19, 20].map(allowance)).toEqual([0, 3, 3, 3, 4]);
    expect(markerAllowance(tables.campaign, { rosters: { invader: 90, defender: 60 } })).toBe(0);
    expect(behind(14).decision()?.kind).toBe('setup');
    expect(behind(18).decision()).toMatchObject({
      seats: ['invader'],
      kind: 'markers',
      clause: 'DR-4.3.3-a',
      facts: { points: 3 },
    });
  });

  test('DR-4.3.3-a they count as scored, and do not move the last-damage pointer', () => {
    const { state, play, legal, decision } = behind(18);
    const { map } = worldFor('esirien', null);
    const worth = (hex: string) => map.vp[map.grid.index.get(hex) ?? -1];
    const marks = legal('invader').flatMap((action) => (action.type === 'mark' ? [action] : []));
    expect(marks.every(({ hex }) => worth(hex) >= 1 && worth(hex) <= 3)).toBe(true);
    const [mark] = marks.filter(({ hex }) => worth(hex) === 2);
    const [razed] = eventsOf(play('invader', mark), 'razed');
    expect(razed).toMatchObject({ clause: 'DR-4.3.3-a', hex: mark.hex, vp: 2, score: 2 });
    expect(state.lastDamage).toBe(0);
    expect(decision()?.facts).toMatchObject({ points: 1 });
    const [last] = legal('invader');
    play('invader', last);
    expect(decision()?.kind).toBe('setup');
  });

  test('DR-4.3.3-a not more than the allowance, not twice, nothing without worth; fewer will do', () => {
    const { play, refusal, legal, decision } = behind(15);
    const { map } = worldFor('esirien', null);
    const citadel = map.grid.names[map.vp.indexOf(Math.max(...map.vp))];
    expect(refusal('invader', { type: 'mark', hex: citadel })).toBe('DR-4.3.3-a');
    expect(refusal('invader', { type: 'mark', hex: '0101' })).toBe('DR-4.3.3-a');
    const mark = legal('invader').flatMap((action) =>
      action.type === 'mark' && map.vp[map.grid.index.get(action.hex) ?? -1] === 1 ? [action] : [],
    )[0];
    play('invader', mark);
    expect(refusal('invader', mark)).toBe('DR-4.3.3-a');
    play('invader', { type: 'ready' });
    expect(decision()?.kind).toBe('setup');
  });

  test('DR-4.3.3-a they can be saved and loaded while they are laid', () => {
    const { state, play, legal } = behind(20);
    play('invader', legal('invader')[0]);
    expect(dragonRage.load(dragonRage.save(state))).toEqual(state);
  });
});

/** The option at fault. */
function fault(options: unknown, scenario = 'campaign'): string | null {
  try {
    newGame(scenario, options);
  } catch (error) {
    if (error instanceof OptionError) return error.option;
  }
  return null;
}

test('DR-4.1-b a game of a campaign needs its number and rosters of 60 or more', () => {
  const rosters = { invader: 60, defender: 60 };
  expect(fault({ map: 'esirien', campaign: { game: 1, rosters } })).toBeNull();
  expect(fault({ map: 'esirien', campaign: { game: 1, rosters: { ...rosters, invader: 59 } } })).toBe(
    'campaign.rosters',
  );
  expect(fault({ map: 'esirien' })).toBe('campaign');
  expect(fault({ campaign: { game: 1, rosters } })).toBe('map');
  expect(fault({ map: 'esirien', campaign: { game: 7, rosters } })).toBe('campaign.game');
  expect(fault({ map: 'esirien', campaign: { game: 1, rosters } }, 'points-choice')).toBe('campaign');
  const handicap = { invader: 4, defender: 0 };
  expect(fault({ map: 'esirien', campaign: { game: 1, rosters }, handicap })).toBe('handicap');
});
