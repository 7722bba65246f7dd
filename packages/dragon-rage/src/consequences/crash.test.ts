import { describe, expect, test } from 'vitest';
import type { PrintedAction as Action } from '../core/actions.ts';
import type { Clause } from '../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const dragon: Piece = { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' };
const aloft: Piece = { ...dragon, aloft: true };
const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
const foe = (hex: string, type: UnitTypeId = 'INF'): Piece => ({ type, side: 'defender', hex });
const fly = (...route: string[]) => ({ type: 'fly', unit: 0, route, facing: 'N', land: false }) as const;
const bound = (to: string) => ({ type: 'bound', unit: 0, to }) as const;

/** A position in the invader's movement phase with a whirlwind in the hex. */
const storm = <N extends string>(
  wind: string,
  pieces: Record<N, Piece>,
  more: { corrections?: Corrections } = {},
  spared: number[] = [],
) =>
  table({
    phase: 2,
    ...more,
    pieces,
    state: (state, hex) => {
      state.whirlwinds = [{ hex: hex(wind), side: 'defender', drifted: false, spared }];
    },
  });

describe('whirlwinds', () => {
  test('DR-2.12.1.1.5-a, DR-2.8.7-h a bound over a whirlwind crashes in it on 4 or more', () => {
    const down = storm('1008', { monster: dragon, spare });
    expect(down.odds('invader', bound('1007'))).toMatchObject([
      { roll: 'whirlwind', clause: 'DR-2.8.7-h', dice: 1, needs: 4, chance: [3, 6] },
      { roll: 'crash-damage', dice: 2 },
    ]);
    const events = down.play('invader', bound('1007'), 4, 1, 1);
    expect(eventsOf(events, 'crashed')).toMatchObject([{ unit: 0, hex: '1008' }]);
    expect([down.at('monster'), down.facing('monster')]).toEqual(['1008', 'N']);
    const past = storm('1008', { monster: dragon, spare });
    past.play('invader', bound('1007'), 3);
    expect(past.at('monster')).toBe('1007');
  });

  test('DR-2.8.7-h a flight into, out of or across a whirlwind needs the roll', () => {
    for (const [start, wind] of [
      ['1010', '1008'],
      ['1010', '1009'],
      ['1010', '1010'],
    ] as const) {
      const t = storm(wind, { monster: { ...aloft, hex: start }, spare });
      const events = t.play('invader', fly('1009', '1008'), 3);
      expect(eventsOf(events, 'rolled')).toMatchObject([{ roll: 'whirlwind', hex: wind, success: false }]);
      expect(t.at('monster')).toBe('1008');
      const crashed = storm(wind, { monster: { ...aloft, hex: start }, spare });
      crashed.play('invader', fly('1009', '1008'), 4, 1, 1);
      expect([crashed.at('monster'), crashed.unit('monster').body?.aloft]).toEqual([wind, false]);
    }
    const clear = storm('1109', { monster: aloft, spare });
    clear.play('invader', fly('1009', '1008'));
    expect(clear.at('monster')).toBe('1008');
  });

  test('DR-2.8.7-h a bound out of a whirlwind needs the roll as well', () => {
    const t = storm('1010', { monster: dragon, spare });
    t.play('invader', bound('1009'), 6, 1, 1);
    expect(t.at('monster')).toBe('1010');
  });

  test('DR-2.8.7-j who was spared when it came leaves without a roll', () => {
    const t = storm('1010', { monster: aloft, spare }, {}, [0]);
    expect(t.odds('invader', fly('1009', '1008'))).toEqual([]);
    t.play('invader', fly('1009', '1008'));
    expect(t.at('monster')).toBe('1008');
  });

  test('DR-2.8.7-h two whirlwinds on the way are two rolls', () => {
    const t = storm('1009', { monster: aloft, spare });
    t.state.whirlwinds.push({ hex: t.hex('1008'), side: 'defender', drifted: false, spared: [] });
    const events = t.play('invader', fly('1009', '1008'), 3, 4, 1, 1);
    expect(eventsOf(events, 'crashed')).toMatchObject([{ hex: '1008' }]);
  });

  test('DR-2.8.7-h a landing in the whirlwind it hovers in is a flight move in it', () => {
    const t = storm('1010', { monster: aloft, spare });
    t.play('invader', { type: 'fly', unit: 0, route: [], facing: 'N', land: true }, 4, 1, 1);
    expect(t.state.frames).toMatchObject([{ kind: 'damage', points: 2 }]);
  });

  test('DR-2.12.1.1.5-a a flyer brought down on a turn keeps the heading it had there', () => {
    const t = storm('1108', { monster: aloft, spare });
    t.play('invader', { ...fly('1009', '1008', '1108', '1207'), facing: 'NE' }, 4, 1, 1);
    expect([t.at('monster'), t.facing('monster')]).toEqual(['1108', 'NE']);
  });
});

describe('what a crash does', () => {
  test('DR-2.12.1.1.5-b, DR-2.12.2.2-e, DR-2.12-b two dice of damage, one for a young dragon', () => {
    for (const [type, dice, points] of [
      ['DRAGON', [4, 5], 9],
      ['ROC', [6, 6], 12],
      ['YDRAGON', [4], 4],
    ] as const) {
      const t = storm('1009', { monster: { ...dragon, type }, spare });
      const events = t.play('invader', bound('1009'), 4, ...dice);
      expect(eventsOf(events, 'rolled').at(-1)).toMatchObject({ roll: 'crash-damage', dice: [...dice] });
      expect(t.state.frames).toMatchObject([{ kind: 'damage', cause: 'crash', side: 'invader', points }]);
    }
  });

  test("DR-2.12.1.1.5-c the monster's owner spreads the damage, even in the enemy's turn", () => {
    const t = table({
      phase: 5,
      pieces: { monster: aloft, wizard: { ...foe('1010', 'WZD'), hex: '1012', spellPoints: 10 }, spare },
    });
    t.play('defender', { type: 'cast', unit: t.id('wizard'), spell: 'whirlwind', hex: '1010' }, 4, 4, 5);
    expect(t.state.frames).toMatchObject([{ kind: 'damage', side: 'invader', points: 9 }]);
    expect(t.legal('defender')).toEqual([]);
    expect(t.matching('invader', { type: 'assign' })).toHaveLength(4);
    for (const area of ['wings', 'wings', 'legs'] as const) t.play('invader', { type: 'assign', area });
    expect([t.hp('monster', 'wings'), t.hp('monster', 'legs')]).toEqual([
      [4, 6],
      [2, 3, 3, 3],
    ]);
  });

  test('DR-2.12.1.1.5-a, DR-2.12.1.1.5-h all points are spread while there is room, then the rest is lost', () => {
    const corrections: Corrections = { hexes: { '1010': { terrain: 'tower' } } };
    const hurt = { head: [1], wings: [0, 1], legs: [0, 0, 0, 0], belly: [2] };
    const t = table({ phase: 2, corrections, pieces: { monster: { ...dragon, hp: hurt }, spare } });
    t.play('invader', { type: 'fall', unit: 0, to: '1111' }, 3, 4);
    expect(t.refusal('invader', { type: 'assign', area: 'legs' })).toBe('DR-2.12.1.1.5-h');
    t.play('invader', { type: 'assign', area: 'head' });
    t.play('invader', { type: 'assign', area: 'wings' });
    expect([t.at('monster'), t.state.frames]).toEqual(['dead', []]);
  });

  test('DR-2.12.1.1.5-a, DR-2.12.1.7.2-c below half its wings a flyer crashes at once, with exactly half it does not', () => {
    const hurt = { head: [7], wings: [0, 6], legs: [2, 3, 3, 3], belly: [5] };
    const struck = () => {
      const wizard: Piece = { ...foe('1014', 'WZD'), spellPoints: 10 };
      const t = table({ phase: 5, pieces: { monster: { ...aloft, hp: hurt }, wizard, spare } });
      t.play('defender', { type: 'cast', unit: t.id('wizard'), spell: 'lightning', target: 0 });
      return t;
    };
    const wings = struck();
    const events = wings.play('invader', { type: 'assign', area: 'wings' }, 2, 3);
    expect(wings.hp('monster', 'wings')).toEqual([0, 5]);
    expect(eventsOf(events, 'crashed')).toMatchObject([{ unit: 0, hex: '1010' }]);
    expect(wings.state.frames).toMatchObject([{ kind: 'damage', cause: 'crash', points: 5 }]);
    const head = struck();
    expect(eventsOf(head.play('invader', { type: 'assign', area: 'head' }), 'crashed')).toEqual([]);
    expect(head.unit('monster').body?.aloft).toBe(true);
  });

  test('DR-2.12.1.1.5-d, DR-2.1.2-f water kills, without a roll for damage', () => {
    for (const terrain of ['river', 'sea', 'ford', 'shore'] as const) {
      const hex = terrain === 'ford' || terrain === 'shore' ? { terrain, access: ['1010'] } : { terrain };
      const t = storm('1009', { monster: aloft, spare }, { corrections: { hexes: { '1009': hex } } });
      const events = t.play('invader', fly('1009', '1008'), 4);
      expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: 0, clause: 'DR-2.12.1.1.5-d' }]);
      expect([t.at('monster'), t.state.frames]).toEqual(['dead', []]);
    }
    const harbour = table({
      map: 'esirien',
      phase: 5,
      pieces: {
        monster: { ...aloft, hex: '1414' },
        wizard: { ...foe('1413', 'WZD'), spellPoints: 10 },
        spare,
      },
    });
    const cast = { type: 'cast', unit: 1, spell: 'whirlwind', hex: '1414' } as const;
    harbour.play('defender', cast, 4);
    expect(harbour.at('monster')).toBe('dead');
  });

  test('DR-2.12.1.1.5-e everybody below escapes or dies, each for himself', () => {
    const t = storm('1009', { monster: dragon, inf: foe('1009'), hero: foe('1009', 'HERO'), spare });
    expect(t.odds('invader', bound('1008'))).toMatchObject([
      { roll: 'whirlwind' },
      { roll: 'crash', unit: 1, needs: 5, chance: [2, 6] },
      { roll: 'crash', unit: 2, needs: 3, chance: [4, 6] },
      { roll: 'crash-damage' },
    ]);
    const events = t.play('invader', bound('1008'), 4, 4, 3, 1, 1);
    const clause: Clause = 'DR-2.12.1.1.5-e';
    expect(eventsOf(events, 'rolled').slice(1, 3)).toMatchObject([
      { unit: 1, clause, success: false },
      { unit: 2, clause, success: true },
    ]);
    expect([t.at('inf'), t.at('hero'), t.unit('hero').wounded]).toEqual(['dead', '1009', false]);
  });

  test('DR-2.12.1.1.5-e another major monster below is unhurt and shares the hex', () => {
    const t = storm('1009', { monster: dragon, other: { ...dragon, hex: '1009' }, spare });
    const events = t.play('invader', bound('1008'), 4, 1, 1);
    expect(eventsOf(events, 'rolled').map((event) => event.roll)).toEqual(['whirlwind', 'crash-damage']);
    expect([t.at('monster'), t.at('other')]).toEqual(['1009', '1009']);
  });

  test('DR-2.12.1.1.5-f victory points fall, held or not', () => {
    const corrections: Corrections = { hexes: { '1009': { terrain: 'city', vp: 2 } } };
    const t = storm('1009', { monster: dragon, inf: foe('1009'), spare }, { corrections });
    const events = t.play('invader', bound('1008'), 4, 6, 1, 1);
    expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1009', vp: 2, clause: 'DR-2.12.1.1.5-f' }]);
    expect([t.at('inf'), t.score()]).toEqual(['1009', 2]);
  });

  test('DR-2.12.1.1.5-f, DR-2.12.1.1.5-i a wooden bridge goes down with the monster and all on it; stone holds', () => {
    const onto = (bridge: 'wood' | 'stone') =>
      storm(
        '1009',
        { monster: dragon, hero: foe('1009', 'HERO'), spare },
        { corrections: { hexes: { '1009': { terrain: 'bridge', bridge, access: ['1010', '1008'] } } } },
      );
    const wood = onto('wood');
    const events = wood.play('invader', bound('1008'), 4, 6);
    expect(eventsOf(events, 'bridge-burned')).toMatchObject([{ hex: '1009' }]);
    expect([wood.at('monster'), wood.at('hero'), wood.state.frames]).toEqual(['dead', 'dead', []]);
    const stone = onto('stone');
    stone.play('invader', bound('1008'), 4, 6, 2, 3);
    expect([stone.at('monster'), stone.at('hero')]).toEqual(['1009', '1009']);
    expect(stone.state.frames).toMatchObject([{ kind: 'damage', points: 5 }]);
  });

  test('DR-2.12.1.1.5-a after a crash in a bound it may still strike, after one in flight not', () => {
    const crashed = (monster: Piece, move: Action) => {
      const t = storm('1009', { monster, inf: foe('1008'), spare });
      t.play('invader', move, 4, 1, 1);
      const did = t.unit('monster').did;
      const later = table({
        phase: 4,
        pieces: { monster: { ...dragon, hex: '1009' }, inf: foe('1008'), spare },
      });
      later.state.units[0].did = did;
      return later.offers('invader', { type: 'strike', unit: 0 });
    };
    expect(crashed(dragon, bound('1007'))).toBe(true);
    expect(crashed(aloft, fly('1009', '1008'))).toBe(false);
    expect(crashed({ ...aloft, type: 'ROC' }, fly('1009', '1008'))).toBe(false);
  });
});

describe('throwing itself off a tower', () => {
  const corrections: Corrections = {
    hexes: { '1010': { terrain: 'tower' }, '1011': { terrain: 'city', vp: 1 } },
  };
  const fall = (to: string) => ({ type: 'fall', unit: 0, to }) as const;

  test('DR-2.12.1.1.5-g into any hex beside it, onto units as well, with a crash', () => {
    const t = table({ phase: 2, corrections, pieces: { monster: dragon, inf: foe('1011'), spare } });
    expect(t.matching('invader', { type: 'fall' })).toHaveLength(6);
    expect(t.odds('invader', fall('1011'))).toMatchObject([
      { roll: 'crash', unit: 1, needs: 5, chance: [2, 6] },
      { roll: 'crash-damage', dice: 2, chance: [1, 1] },
    ]);
    t.play('invader', fall('1011'), 4, 2, 3);
    expect([t.at('monster'), t.at('inf'), t.score(), t.facing('monster')]).toEqual(['1011', 'dead', 1, 'N']);
    expect(t.state.frames).toMatchObject([{ kind: 'damage', points: 5 }]);
    while (t.state.frames.length > 0) t.play('invader', { type: 'assign', area: 'wings' });
    expect(t.offers('invader', { unit: 0 })).toBe(false);
  });

  test('DR-2.12.1.1.5-g needs a tower, a wing point and a move not yet begun', () => {
    const refusal = (piece: Piece, to = '1011') =>
      table({ phase: 2, corrections, pieces: { monster: piece, spare } }).refusal('invader', fall(to));
    expect(refusal({ ...dragon, hp: { wings: [0, 1], legs: [0, 0, 0, 0] } })).toBeNull();
    expect(refusal({ ...dragon, hp: { wings: [0, 0] } })).toBe('DR-2.12.1.1.5-g');
    expect(refusal({ ...dragon, type: 'WURM' })).toBe('DR-2.12.1.1.5-g');
    expect(refusal({ ...dragon, type: 'ROC' })).toBeNull();
    expect(refusal({ ...dragon, hex: '1009' }, '1008')).toBe('DR-2.12.1.1.5-g');
    expect(refusal(dragon, '1012')).toBe('DR-2.12.1.1.5-g');
    const turned = table({ phase: 2, corrections, pieces: { monster: dragon, spare } });
    turned.play('invader', { type: 'turn', unit: 0, facing: 'NE' });
    expect(turned.refusal('invader', fall('1011'))).toBe('DR-2.12.1.1-a');
  });

  test('DR-2.12.1.1.5-g, DR-2.12.2.2-e a young dragon takes one die and may strike afterwards', () => {
    const t = table({
      phase: 2,
      corrections,
      pieces: { monster: { ...dragon, type: 'YDRAGON' }, inf: foe('1012'), spare },
    });
    t.play('invader', fall('1011'), 1);
    expect(t.unit('monster').did?.mode).toBe('fall');
    const later = table({
      phase: 4,
      pieces: { monster: { ...dragon, type: 'YDRAGON', facing: 'S' }, inf: foe('1011'), spare },
    });
    later.state.units[0].did = t.unit('monster').did;
    expect(later.offers('invader', { type: 'strike', unit: 0 })).toBe(true);
  });
});
