// Whether a phase is asked tells nobody where hidden units are (R-DP-54).

import { eventsFor } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { table } from '../testing/table.ts';

/** Two Lunar stacks of two, one within five hexes of an enemy; the magician is hidden in the near or in the far one. */
const camp = (place: 'near' | 'far' | 'open', enemy = '1013') =>
  table({
    active: 'lunar',
    phase: 'movement',
    pieces: {
      cover: { code: '5-3-5', owner: 'lunar', hex: '1010' },
      one: place === 'near' ? MAGE('1010') : { code: '5-3-4', owner: 'lunar', hex: '1010' },
      other: { code: '5-3-5', owner: 'lunar', hex: '1919' },
      two: place === 'far' ? MAGE('1919') : { code: '5-3-4', owner: 'lunar', hex: '1919' },
      three: place === 'open' ? MAGE('1818') : { code: '5-3-4', owner: 'lunar', hex: '1818' },
      spirit: {
        code: 'X-5-X-5',
        owner: 'lunar',
        hex: 'box',
        of: place === 'near' ? 'one' : place === 'far' ? 'two' : 'three',
      },
      target: { code: '4-3-5', owner: 'sartar', hex: enemy },
    },
  });

const MAGE = (hex: string) => ({ code: '5-5-5-5', owner: 'lunar', hex });

describe('phases in which hidden units may act', () => {
  it('DP-7.3.6-a: are asked alike wherever the magician is hidden', () => {
    const [near, far] = [camp('near'), camp('far')];
    const seen = [near, far].map((t) => {
      const events = eventsFor(t.play('lunar', { type: 'end' }), 'sartar');
      expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'commit' });
      return events;
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(near.matching('lunar', { type: 'commit' })).toHaveLength(1);
    expect(far.legal('lunar')).toEqual([{ type: 'end' }]);
    // He says so, and the battles follow.
    far.play('lunar', { type: 'end' });
    expect(far.state.phase).not.toBe('commit');
  });

  it('DP-7.3.3-a: are skipped where all can see that nothing can be done in them', () => {
    // No hidden counter lies within five hexes of the enemy, or everybody sees the magician, far away.
    for (const t of [camp('far', '0101'), camp('open')]) {
      t.play('lunar', { type: 'end' });
      expect(t.decision()?.kind).not.toBe('commit');
    }
  });

  it('go on unasked in games by the first rules', () => {
    const t = camp('far');
    dragonPass.earlierRules.get(1)?.(t.state);
    t.play('lunar', { type: 'end' });
    expect(t.decision()?.kind).not.toBe('commit');
  });
});
