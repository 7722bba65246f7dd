import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import { OPENED, SMASHED, type State } from '../core/state.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { eventsOf, table } from '../testing/table.ts';
import { worldFor } from '../world/world.ts';
import { piece, step, walk } from './step.fixture.ts';

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

  test('DR-TES-a, DR-TES-l they make no difference to combat', () => {
    const odds = (map: 'esirien' | 'plain') =>
      table({
        map,
        phase: 9,
        pieces: { inf: piece('INF', 'defender', '1009'), orc: piece('ORC', 'invader', '1010') },
      }).odds('defender', { type: 'melee', unit: 0, hex: '1010' });
    expect(odds('esirien')).toEqual(odds('plain'));
    expect(odds('esirien')).toMatchObject([{ dice: 1, needs: 6 }]);
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
