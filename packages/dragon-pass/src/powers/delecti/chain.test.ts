import { describe, expect, it } from 'vitest';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf } from '../../testing/table.ts';
import { refuse } from '../../testing/trek.ts';
import { DELECTI, file, places, type Undead, undead } from './dead.fixture.ts';
import { power } from './delecti.ts';

const problemsOf = (t: Undead): string[] => (power.problems?.(t.board()) ?? []).map(({ reason }) => reason);

const lead = (t: Undead, name: string, ...way: string[]) =>
  way.flatMap((to) => t.play('sartar', { type: 'march', unit: t.id(name), to: t.hex(to) }));

const marchRefusal = (t: Undead, name: string, to: string) =>
  t.refusal('sartar', { type: 'march', unit: t.id(name), to: t.hex(to) });

const end = (t: Undead) => t.play('sartar', { type: 'end' });

describe('the chain of zombies', () => {
  it('DP-16.3.2.1-a: consecutive zombies stand next to each other', () => {
    expect(problemsOf(undead({ d: DELECTI('1010'), ...file('1010', '1011', '1012') }))).toEqual([]);
    expect(problemsOf(undead({ d: DELECTI('1010'), ...file('1010', '1011', '1013') }))[0]).toContain(
      'DP-16.3.2.1-a',
    );
  });

  it('DP-16.3.2.1-b: they never share a hex, others may', () => {
    expect(problemsOf(undead({ d: DELECTI('1010'), ...file('1010', '1011', '1010') }))).toEqual([]);
    expect(problemsOf(undead({ d: DELECTI('1010'), ...file('1010', '1010') }))[0]).toContain(
      'DP-16.3.2.1-a, b',
    );
  });

  it('DP-16.3.2.1-c: when number 1 has fallen the others close ranks from 1 on', () => {
    const t = undead({ d: DELECTI('1011'), ...file('dead', '1011', '1012', '1013') }, 'exotics');
    expect(eventsOf(end(t), 'zombies-numbered')).toMatchObject([{ count: 3 }]);
    expect([t.at('z1'), t.at('z2'), t.at('z3'), t.at('z4')]).toEqual(['1011', '1012', '1013', 'off']);
    // They lie in their stacks as those before them did.
    expect(t.stack('sartar', '1011')).toEqual(['d', 'z1']);
  });

  it('DP-16.3.2.1-a R-DPP-62 R-DP-66: of a broken chain the longest with one beside Delecti is kept', () => {
    // 1 lies between 2 and 3, which are no neighbours: in another order they are a chain.
    const whole = undead({ d: DELECTI('1010'), ...file('1010', '1009', '1011') }, 'exotics');
    end(whole);
    expect(places(whole)).toEqual(['1009', '1010', '1011']);
    // Three arms of 1010, none next to another: a chain has room for two of them.
    const star = undead({ d: DELECTI('1010'), ...file('1010', '1009', '1111', '0911') }, 'exotics');
    expect(eventsOf(end(star), 'eliminated')).toMatchObject([{ clause: 'DP-16.3.2.1-a' }]);
    expect(problemsOf(star)).toEqual([]);
    expect(places(star)).toHaveLength(3);
    expect(places(star)).toContain('1010');
  });

  it('DP-16.3.2.3-a: Delecti holds all zombies to which a way of zombies leads', () => {
    const t = undead({ d: DELECTI('1010'), ...file('1010', '1011', '1012', '1013') }, 'exotics');
    end(t);
    expect(places(t)).toEqual(['1010', '1011', '1012', '1013']);
  });

  it('DP-16.3.2.3-b: if he stands with none he holds none, however near', () => {
    const t = undead({ d: DELECTI('1009'), ...file('1010', '1011') }, 'exotics');
    expect(eventsOf(end(t), 'eliminated')).toMatchObject([
      { unit: t.id('z1'), clause: 'DP-16.3.2.3-c' },
      { unit: t.id('z2') },
    ]);
    expect(places(t)).toEqual([]);
  });

  it('DP-16.3.2.3-c: those cut off fall to dust when the phase ends, whoever’s it is', () => {
    for (const active of ['sartar', 'lunar']) {
      const t = undead({ d: DELECTI('1010'), ...file('1010', 'dead', '1012', '1013') }, 'support', {
        active,
      });
      t.play(active, { type: 'end' });
      expect(places(t), active).toEqual(['1010']);
    }
  });

  it('DP-16.3.2.3-d: with Delecti’s death the army falls when the phase ends, not before', () => {
    const t = undead({ d: DELECTI('dead'), ...file('1010', '1011') }, 'exotics');
    expect(places(t)).toEqual(['1010', '1011']);
    expect(eventsOf(end(t), 'eliminated')).toMatchObject([{ clause: 'DP-16.3.2.3-d' }, {}]);
  });
});

describe('the march of the zombies', () => {
  const column = { d: DELECTI('1012'), ...file('1013', '1012', '1011', '1010') };

  it('DP-16.3.2.4-a: every hex costs 1, in any ground and weather, by road or not', () => {
    const t = undead({ d: DELECTI('1010'), ...file('1010') }, 'movement', {
      land: { ground: { forest: ['1009'], mountain: ['1008'] }, primary: [['1010', '1009']] },
      state: (state) => {
        state.rain = true;
      },
    });
    const moved = eventsOf(lead(t, 'z1', '1009', '1008', '1007'), 'moved');
    expect(moved.map(({ cost }) => cost)).toEqual([1, 1, 1]);
    expect(marchRefusal(t, 'z1', '1006')).toBe('DP-6-b');
  });

  it('DP-16.3.2.4-b: lakes, seas and rivers are closed to them, fords and headwaters are not', () => {
    const river = ['0909', '1009', '1109'];
    const march = (plain: object) =>
      marchRefusal(
        undead({ d: DELECTI('1010'), ...file('1010') }, 'movement', { land: plain }),
        'z1',
        '1009',
      );
    expect(march({ rivers: [river] })).toBe('DP-16.3.2.4-b');
    expect(march({ rivers: [river], fords: ['1009'] })).toBeNull();
    expect(march({ rivers: [river], headwaters: ['1009'] })).toBeNull();
    expect(march({ ground: { lake: ['1009'] } })).toBe('DP-3.LAKE-a');
  });

  it('DP-16.3.2.4-c: only the head or the tail can lead', () => {
    const t = undead(column);
    expect(marchRefusal(t, 'z2', '1112')).toBe('DP-16.3.2.4-c');
    expect(refuse(t, 'sartar', 'z1', '1014')).toBe('DP-16.3.2.4-c');
    const leaders = t.matching('sartar', { type: 'march' }).map((action) => 'unit' in action && action.unit);
    expect([...new Set(leaders)]).toEqual([t.id('z1'), t.id('z4')]);
    expect(t.offers('sartar', { type: 'step', unit: t.id('z1') })).toBe(false);
  });

  it('DP-16.3.2.4-c R-DP-67: once one end has led the other does not', () => {
    const t = undead(column);
    lead(t, 'z1', '1014');
    expect(marchRefusal(t, 'z4', '1010')).toBe('DP-16.3.2.4-c');
    expect(marchRefusal(t, 'z1', '1015')).toBeNull();
    end(t);
    expect(t.state.file).toBeUndefined();
  });

  it('DP-16.3.2.4-d: the others go over the hexes of the one before, a hex behind', () => {
    const t = undead(column);
    const events = lead(t, 'z1', '1014', '1015');
    expect(places(t)).toEqual(['1015', '1014', '1013', '1012']);
    expect(eventsOf(events, 'moved')).toHaveLength(8);
  });

  it('DP-16.3.2.4-e: led by the tail it goes the other way', () => {
    const t = undead(column);
    lead(t, 'z4', '1009');
    expect(places(t)).toEqual(['1012', '1011', '1010', '1009']);
  });

  it('DP-16.3.2.4-f: who cannot follow is lost with all behind', () => {
    // 3 would have to go from 1011 to 1012, both beside the enemy in 1112.
    const t = undead({ ...column, x: lunar('3-3-3', '1112') });
    expect(eventsOf(lead(t, 'z1', '1014'), 'eliminated')).toMatchObject([
      { unit: t.id('z3'), clause: 'DP-16.3.2.4-f' },
      { unit: t.id('z4') },
    ]);
    expect(places(t)).toEqual(['1014', '1013']);
  });

  it('DP-16.3.2.4-g: the chain may stay where it is, but no part of it goes alone', () => {
    const t = undead(column);
    expect(t.refusal('sartar', { type: 'end' })).toBeNull();
    lead(t, 'z1', '1014');
    expect(places(t)).toHaveLength(4);
    expect(refuse(t, 'sartar', 'z3', '1111')).toBe('DP-16.3.2.4-c');
  });

  it('DP-16.3.2.4-h: Delecti goes by himself, and has to end where a zombie is', () => {
    const near = undead(column);
    lead(near, 'z1', '1014', '1015', '1016');
    near.walk('sartar', 'd', '1013');
    end(near);
    expect(places(near)).toEqual(['1016', '1015', '1014', '1013']);
    // Marsh costs him 2: three hexes away he does not reach them.
    const far = undead({ ...column, d: DELECTI('1010') }, 'movement', {
      land: { ground: { marsh: ['1011', '1012'] } },
    });
    lead(far, 'z1', '1014', '1015', '1016');
    far.walk('sartar', 'd', '1011');
    expect(refuse(far, 'sartar', 'd', '1012')).toBe('DP-6-b');
    end(far);
    expect(places(far)).toEqual([]);
  });

  it('DP-16.3.1-d: he is one person with magic 10, neither hero nor leader', () => {
    const t = undead(
      { d: DELECTI('0910'), mage: lunar('2-5-5-6', '1520'), s: lunar('X-9-X-6', '0910', { of: 'mage' }) },
      'battles',
      {
        active: 'lunar',
        state: (state) => state.committed.push(4),
      },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    const events = t.play('lunar', { type: 'fight' }, 6, 6);
    const struck = eventsOf(events, 'struck');
    expect(struck).toMatchObject([
      { cause: 'spirit', total: 9 },
      { cause: 'defensive-spirit', total: 10 },
    ]);
  });

  it('DP-16.3.1-d: fallen, he does not come back', () => {
    const t = undead(
      { d: DELECTI('0910', { down: true }), a: lunar('9-3-3', '0909'), e: sartar('3-3-3', '2020') },
      'battles',
      { active: 'lunar' },
    );
    expect(t.state.escapes).toEqual([]);
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    if (t.decision()?.kind === 'declare') t.play('lunar', { type: 'fight' });
    while (t.decision()?.kind !== 'casualties' && t.at('d') === '0910') {
      const [seat = ''] = t.decision()?.seats ?? [];
      const odds = t.odds(seat, { type: 'done' });
      t.play(seat, { type: 'done' }, ...(odds.length > 0 ? [6] : []));
    }
    if (t.at('d') !== 'dead') t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.at('d')).toBe('dead');
    expect(t.state.escapes).toEqual([]);
  });
});
