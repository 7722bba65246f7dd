import { describe, expect, it } from 'vitest';
import { heldIn } from '../../report/held.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { leave, routed } from '../../testing/retreats.ts';
import { assault, lunar, sartar, skirmish } from '../../testing/skirmish.ts';
import { eventsOf } from '../../testing/table.ts';

// From 0910 three hexes are not beside 0909: 1010, 0911 and 0810.

describe('why nobody retreats', () => {
  it('DP-7.10.5.2-a: a lone unit that is no faster than the attackers has nobody to cover it', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    const events = t.play('lunar', { type: 'done' }, 1, 1);
    expect(eventsOf(events, 'held')).toEqual([{ type: 'held', clause: 'DP-7.10.5.2-a', units: [t.id('d')] }]);
  });

  it('DP-7.10.5.4-a: with others beside every way out even the fastest stay', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '0912'),
      d: sartar('3-3-9', '0910'),
      e: sartar('3-3-9', '0910'),
    });
    // 0912 is beside 0911, and closes neither 1010 nor 0810.
    assault(t, '0910', 'a');
    expect(eventsOf(t.play('lunar', { type: 'done' }), 'held')).toEqual([]);
    expect(t.decision()?.kind).toBe('retreat');
    const ringed = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '0912'),
      c: lunar('3-3-3', '1110'),
      f: lunar('3-3-3', '0710'),
      d: sartar('3-3-9', '0910'),
      e: sartar('3-3-9', '0910'),
    });
    assault(ringed, '0910', 'a');
    const events = ringed.play('lunar', { type: 'done' });
    expect(eventsOf(events, 'held')).toMatchObject([
      { clause: 'DP-7.10.5.4-a', units: [ringed.id('d'), ringed.id('e')] },
    ]);
  });

  it('DP-7.10.5.5-a: who is asked sees who cannot go; who has gone leaves the reason for the last', () => {
    const t = routed(
      {
        a: lunar('9-3-5', '0909'),
        h: sartar('(1)-4-5', '0910', { kind: 'hero' }),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0910'),
      },
      'a',
    );
    expect(heldIn(dragonPass.view(t.state, 'sartar'))).toEqual([
      { clause: 'DP-7.10.5.5-a', units: [t.id('h')] },
    ]);
    // One CF of the hero and three of the other are more than a sixth of nine; the hero alone is not.
    const events = leave(t, 'd', '0911');
    expect(eventsOf(events, 'held')).toMatchObject([
      { clause: 'DP-7.10.5.5-a', units: [t.id('h')] },
      { clause: 'DP-7.10.5.2-c', units: [t.id('e')] },
    ]);
  });
});
