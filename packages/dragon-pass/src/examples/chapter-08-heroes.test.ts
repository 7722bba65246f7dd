// The worked examples of chapter 8, as the rules give them.

import { expect, it } from 'vitest';
import { lunar, sartar, skirmish, untilOdds } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import type { Piece } from '../testing/table.ts';

it('8.4, two superheroes stacked together protect up to six units (DP-8.4-d)', () => {
  const six = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, sartar('3-3-3', '0909')]),
  );
  const spell = (more: Record<string, Piece>) =>
    sorcery<string>(
      {
        mage: lunar('5-9-5-9', '0903'),
        spirit: lunar('X-30-X-9', '0909', { of: 'mage' }),
        harrek: sartar('(20!!)-oo-6', '0909'),
        androgeus: sartar('(20!!)-oo-6', '0909'),
        ...six,
        ...more,
      },
      ['spirit'],
    );
  const safe = spell({});
  haunt(safe, '0909', 6);
  // A loss of 30 finds nobody it may take.
  expect(safe.decision()?.kind).not.toBe('casualties');
  const one = spell({ g: sartar('3-3-3', '0909') });
  haunt(one, '0909', 6);
  expect(one.decision()).toMatchObject({ seats: ['sartar'], kind: 'protect' });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'] as const)
    one.play('sartar', { type: 'protect', unit: one.id(name) });
  expect(one.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: one.id('g') }]);
});

it('8.6, Harrek with Gunda: their joint leadership is 3 (DP-8.6-b)', () => {
  const t = skirmish(
    {
      harrek: { type: 'harrek', owner: 'sartar', hex: '0909' },
      gunda: { type: 'gunda', owner: 'sartar', hex: '0909' },
      foot: sartar('3-3-3', '0909'),
      d: lunar('9-9-9', '0910'),
    },
    { active: 'sartar', scenario: 'pass-3', seats: ['sartar', 'lunar'] },
  );
  t.play('sartar', { type: 'attack', hex: t.hex('0910'), unit: t.id('harrek') });
  const [attack] = untilOdds(t);
  expect(attack?.sum?.parts.filter(({ what }) => what === 'leadership')).toEqual([
    { what: 'leadership', unit: t.id('foot'), value: 3, clause: 'DP-7.10.6.5-a' },
  ]);
  // 20 and 4 by themselves, 3 and 3 led.
  expect(attack?.sum?.total).toBe(20 + 4 + 6);
});
