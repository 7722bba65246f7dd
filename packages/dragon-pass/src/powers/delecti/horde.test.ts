import { describe, expect, it } from 'vitest';
import type { Phase } from '../../core/vocabulary.ts';
import { archers, volley } from '../../testing/archery.ts';
import { assault, lunar, sartar, until, untilDice, untilOdds } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting } from '../../testing/table.ts';
import { DELECTI, file, places, type Undead, undead } from './dead.fixture.ts';

/** Zombies of the Lunar player. */
const horde = (...hexes: string[]): Record<string, Piece> =>
  Object.fromEntries(
    Object.entries(file(...hexes)).map(([name, piece]) => [name, { ...piece, owner: 'lunar' }]),
  );

const fray = (
  pieces: Record<string, Piece>,
  more: Partial<Setting<string>> = {},
  phase: Phase = 'battles',
): Undead => undead(pieces, phase, { active: 'lunar', ...more });

/** The Lunar magician's spirit has that MgF and haunts 0910; the die is a 6. */
function haunted(magic: number, pieces: Record<string, Piece>): Undead {
  const t = fray(
    { mage: lunar('2-5-5-6', '1520'), s: lunar(`X-${magic}-X-6`, '0910', { of: 'mage' }), ...pieces },
    {
      state: (state) => state.committed.push(3),
    },
  );
  t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
  t.play('lunar', { type: 'fight' }, 6);
  return t;
}

const taken = (t: Undead): number =>
  t.decision()?.kind === 'casualties' ? t.matching('lunar', { type: 'take' }).length : 0;

describe('zombies in battle', () => {
  const three = { d: DELECTI('1505'), ...file('0910', '0911', '0910') };

  it('DP-16.3.2.5-a: on the spirit plane they cost as much as Delecti’s magic, all together', () => {
    const pieces = { ...three, e: sartar('3-3-3', '0910') };
    expect(
      haunted(9, {
        d: DELECTI('1505'),
        ...file('0910', '0911', '0910'),
        e: sartar('3-11-3', '0910'),
      }).decision()?.kind,
    ).not.toBe('casualties');
    const ten = haunted(10, pieces);
    ten.play('lunar', { type: 'take', unit: ten.id('z3') });
    expect([ten.at('z1'), ten.at('z3'), ten.at('e')]).toEqual(['dead', 'dead', '0910']);
    const more = haunted(13, pieces);
    more.play('lunar', { type: 'take', unit: more.id('z1') });
    // Three points are left for the others.
    more.play('lunar', { type: 'take', unit: more.id('e') });
    expect([more.at('z1'), more.at('z3'), more.at('e'), more.at('z2')]).toEqual([
      'dead',
      'dead',
      'dead',
      '0911',
    ]);
  });

  it('DP-16.3.2.5-b: he need not be there, and is not harmed', () => {
    const t = haunted(10, three);
    t.play('lunar', { type: 'take', unit: t.id('z1') });
    expect([t.at('z1'), t.at('d'), t.unit('d').down]).toEqual(['dead', '1505', false]);
  });

  it('DP-16.3.2.5-a R-DPP-66: disrupted he shields them with what his back shows', () => {
    const t = haunted(5, { ...three, d: DELECTI('1505', { down: true }) });
    expect(taken(t)).toBe(2);
  });

  it('DP-16.3.2.5-i: doubled by the Transformer so is their shield', () => {
    const doubled = (magic: number) => {
      const pieces = {
        d: DELECTI('1505'),
        ...file('0910', '0911', '0910'),
        transformer: { type: 'alchemical-transformer', owner: 'sartar', hex: '1505' },
      };
      const t = fray(
        { mage: lunar('2-5-5-6', '1520'), s: lunar(`X-${magic}-X-6`, '0910', { of: 'mage' }), ...pieces },
        {
          state: (state) => {
            state.committed.push(3);
            state.doubling = { unit: 4, factor: 'magic' };
          },
        },
      );
      t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
      t.play('lunar', { type: 'fight' }, 6);
      return taken(t);
    };
    expect([doubled(19), doubled(20)]).toEqual([0, 2]);
  });

  it('DP-16.3.2.5-c: as casualties they count 2 each', () => {
    const t = fray({
      d: DELECTI('1505'),
      ...file('0910', '0911', '0910'),
      e: sartar('9-3-3', '0910'),
      a: lunar('5-3-3', '0909'),
    });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('z1') });
    t.play('lunar', { type: 'take', unit: t.id('z3') }, 1);
    expect([t.at('z1'), t.at('z3'), t.at('e')]).toEqual(['dead', 'dead', '0910']);
  });

  it('DP-16.3.2.5-d: one that fights brings the strength of all on the map', () => {
    const nine = horde('0909', '0908', '0907', '0906', '0905', '0904', '0903', '0902', '0901');
    const t = fray({ d: DELECTI('0909', { owner: 'lunar' }), ...nine, e: sartar('30-3-3', '0910') });
    t.change('d').hex = t.hex('0902');
    assault(t, '0910', 'z1');
    expect(eventsOf(untilDice(t, 4, 1), 'struck')).toMatchObject([{ total: 18, loss: 9 }, {}]);
  });

  it('DP-16.3.2.5-d R-DPP-65: on defence the whole is doubled', () => {
    const t = fray({ d: DELECTI('1505'), ...file('0910', '0911', '0912'), a: lunar('1-3-3', '0909') });
    assault(t, '0910', 'a');
    expect(eventsOf(untilDice(t, 1, 1), 'struck')).toMatchObject([
      {},
      { cause: 'counter-attack', total: 12 },
    ]);
  });

  it('DP-16.3.2.5-e: neither slopes nor rivers halve it', () => {
    const four = horde('0909', '0908', '0907', '0906');
    const total = (land: Setting<string>['land']) => {
      const t = fray(
        { d: DELECTI('1505', { owner: 'lunar' }), ...four, e: sartar('30-3-3', '0910') },
        { ...(land && { land }) },
      );
      assault(t, '0910', 'z1');
      return untilOdds(t)[0]?.sum?.total;
    };
    expect(total({ ridges: [{ high: '0910', low: '0909' }] })).toBe(8);
    expect(total({ rivers: [['0808', '0909', '1008']] })).toBe(8);
  });

  it('DP-16.3.2.5-f: each battle counts those who are left', () => {
    // Ten: the battle at 0910 takes two of them, the one at 1505 has eight.
    const ten = horde('0909', '0908', '0907', '0906', '1504', '0904', '0909', '0902', '0901', '0909');
    const t = fray({
      d: DELECTI('1313', { owner: 'lunar' }),
      ...ten,
      e: sartar('30-3-3', '0910'),
      f: sartar('30-3-3', '1505'),
    });
    assault(t, '0910', 'z1');
    // 20 at a 1 is 3: nobody. They strike back with 60; a 1 takes 10: two of the three are picked.
    untilDice(t, 1, 1);
    t.play('sartar', { type: 'take', unit: t.id('z1') });
    t.play('sartar', { type: 'take', unit: t.id('z7') });
    t.play('sartar', { type: 'done' });
    expect(places(t)).toHaveLength(8);
    // The other battle is the only one left.
    expect(untilOdds(t)[0]?.sum?.total).toBe(16);
  });

  it('DP-16.3.2.5-g: in defence they never leave', () => {
    const t = fray({
      d: DELECTI('0910'),
      ...file('0910', '0911'),
      e: sartar('9-9-9', '0910'),
      a: lunar('3-3-3', '0909'),
    });
    assault(t, '0910', 'a');
    until(t, 'retreat');
    expect(t.refusal('sartar', { type: 'retreat', unit: t.id('z1'), to: t.hex('0911') })).toBe(
      'DP-16.3.2.5-g',
    );
    expect(t.offers('sartar', { type: 'retreat', unit: t.id('z1') })).toBe(false);
    expect(t.refusal('sartar', { type: 'retreat', unit: t.id('e'), to: t.hex('0911') })).toBeNull();
  });

  it('DP-16.3.2.5-h: whatever would disrupt one eliminates it', () => {
    const t = fray({
      ...archers('b', 2, lunar, '0909'),
      d: DELECTI('1505'),
      ...file('0910', '0911'),
      e: sartar('(9)-9-9', '0910'),
    });
    assault(t, '0910', 'b0');
    // A 6 for two archers disrupts one of them: the zombie is all there is to be hit.
    const [fired] = eventsOf(volley(t, 'lunar', '0910', 6), 'fired');
    expect(fired?.result).toBe('1DD');
    expect(t.at('z1')).toBe('dead');
  });

  it('DP-16.3.2.5-j: they advance only where the chain holds', () => {
    const t = fray({
      d: DELECTI('0909', { owner: 'lunar' }),
      ...horde('0907', '0908', '0909'),
      v: sartar('1-1-3', '0910'),
    });
    assault(t, '0910', 'z3');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('v') });
    until(t, 'advance');
    expect(t.refusal('lunar', { type: 'advance', unit: t.id('z3'), to: t.hex('0910') })).toBe(
      'DP-16.3.2.5-j',
    );
  });

  it('DP-16.3.2.5-j DP-16.3.2.3-b: alone it may, and is out of contact unless he goes along', () => {
    const t = fray({ d: DELECTI('0909', { owner: 'lunar' }), ...horde('0909'), v: sartar('1-1-3', '0910') });
    assault(t, '0910', 'z1');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('v') });
    until(t, 'advance');
    t.play('lunar', { type: 'advance', unit: t.id('z1'), to: t.hex('0910') });
    expect(t.at('z1')).toBe('0910');
    t.play('lunar', { type: 'done' });
    expect([t.at('z1'), t.at('d')]).toEqual(['dead', '0909']);
  });

  it('DP-16.3.2.5-j: nor into a river', () => {
    const t = fray(
      { d: DELECTI('0909', { owner: 'lunar' }), ...horde('0909'), v: sartar('1-1-3', '0910') },
      { land: { rivers: [['0810', '0910', '1009']] } },
    );
    assault(t, '0910', 'z1');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('v') });
    until(t, 'advance');
    expect(t.refusal('lunar', { type: 'advance', unit: t.id('z1'), to: t.hex('0910') })).toBe(
      'DP-16.3.2.4-b',
    );
  });
});
