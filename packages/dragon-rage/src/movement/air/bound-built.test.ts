import { expect, test } from 'vitest';
import { eventsOf, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';
import { bound, dragon, foe, spare } from './bound.fixture.ts';

test('DR-2.5.4-a, DR-2.5.4-e a dragon bounds onto a tower, and out of it again', () => {
  const corrections: Corrections = { hexes: { '1009': { terrain: 'tower' } } };
  const t = table({ phase: 2, corrections, pieces: { monster: dragon, spare } });
  expect(t.refusal('invader', { type: 'walk', unit: 0, to: '1009' })).toBe('DR-2.5.4-a');
  t.play('invader', bound('1009'));
  t.unit('monster').did = null;
  expect(t.at('monster')).toBe('1009');
  expect(t.refusal('invader', { type: 'walk', unit: 0, to: '1008' })).toBe('DR-2.5.4-e');
  expect(t.refusal('invader', bound('1008'))).toBeNull();
});

test('DR-2.5.4-e, DR-2.5.5.1-a inside a tower it breaks the door by turning to it, then walks out', () => {
  const corrections: Corrections = {
    hexes: { '1010': { terrain: 'tower' } },
    entrances: { add: [{ between: ['1010', '1009'], type: 'door', of: 'tower', inside: '1010' }] },
  };
  const t = table({ phase: 2, corrections, pieces: { monster: { ...dragon, facing: 'SE' }, spare } });
  expect(t.refusal('invader', { type: 'walk', unit: 0, to: '1111' })).toBe('DR-2.5.4-e');
  t.play('invader', { type: 'turn', unit: 0, facing: 'NE' });
  const events = t.play('invader', { type: 'turn', unit: 0, facing: 'N' });
  expect(eventsOf(events, 'entrance-smashed')).toMatchObject([{ clause: 'DR-2.5.5.1-a', unit: 0 }]);
  t.play('invader', { type: 'walk', unit: 0, to: '1009' });
  expect([t.at('monster'), t.unit('monster').did?.spent]).toEqual(['1009', 3]);
});

test('DR-2.5.5.1-a, DR-2.5.5.1-b the free turn before a step faces the door and breaks it', () => {
  const corrections: Corrections = {
    hexes: { '1110': { terrain: 'tower' } },
    entrances: { add: [{ between: ['1010', '1110'], type: 'door', of: 'tower', inside: '1110' }] },
  };
  const t = table({ phase: 2, corrections, pieces: { monster: dragon, spare } });
  const events = t.play('invader', { type: 'walk', unit: 0, to: '1110' });
  expect(eventsOf(events, 'entrance-smashed')).toHaveLength(1);
  expect([t.at('monster'), t.unit('monster').did?.spent]).toEqual(['1110', 1]);
  const held = table({
    phase: 2,
    corrections,
    pieces: { monster: dragon, archer: foe('1110', 'ARH'), spare },
  });
  expect(held.refusal('invader', { type: 'walk', unit: 0, to: '1110' })).toBe('DR-2.4.7.1-c');
});

test('DR-2.5.7.2-a, DR-2.5.7.2-c, DR-2.12-b a bound onto a wooden bridge breaks it, a walk does not', () => {
  const corrections: Corrections = {
    hexes: { '1009': { terrain: 'bridge', bridge: 'wood', access: ['1010', '1008'] } },
  };
  for (const type of ['DRAGON', 'YDRAGON', 'ROC'] as const) {
    const t = table({ phase: 2, corrections, pieces: { monster: { ...dragon, type }, spare } });
    const events = t.play('invader', bound('1009'));
    expect(eventsOf(events, 'bridge-broken')).toMatchObject([{ hex: '1009', unit: 0 }]);
    expect(t.at('monster')).toBe('1009');
    const walked = table({ phase: 2, corrections, pieces: { monster: { ...dragon, type }, spare } });
    walked.play('invader', { type: 'walk', unit: 0, to: '1009' });
    expect([walked.at('monster'), walked.state.bridges]).toEqual(['1009', []]);
  }
  const slid = table({ phase: 2, corrections, pieces: { monster: dragon, spare } });
  slid.play('invader', { type: 'slither', unit: 0, to: '1009' });
  expect(slid.state.bridges).toEqual([]);
});

test('DR-2.5.7.2-b, DR-2.5.7.2-d it leaves the broken bridge in its next move, or drowns with whoever is on it', () => {
  const corrections: Corrections = {
    hexes: { '1009': { terrain: 'bridge', bridge: 'wood', access: ['1010', '1008'] } },
  };
  const broken = (state: { bridges: object[] }, hex: (name: string) => number) => {
    state.bridges = [{ hex: hex('1009'), stage: 'broken', unit: 0, turn: 1 }];
  };
  const monster = { ...dragon, hex: '1009' };
  const pieces = { monster, hero: foe('1009', 'HERO'), spare, keeper: foe('2001') };
  const stayed = table({ phase: 2, turn: 2, corrections, pieces, state: broken });
  stayed.play('invader', { type: 'end' });
  expect([stayed.at('monster'), stayed.at('hero')]).toEqual(['dead', 'dead']);
  for (const leave of [bound('1007'), { type: 'walk', unit: 0, to: '1008' } as const]) {
    const left = table({ phase: 2, turn: 2, corrections, pieces, state: broken });
    const events = left.play('invader', leave);
    expect(eventsOf(events, 'bridge-burned')).toMatchObject([{ hex: '1009' }]);
    expect([left.at('hero'), left.unit('hero').wounded]).toEqual(['dead', false]);
    expect(left.at('monster')).not.toBe('dead');
  }
  const flown = table({ phase: 2, turn: 2, corrections, pieces, state: broken });
  const events = flown.play('invader', {
    type: 'fly',
    unit: 0,
    route: ['1008', '1007'],
    facing: 'N',
    land: false,
  });
  expect(eventsOf(events, 'bridge-burned')).toHaveLength(1);
  const other = table({
    phase: 2,
    corrections,
    pieces: { ...pieces, second: { ...dragon, hex: '1010' } },
    state: broken,
  });
  expect(other.refusal('invader', { type: 'walk', unit: other.id('second'), to: '1009' })).toBe(
    'DR-2.5.7.2-d',
  );
});
