import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import { dragonRage } from '../game.ts';
import { OPENED, SMASHED, type State } from '../state.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Side } from '../vocabulary.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

/** Why one unit, alone on the map, may not step from hex to hex; null if it may. */
function step(
  map: 'esirien' | 'nurkott' | 'plain',
  type: UnitTypeId,
  side: Side,
  from: string,
  to: string,
  more: Partial<Parameters<typeof table>[0]> = {},
) {
  const unit = { ...piece(type, side, from), facing: facingFrom(from, to) };
  const t = table({ map, phase: side === 'invader' ? 2 : 7, ...more, pieces: { unit } });
  return t.refusal(side, walk(0, to));
}

/** Tests with major monsters step due north or south. */
const facingFrom = (from: string, to: string) => (from > to ? 'N' : 'S');

describe('the maps', () => {
  test('DR-2.1-a a game is played on one of two maps, named by its scenario', () => {
    const mapOf = (scenario: string) => dragonRage.setup(scenario, {}, scriptedDice([6, 1])).map;
    expect([mapOf('esirien-1'), mapOf('nurkott-3')]).toEqual(['esirien', 'nurkott']);
    const t = table({ map: 'esirien', phase: 7, pieces: { inf: piece('INF', 'defender', '0807') } });
    expect(t.refusal('defender', walk(0, '2601'))).not.toBeNull();
  });

  test('DR-2.1.1-a houses are open ground', () => {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: { inf: piece('INF', 'defender', '0908'), other: piece('INF', 'defender', '2010') },
    });
    t.play('defender', walk(0, '0907'));
    t.play('defender', walk(0, '1006'));
    expect(t.unit('inf').did?.spent).toBe(2);
  });

  test('DR-2.1.1-b the river ends in 1413: a giant stands there and goes no further', () => {
    expect(step('esirien', 'GIANT', 'invader', '1412', '1413')).toBeNull();
    expect(step('esirien', 'GIANT', 'invader', '1413', '1414')).toBe('DR-2.5.1-a');
  });

  test('DR-2.1.2-a all water in Nurkott is river, open to giants', () => {
    for (const [from, to] of [
      ['0208', '0309'],
      ['1004', '1003'],
      ['2107', '2106'],
    ])
      expect(step('nurkott', 'GIANT', 'invader', from, to)).toBeNull();
    expect(step('nurkott', 'ORC', 'defender', '1103', '1003')).toBe('DR-2.5.2-a');
  });

  test('DR-2.1.2-c 0708 is land and nothing else', () => {
    expect(step('nurkott', 'INF', 'invader', '0707', '0708')).toBeNull();
    expect(step('nurkott', 'SERPENT', 'invader', '0608', '0708')).toBe('DR-2.11.2.1-a');
  });

  test('DR-2.1.2-d a mixed hex is land from its own bank and river from any side', () => {
    expect(step('nurkott', 'INF', 'invader', '0710', '0709')).toBeNull();
    expect(step('nurkott', 'INF', 'invader', '0609', '0709')).toBeNull();
    expect(step('nurkott', 'INF', 'invader', '0808', '0709')).toBe('DR-2.1.2-e');
    expect(step('nurkott', 'SERPENT', 'invader', '0608', '0709')).toBeNull();
    const held = table({
      map: 'nurkott',
      phase: 2,
      pieces: { serpent: piece('SERPENT', 'invader', '0608'), gob: piece('GOB', 'defender', '0709') },
    });
    expect(held.refusal('invader', walk(0, '0709'))).toBe('DR-2.11.2.1-d');
  });

  test('DR-2.1.2-e nobody but a wader crosses from bank to bank', () => {
    expect(step('nurkott', 'INF', 'invader', '0708', '0709')).toBe('DR-2.1.2-e');
    expect(step('nurkott', 'INF', 'invader', '0709', '0708')).toBe('DR-2.1.2-e');
    expect(step('nurkott', 'GIANT', 'invader', '0708', '0709')).toBeNull();
  });
});

describe('water', () => {
  test('DR-2.5.1-a sea is closed to all but sea serpents', () => {
    expect(step('esirien', 'INF', 'defender', '1315', '1414')).toBe('DR-2.5.1-a');
    expect(step('esirien', 'GIANT', 'invader', '1315', '1414')).toBe('DR-2.5.1-a');
    expect(step('esirien', 'DRAGON', 'invader', '1413', '1414')).toBe('DR-2.5.1-a');
    expect(step('esirien', 'SERPENT', 'invader', '1415', '1414')).toBeNull();
  });

  test('DR-2.5.2-a river is closed to all but giants and sea serpents', () => {
    expect(step('esirien', 'ORC', 'invader', '1304', '1404')).toBe('DR-2.5.2-a');
    expect(step('esirien', 'TREX', 'invader', '1304', '1404')).toBe('DR-2.5.2-a');
    expect(step('esirien', 'GIANT', 'invader', '1304', '1404')).toBeNull();
    expect(step('esirien', 'SERPENT', 'invader', '1405', '1404')).toBeNull();
  });

  test('DR-2.5.2-b bridges and fords are entered and left where they join the bank', () => {
    expect(step('esirien', 'INF', 'defender', '1310', '1410')).toBeNull();
    expect(step('esirien', 'INF', 'defender', '1410', '1511')).toBeNull();
    expect(step('esirien', 'GIANT', 'invader', '1409', '1410')).toBeNull();
    const ford = { hexes: { '1010': { terrain: 'ford' as const, access: ['1009', '1011'] } } };
    expect(step('plain', 'INF', 'defender', '1009', '1010', { corrections: ford })).toBeNull();
    expect(step('plain', 'INF', 'defender', '1110', '1010', { corrections: ford })).toBe('DR-2.5.2-b');
    expect(step('plain', 'INF', 'defender', '1010', '1110', { corrections: ford })).toBe('DR-2.5.2-b');
    expect(step('plain', 'INF', 'defender', '1010', '1011', { corrections: ford })).toBeNull();
  });

  test('DR-2.5.2-c a dragon walks onto bridges, not into fords', () => {
    const corrections = {
      hexes: {
        '1010': { terrain: 'ford' as const, access: ['1009', '1011'] },
        '1510': { terrain: 'bridge' as const, bridge: 'stone' as const, access: ['1509', '1511'] },
      },
    };
    expect(step('plain', 'DRAGON', 'invader', '1011', '1010', { corrections })).toBe('DR-2.5.2-c');
    expect(step('plain', 'DRAGON', 'invader', '1511', '1510', { corrections })).toBeNull();
    expect(step('plain', 'TREX', 'invader', '1011', '1010', { corrections })).toBeNull();
  });

  test('DR-2.2.4.4-a a burned bridge is there no longer', () => {
    const pieces = { inf: piece('INF', 'defender', '1307'), other: piece('INF', 'defender', '2010') };
    const burned = table({
      map: 'esirien',
      phase: 7,
      pieces,
      state: (state, hex) => {
        state.bridges = [{ hex: hex('1407'), stage: 'burned', unit: -1, turn: 1 }];
      },
    });
    expect(burned.refusal('defender', walk(0, '1407'))).toBe('DR-2.2.4.4-a');
    const standing = table({ map: 'esirien', phase: 7, pieces });
    expect(standing.refusal('defender', walk(0, '1407'))).toBeNull();
  });
});

describe('walls', () => {
  test('DR-2.5.3-a a wall stops both sides on foot', () => {
    const corrections = { walls: { add: [['1010', '1009'] as [string, string]] } };
    expect(step('plain', 'INF', 'defender', '1010', '1009', { corrections })).toBe('DR-2.5.3-a');
    expect(step('plain', 'INF', 'defender', '1009', '1010', { corrections })).toBe('DR-2.5.3-a');
    expect(step('plain', 'ORC', 'invader', '1010', '1009', { corrections })).toBe('DR-2.5.3-a');
  });
});

describe('terrain effects summary', () => {
  test('DR-TES-a, DR-TES-l open ground, city and victory hexes cost one point', () => {
    const t = table({
      map: 'esirien',
      phase: 7,
      pieces: { inf: piece('INF', 'defender', '1009'), other: piece('INF', 'defender', '2010') },
    });
    t.play('defender', walk(0, '1010'));
    t.play('defender', walk(0, '1011'));
    expect(t.unit('inf').did?.spent).toBe(2);
    expect(step('esirien', 'ORC', 'invader', '0405', '0406')).toBeNull();
  });

  test('DR-TES-c a bridge is road while it stands and river afterwards', () => {
    const burned = {
      state: (state: State, hex: (name: string) => number) => {
        state.bridges = [{ hex: hex('1407'), stage: 'burned' as const, unit: -1, turn: 1 }];
      },
    };
    expect(step('esirien', 'INF', 'defender', '1307', '1407', burned)).toBe('DR-2.2.4.4-a');
    expect(step('esirien', 'GIANT', 'invader', '1408', '1407', burned)).toBeNull();
    expect(step('esirien', 'INF', 'defender', '1307', '1407')).toBeNull();
  });

  test('DR-TES-d a ford costs one point, dragons excepted', () => {
    expect(step('esirien', 'INF', 'invader', '1303', '1403')).toBeNull();
    expect(step('esirien', 'TREX', 'invader', '1303', '1403')).toBeNull();
    const corrections = { hexes: { '1010': { terrain: 'ford' as const, access: ['1009', '1011'] } } };
    for (const type of ['DRAGON', 'YDRAGON', 'ROC', 'WURM'] as const)
      expect(step('plain', type, 'invader', '1011', '1010', { corrections })).toBe('DR-2.5.2-c');
  });

  test('DR-TES-e river: orc refused, giant and serpent for one point', () => {
    for (const type of ['GIANT', 'SERPENT'] as const) {
      const pieces = { monster: piece(type, 'invader', '1405'), orc: piece('ORC', 'invader', '1304') };
      const t = table({ map: 'esirien', phase: 2, pieces });
      expect(t.refusal('invader', walk(t.id('orc'), '1404'))).toBe('DR-2.5.2-a');
      t.play('invader', walk(0, '1404'));
      expect(t.unit('monster').did?.spent).toBe(1);
    }
  });

  test('DR-TES-f sea: giant refused, serpent for one point', () => {
    const pieces = { giant: piece('GIANT', 'invader', '1413'), serpent: piece('SERPENT', 'invader', '1415') };
    const t = table({ map: 'esirien', phase: 2, pieces });
    expect(t.refusal('invader', walk(t.id('giant'), '1414'))).toBe('DR-2.5.1-a');
    t.play('invader', walk(t.id('serpent'), '1414'));
    expect(t.unit('serpent').did?.spent).toBe(1);
  });

  test('DR-TES-g a tower is entered by an open door or gate only', () => {
    const corrections = {
      hexes: { '1010': { terrain: 'tower' as const } },
      entrances: {
        add: [
          {
            between: ['1010', '1009'] as [string, string],
            type: 'door' as const,
            of: 'tower' as const,
            inside: '1010',
          },
        ],
      },
    };
    const pieces = { troll: piece('TRL', 'invader', '1009'), below: piece('TRL', 'invader', '1011') };
    const broken = table({
      phase: 2,
      corrections,
      pieces,
      state: (state) => {
        state.entrances = [SMASHED];
      },
    });
    expect(broken.refusal('invader', walk(broken.id('below'), '1010'))).toBe('DR-2.5.4-a');
    broken.play('invader', walk(broken.id('troll'), '1010'));
    expect([broken.at('troll'), broken.unit('troll').did?.spent]).toEqual(['1010', 1]);
    const shut = table({ phase: 2, corrections, pieces });
    expect(shut.refusal('invader', walk(shut.id('troll'), '1010'))).toBe('DR-2.5.4-c');
    const opened = table({
      phase: 2,
      corrections,
      pieces,
      state: (state) => {
        state.entrances = [OPENED];
      },
    });
    expect(opened.refusal('invader', walk(opened.id('troll'), '1010'))).toBeNull();
  });

  test('DR-TES-m every hex on either map that can be entered costs one point', () => {
    for (const map of ['esirien', 'nurkott'] as const) {
      const t = table({ map, phase: 2, pieces: { orc: piece('ORC', 'invader', '1207') } });
      let steps = 0;
      for (let hex = 0; hex < worldFor(map, null).map.grid.size; hex++) {
        t.state.units[0].hex = hex;
        for (const action of t.matching('invader', { type: 'walk' })) {
          const copy = dragonRage.clone(t.state);
          const [moved] = eventsOf(dragonRage.apply(copy, 'invader', action, scriptedDice([])), 'moved');
          expect(moved?.mp).toBe(1);
          steps++;
        }
      }
      expect(steps).toBeGreaterThan(1000);
    }
  });
});
