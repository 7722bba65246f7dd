import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { eventsOf, table } from '../testing/table.ts';
import { piece, step, walk } from './step.fixture.ts';

describe('the maps', () => {
  test('DR-2.1-a a game is played on one of two maps, named by its scenario', () => {
    const mapOf = (scenario: string) => dragonRage.setup(scenario, {}, scriptedDice([6, 1])).map;
    expect([mapOf('esirien-1'), mapOf('nurkott-3')]).toEqual(['esirien', 'nurkott']);
    const t = table({ map: 'esirien', phase: 7, pieces: { inf: piece('INF', 'defender', '0807') } });
    expect(t.refusal('defender', walk(0, '2601'))).toBe('DR-2.1-b');
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

  test('DR-2.1.1-a an archer sees over houses', () => {
    const t = table({
      map: 'esirien',
      phase: 8,
      pieces: { archer: piece('ARH', 'defender', '1009'), orc: piece('ORC', 'invader', '1011') },
    });
    expect(t.offers('defender', { type: 'shoot', unit: 0, hex: '1011' })).toBe(true);
  });

  test('DR-2.1.2-f a crash in a mixed hex of Nurkott is a crash in the river', () => {
    const flyer = { ...piece('DRAGON', 'invader', '0711'), facing: 'N', aloft: true } as const;
    const t = table({
      map: 'nurkott',
      phase: 2,
      pieces: { flyer, spare: piece('INF', 'invader', '0202') },
      state: (state, hex) => {
        state.whirlwinds = [{ hex: hex('0709'), side: 'defender', drifted: false, spared: [] }];
      },
    });
    const route = ['0710', '0709'];
    const events = t.play('invader', { type: 'fly', unit: 0, route, facing: 'N', land: false }, 4);
    expect(eventsOf(events, 'crashed')).toMatchObject([{ hex: '0709' }]);
    expect(eventsOf(events, 'rolled')).toHaveLength(1);
    expect(t.at('flyer')).toBe('dead');
  });

  test('DR-2.1.2-g archers and goblins at the palisade shoot through it', () => {
    const at = (goblin: string, target: string) =>
      table({
        map: 'nurkott',
        phase: 8,
        pieces: { goblin: piece('GOB', 'defender', goblin), inf: piece('INF', 'invader', target) },
      }).offers('defender', { type: 'shoot', unit: 0, hex: target });
    expect(at('1304', '1303')).toBe(true);
    expect(at('1305', '1303')).toBe(false);
    expect(at('1305', '1304')).toBe(true);
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
