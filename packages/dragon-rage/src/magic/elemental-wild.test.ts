import { expect, test } from 'vitest';
import { eventsOf, type Piece, table } from '../testing/table.ts';

const earth = (hex: string): Piece => ({ type: 'ELM_EARTH', side: 'defender', hex });
const piece = (type: Piece['type'], side: Piece['side'], hex: string, more: Partial<Piece> = {}): Piece => ({
  type,
  side,
  hex,
  ...more,
});

const units = {
  ELM_EARTH: { attack: 4, defence: 4, mp: 4 },
  INF: { attack: 2, defence: 2 },
  CAV: { attack: 3, defence: 3 },
  ARH: { attack: 1, defence: 1 },
  WZD: { defence: 2 },
};

/**
 * The elemental of the position, wild, as the movement phase ends; the dice are for ties and for its attack. Where it
 * went and what it attacked, so far as that player-turn went by itself.
 */
function hunt<N extends string>(
  pieces: Record<N, Piece>,
  dice: number[],
  more: Partial<Parameters<typeof table>[0]> = {},
) {
  const t = table({
    ...more,
    phase: 7,
    corrections: { units, ...more.corrections },
    pieces: { earth: earth('1010'), ...pieces },
  });
  const events = t.play('defender', { type: 'end' }, ...dice);
  const until = events.findIndex((event) => event.type === 'phase' && event.phase === 'advance-turn');
  const mine = events.slice(0, until < 0 ? events.length : until);
  return {
    t,
    way: eventsOf(mine, 'moved').flatMap(({ unit, to }) => (unit === 0 ? [to] : [])),
    attacks: eventsOf(mine, 'attack'),
    rolls: eventsOf(mine, 'rolled'),
  };
}

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

test('DR-2.8.9-j among the equally near: wizard, dragon, hero, other monster, strongest troop', () => {
  const rivals: [Piece['type'], Piece['type']][] = [
    ['WZD', 'DRAGON'],
    ['WZD', 'HERO'],
    ['YDRAGON', 'HERO'],
    ['DRAGON', 'GIANT'],
    ['HERO', 'ROC'],
    ['HERO', 'GIANT'],
    ['GIANT', 'CAV'],
    ['WURM', 'CAV'],
    ['CAV', 'INF'],
  ];
  for (const [first, second] of rivals) {
    for (const [here, there] of [
      [first, second],
      [second, first],
    ] as const) {
      const side = (type: Piece['type']) =>
        ['DRAGON', 'YDRAGON', 'GIANT', 'ROC', 'WURM'].includes(type) ? 'invader' : 'defender';
      const facing = (type: Piece['type']) =>
        ['DRAGON', 'YDRAGON', 'ROC', 'WURM'].includes(type) ? { facing: 'N' as const } : {};
      const { way } = hunt(
        {
          north: piece(here, side(here), '1007', facing(here)),
          south: piece(there, side(there), '1013', facing(there)),
          inf: piece('INF', 'defender', '2510'),
          orc: piece('ORC', 'invader', '2501'),
        },
        [1, 1, 1, 1],
      );
      expect(way.at(-1), `${first} before ${second}`).toBe(here === first ? '1007' : '1013');
    }
  }
});

test('DR-2.8.9-j DR-2.8.9-q it goes under a dragon and strikes the belly', () => {
  const { t, rolls } = hunt(
    {
      dragon: piece('DRAGON', 'invader', '1008', { facing: 'N' }),
      hero: piece('HERO', 'defender', '1012'),
      inf: piece('INF', 'defender', '2510'),
    },
    [4, 1],
  );
  expect(rolls[0]).toMatchObject({ roll: 'to-hit', unit: 0, needs: 4, modifier: 0, success: true });
  // Four of the belly's six points.
  expect(t.hp('dragon', 'belly')[0]).toBe(2);
});

test('DR-2.8.9-q a giant is hit by its own number and loses the strength', () => {
  const { t, rolls } = hunt(
    { giant: piece('GIANT', 'invader', '1008', { pool: 10 }), inf: piece('INF', 'defender', '2510') },
    [6, 1],
  );
  expect(rolls[0]).toMatchObject({ roll: 'to-hit', unit: 0, needs: 6, success: true });
  expect(t.unit('giant').body?.hp).toEqual([[6]]);
});

test('DR-2.8.9-k two tied: low numbers for the first, high for the second', () => {
  for (const [die, to] of [
    [3, '1008'],
    [4, '1012'],
  ] as const) {
    const { way, rolls } = hunt(
      {
        a: piece('INF', 'defender', '1008'),
        b: piece('INF', 'defender', '1012'),
        orc: piece('ORC', 'invader', '2510'),
      },
      [die, 1, 1, 1],
    );
    expect(rolls[0]).toMatchObject({
      roll: 'prey',
      clause: 'DR-2.8.9-k',
      dice: [die],
      target: die === 3 ? 1 : 2,
    });
    expect(way.at(-1)).toBe(to);
  }
});

test('DR-2.8.9-k three tied have two numbers each, of four one each with five and six rolled again', () => {
  const three = {
    a: piece('INF', 'defender', '1008'),
    b: piece('INF', 'defender', '1012'),
    c: piece('INF', 'defender', '1210'),
    orc: piece('ORC', 'invader', '2510'),
  };
  for (const [die, to] of [
    [2, '1008'],
    [3, '1012'],
    [6, '1210'],
  ] as const)
    expect(hunt(three, [die, 1, 1, 1]).way.at(-1)).toBe(to);
  const four = { ...three, d: piece('INF', 'defender', '0810') };
  const { way, rolls } = hunt(four, [5, 6, 4, 1, 1, 1]);
  expect(rolls.slice(0, 3).map(({ roll, success }) => [roll, success])).toEqual([
    ['prey', false],
    ['prey', false],
    ['prey', true],
  ]);
  expect(way.at(-1)).toBe('0810');
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
