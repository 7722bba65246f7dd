import { expect, test } from 'vitest';
import { activity } from '../core/state.ts';
import { SHEETS } from '../setup/scenarios.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';
import { UNIT_TYPE_IDS, type UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';

const idle = { other: invader('ORC', '2010'), prey: defender('INF', '2009') };

test('DR-2.2.1-a every troop has a strength, an escape number and two movement allowances', () => {
  const { types } = worldFor('plain', null);
  const troops = UNIT_TYPE_IDS.filter((id) => types[id].kind === 'troop');
  expect(troops).toEqual(['MIL', 'INF', 'CAV', 'ARH', 'ORC', 'GOB', 'TRL', 'WRG']);
  for (const id of troops) {
    const { attack, defence, mp, roadMp } = types[id];
    expect(attack).toBeGreaterThan(0);
    expect(defence).toBe(attack);
    expect(types[id].escape).toBeGreaterThan(0);
    expect(mp).toBeGreaterThan(0);
    expect(mp).toBeLessThanOrEqual(roadMp);
  }
});

test('DR-2.2.1-e greens and humans play the side the scenario gives them', () => {
  const horde = SHEETS.find((sheet) => sheet.map === 'esirien' && sheet.number === 2);
  const raid = SHEETS.find((sheet) => sheet.map === 'nurkott' && sheet.number === 1);
  expect(horde?.forces.invader.ORC).toBeGreaterThan(0);
  expect(horde?.forces.defender.ORC).toBeUndefined();
  expect(raid?.forces.defender.ORC).toBeGreaterThan(0);
  expect(raid?.forces.invader.CAV).toBeGreaterThan(0);
  const { types } = worldFor('plain', null);
  const coloured = (colour: string) => UNIT_TYPE_IDS.filter((id) => types[id].colour === colour);
  expect(coloured('greenskin')).toEqual(['ORC', 'GOB', 'TRL', 'WRG', 'OHERO', 'OWZD']);
  expect(coloured('human')).toEqual(['MIL', 'INF', 'CAV', 'ARH', 'HERO', 'WZD', 'ELOWYN', 'CAT', 'BAL']);
});

test('DR-2.10-a a unit own entry wins over the general rule: cavalry and towers', () => {
  const t = table({
    map: 'esirien',
    phase: 7,
    pieces: { cav: defender('CAV', '1806'), inf: defender('INF', '1906') },
  });
  expect(t.refusal('defender', { type: 'walk', unit: 0, to: '1805' })).toBe('DR-2.10.3.1-b');
  const foot = table({
    map: 'esirien',
    phase: 7,
    pieces: { inf: defender('INF', '1806'), other: defender('INF', '1906') },
  });
  expect(foot.refusal('defender', { type: 'walk', unit: 0, to: '1805' })).toBeNull();
});

const bridge = { terrain: 'bridge', bridge: 'wood', access: ['1009', '1011', '1110', '0910'] } as const;

/** The kinds of action the piece is offered at a wall, an unguarded gate and a guarded door; in melee, on a bridge. */
function offered(type: UnitTypeId, phase: 2 | 3 | 4): string[] {
  const corrections: Corrections = {
    map: 'plain',
    ...(phase === 4 ? { hexes: { '1010': { ...bridge, access: [...bridge.access] } } } : {}),
    walls: { add: [['1010', '1111']] },
    entrances: {
      add: [
        { between: ['1010', '1110'], type: 'gate', of: 'wall', inside: '1110' },
        { between: ['1010', '0910'], type: 'door', of: 'wall', inside: '0910' },
      ],
    },
  };
  const t = table({
    phase,
    corrections,
    pieces: {
      unit: invader(type, '1010'),
      guard: defender('INF', '0910'),
      enemy: defender('INF', '1011'),
      ...idle,
    },
    state: (state, hex) => {
      if (phase === 4) activity(state.units[0]).bridge = hex('1010');
    },
  });
  const kinds = t.matching('invader', { unit: 0 }).map((action) => action.type);
  return [...new Set(kinds)].sort();
}

test('DR-2.10.9-a orcs walk, scale, smash, burn bridges and fight like infantry, and do not shoot', () => {
  expect(offered('ORC', 2)).toEqual(['scale', 'smash', 'walk']);
  expect(offered('ORC', 3)).toEqual([]);
  expect(offered('ORC', 4)).toEqual(['demolish', 'melee']);
  for (const phase of [2, 3, 4] as const) expect(offered('INF', phase)).toEqual(offered('ORC', phase));
});

test('DR-2.10.10-a trolls are troops: attacked on the table, without hit points', () => {
  const t = table({
    phase: 9,
    pieces: {
      a: defender('INF', '1010'),
      b: defender('INF', '1110'),
      troll: invader('TRL', '1009'),
      spare: defender('INF', '2110'),
      ...idle,
    },
  });
  expect(t.unit('troll').body).toBeNull();
  t.play('defender', { type: 'melee', unit: 0, hex: '1009' });
  t.play('defender', { type: 'join', unit: 1 });
  const events = t.play('defender', { type: 'roll' }, 6);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 4, defence: 3, cell: 6 }]);
  expect(t.at('troll')).toBe('dead');
});

test('DR-2.10.11-a wargs, like cavalry, do not scale and break guarded doors on ten', () => {
  for (const type of ['WRG', 'CAV'] as const) {
    expect(offered(type, 2)).toEqual(['smash', 'walk']);
    expect(offered(type, 4)).toEqual(['demolish', 'melee']);
  }
  const smashed = (...dice: number[]) => {
    const t = table({
      phase: 2,
      corrections: {
        map: 'plain',
        entrances: { add: [{ between: ['1010', '0910'], type: 'door', of: 'wall', inside: '0910' }] },
      },
      pieces: { warg: invader('WRG', '1010'), guard: defender('INF', '0910'), ...idle },
    });
    const events = t.play('invader', { type: 'smash', unit: 0, to: '0910' }, ...dice);
    return eventsOf(events, 'entrance-smashed').length === 1;
  };
  expect([smashed(4, 6), smashed(4, 5)]).toEqual([true, false]);
});

test('DR-2.10.12-a goblins shoot as archers do: two hexes, with sight', () => {
  const shot = (hex: string, corrections?: Corrections) => {
    const t = table({
      phase: 3,
      ...(corrections ? { corrections } : {}),
      pieces: { gob: invader('GOB', '1010'), inf: defender('INF', hex), ...idle },
    });
    return t.refusal('invader', { type: 'shoot', unit: 0, hex });
  };
  expect([shot('1009'), shot('1008'), shot('1007')]).toEqual([null, null, 'DR-2.7.6.1-c']);
  expect(shot('1008', { map: 'plain', walls: { add: [['1008', '1009']] } })).toBe('DR-2.7.6.2-d');
});

test('DR-2.10.4-a an archer shoots by the missile rules even at one hex', () => {
  const t = table({
    phase: 8,
    corrections: { units: { ARH: { attack: 2, missile: { strength: 2 } } } },
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      arh: defender('ARH', '1011'),
      spare: defender('ARH', '2110'),
      ...idle,
    },
  });
  const shot = { type: 'shoot', unit: 1, monster: 0, area: 'head' } as const;
  expect(t.odds('defender', shot)).toMatchObject([{ needs: 5, chance: [2, 6] }]);
  t.play('defender', shot, 5);
  expect(t.hp('dragon', 'head')).toEqual([7]);
});
