import { describe, expect, test } from 'vitest';
import { INVADER_HOLDS, SMASHED, type State } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

/** The number of the entrance between two hexes of Esirien. */
function esirienEntrance(from: string, to: string): number {
  const { entrances, grid } = worldFor('esirien', null).map;
  return entrances.findIndex(({ a, b }) => {
    const names = [grid.names[a], grid.names[b]];
    return names.includes(from) && names.includes(to);
  });
}

const smashed = (from: string, to: string) => (state: State) => {
  state.entrances[esirienEntrance(from, to)] |= SMASHED;
};

/** A tower in 1010 with a door to the north (1009) and one to the south-east (1111). */
const TOWER = {
  hexes: { '1010': { terrain: 'tower' as const } },
  entrances: {
    add: [
      {
        between: ['1010', '1009'] as [string, string],
        type: 'door' as const,
        of: 'tower' as const,
        inside: '1010',
      },
      {
        between: ['1010', '1111'] as [string, string],
        type: 'door' as const,
        of: 'tower' as const,
        inside: '1010',
      },
    ],
  },
};

describe('wall gateways', () => {
  test('DR-2.5.3-b the garrison goes out through its gate for one point', () => {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: { cav: piece('CAV', 'defender', '0707'), other: piece('INF', 'defender', '2010') },
    });
    t.play('defender', walk(0, '0606'));
    expect([t.at('cav'), t.unit('cav').did?.spent]).toEqual(['0606', 1]);
    t.play('defender', walk(0, '0707'));
    expect(t.at('cav')).toBe('0707');
  });

  test('DR-2.5.3-c a smashed gate serves everybody both ways', () => {
    const pieces = { orc: piece('ORC', 'invader', '2212'), other: piece('ORC', 'invader', '2501') };
    const t = table({ map: 'esirien', phase: 2, pieces, state: smashed('2212', '2113') });
    t.play('invader', walk(0, '2113'));
    t.play('invader', walk(0, '2212'));
    expect([t.at('orc'), t.unit('orc').did?.spent]).toEqual(['2212', 2]);
    const shut = table({ map: 'esirien', phase: 2, pieces });
    expect(shut.refusal('invader', walk(0, '2113'))).toBe('DR-2.5.5-e');
    const garrison = { inf: piece('INF', 'defender', '2212'), other: piece('INF', 'defender', '1010') };
    const back = table({ map: 'esirien', phase: 7, pieces: garrison, state: smashed('2212', '2113') });
    expect(back.refusal('defender', walk(0, '2113'))).toBeNull();
  });

  test('DR-2.5.3-d Esirien has gateways at 0606-0707, 2113-2212 and on both banks of 1407 and 1413', () => {
    for (const [outside, inside] of [
      ['0606', '0707'],
      ['2212', '2113'],
      ['1407', '1307'],
      ['1407', '1508'],
      ['1413', '1313'],
      ['1413', '1513'],
    ]) {
      const orc = table({ map: 'esirien', phase: 2, pieces: { orc: piece('ORC', 'invader', outside) } });
      expect(orc.refusal('invader', walk(0, inside))).toBe('DR-2.5.5-e');
      const inf = table({ map: 'esirien', phase: 7, pieces: { inf: piece('INF', 'defender', inside) } });
      expect(inf.refusal('defender', walk(0, outside))).toBeNull();
    }
  });

  test('DR-2.5.3-e Nurkott is entered by doors only', () => {
    const t = table({ map: 'nurkott', phase: 2, pieces: { inf: piece('INF', 'invader', '1203') } });
    expect(t.refusal('invader', walk(0, '1204'))).toBe('DR-2.5.5-e');
    const wall = table({ map: 'nurkott', phase: 2, pieces: { inf: piece('INF', 'invader', '1303') } });
    expect(wall.refusal('invader', walk(0, '1304'))).toBe('DR-2.5.3-a');
  });
});

describe('the use and control of entrances', () => {
  test('DR-2.5.5-a an entrance serves its own hexside only', () => {
    const t = table({
      phase: 7,
      corrections: TOWER,
      pieces: { north: piece('INF', 'defender', '1009'), south: piece('INF', 'defender', '1011') },
    });
    expect(t.refusal('defender', walk(t.id('north'), '1010'))).toBeNull();
    expect(t.refusal('defender', walk(t.id('south'), '1010'))).toBe('DR-2.5.4-a');
  });

  test('DR-2.5.5-b passing costs nothing beyond the hex', () => {
    const t = table({
      phase: 7,
      corrections: TOWER,
      pieces: { inf: piece('INF', 'defender', '1009'), other: piece('INF', 'defender', '2010') },
    });
    t.play('defender', walk(0, '1010'));
    t.play('defender', walk(0, '1111'));
    expect(t.unit('inf').did?.spent).toBe(2);
    expect(t.refusal('defender', walk(0, '1112'))).toBeNull();
  });

  test('DR-2.5.5-c who was last behind a gate controls it, even in passing', () => {
    const t = table({
      map: 'esirien',
      phase: 2,
      pieces: { first: piece('ORC', 'invader', '0708'), second: piece('ORC', 'invader', '0606') },
    });
    expect(t.refusal('invader', walk(t.id('second'), '0707'))).toBe('DR-2.5.5-e');
    const events = t.play('invader', walk(t.id('first'), '0707'));
    expect(eventsOf(events, 'control-changed')).toMatchObject([
      { side: 'invader', between: ['0606', '0707'] },
    ]);
    t.play('invader', walk(t.id('first'), '0807'));
    expect(t.refusal('invader', walk(t.id('second'), '0707'))).toBeNull();
  });

  test('DR-2.5.5-c a wall door of Nurkott is controlled in the same way; flyers change nothing', () => {
    const pieces = { first: piece('INF', 'invader', '1205'), second: piece('INF', 'invader', '1203') };
    const t = table({ map: 'nurkott', phase: 2, pieces });
    t.play('invader', walk(t.id('first'), '1204'));
    t.play('invader', walk(t.id('first'), '1305'));
    expect(t.refusal('invader', walk(t.id('second'), '1204'))).toBeNull();
    const flyer = { ...piece('DRAGON', 'invader', '1206'), facing: 'N', aloft: true } as const;
    const over = table({ map: 'nurkott', phase: 2, pieces: { flyer, second: pieces.second } });
    over.play('invader', { type: 'fly', unit: 0, route: ['1205', '1204'], facing: 'N', land: false });
    expect(over.at('flyer')).toBe('1204');
    expect(over.refusal('invader', walk(over.id('second'), '1204'))).toBe('DR-2.5.5-e');
  });

  test('DR-2.5.5-d control returns with the other side', () => {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: {
        inf: piece('INF', 'defender', '0708'),
        orc: piece('ORC', 'invader', '0606'),
        other: piece('INF', 'defender', '2010'),
      },
      state: (state) => {
        state.entrances[esirienEntrance('0606', '0707')] = INVADER_HOLDS;
      },
    });
    const events = t.play('defender', walk(0, '0707'));
    expect(eventsOf(events, 'control-changed')).toMatchObject([{ side: 'defender', clause: 'DR-2.5.5-d' }]);
    t.play('defender', walk(0, '0708'));
    t.play('defender', { type: 'end' });
    expect(t.state.phase).toBe(2);
    expect(t.refusal('invader', walk(t.id('orc'), '0707'))).toBe('DR-2.5.5-e');
    expect(t.refusal('invader', { type: 'smash', unit: t.id('orc'), to: '0707' })).toBeNull();
  });

  test('DR-2.5.5-e an uncontrolled gate is closed, to the defender too', () => {
    const orc = table({ map: 'esirien', phase: 2, pieces: { orc: piece('ORC', 'invader', '0606') } });
    expect(orc.refusal('invader', walk(0, '0707'))).toBe('DR-2.5.5-e');
    const inf = table({
      map: 'esirien',
      phase: 7,
      pieces: { inf: piece('INF', 'defender', '0606') },
      state: (state) => {
        state.entrances[esirienEntrance('0606', '0707')] = INVADER_HOLDS;
      },
    });
    expect(inf.refusal('defender', walk(0, '0707'))).toBe('DR-2.5.5-e');
  });

  test('DR-2.5.5-f what is smashed stays smashed', () => {
    const t = table({
      phase: 7,
      corrections: TOWER,
      pieces: {
        inf: piece('INF', 'defender', '1009'),
        orc: piece('ORC', 'invader', '2010'),
      },
      state: (state) => {
        state.entrances = [SMASHED, 0];
      },
    });
    t.play('defender', walk(0, '1010'));
    t.play('defender', { type: 'end' });
    t.play('invader', { type: 'end' });
    expect([t.state.turn, t.state.phase]).toEqual([2, 7]);
    expect(t.state.entrances).toEqual([SMASHED, 0]);
    const again = table({
      phase: 2,
      corrections: TOWER,
      pieces: { orc: piece('ORC', 'invader', '1009') },
      state: (state) => {
        state.entrances = [SMASHED, 0];
      },
    });
    expect(again.refusal('invader', { type: 'smash', unit: 0, to: '1010' })).toBe('DR-2.5.5-f');
  });

  test("DR-2.5.5-g every entrance of Nurkott is a wall door in the defender's hands", () => {
    const { entrances, grid } = worldFor('nurkott', null).map;
    expect(entrances.every(({ kind, of }) => kind === 'door' && of === 'wall')).toBe(true);
    for (const { inside, outside } of entrances) {
      const trl = piece('TRL', 'invader', grid.names[outside]);
      const orc = piece('ORC', 'defender', grid.names[inside]);
      const t = table({ map: 'nurkott', phase: 2, pieces: { trl, orc } });
      expect(t.refusal('invader', walk(0, grid.names[inside]))).toBe('DR-2.5.5-e');
      const smash = { type: 'smash', unit: 0, to: grid.names[inside] } as const;
      expect(t.odds('invader', smash)).toMatchObject([{ roll: 'door', needs: 7 }]);
    }
  });

  test('DR-2.5.5-h any city unit across the hexside guards it, a lone wizard included', () => {
    const troll = piece('TRL', 'invader', '0606');
    const smash = { type: 'smash', unit: 0, to: '0707' } as const;
    const guarded = table({
      map: 'esirien',
      phase: 2,
      pieces: { troll, wizard: piece('WZD', 'defender', '0707') },
    });
    expect(guarded.odds('invader', smash)).toMatchObject([{ roll: 'gate', needs: 10 }]);
    const unguarded = table({
      map: 'esirien',
      phase: 2,
      pieces: { troll, wizard: piece('WZD', 'defender', '0807') },
    });
    expect(unguarded.odds('invader', smash)).toEqual([]);
    const dragon = { ...piece('DRAGON', 'invader', '0606'), facing: 'SE' } as const;
    const pieces = {
      dragon,
      other: piece('ORC', 'invader', '2501'),
      wizard: piece('WZD', 'defender', '0707'),
    };
    for (const [die, broken] of [
      [1, true],
      [2, false],
    ] as const) {
      const t = table({ map: 'esirien', phase: 2, pieces });
      const events = t.play('invader', { ...smash, mp: 1 }, die);
      expect(eventsOf(events, 'entrance-smashed')).toHaveLength(broken ? 1 : 0);
    }
  });

  test('DR-2.2.4.3-a a broken marker belongs to one hexside', () => {
    const t = table({
      phase: 2,
      corrections: TOWER,
      pieces: { north: piece('ORC', 'invader', '1009'), southEast: piece('ORC', 'invader', '1111') },
      state: (state) => {
        state.entrances = [SMASHED, 0];
      },
    });
    expect(t.refusal('invader', walk(t.id('north'), '1010'))).toBeNull();
    expect(t.refusal('invader', walk(t.id('southEast'), '1010'))).toBe('DR-2.5.4-c');
  });

  test('DR-TES-j a gate is free for its controller, others must smash it', () => {
    const pieces = { orc: piece('ORC', 'invader', '0606') };
    const theirs = table({ map: 'esirien', phase: 2, pieces });
    expect(theirs.refusal('invader', walk(0, '0707'))).toBe('DR-2.5.5-e');
    expect(theirs.offers('invader', { type: 'smash', to: '0707' })).toBe(true);
    const ours = table({
      map: 'esirien',
      phase: 2,
      pieces,
      state: (state) => {
        state.entrances[esirienEntrance('0606', '0707')] = INVADER_HOLDS;
      },
    });
    expect(ours.refusal('invader', walk(0, '0707'))).toBeNull();
  });
});
