import { describe, expect, it } from 'vitest';
import { leave, refusal, routed } from '../../testing/retreats.ts';
import { assault, lunar, sartar, skirmish, tarsh, until } from '../../testing/skirmish.ts';
import { eventsOf } from '../../testing/table.ts';

// From 0910 three hexes are not beside 0909: 1010, 0911 and 0810.

describe('where to', () => {
  it('DP-7.10.5.3-a: not into water, whatever the unit can do', () => {
    const t = skirmish(
      {
        a: lunar('1-3-3', '0909'),
        d: sartar('3-3-9', '0910', { waterwalk: true }),
        e: sartar('3-3-9', '0910', { flies: true }),
      },
      { land: { ground: { lake: ['0911', '1010'] } } },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    expect(refusal(t, 'd', '0911')).toBe('DP-7.10.5.3-a');
    expect(refusal(t, 'e', '1010')).toBe('DP-7.10.5.3-a');
    expect(refusal(t, 'd', '0810')).toBeNull();
  });

  it('DP-7.10.5.4-a R-DPC-71: not beside units of any other player', () => {
    const t = skirmish(
      {
        a: lunar('1-3-3', '0909'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0910'),
        u: tarsh('(4!)-10-6', '0912'),
        n: { code: '1h-2-+2', owner: null, hex: '0810' },
        w: lunar('3-3-3', '1212'),
      },
      { seats: ['lunar', 'sartar', 'tarsh'] },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    expect(refusal(t, 'd', '1009')).toBe('DP-7.10.5.4-a');
    expect(refusal(t, 'd', '0911')).toBe('DP-7.10.5.4-a');
    expect(refusal(t, 'd', '1010')).toBeNull();
    // Neutral units keep nobody out.
    expect(refusal(t, 'd', '0810')).toBeNull();
  });

  it('DP-7.10.5.4-b DP-7.10.5.4-c: committed magic does not close a hex; whoever goes there defends it', () => {
    const t = skirmish(
      {
        mage: lunar('5-5-5-9', '0505'),
        s: lunar('X-5-X-5', '0911', { of: 'mage' }),
        a: lunar('1-3-3', '0909'),
        d: sartar('4-3-5', '0910'),
        e: sartar('3-3-3', '0910'),
        f: sartar('3-3-3', '0911'),
      },
      { state: (state) => state.committed.push(1) },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    leave(t, 'd', '0911', 1, 1);
    until(t, 'declare');
    const [declared] = eventsOf(t.play('lunar', { type: 'fight' }, 6), 'battle-declared');
    expect(declared?.defenders.toSorted()).toEqual([t.id('d'), t.id('f')].toSorted());
    expect(t.offers('lunar', { type: 'take', unit: t.id('d') })).toBe(true);
  });

  it('DP-7.10.5.4-d DP-7.12-a: friends are joined, and put in order at the end', () => {
    const t = routed(
      {
        a: lunar('1-3-3', '0909'),
        d: sartar('4-3-5', '0910'),
        e: sartar('3-3-3', '0910'),
        f: sartar('3-3-3', '0911'),
      },
      'a',
    );
    leave(t, 'd', '0911', 1, 1);
    until(t, 'regroup');
    expect(t.decision()).toMatchObject({ kind: 'regroup', clause: 'DP-7.12-a', seats: ['sartar'] });
    t.play('sartar', { type: 'restack', hex: t.hex('0911') });
    t.play('sartar', { type: 'next', unit: t.id('f') });
    expect(t.stack('sartar', '0911')).toEqual(['f', 'd']);
  });
});

describe('heroes and cargo', () => {
  it('DP-7.10.5.5-a R-DPC-72: heroes stay, and cover', () => {
    const t = routed(
      { a: lunar('12-3-3', '0909'), hero: sartar('(4!)-10-6', '0910'), d: sartar('4-3-5', '0910') },
      'a',
    );
    expect(refusal(t, 'hero')).toBe('DP-7.10.5.5-a');
    leave(t, 'd', '0911', 1, 1);
    expect(t.stack('sartar', '0910')).toEqual(['hero']);
  });

  it('DP-7.10.5.5-b: nobody leaves a superhero', () => {
    const t = routed(
      {
        a: lunar('4-3-4', '0909'),
        top: sartar('(20!!)-oo-6', '0910'),
        d: sartar('2-2-6', '0910'),
        e: sartar('3-3-3', '0809'),
        f: sartar('3-3-3', '0809'),
      },
      'a',
    );
    expect(refusal(t, 'top')).toBe('DP-7.10.5.5-b');
    expect(refusal(t, 'd')).toBe('DP-7.10.5.5-b');
  });

  it('DP-7.10.5.6-a DP-7.10.5.2-l: a unit of MF 0 leaves only with somebody who carries it', () => {
    const t = routed(
      {
        a: lunar('30-3-4', '0909'),
        d: sartar('2-2-6', '0910'),
        jack: sartar('2-0-0', '0910'),
        e: sartar('3-3-6', '0809'),
        g: sartar('3-3-6', '0809'),
      },
      'a',
    );
    expect(refusal(t, 'jack')).toBe('DP-7.10.5.6-a');
    leave(t, 'd', '0911');
    expect(refusal(t, 'jack', '1010')).toBe('DP-7.10.5.6-a');
    // The bearer was faster than the attackers, so its cargo needs no cover either.
    leave(t, 'jack', '0911');
    expect(t.stack('sartar', '0911')).toEqual(['jack', 'd']);
  });
});
