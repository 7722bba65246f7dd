import { expect, test } from 'vitest';
import { garrisonAt, openBoard } from '../board.ts';
import type { State } from '../state.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
const earth = (hex: string): Piece => ({ type: 'ELM_EARTH', side: 'defender', hex });
const militia = (hex: string): Piece => ({ type: 'MIL', side: 'defender', hex });
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

/** The second piece is an elemental under the control of the first. */
const controlled = (state: State): void => {
  state.units[1].master = 0;
};

/** What elementals are worth in these tests, whatever the counters say. */
const units = {
  ELM_EARTH: { attack: 4, defence: 4, mp: 4 },
  ELM_FIRE: { attack: 5, defence: 5, mp: 4 },
  INF: { attack: 2, defence: 2 },
  MIL: { attack: 1, defence: 1 },
  ORC: { attack: 2, defence: 2 },
};

test('DR-2.8.9-d an elemental that enters a dock or a bridge is destroyed', () => {
  for (const [from, to] of [
    ['0814', '0815'],
    ['1307', '1407'],
  ] as const) {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: { wizard: { ...wizard, hex: from }, earth: earth(from), orc: orc('0110') },
      state: controlled,
    });
    const events = t.play('defender', walk(1, to));
    expect(t.at('earth')).toBe('dead');
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: 1, hex: to, clause: 'DR-2.8.9-d' }]);
  }
});

test('DR-2.8.9-d water of every kind is its death, other ground is not', () => {
  for (const [terrain, fate] of [
    ['river', 'dead'],
    ['sea', 'dead'],
    ['ford', 'dead'],
    ['shore', 'dead'],
    ['forest', '1008'],
    ['city', '1008'],
  ] as const) {
    const t = table({
      phase: 7,
      corrections: {
        units,
        hexes: {
          '1008': terrain === 'ford' || terrain === 'shore' ? { terrain, access: ['1009'] } : { terrain },
        },
      },
      pieces: { wizard, earth: earth('1009'), orc: orc('2510') },
      state: controlled,
    });
    t.play('defender', walk(1, '1008'));
    expect(t.at('earth')).toBe(fate);
  }
});

test('DR-2.8.9-e it walks through and into hexes of friend and foe at no extra cost', () => {
  const t = table({
    phase: 7,
    corrections: { units },
    pieces: {
      wizard: { ...wizard, hex: '1110' },
      earth: earth('1010'),
      mil: militia('1009'),
      orc: orc('1008'),
      inf: { type: 'INF', side: 'defender', hex: '2010' },
    },
    state: controlled,
  });
  for (const to of ['1009', '1008', '1007', '1006']) t.play('defender', walk(1, to));
  expect(t.at('earth')).toBe('1006');
  expect(t.unit('earth').did?.spent).toBe(4);
  expect(t.refusal('defender', walk(1, '1005'))).toBe('DR-2.4.1-a');
});

test('DR-2.8.9-f it must attack whom it shares its hex with before the melee phase ends', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: { wizard, earth: earth('1008'), orc: orc('1008'), other: orc('1007') },
    state: controlled,
  });
  expect(t.refusal('defender', { type: 'end' })).toBe('DR-2.8.9-f');
  expect(t.refusal('defender', { type: 'melee', unit: 1, hex: '1007' })).toBe('DR-2.8.9-f');
  expect(t.legal('defender')).toEqual([{ type: 'melee', unit: 1, hex: '1008' }]);
  // Four against two: five or more. The orc next door is no part of it.
  const events = t.play('defender', { type: 'melee', unit: 1, hex: '1008' }, 5);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 4, defence: 2, cell: 5 }]);
  expect([t.at('orc'), t.at('other')]).toEqual(['dead', '1007']);
  expect(eventsOf(events, 'phase').length).toBeGreaterThan(0);
});

test('DR-2.8.9-f a friend it stops on is attacked too', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1008'),
      mil: militia('1008'),
      orc: orc('2510'),
      inf: { type: 'INF', side: 'defender', hex: '2511' },
    },
    state: controlled,
  });
  expect(t.refusal('defender', { type: 'end' })).toBe('DR-2.8.9-f');
  t.play('defender', { type: 'melee', unit: 1, hex: '1008' }, 3);
  // Four against one: three or more.
  expect([t.at('mil'), t.at('earth')]).toEqual(['dead', '1008']);
  expect(t.refusal('defender', { type: 'end' })).toBeNull();
});

test('DR-2.8.9-f where it cannot fight it need not', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1008'),
      orc: orc('1008'),
      far: orc('2510'),
      inf: { type: 'INF', side: 'defender', hex: '2511' },
    },
    state: (state, hex) => {
      controlled(state);
      state.fog.push({ hex: hex('1008'), side: 'defender' });
    },
  });
  expect(t.refusal('defender', { type: 'end' })).toBeNull();
  expect(t.offers('defender', { type: 'melee', unit: 1 })).toBe(false);
});

test('DR-2.8.9-g control is lost beyond five hexes, for good', () => {
  const t = table({
    phase: 7,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1005'),
      inf: { type: 'INF', side: 'defender', hex: '2010' },
      orc: orc('2510'),
    },
    state: controlled,
  });
  t.play('defender', walk(0, '1009'));
  t.play('defender', walk(0, '1010'));
  expect(t.unit('earth').master).toBe(0);
  const events = t.play('defender', walk(0, '1011'));
  expect(eventsOf(events, 'control-lost')).toMatchObject([{ unit: 1, clause: 'DR-2.8.9-g' }]);
  t.unit('wizard').did = null;
  t.play('defender', walk(0, '1010'));
  expect(t.unit('earth').master).toBe(-1);
  expect(t.refusal('defender', walk(1, '1006'))).toBe('DR-2.8.9-i');
});

test('DR-2.8.9-g its own steps count as well', () => {
  const t = table({
    phase: 7,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1005'),
      inf: { type: 'INF', side: 'defender', hex: '2010' },
      orc: orc('2510'),
    },
    state: controlled,
  });
  t.play('defender', walk(1, '1004'));
  expect(t.unit('earth').master).toBe(-1);
  expect(t.offers('defender', { type: 'walk', unit: 1 })).toBe(false);
});

test('DR-2.8.9-h a shot at the summoner that misses breaks control', () => {
  const t = table({
    phase: 3,
    corrections: { units: { ...units, GOB: { missile: { strength: 1 } }, WZD: { defence: 1 } } },
    pieces: {
      wizard,
      earth: earth('1012'),
      goblin: { type: 'GOB', side: 'invader', hex: '1008' },
      mil: militia('2510'),
    },
    state: controlled,
  });
  const shot = t.play('invader', { type: 'shoot', unit: t.id('goblin'), hex: '1010' }, 1);
  expect(eventsOf(shot, 'missed')).toHaveLength(1);
  expect(eventsOf(shot, 'control-lost')).toMatchObject([{ unit: 1, clause: 'DR-2.8.9-h' }]);
  expect(t.at('wizard')).toBe('1010');
});

test('DR-2.8.9-h lightning at the summoner breaks control, at his neighbour it does not', () => {
  for (const [victim, master] of [
    ['wizard', -1],
    ['hero', 0],
  ] as const) {
    const t = table({
      phase: 1,
      corrections: { units: { ...units, WZD: { defence: 3 }, HERO: { defence: 3 } } },
      pieces: {
        wizard,
        earth: earth('1012'),
        hero: { type: 'HERO', side: 'defender', hex: '1010' },
        shaman: { type: 'OWZD', side: 'invader', hex: '1007' },
      },
      state: controlled,
    });
    // Power two against three: eleven on two dice, and it misses.
    t.play('invader', { type: 'cast', spell: 'lightning', unit: t.id('shaman'), target: t.id(victim) }, 1, 1);
    expect(t.unit('earth').master).toBe(master);
  }
});

test('DR-2.8.9-h the summoner’s death breaks control, an attack on somebody else does not', () => {
  const t = table({
    phase: 4,
    corrections: { units: { ...units, WZD: { defence: 2 }, ORC: { attack: 2 } } },
    pieces: {
      wizard,
      earth: earth('1012'),
      inf: { type: 'INF', side: 'defender', hex: '1210' },
      a: orc('1209'),
      b: orc('1009'),
    },
    state: controlled,
  });
  t.play('invader', { type: 'melee', unit: t.id('a'), hex: '1210' }, 1);
  expect(t.unit('earth').master).toBe(0);
  // Two against two: six.
  t.play('invader', { type: 'melee', unit: t.id('b'), hex: '1010' }, 6);
  expect(t.at('wizard')).toBe('dead');
  expect(t.unit('earth').master).toBe(-1);
});

test('DR-2.8.9-l shut entrances let it through, walls and the sides of towers do not', () => {
  const t = table({
    phase: 7,
    corrections: {
      units,
      hexes: { '1009': { terrain: 'tower' } },
      walls: { add: [['1010', '1011']] },
      entrances: {
        add: [
          { between: ['1009', '1010'], type: 'door', of: 'tower', inside: '1009' },
          { between: ['1010', '0911'], type: 'gate', of: 'wall', inside: '0911' },
        ],
      },
    },
    pieces: {
      shaman: { type: 'OWZD', side: 'invader', hex: '0812' },
      earth: { ...earth('1010'), side: 'invader' },
      mil: militia('2510'),
    },
    state: (state) => {
      controlled(state);
      state.phase = 2;
    },
  });
  expect(t.refusal('invader', walk(1, '1009'))).toBeNull();
  expect(t.refusal('invader', walk(1, '0911'))).toBeNull();
  expect(t.refusal('invader', walk(1, '1011'))).toBe('DR-2.5.3-a');
  t.play('invader', walk(1, '1009'));
  expect(t.refusal('invader', walk(1, '1008'))).toBe('DR-2.5.4-a');
});

test('DR-2.8.9-m it destroys the victory points it enters, whoever controls it', () => {
  const t = table({
    phase: 7,
    corrections: { units, hexes: { '1008': { terrain: 'city', vp: 1 } } },
    pieces: { wizard, earth: earth('1009'), mil: militia('1008'), orc: orc('2510') },
    state: controlled,
  });
  const events = t.play('defender', walk(1, '1008'));
  expect(t.score()).toBe(1);
  expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1008', clause: 'DR-2.8.9-m' }]);
});

test('DR-2.8.9-c DR-2.11.4-a it is attacked on the table, has no hit points and dies of one success', () => {
  const t = table({
    phase: 4,
    corrections: { units },
    pieces: { wizard, earth: earth('1008'), a: orc('1007'), b: orc('1108'), mil: militia('2510') },
    state: controlled,
  });
  expect(t.unit('earth').body).toBeNull();
  // Two against four misses by itself, four against four needs a six.
  expect(t.odds('invader', { type: 'melee', unit: t.id('a'), hex: '1008' })).toMatchObject([
    { dice: 0, chance: [0, 1] },
  ]);
  t.play('invader', { type: 'melee', unit: t.id('a'), hex: '1008' });
  t.play('invader', { type: 'join', unit: t.id('b') }, 6);
  expect(t.at('earth')).toBe('dead');
});

test('DR-2.8.9-c it attacks its neighbours on the table, alone or with others', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      wizard,
      earth: earth('1008'),
      inf: { type: 'INF', side: 'defender', hex: '1107' },
      orc: orc('1007'),
      far: orc('2510'),
    },
    state: controlled,
  });
  expect(t.odds('defender', { type: 'melee', unit: 1, hex: '1007' })).toMatchObject([
    { needs: 5, chance: [2, 6] },
  ]);
  t.play('defender', { type: 'melee', unit: 1, hex: '1007' });
  // Six against two: four or more.
  expect(t.odds('defender', { type: 'join', unit: t.id('inf') })).toMatchObject([
    { needs: 4, chance: [3, 6] },
  ]);
});

test('DR-2.8.9-p unled militia attack it without a check, even when all heroes are dead', () => {
  const t = table({
    phase: 9,
    corrections: { units },
    pieces: {
      mil: militia('1007'),
      earth: { ...earth('1008'), side: 'invader' },
      shaman: { type: 'OWZD', side: 'invader', hex: '1010' },
      other: militia('2510'),
    },
    state: (state) => {
      state.units[1].master = 2;
      state.hadHeroes.defender = true;
    },
  });
  const blow = { type: 'melee', unit: 0, hex: '1008' } as const;
  expect(t.refusal('defender', blow)).toBeNull();
  // One roll at most, that of the table: one against four misses by itself.
  expect(t.odds('defender', blow)).toMatchObject([{ roll: 'attack', dice: 0, chance: [0, 1] }]);
});

test('DR-2.8.9-q under a dragon it strikes the belly and does its strength in damage', () => {
  const position = () =>
    table({
      phase: 9,
      corrections: { units },
      pieces: {
        wizard,
        fire: { type: 'ELM_FIRE', side: 'defender', hex: '1008' },
        dragon: { type: 'DRAGON', side: 'invader', hex: '1008', facing: 'N' },
        inf: { type: 'INF', side: 'defender', hex: '1007' },
      },
      state: controlled,
    });
  const blow = { type: 'melee', unit: 1, monster: 2, area: 'belly' } as const;
  const hit = position();
  expect(hit.odds('defender', blow)).toMatchObject([{ needs: 4, modifier: 0, chance: [3, 6] }]);
  hit.play('defender', blow, 4);
  expect(hit.hp('dragon', 'belly')).toEqual([1]);
  const miss = position();
  miss.play('defender', blow, 3);
  expect(miss.hp('dragon', 'belly')).toEqual([6]);
});

test('DR-2.8.9-s a controlled elemental guards for its side, an uncontrolled one for nobody', () => {
  const guards = (master: number) => {
    const t = table({
      phase: 2,
      pieces: { wizard, earth: earth('1008'), orc: orc('2510') },
      state: (state) => {
        state.units[1].master = master;
      },
    });
    return garrisonAt(openBoard(t.state), t.hex('1008'));
  };
  expect([guards(0), guards(-1)]).toEqual([true, false]);
});

test('DR-2.8.9-s the invader’s elemental does not keep him in the game', () => {
  const t = table({
    phase: 5,
    corrections: { units },
    pieces: {
      wizard,
      earth: { ...earth('1016'), side: 'invader' },
      giant: { type: 'GIANT', side: 'invader', hex: '1009', pool: 4 },
    },
    state: (state) => {
      state.units[1].master = 2;
    },
  });
  t.play('defender', { type: 'cast', spell: 'lightning', unit: 0, target: 2 });
  expect(t.state.outcome).toMatchObject({ winner: 'defender' });
});

test('DR-2.8.9-s nor does it count as an invader inside the walls', () => {
  const t = table({
    phase: 2,
    turn: 7,
    corrections: { units, hexes: { '1008': { inCity: true }, '1208': { inCity: true } } },
    pieces: {
      shaman: { type: 'OWZD', side: 'invader', hex: '1010' },
      earth: { ...earth('1009'), side: 'invader' },
      orc: orc('1209'),
      mil: militia('2510'),
    },
    state: controlled,
  });
  t.play('invader', walk(1, '1008'));
  expect(t.state.lastInside).toBe(0);
  t.play('invader', walk(2, '1208'));
  expect(t.state.lastInside).toBe(7);
});
