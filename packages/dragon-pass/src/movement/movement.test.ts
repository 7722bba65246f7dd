import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { isActive, isInactive } from '../board.ts';
import { dragonPass } from '../game.ts';
import { passUntil } from '../testing/opening.ts';
import { type Piece, table } from '../testing/table.ts';
import { costs, north, spent, stop, trek } from '../testing/trek.ts';

const lunar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'lunar',
  hex,
  ...more,
});
const sartar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'sartar',
  hex,
  ...more,
});
const neutral = (code: string, hex: string): Piece => ({ code, owner: null, hex });

/** The clause that keeps a piece of the table from a hex, or null. */
function refuse<N extends string>(t: ReturnType<typeof table<N>>, seat: string, name: N, to: string) {
  return t.refusal(seat, { type: 'step', unit: t.id(name), to: t.hex(to) });
}

describe('moving units', () => {
  it('DP-6-a: each unit moves or stays on its own', () => {
    const t = table({ pieces: { horse: lunar('4-3-5', '1010'), foot: lunar('3-3-3', '1010') } });
    t.walk('lunar', 'horse', ...north(3));
    expect([t.at('horse'), t.at('foot')]).toEqual(['1007', '1010']);
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
  });

  it('DP-2-f, DP-6-a: only units of the player whose turn it is move, and only in his movement phase', () => {
    const t = table({ pieces: { mine: lunar('4-3-5', '1010'), his: sartar('4-3-5', '1515') } });
    expect(refuse(t, 'lunar', 'his', '1514')).toBe('DP-2-f');
    expect(refuse(t, 'sartar', 'his', '1514')).toBe('K-SEAT');
    const fight = table({
      phase: 'battles',
      pieces: { mine: lunar('4-3-5', '1010'), his: sartar('4-3-5', '1009') },
    });
    expect(refuse(fight, 'lunar', 'mine', '1011')).toBe('DP-6-a');
  });

  it('DP-6-b: what is not spent is lost', () => {
    const t = trek('4-3-5');
    costs(t, ...north(3));
    passUntil(t.state, ({ turn }) => turn === 2);
    expect(costs(t, '1006', '1005', '1004', '1003', '1002')).toEqual([1, 1, 1, 1, 1]);
    expect(stop(t, '1001')).toBe('DP-6-b');
  });

  it('DP-6-c: one hex can always be moved, whatever it costs, but then no other', () => {
    const t = trek('3-3-3', { ground: { mountain: ['1009'] } }, { back: '2-2-2', down: true });
    expect(costs(t, '1009')).toEqual([3]);
    expect(stop(t, '1008')).toBe('DP-6-c');
    const second = trek('3-3-2', { ground: { mountain: ['1008'] } });
    costs(second, '1009');
    expect(stop(second, '1008')).toBe('DP-6-b');
  });

  it('DP-6-d: every hex is next to the one before', () => {
    const t = trek('4-3-5');
    expect(stop(t, '1008')).toBe('DP-6-d');
    expect(stop(t, '1010')).toBe('DP-6-d');
    expect(costs(t, '1009', '1008')).toEqual([1, 1]);
  });

  it('DP-6-e: the one hex lifts no other ban', () => {
    const t = table({
      land: { ground: { mountain: ['1009'] } },
      pieces: { it: lunar('3-3-2', '1010'), east: sartar('3-3-3', '1110'), other: lunar('3-3-3', '0101') },
    });
    expect(refuse(t, 'lunar', 'it', '1009')).toBe('DP-6.5.1-c');
    const jack = table({
      pieces: { jack: { type: 'hungry-jack', owner: 'lunar', hex: '1010' }, other: lunar('3-3-3', '0101') },
    });
    expect(refuse(jack, 'lunar', 'jack', '1009')).toBe('DP-6.7-a');
  });

  it('DP-3.2.3-a: home hexes of minor independents are entered like any other', () => {
    const t = table({
      land: 'dragon-pass',
      pieces: { it: lunar('4-3-5', '2801'), other: lunar('3-3-3', '0110') },
    });
    expect(spent(t.walk('lunar', 'it', '2802', '2803')).length).toBe(2);
  });

  it('DP-6.2.1-a: spirits and agents of magicians do not move', () => {
    const t = table({
      pieces: { spirit: lunar('X-5-X-5', '1010', { of: 'm' }), m: lunar('5-5-5-5', '1012') },
    });
    expect(refuse(t, 'lunar', 'spirit', '1009')).toBe('DP-6.2.1-a');
    expect(t.offers('lunar', { type: 'step', unit: t.id('spirit') })).toBe(false);
  });

  it('DP-6.2.1-b: supporting spirits go home when the movement phase of their owner begins', () => {
    const t = table({
      active: 'sartar',
      phase: 'movement',
      pieces: {
        spirit: lunar('X-4-X-5', '1010', { of: 'm' }),
        m: lunar('5-5-5-5', '1010'),
        his: sartar('3-3-3', '0303'),
      },
    });
    expect(t.at('spirit')).toBe('1010');
    passUntil(t.state, ({ active, phase }) => active === 0 && phase === 'movement');
    expect(t.at('spirit')).toBe('box');
  });

  it('DP-18.5.4-b: nobody moves into the lands of independents, nor flies over them', () => {
    const t = table({
      scenario: 'pass-5',
      land: 'dragon-pass',
      pieces: {
        horse: lunar('4-3-5', '0812'),
        bird: lunar('3-5-10', '0814', { flies: true }),
        newt: lunar('3-3-3', '1314'),
        far: sartar('3-3-3', '4030'),
      },
    });
    const closed = t.matching('lunar', { type: 'step', unit: t.id('newt') });
    expect(closed.some((action) => action.type === 'step' && action.to === t.hex('1315'))).toBe(false);
    expect(refuse(t, 'lunar', 'newt', '1315')).toBe('DP-18.5.4-b');
    const { territory, grid } = t.board().world.land;
    for (const action of t.matching('lunar', { type: 'step', unit: t.id('bird') }))
      if (action.type === 'step') expect(territory[action.to], grid.names[action.to]).toBe('neutral');
  });

  it('DP-18.6.4-b: nobody moves into Sartar in scenario 6', () => {
    const t = table({
      scenario: 'pass-6',
      seats: ['lunar', 'independents'],
      land: 'dragon-pass',
      pieces: { it: lunar('4-3-5', '2626'), other: lunar('3-3-3', '0404') },
    });
    const border = t.board().world.land.grid.names.find((_, hex) => {
      const { territory, grid } = t.board().world.land;
      return (
        territory[hex] === 'neutral' &&
        [0, 1, 2, 3, 4, 5].some((side) => territory[grid.neighbour[hex * 6 + side] ?? 0] === 'sartar-outer')
      );
    });
    t.state.units[0]!.hex = t.hex(border ?? '');
    const { territory, grid } = t.board().world.land;
    const side = [0, 1, 2, 3, 4, 5].find(
      (direction) => territory[grid.neighbour[t.hex(border ?? '') * 6 + direction] ?? 0] === 'sartar-outer',
    );
    const into = grid.neighbour[t.hex(border ?? '') * 6 + (side ?? 0)] ?? 0;
    expect(t.refusal('lunar', { type: 'step', unit: 0, to: into })).toBe('DP-18.6.4-b');
  });
});

describe('hexes nobody enters or ends in', () => {
  it('DP-6.3-a, DP-5.1-a: a hex with any unit of another player is closed, also a lone spirit or hero', () => {
    for (const code of ['X-5-X-5', '(4!)-10-6', '3-3-3']) {
      const t = table({
        pieces: {
          it: lunar('4-3-5', '1011'),
          his: sartar(code, '1010', { of: 'm' }),
          m: sartar('5-5-5-5', '0505'),
        },
      });
      expect(refuse(t, 'lunar', 'it', '1010'), code).toBe('DP-6.3-a');
    }
  });

  it('DP-6.3-c: a disrupted unit next to an enemy has to move clear if it can', () => {
    const t = table({
      pieces: {
        it: lunar('2-2-6', '1010', { back: '1-1-3', down: true }),
        his: sartar('3-3-3', '1009'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-6.3-c');
    t.walk('lunar', 'it', '1011');
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
  });

  it('DP-6.3-d: it may stay if there is nowhere clear to go', () => {
    const t = table({
      pieces: {
        it: lunar('2-2-6', '1010', { back: '1-1-1', down: true }),
        east: sartar('3-3-3', '1110'),
        south: sartar('3-3-3', '1012'),
        west: sartar('3-3-3', '0810'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
  });

  it('DP-6.3-e: a disrupted unit that stands clear does not end next to an enemy', () => {
    const t = table({
      pieces: {
        it: lunar('3-3-3', '1012', { back: '2-2-2', down: true }),
        his: sartar('3-3-3', '1010'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(refuse(t, 'lunar', 'it', '1011')).toBe('DP-6.3-c');
    expect(refuse(t, 'lunar', 'it', '1013')).toBeNull();
  });

  it('DP-6.3-f: a hero without a zone of control counts as well', () => {
    const t = table({
      pieces: {
        it: lunar('2-2-6', '1010', { back: '1-1-3', down: true }),
        hero: sartar('(4!)-10-6', '1009'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-6.3-c');
  });
});

describe('neutral units', () => {
  it('DP-6.4-a, DP-2-g: hexes with neutral units alone are entered and passed through; they exert nothing', () => {
    const t = table({
      pieces: { it: lunar('4-3-5', '1010'), herd: neutral('1h-2-+2', '1009'), other: lunar('3-3-3', '0101') },
    });
    expect(spent(t.walk('lunar', 'it', '1009', '1008'))).toEqual([1, 1]);
    for (const active of [0, 1]) {
      t.state.active = active;
      expect([isActive(t.board(), t.id('herd')), isInactive(t.board(), t.id('herd'))]).toEqual([
        false,
        false,
      ]);
    }
  });

  it('DP-6.4-b: a neutral herd is nobody’s while the phase lasts and does not move', () => {
    const t = table({
      pieces: { it: lunar('4-3-5', '1010'), herd: neutral('1h-2-+2', '1009'), other: lunar('3-3-3', '0101') },
    });
    t.walk('lunar', 'it', '1009');
    expect(t.unit('herd').owner).toBe(-1);
    expect(refuse(t, 'lunar', 'herd', '1008')).toBe('DP-2-f');
  });
});

describe('zones of control', () => {
  const around = ['1009', '1110', '1111', '1011', '0911', '0910'];

  it('DP-6.5-a: all six neighbours, whatever lies between', () => {
    const ridges = around.map((low) => ({ high: '1010', low }));
    for (const hex of around) {
      const t = table({
        land: { ground: { fortress: ['1010'] }, ridges },
        pieces: { it: lunar('3-3-9', '0303'), his: sartar('3-3-3', '1010'), other: lunar('3-3-3', '0101') },
      });
      t.state.units[0]!.hex = t.hex(hex);
      // It stands in the zone: stepping to the next hex round the enemy is refused.
      const next = around[(around.indexOf(hex) + 1) % 6] ?? '';
      expect(refuse(t, 'lunar', 'it', next), hex).toBe('DP-6.5.1-c');
    }
  });

  it('DP-6.5-b: both other players bind, one’s own and neutral units do not', () => {
    const t = table({
      seats: ['tarsh', 'lunar', 'sartar'],
      active: 'lunar',
      pieces: {
        it: lunar('3-3-9', '1010'),
        newt: { code: '3-3-3', owner: 'tarsh', hex: '1007' },
        his: sartar('3-3-3', '1013'),
        own: lunar('3-3-3', '1210'),
        herd: neutral('1h-2-+2', '0810'),
      },
    });
    // Next to its own unit and to the herd it goes on; next to either enemy it stops.
    t.walk('lunar', 'it', '1110', '1010', '0910', '1010', '1009');
    const south = dragonPass.clone(t.state);
    t.walk('lunar', 'it', '1008');
    expect(refuse(t, 'lunar', 'it', '1009')).toBe('DP-6.5.1-a');
    const step = (to: string) => ({ type: 'step', unit: 0, to: t.hex(to) }) as const;
    for (const to of ['1010', '1011', '1012']) dragonPass.apply(south, 'lunar', step(to), seededDice('x'));
    expect(dragonPass.explain(south, 'lunar', step('1011'))).toMatchObject({
      refusal: { clause: 'DP-6.5.1-a' },
    });
  });

  it('DP-6.5.1-a: whoever enters one stops', () => {
    const t = table({
      pieces: { it: lunar('4-3-5', '1012'), his: sartar('3-3-3', '1010'), other: lunar('3-3-3', '0101') },
    });
    t.walk('lunar', 'it', '1011');
    expect(t.offers('lunar', { type: 'step', unit: t.id('it') })).toBe(false);
    expect(refuse(t, 'lunar', 'it', '1012')).toBe('DP-6.5.1-a');
  });

  it('DP-6.5.1-b: whoever starts in one may leave it, go on, and enter one again', () => {
    const t = table({
      pieces: {
        it: lunar('3-3-3', '1011'),
        his: sartar('3-3-3', '1010'),
        next: sartar('3-3-3', '1015'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(spent(t.walk('lunar', 'it', '1012', '1013', '1014'))).toEqual([1, 1, 1]);
  });

  it('DP-6.5.1-c: never from one straight into one, of whichever stack, not even as the only hex', () => {
    const t = table({
      pieces: {
        it: lunar('3-3-3', '1011'),
        e1: sartar('3-3-3', '1010'),
        e2: sartar('3-3-3', '1013'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(refuse(t, 'lunar', 'it', '1012')).toBe('DP-6.5.1-c');
  });

  it('DP-6.5.1-d: a friendly unit does not open it', () => {
    const t = table({
      pieces: { it: lunar('4-3-5', '1012'), mine: lunar('3-3-3', '1011'), his: sartar('3-3-3', '1010') },
    });
    t.walk('lunar', 'it', '1011');
    expect(t.offers('lunar', { type: 'step', unit: t.id('it') })).toBe(false);
  });

  it('DP-6.2.4-c: flyers obey zones of control and do not fly over enemies', () => {
    const t = table({
      pieces: {
        it: lunar('3-5-10', '1012', { flies: true }),
        his: sartar('3-3-3', '1010'),
        other: lunar('3-3-3', '0101'),
      },
    });
    t.walk('lunar', 'it', '1011');
    expect(refuse(t, 'lunar', 'it', '1012')).toBe('DP-6.5.1-a');
    t.unit('it').did = null;
    expect(refuse(t, 'lunar', 'it', '1010')).toBe('DP-6.3-a');
  });

  /** Whether a stack, the topmost first, holds somebody who passes it. */
  function holds(...stack: Piece[]): boolean {
    const pieces = Object.fromEntries(stack.map((piece, i) => [`s${i}`, piece]));
    const t = table<string>({
      pieces: {
        it: lunar('4-3-5', '1012'),
        other: lunar('3-3-3', '0101'),
        ...pieces,
        m: sartar('5-5-5-5', '1818'),
      },
    });
    t.walk('lunar', 'it', '1011');
    return refuse(t, 'lunar', 'it', '1012') !== null;
  }

  it('DP-6.5.2-a: no zone under a single being on top', () => {
    const hero = sartar('(4!)-10-6', '1010');
    const heavy = sartar('5-4-5', '1010');
    expect(holds(hero, heavy, heavy)).toBe(false);
    expect(holds(heavy, hero, heavy)).toBe(true);
  });

  it('DP-6.5.2-b: a spirit on top needs a range', () => {
    expect(holds(sartar('X-5-x2-1', '1010', { kind: 'spirit' }))).toBe(true);
    expect(holds(sartar('X-5-X-5', '1010', { of: 'm' }))).toBe(true);
    expect(holds(sartar('X-5-3', '1010', { kind: 'spirit' }))).toBe(false);
    expect(holds(sartar('X-5-3-(4)', '1010', { kind: 'spirit' }))).toBe(false);
  });

  it('DP-6.5.2-c: a herd on top exerts one', () => {
    expect(holds(sartar('1h-2-+2', '1010'))).toBe(true);
  });

  it('DP-6.5.3-a: a free spirit heeds only tops with a range', () => {
    const spirit = (top: string) =>
      table({
        pieces: {
          it: lunar('X-5-x2-1', '1012', { kind: 'spirit' }),
          his: sartar(top, '1010'),
          other: lunar('3-3-3', '0101'),
        },
      });
    const passes = spirit('4-3-5');
    passes.walk('lunar', 'it', '1011');
    expect(refuse(passes, 'lunar', 'it', '1012')).toBeNull();
    const stops = spirit('6-5-5-0');
    stops.walk('lunar', 'it', '1011');
    expect(refuse(stops, 'lunar', 'it', '1012')).toBe('DP-6.5.1-a');
  });

  it('DP-6.5.3-b: it still enters no hex of an enemy', () => {
    const t = table({
      pieces: {
        it: lunar('X-5-x2-1', '1011', { kind: 'spirit' }),
        his: sartar('4-3-5', '1010'),
        other: lunar('3-3-3', '0101'),
      },
    });
    expect(refuse(t, 'lunar', 'it', '1010')).toBe('DP-6.3-a');
  });
});

describe('carrying', () => {
  const cargo = lunar('2-0-0', '1010');

  it('DP-6.7-a: a unit with MF 0 does not move by itself', () => {
    const t = table({
      pieces: { jack: { type: 'hungry-jack', owner: 'lunar', hex: '1010' }, other: lunar('3-3-3', '0101') },
    });
    expect(t.offers('lunar', { type: 'step', unit: t.id('jack') })).toBe(false);
    expect(refuse(t, 'lunar', 'jack', '1009')).toBe('DP-6.7-a');
  });

  it('DP-6.7-b: carrying costs nothing, and the cargo may be set down on the way', () => {
    const t = table({ pieces: { horse: lunar('4-3-5', '1010'), cargo, other: lunar('3-3-3', '0101') } });
    expect(t.refusal('lunar', { type: 'set-down', unit: t.id('cargo') })).toBe('DP-6.7-b');
    t.play('lunar', { type: 'carry', unit: t.id('horse'), cargo: t.id('cargo') });
    t.walk('lunar', 'horse', '1009', '1008');
    expect(t.at('cargo')).toBe('1008');
    t.play('lunar', { type: 'set-down', unit: t.id('cargo') });
    t.walk('lunar', 'horse', '1007', '1006', '1005');
    expect([t.at('horse'), t.at('cargo')]).toEqual(['1005', '1008']);
    expect(t.offers('lunar', { type: 'carry' })).toBe(false);
  });

  it('DP-6.7-c: spirits without a body carry nobody, and some cargo only certain carriers', () => {
    const t = table({
      pieces: {
        spirit: lunar('X-5-x2-1', '1010', { kind: 'spirit' }),
        cargo,
        jack: { type: 'hungry-jack', owner: 'lunar', hex: '1010' },
        horse: lunar('4-3-5', '1010'),
        dragon: { type: 'dragons', owner: 'lunar', hex: '1010' },
      },
    });
    const carry = (unit: 'spirit' | 'horse' | 'dragon', load: 'cargo' | 'jack') =>
      t.refusal('lunar', { type: 'carry', unit: t.id(unit), cargo: t.id(load) });
    expect([carry('spirit', 'cargo'), carry('horse', 'cargo')]).toEqual(['DP-6.7-c', null]);
    expect([carry('horse', 'jack'), carry('dragon', 'jack')]).toEqual(['DP-6.7-c', null]);
  });

  it('DP-6.7-d: both stand together when the phase begins; nothing is picked up on the way', () => {
    const t = table({
      pieces: { horse: lunar('4-3-5', '1012'), cargo, other: lunar('3-3-3', '0101') },
    });
    const carry = { type: 'carry', unit: t.id('horse'), cargo: t.id('cargo') };
    expect(t.refusal('lunar', carry)).toBe('DP-6.7-d');
    t.walk('lunar', 'horse', '1011', '1010');
    expect(t.refusal('lunar', carry)).toBe('DP-6.7-d');
    expect(t.offers('lunar', { type: 'carry' })).toBe(false);
  });
});

describe('reinforcements', () => {
  type Setting = {
    capital?: boolean;
    ground?: string;
    road?: 'primary' | 'secondary';
    enemy?: string;
    code?: string;
  };

  function arriving({
    capital = false,
    ground = 'open',
    road,
    enemy = '2020',
    code = '4-3-5',
  }: Setting = {}) {
    return table({
      land: {
        ground: { [ground]: ['1001'] },
        ...(road && { [road]: [['1001', '1002', '1003', '1004', '1005', '1006']], roadExits: ['1001'] }),
      },
      pieces: { it: lunar(code, 'off'), other: lunar('3-3-3', '0105'), his: sartar('3-3-3', enemy) },
      state: (state, hex) => {
        state.arrivals = [{ unit: 0, hexes: [hex('1001'), hex('1201')], capital }];
      },
    });
  }
  const left = (t: ReturnType<typeof arriving>) => {
    let count = 0;
    const [column] = [1002];
    for (; refuse(t, 'lunar', 'it', String(column + count)) === null; count++)
      t.walk('lunar', 'it', String(column + count));
    return count;
  };

  it('DP-6.9.1-a, DP-6.9.2-a: the first hex has its price, by road where one leaves the map', () => {
    const forest = arriving({ ground: 'forest' });
    const [event] = forest.play('lunar', { type: 'arrive', unit: 0, hex: forest.hex('1001') });
    expect(event).toMatchObject({ type: 'arrived', cost: 2 });
    expect(left(forest)).toBe(6);
    const road = arriving({ ground: 'forest', road: 'primary' });
    const [by] = road.play('lunar', { type: 'arrive', unit: 0, hex: road.hex('1001') });
    expect(by).toMatchObject({ cost: 0.5 });
    expect(road.unit('it').did?.spent).toBe(1);
    const poor = arriving({ ground: 'forest', road: 'secondary' });
    poor.play('lunar', { type: 'arrive', unit: 0, hex: poor.hex('1001') });
    expect(spent(poor.walk('lunar', 'it', '1002', '1003'))).toEqual([1, 0]);
  });

  it('DP-6.9.2-a: eight hexes of open ground for MF 5', () => {
    const t = arriving();
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    expect(1 + left(t)).toBe(8);
  });

  it('DP-6.9.2-b: the free points may cover part of a cost', () => {
    const t = table({
      land: { ground: { forest: ['1001', '1002'] } },
      pieces: { it: lunar('3-3-3', 'off'), other: lunar('3-3-3', '0105') },
      state: (state, hex) => {
        state.arrivals = [{ unit: 0, hexes: [hex('1001')], capital: false }];
      },
    });
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    t.walk('lunar', 'it', '1002', '1003', '1004');
    expect(refuse(t, 'lunar', 'it', '1005')).toBe('DP-6-b');
  });

  it('DP-6.9.2-c: herds do not force their march', () => {
    const t = arriving({ code: '1h-2-+2' });
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    expect(1 + left(t)).toBe(2);
  });

  it('DP-6.9.2-d: free points lift no ban, and are gone on the next turn', () => {
    const t = arriving({ enemy: '1004' });
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    t.walk('lunar', 'it', '1002', '1003');
    expect(refuse(t, 'lunar', 'it', '1002')).toBe('DP-6.5.1-a');
    const later = arriving();
    later.play('lunar', { type: 'arrive', unit: 0, hex: later.hex('1001') });
    passUntil(later.state, ({ turn }) => turn === 2);
    expect(left(later)).toBe(5);
  });

  it('DP-6.9.1-b: nobody arrives where or next to where others stand, were it a lone hero', () => {
    const t = arriving({ enemy: '1002' });
    expect(t.refusal('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') })).toBe('DP-6.9.1-b');
    expect(t.refusal('lunar', { type: 'arrive', unit: 0, hex: t.hex('1201') })).toBeNull();
    expect(t.refusal('lunar', { type: 'arrive', unit: 0, hex: t.hex('1401') })).toBe('DP-6.9.1-a');
  });

  it('DP-6.9.1-c, DP-6.9.1-d: whoever cannot or will not come may come later', () => {
    const t = arriving({ enemy: '1101' });
    expect(t.offers('lunar', { type: 'arrive' })).toBe(false);
    t.state.units[2]!.hex = t.hex('2020');
    expect(t.offers('lunar', { type: 'arrive' })).toBe(true);
    passUntil(t.state, ({ turn }) => turn === 2);
    expect(t.offers('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') })).toBe(true);
  });

  it('DP-2-l: only in the movement phase, and only one’s own', () => {
    const t = arriving();
    expect(t.refusal('lunar', { type: 'arrive', unit: 1, hex: t.hex('1001') })).toBe('DP-2-l');
    t.state.phase = 'support';
    expect(t.refusal('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') })).toBe('DP-2-l');
  });

  it('DP-6.9.1-e: in a capital they appear at no cost and move on', () => {
    const t = arriving({ capital: true });
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    expect(left(t)).toBe(8);
    const beset = arriving({ capital: true, enemy: '1002' });
    expect(beset.refusal('lunar', { type: 'arrive', unit: 0, hex: beset.hex('1001') })).toBe('DP-6.9.1-b');
  });
});
