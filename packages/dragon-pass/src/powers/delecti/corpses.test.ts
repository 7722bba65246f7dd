import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { assault, lunar, sartar, untilDice } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting } from '../../testing/table.ts';
import { DELECTI, file, places, pool, type Undead, undead } from './dead.fixture.ts';

/** The Lunar unit `a` of 0909 takes `v` in 0910, which strikes nobody down. */
function slain(pieces: Record<string, Piece>, more: Partial<Setting<string>> = {}): Undead {
  const t = undead({ a: lunar('9-3-3', '0909'), v: sartar('2-3-3', '0910'), ...pieces }, 'battles', {
    active: 'lunar',
    ...more,
  });
  assault(t, '0910', 'a');
  untilDice(t, 3);
  t.play('lunar', { type: 'take', unit: t.id('v') });
  return t;
}

const raise = (t: Undead, hex: string) => t.play('sartar', { type: 'raise', hex: t.hex(hex) });
const graves = (t: Undead): string[] =>
  t
    .matching('sartar', { type: 'raise' })
    .map((action) => t.board().world.land.grid.names['hex' in action ? (action.hex ?? 0) : 0] ?? '');
const refusal = (t: Undead, hex: string) => t.refusal('sartar', { type: 'raise', hex: t.hex(hex) });

describe('those who fall beside the dead', () => {
  it('DP-16.3.2.2-a: rise, whichever side they were on, one by one after the melee', () => {
    const t = undead(
      {
        d: DELECTI('0911'),
        ...file('0911', '0912'),
        ...pool(2),
        v: sartar('3-3-3', '0910'),
        w: sartar('9-3-3', '0910'),
        a: lunar('9-3-3', '1010'),
        b: lunar('4-3-3', '1010'),
      },
      'battles',
      { active: 'lunar' },
    );
    // 1010 and 0910 both lie next to 0911. A 4 takes half of 13, and then half of what 9,
    // Delecti's 5 and two zombies strike back with.
    assault(t, '0910', 'a');
    untilDice(t, 4);
    t.play('lunar', { type: 'take', unit: t.id('v') }, 4);
    t.play('sartar', { type: 'take', unit: t.id('a') });
    t.play('sartar', { type: 'done' });
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'raise', facts: { left: 2 } });
    raise(t, '0913');
    expect(t.decision()).toMatchObject({ kind: 'raise', facts: { left: 1 } });
    raise(t, '0914');
    expect(places(t)).toEqual(['0911', '0912', '0913', '0914']);
  });

  it('DP-16.3.2.2-d: the next number rises next to the last', () => {
    const t = slain({ d: DELECTI('0911'), ...file('0911', '0912', '0913'), ...pool(3) });
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'raise', facts: { left: 1 } });
    expect(graves(t).sort()).toEqual(['0812', '0813', '0912', '0914', '1012', '1013'].sort());
    expect(refusal(t, '0911')).toBe('DP-16.3.2.2-d');
    expect(dragonPass.propose?.(t.state, 'sartar')).toHaveLength(1);
    expect(eventsOf(raise(t, '1013'), 'zombie-raised')).toMatchObject([{ unit: t.id('z4'), hex: '1013' }]);
    expect(places(t)).toEqual(['0911', '0912', '0913', '1013']);
    expect([t.state.corpses, t.unit('z4').fought]).toEqual([undefined, true]);
  });

  it('DP-16.3.2.1-d: the last of five is number 5, after one more it is 6', () => {
    const t = slain({ d: DELECTI('0911'), ...file('0911', '0912', '0913', '0914', '0915'), ...pool(5) });
    expect(refusal(t, '0914')).toBeNull();
    expect(eventsOf(raise(t, '0916'), 'zombie-raised')).toMatchObject([{ unit: t.id('z6') }]);
  });

  it('DP-16.3.2.2-b DP-17.1-h: heroes, spirits, giants and zombies do not', () => {
    for (const victim of [
      sartar('(2)-3-3', '0910'),
      sartar('2-3-3', '0910', { kind: 'giant' }),
      sartar('2-3-3', '0910', { kind: 'dragon' }),
    ]) {
      const t = slain({ d: DELECTI('0911'), ...file('0911', '0912'), ...pool(2), v: victim });
      expect(t.at('v')).toBe('dead');
      expect(places(t)).toHaveLength(2);
    }
    const t = slain({ d: DELECTI('0911'), ...file('0911', '0912'), ...pool(2) });
    expect(t.decision()?.kind).toBe('raise');
  });

  it('DP-16.3.2.2-c: two hexes away is too far', () => {
    const t = slain({ d: DELECTI('0912'), ...file('0912', '0913'), ...pool(2) });
    expect(t.decision()?.kind).not.toBe('raise');
    expect(places(t)).toEqual(['0912', '0913']);
  });

  it('DP-16.3.2.2-e: the first after all have fallen is number 1, with Delecti', () => {
    const t = slain({ d: DELECTI('0911'), ...pool(0) });
    expect(places(t)).toEqual(['0911']);
    expect(t.at('z1')).toBe('0911');
  });

  it('DP-16.3.2.2-f: not in a river, but in a ford', () => {
    const t = slain(
      { d: DELECTI('0911'), ...file('0911', '0912', '0913'), ...pool(3) },
      { land: { rivers: [['0814', '0914', '1013', '1113']], fords: ['1013'], ground: { lake: ['1012'] } } },
    );
    expect(refusal(t, '0914')).toBe('DP-16.3.2.2-f');
    expect(refusal(t, '1012')).toBe('DP-16.3.2.2-f');
    expect(refusal(t, '1013')).toBeNull();
  });

  it('DP-16.3.2.2-g: not beside an enemy, but for where a friend stands', () => {
    const t = slain({
      d: DELECTI('0911'),
      ...file('0911', '0912', '0913'),
      ...pool(3),
      foe: lunar('3-3-3', '1014'),
      mate: sartar('4-3-5', '1013'),
    });
    // 1014 lies next to 0914, 0915 and 1013.
    expect(refusal(t, '0914')).toBe('DP-16.3.2.2-g');
    expect(refusal(t, '1013')).toBeNull();
    expect(graves(t)).not.toContain('0914');
  });

  it('DP-16.3.2.2-h: without room there is none, now or later', () => {
    const around = ['0812', '0813', '0914', '1012', '1013', '0912'];
    const t = slain(
      { d: DELECTI('0911'), ...file('0911', '0912', '0913'), ...pool(3) },
      { land: { ground: { lake: around } } },
    );
    expect(places(t)).toHaveLength(3);
    expect(t.state.corpses).toBeUndefined();
  });

  it('DP-16.3.2.2-i: there are twelve', () => {
    const row = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? '0911' : '0912'));
    const t = slain({ d: DELECTI('0911'), ...file(...row) });
    expect(places(t)).toHaveLength(12);
    expect(t.decision()?.kind).not.toBe('raise');
  });

  it('DP-16.3.2.2-i DP-16.3.2.1-c: a gap makes room for one', () => {
    const row = Array.from({ length: 12 }, (_, i) => (i === 4 ? 'dead' : i % 2 === 0 ? '0911' : '0912'));
    const t = slain({ d: DELECTI('0911'), ...file(...row) });
    expect(t.decision()?.kind).toBe('raise');
    raise(t, '0913');
    expect(places(t)).toHaveLength(12);
    expect(t.at('z12')).toBe('0913');
  });

  it('DP-16.3.2.2-j: only those who fall in battle', () => {
    const t = undead(
      {
        d: DELECTI('0911'),
        ...file('0911', '0912'),
        ...pool(2),
        hydra: { type: 'hydra', owner: 'sartar', hex: '1010' },
        food: sartar('3-3-3', '0910'),
      },
      'movement',
      {
        state: (state) => {
          state.hydra = { strength: 1, fed: 0 };
        },
      },
    );
    t.play('sartar', { type: 'nourish', unit: t.id('food') });
    expect([t.at('food'), t.state.corpses]).toEqual(['dead', undefined]);
  });
});
