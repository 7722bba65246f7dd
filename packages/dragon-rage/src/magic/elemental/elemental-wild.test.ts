import { expect, test } from 'vitest';
import { eventsOf, table } from '../../testing/table.ts';
import { earth, hunt, piece, units } from './hunt.fixture.ts';

test('DR-2.8.9-i it goes to the nearest unit of either side and attacks it there', () => {
  const { t, way, attacks } = hunt(
    {
      archer: piece('ARH', 'defender', '1008'),
      orc: piece('ORC', 'invader', '1014'),
      inf: piece('INF', 'defender', '2510'),
    },
    // Four against one: three or more; then the invader's half of the turn.
    [3, 1, 1, 1],
  );
  expect(way).toEqual(['1009', '1008']);
  expect(attacks[0]).toMatchObject({ units: [0], hex: '1008', attack: 4, defence: 1, cell: 3 });
  expect(t.at('archer')).toBe('dead');
});

test('DR-2.8.9-i it acts again in the other player’s phases', () => {
  const t = table({
    phase: 2,
    corrections: { units },
    pieces: {
      earth: earth('1010'),
      archer: piece('ARH', 'defender', '1007'),
      orc: piece('ORC', 'invader', '2010'),
      inf: piece('INF', 'defender', '2510'),
    },
  });
  const events = t.play('invader', { type: 'end' }, 1);
  expect(t.at('earth')).toBe('1007');
  expect(eventsOf(events, 'attack')).toMatchObject([{ units: [0], hex: '1007' }]);
  expect(eventsOf(events, 'missed')).toHaveLength(1);
});

test('DR-2.8.9-i it moves no farther than its allowance and then strikes what is next to it', () => {
  const far = hunt({ orc: piece('ORC', 'invader', '1004'), inf: piece('INF', 'defender', '2510') }, []);
  expect(far.way).toEqual(['1009', '1008', '1007', '1006']);
  expect(far.attacks).toEqual([]);
  const near = hunt({ orc: piece('ORC', 'invader', '1005'), inf: piece('INF', 'defender', '2510') }, [1, 1]);
  expect(near.way.at(-1)).toBe('1006');
  expect(near.attacks[0]).toMatchObject({ units: [0], hex: '1005', attack: 4 });
});

test('DR-2.8.9-i DR-2.8.9-g the MP it spent under control in the same phase are gone', () => {
  const lost = (steps: readonly string[], wizard: string, away: string) => {
    const t = table({
      phase: 7,
      corrections: { units },
      pieces: {
        wizard: piece('WZD', 'defender', wizard),
        earth: earth('1010'),
        orc: piece('ORC', 'invader', '1001'),
      },
      state(state) {
        state.units[1].master = 0;
      },
    });
    for (const to of steps) t.play('defender', { type: 'walk', unit: 1, to });
    t.play('defender', { type: 'walk', unit: 0, to: away });
    expect(t.unit('earth').master).toBe(-1);
    t.play('defender', { type: 'end' });
    return t.at('earth');
  };
  expect(lost(['1009', '1008', '1007', '1006'], '1011', '1012')).toBe('1006');
  // three MP left, and the wizard is nearer than the orc
  expect(lost(['1009'], '1014', '1015')).toBe('1012');
});

test('DR-2.8.9-i it goes round water and through shut doors, but never to its death', () => {
  const { way } = hunt(
    { orc: piece('ORC', 'invader', '1008'), inf: piece('INF', 'defender', '2510') },
    [1, 1],
    { corrections: { hexes: { '1009': { terrain: 'river' } } } },
  );
  expect(way).toHaveLength(3);
  expect(way).not.toContain('1009');
  expect(way.at(-1)).toBe('1008');

  const tower = hunt(
    { orc: piece('ORC', 'invader', '1009'), inf: piece('INF', 'defender', '2510') },
    [1, 1],
    {
      corrections: {
        hexes: { '1009': { terrain: 'tower' } },
        entrances: { add: [{ between: ['1009', '1010'], type: 'door', of: 'tower', inside: '1009' }] },
      },
    },
  );
  expect(tower.way).toEqual(['1009']);
});

test('DR-2.8.9-i whom it cannot reach it leaves for somebody farther away', () => {
  const { way } = hunt(
    { orc: piece('ORC', 'invader', '1008'), inf: piece('INF', 'defender', '1014') },
    [1, 1],
    { corrections: { hexes: { '1008': { terrain: 'tower' } } } },
  );
  expect(way).toEqual(['1011', '1012', '1013', '1014']);
});

test('DR-2.8.9-i DR-2.8.9-d prey on a dock it attacks from beside', () => {
  const { way, attacks } = hunt(
    { orc: piece('ORC', 'invader', '1007'), inf: piece('INF', 'defender', '2510') },
    [1, 1],
    { corrections: { hexes: { '1007': { terrain: 'dock' } } } },
  );
  expect(way.at(-1)).toBe('1008');
  expect(attacks[0]).toMatchObject({ units: [0], hex: '1007' });
});

test('DR-2.8.9-i flyers are beyond it', () => {
  const { way } = hunt(
    {
      dragon: piece('DRAGON', 'invader', '1009', { facing: 'N', aloft: true }),
      inf: piece('INF', 'defender', '1012'),
    },
    [1, 1],
  );
  expect(way).toEqual(['1011', '1012']);
});

test('DR-2.8.9-b lost in the player-turn of its arrival it stays, but attacks', () => {
  const { way, attacks } = hunt(
    {
      mil: piece('MIL', 'defender', '1009'),
      orc: piece('ORC', 'invader', '2010'),
      inf: piece('INF', 'defender', '2510'),
    },
    [1, 1],
    {
      state: (state) => {
        state.units[0].fresh = true;
      },
    },
  );
  expect(way).toEqual([]);
  expect(attacks[0]).toMatchObject({ units: [0], hex: '1009' });
});

test('DR-2.8.9-q a giant is hit by its own number and loses the strength', () => {
  const { t, rolls } = hunt(
    { giant: piece('GIANT', 'invader', '1008', { pool: 10 }), inf: piece('INF', 'defender', '2510') },
    [6, 1],
  );
  expect(rolls[0]).toMatchObject({ roll: 'to-hit', unit: 0, needs: 6, success: true });
  expect(t.unit('giant').body?.hp).toEqual([[6]]);
});

test('DR-2.8.9-m a wild elemental destroys the victory points it passes', () => {
  const { t } = hunt(
    { inf: piece('INF', 'defender', '1008'), orc: piece('ORC', 'invader', '2510') },
    [1, 1],
    { corrections: { hexes: { '1009': { terrain: 'city', vp: 1 } } } },
  );
  expect(t.score()).toBe(1);
});

test('DR-2.8.6-d DR-2.8.9-i in fog it finds its prey but cannot attack', () => {
  const { way, attacks } = hunt(
    { inf: piece('INF', 'defender', '1008'), orc: piece('ORC', 'invader', '2510') },
    [],
    {
      state: (state, hex) => {
        state.fog.push({ hex: hex('1007'), side: 'defender' });
      },
    },
  );
  expect(way).toEqual(['1009', '1008']);
  expect(attacks).toEqual([]);
});

test('DR-2.8.9-i its owner gives it no orders', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      earth: earth('1010'),
      orc: piece('ORC', 'invader', '1009'),
      inf: piece('INF', 'defender', '1008'),
    },
  });
  expect(t.refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.8.9-i');
  expect(t.offers('defender', { type: 'melee', unit: 0 })).toBe(false);
  // Either side may attack it.
  expect(
    table({
      phase: 9,
      pieces: {
        earth: earth('1010'),
        inf: piece('INF', 'defender', '1009'),
        orc: piece('ORC', 'invader', '1510'),
      },
    }).offers('defender', { type: 'melee', unit: 1, hex: '1010' }),
  ).toBe(true);
});
