import { describe, expect, test } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { newGame } from '../testing/new-game.ts';
import { table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';

const put = (what: UnitTypeId, hex: string, facing?: string) => ({
  type: 'place',
  what,
  hex,
  ...(facing ? { facing } : {}),
});

/** A point game in which both armies are drafted and the city is set up. */
function drafted(map: 'esirien' | 'nurkott', invaders: UnitTypeId[]) {
  const game = newGame('points-choice', { map });
  game.recruit('invader', ...invaders);
  game.recruit('defender', map === 'esirien' ? 'MIL' : 'GOB');
  game.play('invader', { type: 'ready' });
  game.play('defender', { type: 'ready' });
  while (game.decision()?.kind === 'setup' && game.asked() === 'defender')
    game.play('defender', game.legal('defender')[0]);
  return game;
}

const hexesFor = (game: ReturnType<typeof newGame>, what: UnitTypeId): string[] => {
  const hexes = game
    .legal(game.asked())
    .flatMap((action) => (action.type === 'place' && action.what === what ? [action.hex] : []));
  return [...new Set(hexes)].toSorted();
};

describe('the city', () => {
  test('DR-3.1.1-a the defender deploys first, anywhere inside the city', () => {
    const game = newGame('esirien-1');
    expect(game.decision()).toMatchObject({ seats: ['defender'], kind: 'setup', clause: 'DR-3.1.1-a' });
    // outside the gate, in the forest, at sea
    for (const hex of ['0606', '1001', '1017'])
      expect(game.refusal('defender', put('INF', hex))).toBe('DR-3.1.1-a');
    // stone bridge, tower, waterfront, inside the wall, wooden bridge
    for (const hex of ['1410', '0710', '0815', '0707', '1407'])
      expect(game.refusal('defender', put('INF', hex))).toBeNull();
    expect(game.refusal('invader', put('DRAGON', '1001', 'N'))).toBe('K-SEAT');
    expect(game.legal('invader')).toEqual([]);
  });

  test('DR-3.2.1-a in Nurkott the goblin settlements outside the wall belong to it', () => {
    const game = newGame('nurkott-1');
    for (const hex of ['0706', '2310', '1208', '1914'])
      expect(game.refusal('defender', put('ORC', hex))).toBeNull();
    for (const hex of ['0405', '0202', '2017'])
      expect(game.refusal('defender', put('ORC', hex))).toBe('DR-3.2.1-a');
  });

  test('DR-3.1.1-d normal stacking: two troops never, troop and character in either order', () => {
    const game = newGame('esirien-1');
    game.play('defender', { type: 'place', what: 'INF', hex: '0707' });
    expect(game.refusal('defender', put('INF', '0707'))).toBe('DR-2.4.3-a');
    expect(game.refusal('defender', put('HERO', '0707'))).toBeNull();
    game.play('defender', { type: 'place', what: 'HERO', hex: '0707' });
    expect(game.refusal('defender', put('WZD', '0707'))).toBe('DR-2.4.4-b');
    game.play('defender', { type: 'place', what: 'WZD', hex: '0806' });
    expect(game.refusal('defender', put('MIL', '0806'))).toBeNull();
    game.play('defender', { type: 'place', what: 'MIL', hex: '0806' });
    expect(game.refusal('defender', put('ARH', '0806'))).toBe('DR-2.4.3-a');
  });

  test('DR-3.1.1-d hero and wizard may be set up together (R-DR-114), with nobody else', () => {
    const game = newGame('esirien-1');
    game.play('defender', { type: 'place', what: 'HERO', hex: '0707' });
    game.play('defender', { type: 'place', what: 'WZD', hex: '0707' });
    expect(game.refusal('defender', put('INF', '0707'))).toBe('DR-2.4.4-b');
  });

  test('DR-3.2.1-e normal stacking holds in Nurkott too', () => {
    const game = newGame('nurkott-1');
    game.play('defender', { type: 'place', what: 'ORC', hex: '1208' });
    expect(game.refusal('defender', put('GOB', '1208'))).toBe('DR-2.4.3-a');
    expect(game.refusal('defender', put('OHERO', '1208'))).toBeNull();
  });

  test('DR-2.10.3.1-c cavalry is not set up in towers', () => {
    const game = newGame('esirien-1');
    expect(game.refusal('defender', put('CAV', '1310'))).toBe('DR-2.10.3.1-c');
    expect(game.refusal('defender', put('CAV', '1410'))).toBeNull();
    expect(hexesFor(game, 'CAV')).not.toContain('1910');
    expect(hexesFor(game, 'INF')).toContain('1910');
  });

  test('only counters that are left can be placed, without a facing, in hexes that exist', () => {
    const game = newGame('esirien-1');
    expect(game.refusal('defender', put('ORC', '0707'))).toBe('DR-3.1.1-a');
    expect(game.refusal('defender', put('INF', '0707', 'N'))).toBe('DR-2.4.2-a');
    expect(game.refusal('defender', put('INF', '9999'))).toBe('DR-3.1.1-a');
    game.play('defender', { type: 'place', what: 'HERO', hex: '0707' });
    expect(game.refusal('defender', put('HERO', '0806'))).toBe('DR-3.1.1-a');
  });
});

describe('the invader', () => {
  test('DR-3.1.1-b he deploys on the west, north and east edges', () => {
    const game = drafted('esirien', ['DRAGON', 'ORC']);
    for (const hex of ['1001', '0110', '2508', '0403'])
      expect(game.refusal('invader', put('DRAGON', hex, 'S'))).toBeNull();
    for (const hex of ['0417', '0217', '1002', '0707', '1601'])
      expect(game.refusal('invader', put('DRAGON', hex, 'S'))).toBe('DR-3.1.1-b');
    expect(game.refusal('invader', put('ORC', '0417'))).toBe('DR-3.1.1-b');
    expect(game.refusal('defender', put('MIL', '0707'))).toBe('K-SEAT');
  });

  test('DR-3.1.1-h he starts on the ground, facing as he likes', () => {
    const game = drafted('esirien', ['DRAGON']);
    expect(game.refusal('invader', { ...put('DRAGON', '1001', 'S'), aloft: true })).toBe('DR-1.1-b');
    expect(game.refusal('invader', put('DRAGON', '1001'))).toBe('DR-2.4.2-a');
    const facings = game
      .legal('invader')
      .flatMap((a) => (a.type === 'place' && a.hex === '1001' ? [a.facing] : []));
    expect(facings).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    const events = game.play('invader', { type: 'place', what: 'DRAGON', hex: '1001', facing: 'SW' });
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'placed', hex: '1001' },
      { type: 'faced', facing: 'SW' },
    ]);
    const [dragon] = game.units('invader');
    expect(game.where(dragon)).toBe('1001');
    expect(dragon.body).toMatchObject({ aloft: false, facing: 4 });
    expect(game.state.frames).toEqual([]);
  });

  test('DR-3.1.1-c serpents start at sea on the south edge, rocs on any edge', () => {
    const game = drafted('esirien', ['SERPENT', 'ROC']);
    expect(game.refusal('invader', put('SERPENT', '1001'))).toBe('DR-2.11.2.4-a');
    expect(game.refusal('invader', put('SERPENT', '1017'))).toBeNull();
    for (const hex of ['1001', '1017', '0110', '2508', '1601'])
      expect(game.refusal('invader', put('ROC', hex, 'N'))).toBeNull();
    expect(game.refusal('invader', put('ROC', '1002', 'N'))).toBe('DR-2.12.3.5-a');
  });

  test('DR-2.11.2.4-a serpents: all-sea hexes of the south edge, or 0109 and 0208 in Nurkott', () => {
    const { map } = worldFor('esirien', null);
    const game = drafted('esirien', ['SERPENT', 'SERPENT']);
    expect(game.refusal('invader', put('SERPENT', '1016'))).toBe('DR-2.11.2.4-a');
    expect(game.refusal('invader', put('SERPENT', '0217'))).toBe('DR-2.11.2.4-a');
    const hexes = hexesFor(game, 'SERPENT');
    expect(hexes).toHaveLength(18);
    expect(hexes.every((hex) => hex.endsWith('17'))).toBe(true);
    expect(hexes.map((hex) => map.terrain[map.grid.index.get(hex)!])).toEqual(hexes.map(() => 4));
    expect(hexesFor(drafted('nurkott', ['SERPENT', 'SERPENT']), 'SERPENT')).toEqual(['0109', '0208']);
  });

  test('DR-2.12.3.5-a a roc starts in flight over water, on the ground elsewhere', () => {
    const game = drafted('esirien', ['ROC', 'ROC', 'GIANT']);
    game.play('invader', { type: 'place', what: 'ROC', hex: '1017', facing: 'N' });
    expect(game.refusal('invader', put('ROC', '1017', 'N'))).toBe('DR-2.4.3-e');
    game.play('invader', { type: 'place', what: 'ROC', hex: '1001', facing: 'S' });
    const [, sea, land] = game.units('invader');
    expect([game.where(sea), sea.body?.aloft]).toEqual(['1017', true]);
    expect([game.where(land), land.body?.aloft]).toEqual(['1001', false]);
    expect(game.refusal('invader', put('GIANT', '1001'))).toBe('DR-2.4.3-a');
  });
});

describe('the invader of Nurkott', () => {
  test('DR-3.2.1-b he starts off the map and enters by 0202 or 0516 for 1 MP', () => {
    const game = newGame('nurkott-1');
    game.deploy();
    expect(game.units('invader').map((unit) => unit.hex)).toEqual(Array(20).fill(-1));
    while (game.state.phase < 2) game.play('invader', { type: 'end' });
    const infantry = game.state.units.findIndex((unit) => unit.type === 'INF');
    const entries = game
      .legal('invader')
      .flatMap((a) => (a.type === 'walk' && a.unit === infantry ? [a.to] : []));
    expect(entries).toEqual(['0202', '0516']);
    expect(game.refusal('invader', { type: 'walk', unit: infantry, to: '0302' })).toBe('DR-3.2.1-b');
    game.play('invader', { type: 'walk', unit: infantry, to: '0202' });
    expect(game.state.units[infantry].did?.spent).toBe(1);
    const next = game.state.units.findLastIndex((unit) => unit.type === 'INF');
    expect(game.refusal('invader', { type: 'walk', unit: next, to: '0202' })).toBe('DR-2.4.3-a');
    expect(game.refusal('invader', { type: 'walk', unit: next, to: '0516' })).toBeNull();
  });

  test('DR-3.2.1-b as long as somebody waits off the map the game goes on', () => {
    const pieces = {
      waiting: { type: 'INF', side: 'invader', hex: null },
      orc: { type: 'ORC', side: 'defender', hex: '1208' },
    } as const;
    const t = table({ map: 'nurkott', phase: 2, pieces });
    t.play('invader', { type: 'end' });
    expect(t.state.outcome).toBeNull();
  });

  test('DR-3.2.1-c serpents start in 0109 and 0208, rocs on any edge hex; the rest waits', () => {
    const game = drafted('nurkott', ['SERPENT', 'SERPENT', 'ROC', 'INF']);
    expect(hexesFor(game, 'SERPENT')).toEqual(['0109', '0208']);
    expect(hexesFor(game, 'INF')).toEqual([]);
    expect(game.refusal('invader', put('INF', '0202'))).toBe('DR-3.2.1-b');
    for (const hex of ['0102', '2507', '1017', '0202'])
      expect(game.refusal('invader', put('ROC', hex, 'N'))).toBeNull();
    game.play('invader', { type: 'place', what: 'SERPENT', hex: '0208' });
    expect(hexesFor(game, 'SERPENT')).toEqual(['0109']);
  });

  test('an army that only waits has nothing to set up', () => {
    const game = newGame('nurkott-3');
    while (game.decision()?.kind === 'setup') {
      expect(game.asked()).toBe('defender');
      game.play('defender', game.legal('defender')[0]);
    }
    expect(game.state.units.filter((unit) => unit.side === 'invader').map((unit) => unit.hex)).toEqual([
      -1, -1,
    ]);
  });
});

test('DR-2.4.2-b an unclear facing: the opponent names one of six hexsides before play goes on', () => {
  const t = table({
    phase: 2,
    pieces: {
      dragon: { type: 'DRAGON', side: 'invader', hex: '0505' },
      other: { type: 'DRAGON', side: 'invader', hex: '0909' },
      foe: { type: 'INF', side: 'defender', hex: '1212' },
    },
    state(state) {
      state.units[0].body!.facing = -1;
      state.frames.push({ kind: 'face', side: 'defender', unit: 0 });
    },
  });
  expect(t.legal('invader')).toEqual([]);
  expect(t.legal('defender')).toHaveLength(6);
  expect(t.refusal('defender', { type: 'face', unit: 1, facing: 'N' })).toBe('DR-2.4.2-b');
  t.play('defender', { type: 'face', unit: 0, facing: 'SE' });
  expect(t.facing('dragon')).toBe('SE');
  expect(dragonRage.decision(t.state)?.seats).toEqual(['invader']);
});

test('setting up is never stuck, and places that are not listed are refused', () => {
  for (const [scenario, seed] of [
    ['esirien-2', 1],
    ['nurkott-2', 2],
  ] as const) {
    const game = newGame(scenario, { elowyn: true });
    let step = 0;
    game.wander('setup', seed, (seat) => {
      if (step++ % 5 !== 0) return;
      const legal = new Set(game.legal(seat).map((action) => JSON.stringify(action)));
      for (const what of ['INF', 'CAV', 'HERO', 'ORC', 'GIANT'] as const) {
        for (const hex of worldFor(game.state.map, null).map.grid.names) {
          const action = put(what, hex);
          expect(game.refusal(seat, action) === null).toBe(legal.has(JSON.stringify(action)));
        }
      }
    });
    expect(game.state.turn).toBe(1);
    expect(game.state.frames).toEqual([]);
  }
});
