import { expect, test } from 'vitest';
import type { PrintedAction as Action } from '../core/actions.ts';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';
import { dragonRage } from './dragon-rage.ts';

const wizardAt = (hex: string) =>
  table({
    phase: 5,
    pieces: { wizard: defender('WZD', hex), orc: invader('ORC', '2011'), inf: defender('INF', '2010') },
  });

const scope = ({ state }: ReturnType<typeof wizardAt>, seat: string, action: Action) =>
  [...(dragonRage.scope?.(state, seat, action) ?? [])].sort();

test('DR-2.12.1.5.1-a a breath acts upon the hexes that would burn', () => {
  const t = table({
    phase: 3,
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      inf: defender('INF', '1009'),
      gob: invader('GOB', '2012'),
      far: defender('INF', '2011'),
    },
  });
  const breath = { type: 'breathe', unit: 0, facing: 'N' } as const;
  const named = dragonRage.scope?.(t.state, 'invader', breath);
  const [burned] = t.play('invader', breath, 6).filter((event) => event.type === 'breathed');
  expect(named).toEqual(burned.hexes);
});

test('DR-2.8.5-a a boost lies on the wizard and so many hexes around', () => {
  const t = wizardAt('1010');
  expect(scope(t, 'defender', { type: 'cast', unit: 0, spell: 'boost', radius: 0 })).toEqual(['1010']);
  expect(scope(t, 'defender', { type: 'cast', unit: 0, spell: 'boost', radius: 1 })).toHaveLength(7);
  expect(scope(t, 'defender', { type: 'end' })).toEqual([]);
});

test('DR-2.8.6-a a fog lies on the hexes it covers', () => {
  const t = wizardAt('1010');
  expect(scope(t, 'defender', { type: 'cast', unit: 0, spell: 'fog', hex: '1008' })).toContain('1008');
  expect(scope(t, 'invader', { type: 'cast', unit: 0, spell: 'fog', hex: '1008' })).toEqual([]);
});
