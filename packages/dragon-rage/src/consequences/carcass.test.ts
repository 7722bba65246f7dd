import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };

/** A monster whose belly the next hit destroys. */
const dying = (type: UnitTypeId, rest: Partial<Piece> = {}): Piece =>
  invader(type, '1010', { facing: 'N', hp: { belly: [1] }, ...rest });

const stab = { type: 'melee', unit: 1, monster: 0, area: 'belly' } as const;

const city = (vp: number): Corrections => ({ map: 'plain', hexes: { '1010': { terrain: 'city', vp } } });

test('DR-2.12.1.8-a whoever is under a dying dragon escapes or is crushed', () => {
  const under = (die: number) => {
    const t = table({
      phase: 9,
      pieces: { dragon: dying('DRAGON'), hero: defender('HERO', '1010'), ...idle },
    });
    const events = t.play('defender', stab, 6, die);
    expect(eventsOf(events, 'rolled')[1]).toMatchObject({
      roll: 'crushing',
      unit: 1,
      needs: 3,
      clause: 'DR-2.12.1.8-a',
    });
    return [t.at('hero'), t.unit('hero').wounded];
  };
  expect(under(2)).toEqual(['1010', true]);
  expect(under(3)).toEqual(['1010', false]);
  const wounded = table({
    phase: 9,
    pieces: { dragon: dying('DRAGON'), hero: defender('HERO', '1010', { wounded: true }), ...idle },
  });
  wounded.play('defender', stab, 6, 2);
  expect(wounded.at('hero')).toBe('dead');
});

test('DR-2.12.1.8-b the victory points where it falls are scored, and may win the game', () => {
  const t = table({
    phase: 9,
    goal: 3,
    corrections: city(3),
    pieces: { dragon: dying('DRAGON'), hero: defender('HERO', '1010'), ...idle },
  });
  const events = t.play('defender', stab, 6, 6);
  expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1010', vp: 3, clause: 'DR-2.12.1.8-b' }]);
  expect(t.score()).toBe(3);
  expect(t.state.outcome?.winner).toBe('invader');
});

test('DR-2.12.1.8-c the carcass closes the hex to all but those who fly or bound over it', () => {
  const t = table({
    phase: 7,
    pieces: {
      inf: defender('INF', '1011'),
      dragon: invader('DRAGON', '1009', { facing: 'S' }),
      flyer: invader('DRAGON', '1008', { facing: 'S', aloft: true }),
      ...idle,
    },
    state: (state, hex) => state.carcasses.push(hex('1010')),
  });
  expect(t.refusal('defender', { type: 'walk', unit: 0, to: '1010' })).toBe('DR-2.12.1.8-c');
  expect(t.offers('defender', { type: 'walk', unit: 0, to: '1010' })).toBe(false);
  t.state.phase = 2;
  expect(t.refusal('invader', { type: 'walk', unit: 1, to: '1010' })).toBe('DR-2.12.1.8-c');
  expect(t.refusal('invader', { type: 'bound', unit: 1, to: '1010' })).toBe('DR-2.12.1.8-c');
  expect(t.refusal('invader', { type: 'bound', unit: 1, to: '1012' })).toBeNull();
  const fly = { type: 'fly', unit: 2, facing: 'S' } as const;
  expect(t.refusal('invader', { ...fly, route: ['1009', '1010'], land: true })).toBe('DR-2.12.1.8-c');
  expect(t.refusal('invader', { ...fly, route: ['1009', '1010', '1011', '1012'], land: true })).toBeNull();
});

test('DR-2.12.1.8-c DR-2.12.1.8-d a survivor may stay or leave, but nobody comes back', () => {
  const t = table({ phase: 9, pieces: { dragon: dying('DRAGON'), hero: defender('HERO', '1010'), ...idle } });
  const events = t.play('defender', stab, 6, 6);
  expect(eventsOf(events, 'carcass')).toMatchObject([{ unit: 0, hex: '1010' }]);
  t.state.phase = 7;
  t.state.units[1].did = null;
  t.play('defender', { type: 'walk', unit: 1, to: '1009' });
  expect(t.at('hero')).toBe('1009');
  expect(t.refusal('defender', { type: 'walk', unit: 1, to: '1010' })).toBe('DR-2.12.1.8-c');
});

test('DR-2.12.1.8-e a monster killed in the air falls with all that goes with it', () => {
  const t = table({
    phase: 8,
    corrections: city(1),
    pieces: {
      dragon: dying('DRAGON', { aloft: true, hp: { belly: [2] } }),
      archer: defender('ARH', '1009'),
      mil: defender('MIL', '1010'),
      ...idle,
    },
  });
  const events = t.play('defender', { type: 'shoot', unit: 1, monster: 0 }, 6, 5);
  expect(eventsOf(events, 'rolled')[1]).toMatchObject({ roll: 'crushing', unit: 2, success: false });
  expect([t.at('dragon'), t.at('mil')]).toEqual(['dead', 'dead']);
  expect(t.score()).toBe(1);
  expect(t.state.carcasses).toEqual([t.hex('1010')]);
});

test('DR-2.12.3.4-a a dead roc crushes, destroys and blocks', () => {
  const t = table({
    phase: 9,
    corrections: city(2),
    pieces: { roc: dying('ROC'), inf: defender('INF', '1010'), ...idle },
  });
  const events = t.play('defender', stab, 6, 4);
  expect(eventsOf(events, 'rolled')[1]).toMatchObject({ roll: 'crushing', needs: 5, success: false });
  expect(t.at('inf')).toBe('dead');
  expect(t.score()).toBe(2);
  expect(t.state.carcasses).toEqual([t.hex('1010')]);
});

test('DR-2.12.4.4-a a dead wurm crushes, destroys and blocks', () => {
  const t = table({
    phase: 9,
    corrections: city(1),
    pieces: { wurm: dying('WURM'), inf: defender('INF', '1010'), ...idle },
  });
  const events = t.play('defender', stab, 6, 5);
  expect(eventsOf(events, 'rolled')[1]).toMatchObject({ roll: 'crushing', needs: 5, success: true });
  expect(t.at('inf')).toBe('1010');
  expect(t.score()).toBe(1);
  expect(t.state.carcasses).toEqual([t.hex('1010')]);
});

test('DR-2.12.1.8-c a body in water leaves no block, on a wooden bridge it takes the bridge along', () => {
  const drowned = (hexes: Corrections['hexes']) => {
    const t = table({
      phase: 8,
      corrections: { map: 'plain', hexes },
      pieces: {
        dragon: dying('DRAGON', { aloft: true }),
        archer: defender('ARH', '1012'),
        ...idle,
      },
    });
    t.play('defender', { type: 'shoot', unit: 1, monster: 0 }, 6);
    return [t.at('dragon'), t.state.carcasses.length, t.state.bridges.map((bridge) => bridge.stage)];
  };
  expect(drowned({ '1010': { terrain: 'river' } })).toEqual(['dead', 0, []]);
  expect(drowned({ '1010': { terrain: 'sea' } })).toEqual(['dead', 0, []]);
  const bridge = { terrain: 'bridge', access: ['1009', '1011'] } as const;
  expect(drowned({ '1010': { ...bridge, bridge: 'wood', access: [...bridge.access] } })).toEqual([
    'dead',
    0,
    ['burned'],
  ]);
  expect(drowned({ '1010': { ...bridge, bridge: 'stone', access: [...bridge.access] } })).toEqual([
    'dead',
    1,
    [],
  ]);
});

test('DR-2.12.1.8-a a second major monster in the hex is not crushed', () => {
  const t = table({
    phase: 8,
    pieces: {
      dragon: dying('DRAGON', { aloft: true }),
      archer: defender('ARH', '1012'),
      roc: invader('ROC', '1010'),
      ...idle,
    },
  });
  const events = t.play('defender', { type: 'shoot', unit: 1, monster: 0 }, 6);
  expect(eventsOf(events, 'rolled')).toHaveLength(1);
  expect(t.at('roc')).toBe('1010');
});
