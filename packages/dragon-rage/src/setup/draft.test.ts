import { eventsFor, SPECTATOR, scriptedDice, seededDice } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { newGame } from '../testing/new-game.ts';
import { eventsOf } from '../testing/table.ts';
import { UNIT_TYPE_IDS, type UnitTypeId } from '../world/unit-types.ts';

const draft = (map: 'esirien' | 'nurkott' = 'esirien', options: object = {}) =>
  newGame('points-choice', { map, ...options });

const want = (what: UnitTypeId) => ({ type: 'recruit', what });

const times = (count: number, what: UnitTypeId): UnitTypeId[] => Array<UnitTypeId>(count).fill(what);

describe('DR-3.3.2-a budgets of the point choice', () => {
  test('DR-3.3.2-a the invader may spend 80 points and not half a point more', () => {
    const game = draft();
    // 40 + 18 + 17 + 2.5 = 77.5
    game.recruit('invader', 'DRAGON', 'OWZD', 'OHERO', 'ORC');
    expect(game.refusal('invader', want('TRL'))).toBe('DR-3.3.2-a');
    expect(game.refusal('invader', want('ORC'))).toBeNull();
    game.recruit('invader', 'ORC');
    expect(game.refusal('invader', want('GOB'))).toBe('DR-3.3.2-a');
    expect(game.legal('invader')).toEqual([{ type: 'ready' }]);
  });

  test('DR-3.3.2-a the defender has 75', () => {
    const game = draft();
    // 15 + 14 + 12 x 2.5 + 4 x 4 = 75
    game.recruit('defender', 'HERO', 'WZD', ...times(12, 'INF'), ...times(3, 'CAV'));
    expect(game.refusal('defender', want('CAV'))).toBeNull();
    game.recruit('defender', 'CAV');
    expect(game.refusal('defender', want('MIL'))).toBe('DR-3.3.2-a');
  });

  test('DR-3.3.4-k swapped, if agreed, troll and warg change prices (R-DR-116)', () => {
    // 40 + 18 + 17 = 75 leaves 5 points
    const printed = draft();
    printed.recruit('invader', 'DRAGON', 'OWZD', 'OHERO', 'TRL');
    expect(printed.refusal('invader', want('TRL'))).toBe('DR-3.3.2-a');
    const swapped = draft('esirien', { trollWargPrices: 'swapped' });
    swapped.recruit('invader', 'DRAGON', 'OWZD', 'GIANT', 'WRG');
    // 71 + 4 = 75; a troll now costs 5, and then nothing is left
    swapped.recruit('invader', 'TRL');
    expect(swapped.legal('invader')).toEqual([{ type: 'ready' }]);
  });
});

describe('what may be drafted', () => {
  test('DR-3.3.2-c monsters serve the invader only', () => {
    const game = draft();
    expect(game.refusal('defender', want('ROC'))).toBe('DR-3.3.2-c');
    expect(game.refusal('defender', want('DRAGON'))).toBe('DR-3.3.2-c');
    expect(game.refusal('invader', want('ROC'))).toBeNull();
  });

  test('DR-2.2.2-a giants, serpents and tyrannosaurs serve the invader only; elementals are conjured', () => {
    const game = draft();
    for (const what of ['GIANT', 'SERPENT', 'TREX'] as const) {
      expect(game.refusal('defender', want(what))).toBe('DR-2.2.2-a');
      expect(game.refusal('invader', want(what))).toBeNull();
    }
    expect(game.refusal('invader', want('ELM_FIRE'))).toBe('DR-2.8.9-a');
  });

  test('DR-3.3.2-c colours follow the map; trolls serve either side in Nurkott', () => {
    const esirien = draft();
    expect(esirien.refusal('invader', want('INF'))).toBe('DR-3.3.2-c');
    expect(esirien.refusal('defender', want('INF'))).toBeNull();
    expect(esirien.refusal('defender', want('TRL'))).toBe('DR-3.3.2-c');
    const nurkott = draft('nurkott');
    expect(nurkott.refusal('invader', want('INF'))).toBeNull();
    expect(nurkott.refusal('invader', want('ORC'))).toBe('DR-3.3.2-c');
    expect(nurkott.refusal('defender', want('ORC'))).toBeNull();
    nurkott.recruit('invader', ...times(3, 'TRL'));
    expect(nurkott.refusal('defender', want('TRL'))).toBeNull();
  });

  test('DR-3.3.2-c the counters in the box are the limit', () => {
    const game = draft();
    game.recruit('invader', ...times(6, 'GIANT'));
    // 78 points spent, a seventh would be too dear as well; heroes are one a colour
    expect(game.refusal('invader', want('GIANT'))).toBe('DR-3.3.2-c');
    game.recruit('defender', 'HERO');
    expect(game.refusal('defender', want('HERO'))).toBe('DR-3.3.2-c');
    expect(game.refusal('defender', want('OHERO'))).toBe('DR-3.3.2-c');
  });

  test('DR-3.3.2-c engines serve humans, but not an army that marches in', () => {
    const esirien = draft();
    expect(esirien.refusal('defender', want('BAL'))).toBeNull();
    expect(esirien.refusal('invader', want('CAT'))).toBe('DR-3.3.2-c');
    const nurkott = draft('nurkott');
    expect(nurkott.refusal('defender', want('BAL'))).toBe('DR-3.3.2-c');
    expect(nurkott.refusal('invader', want('BAL'))).toBe('DR-2.10.8-a');
    expect(nurkott.refusal('invader', want('ELOWYN'))).toBe('DR-2.10.7-a');
  });
});

describe('secrecy', () => {
  test('DR-3.3.2-b both are asked, and neither sees the other until both are ready', () => {
    const game = draft();
    expect(game.decision()).toMatchObject({ seats: ['invader', 'defender'], kind: 'draft' });
    const before = JSON.stringify(dragonRage.view(game.state, 'defender'));
    const beside = JSON.stringify(dragonRage.view(game.state, SPECTATOR));
    const choices = game.legal('defender');
    const events = game.play('invader', { type: 'recruit', what: 'DRAGON' });
    expect(eventsFor(events, 'defender')).toEqual([]);
    expect(eventsFor(events, SPECTATOR)).toEqual([]);
    expect(eventsFor(events, 'invader')).toHaveLength(1);
    expect(JSON.stringify(dragonRage.view(game.state, 'defender'))).toBe(before);
    expect(JSON.stringify(dragonRage.view(game.state, SPECTATOR))).toBe(beside);
    expect(JSON.stringify(dragonRage.view(game.state, 'invader'))).not.toBe(before);
    expect(game.legal('defender')).toEqual(choices);
    expect(game.refusal('defender', { type: 'recruit', what: 'MIL', side: 'invader' })).toBe('DR-3.3.2-b');
  });

  test('DR-3.3.2-b who is ready waits and changes nothing; then both armies are shown and set up', () => {
    const game = draft();
    expect(game.refusal('invader', { type: 'ready' })).toBe('DR-3.3.2-b');
    game.recruit('invader', 'DRAGON', 'DRAGON');
    game.play('invader', { type: 'ready' });
    expect(game.decision()?.seats).toEqual(['defender']);
    expect(game.refusal('invader', want('MIL'))).toBe('K-SEAT');
    const seen = dragonRage.view(game.state, 'defender');
    expect(seen.frames).toMatchObject([{ armies: { invader: {}, defender: {} } }]);
    expect(seen.priceList).toEqual(dragonRage.view(draft().state, 'defender').priceList);
    game.recruit('defender', 'HERO', 'MIL');
    const events = game.play('defender', { type: 'ready' });
    expect(eventsOf(events, 'armies-revealed')).toMatchObject([
      { invader: { DRAGON: 2 }, defender: { HERO: 1, MIL: 1 }, goal: 21, reveals: true },
    ]);
    expect(game.decision()).toMatchObject({ seats: ['defender'], kind: 'setup' });
    expect(game.army('invader')).toEqual({ DRAGON: 2 });
    expect(game.state.hadHeroes).toEqual({ invader: false, defender: true });
    expect(game.refusal('defender', want('MIL'))).toBe('DR-3.3.2-b');
  });

  test("DR-3.3.3-i in a point choice the goal follows from the formula and is nobody's to set", () => {
    const game = draft('nurkott', { handicap: { invader: 6, defender: 1 } });
    expect(game.refusal('invader', { type: 'goal', goal: 20 })).toBe('DR-3.3.1-a');
    game.recruit('invader', 'DRAGON', 'YDRAGON');
    game.recruit('defender', 'ORC');
    game.play('invader', { type: 'ready' });
    game.play('defender', { type: 'ready' });
    // 17 + 2 + 1 + 1 for Nurkott, and 2 for the better player's invasion
    expect(game.state.goal).toBe(23);
  });

  test('DR-3.3.2-b a sample keeps what the seat knows and draws the rest', () => {
    const game = draft('nurkott');
    game.recruit('invader', 'WURM', 'INF');
    game.recruit('defender', 'ORC', 'TRL');
    game.play('invader', { type: 'ready' });
    const seen = JSON.stringify(dragonRage.view(game.state, 'defender'));
    const drawn = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const sample = dragonRage.sample(game.state, 'defender', seededDice(seed));
      expect(JSON.stringify(dragonRage.view(sample, 'defender'))).toBe(seen);
      expect(dragonRage.legal(sample, 'defender')).toEqual(game.legal('defender'));
      const [frame] = sample.frames;
      if (frame.kind === 'draft') drawn.add(JSON.stringify(frame.armies.invader));
    }
    expect(drawn.size).toBeGreaterThan(10);
    expect(dragonRage.sample(game.state, 'invader', scriptedDice([1])).frames[0]).toMatchObject({
      armies: { invader: { WURM: 1, INF: 1 }, defender: {} },
    });
  });
});

test('a draft is never stuck, and what is listed is what is accepted', () => {
  for (let seed = 0; seed < 6; seed++) {
    const game = draft(seed % 2 ? 'nurkott' : 'esirien');
    game.wander('draft', seed, (seat) => {
      const legal = game.legal(seat);
      for (const what of UNIT_TYPE_IDS) {
        const listed = legal.some((action) => action.type === 'recruit' && action.what === what);
        expect(game.refusal(seat, want(what)) === null).toBe(listed);
      }
    });
    expect(game.decision()?.kind).toBe('setup');
  }
});
