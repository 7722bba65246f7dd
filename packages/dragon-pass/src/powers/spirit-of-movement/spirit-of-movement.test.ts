import { eventsFor } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { leave, refusal, routed } from '../../testing/retreats.ts';
import { assault, lunar, sartar, skirmish } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';

const spiritAt = (hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'spirit-of-movement',
  owner: 'lunar',
  hex,
  ...more,
});
const foot = (mf: number, hex: string, more: Partial<Piece> = {}): Piece =>
  lunar(`5-4-${mf}`, hex, { faction: 'lunar', ...more });
const foe = sartar('3-3-3', '2020');
/** Keeps the phase open when no other unit can move. */
const idle = lunar('3-3-3', '1801');

/** A column of hexes southwards. */
const south = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `09${String(from + i).padStart(2, '0')}`);

function moving<N extends string>(
  pieces: Record<N, Piece>,
  setting: Omit<Partial<Setting<N>>, 'pieces'> = {},
) {
  const t = table<N>({ ...setting, pieces });
  const id = (name: string) => t.id(name as N);
  const by = id('spirit');
  return {
    ...t,
    hasten: (...units: string[]) => {
      for (const unit of units) t.play('lunar', { type: 'hasten', by, unit: id(unit) });
    },
    hastens: (unit: string) => t.refusal('lunar', { type: 'hasten', by, unit: id(unit) }),
    drive: (...way: string[]) => {
      for (const to of way) t.play('lunar', { type: 'drive', unit: by, to: t.hex(to) });
    },
    drives: (to: string) => t.refusal('lunar', { type: 'drive', unit: by, to: t.hex(to) }),
    steps: (unit: string, to: string) => t.refusal('lunar', { type: 'step', unit: id(unit), to: t.hex(to) }),
  };
}

describe('16.15 the Spirit of Movement by itself', () => {
  it('DP-16.15-b: it has MF 2 and pays one point per hex, across mountains in the rain too', () => {
    const t = moving(
      { spirit: spiritAt('0905'), foe, idle },
      { land: { ground: { mountain: ['0906', '0907', '0908'] } }, state: (state) => (state.rain = true) },
    );
    t.walk('lunar', 'spirit', '0906', '0907');
    expect(t.steps('spirit', '0908')).toBe('DP-6-b');
  });

  it('DP-16.15-g: disrupted it has MF 1', () => {
    const t = moving({ spirit: spiritAt('0905', { down: true }), foe, idle });
    t.walk('lunar', 'spirit', '0906');
    expect(t.steps('spirit', '0907')).toBe('DP-6-b');
  });

  it('DP-16.15-f: it makes spirit attacks on an adjacent stack and answers them', () => {
    const attack = skirmish({ spirit: spiritAt('0909'), d: sartar('3-9-3', '0910') });
    attack.play('lunar', { type: 'attack', hex: attack.hex('0910'), unit: attack.id('spirit') });
    attack.play('lunar', { type: 'fight' });
    // A free spirit may be held back; 5 MgF on a 5 are a loss of 3.
    expect(attack.decision()?.kind).toBe('spirits');
    expect(eventsOf(attack.done(5), 'struck')).toMatchObject([{ cause: 'spirit', total: 5, loss: 3 }]);
    const answer = skirmish({
      ghost: lunar('X-5-x2-1', '0909', { kind: 'spirit' }),
      spirit: spiritAt('0910', { owner: 'sartar' }),
    });
    answer.play('lunar', { type: 'attack', hex: answer.hex('0910'), unit: answer.id('ghost') });
    answer.play('lunar', { type: 'fight' });
    expect(eventsOf(answer.done(1, 6), 'struck')).toMatchObject([
      { cause: 'spirit', total: 5 },
      { cause: 'defensive-spirit', total: 5, loss: 5 },
    ]);
  });
});

describe('16.15 the stack of the Spirit of Movement', () => {
  it('DP-16.15-c: MF 3, 4 and 5 are 6, 8 and 10, and the Spirit goes as far as the fastest', () => {
    for (const [unit, mf] of [
      ['slow', 3],
      ['middle', 4],
      ['fast', 5],
    ] as const) {
      const t = moving({
        spirit: spiritAt('0905'),
        slow: foot(3, '0905'),
        middle: foot(4, '0905'),
        fast: foot(5, '0905'),
        foe,
        idle,
      });
      t.hasten(unit);
      t.drive(...south(6, 5 + 2 * mf));
      expect(t.at('spirit')).toBe(t.at(unit));
      expect(t.drives(`09${6 + 2 * mf}`)).toBe('DP-6-b');
    }
  });

  it('DP-16.15-c: together they go as far as the slowest of those who stay', () => {
    const t = moving({ spirit: spiritAt('0905'), slow: foot(3, '0905'), fast: foot(5, '0905'), foe, idle });
    t.hasten('slow', 'fast');
    t.drive(...south(6, 11));
    expect(t.drives('0912')).toBe('DP-6-b');
    expect(t.stack('lunar', '0911')).toEqual(['spirit', 'slow', 'fast']);
  });

  it('DP-16.15-c: a unit dropped off on the way is not doubled', () => {
    const t = moving({ spirit: spiritAt('0905'), slow: foot(3, '0905'), fast: foot(5, '0905'), foe, idle });
    t.hasten('slow', 'fast');
    t.drive(...south(6, 7));
    t.walk('lunar', 'slow', '0807');
    expect(t.steps('slow', '0707')).toBe('DP-6-b');
    // The others go on to their ten points.
    t.drive(...south(8, 15));
    expect(t.drives('0916')).toBe('DP-6-b');
    // Further than its own three points it cannot leave.
    const far = moving({ spirit: spiritAt('0905'), slow: foot(3, '0905'), fast: foot(5, '0905'), foe, idle });
    far.hasten('slow', 'fast');
    far.drive(...south(6, 9));
    expect(far.steps('slow', '0809')).toBe('DP-16.15-c');
    expect(far.steps('spirit', '0809')).toBe('DP-16.15-c');
    expect(far.steps('fast', '0809')).toBeNull();
  });

  it('DP-16.15-c: it doubles units of all kinds that begin the phase with it and can move', () => {
    const t = moving({
      spirit: spiritAt('0905'),
      hero: lunar('(4!)-10-6', '0905'),
      bird: lunar('5-4-3', '0905', { flies: true }),
      wall: lunar('5-4-0', '0905'),
      near: foot(3, '0904'),
      walked: foot(3, '0905'),
      foe,
      idle,
    });
    t.walk('lunar', 'walked', '0906', '0905');
    expect(['hero', 'bird'].map(t.hastens)).toEqual([null, null]);
    expect(t.hastens('wall')).toBe('DP-6.7-a');
    expect(t.hastens('near')).toBe('DP-16.15-c');
    expect(t.hastens('walked')).toBe('DP-16.15-c');
    expect(t.hastens('spirit')).toBe('DP-16.15-c');
    expect(t.matching('lunar', { type: 'hasten' })).toHaveLength(2);
    t.hasten('hero');
    expect(t.hastens('hero')).toBe('DP-16.15-c');
  });

  it('DP-16.15-g: disrupted it still doubles', () => {
    const t = moving({ spirit: spiritAt('0905', { down: true }), foot: foot(3, '0905'), foe, idle });
    t.hasten('foot');
    t.drive(...south(6, 11));
    expect(t.drives('0912')).toBe('DP-6-b');
  });

  it('DP-16.15-c R-DPP-80: with a horse herd the MF is doubled first, then 2 are added', () => {
    const herd: Piece = lunar('1h-2-+2', '0905');
    for (const spiritFirst of [true, false]) {
      const t = moving({ spirit: spiritAt('0905'), herd, foot: foot(3, '0905'), foe, idle });
      const saddle = () => t.play('lunar', { type: 'hasten', by: t.id('herd'), unit: t.id('foot') });
      if (!spiritFirst) saddle();
      t.hasten('foot');
      if (spiritFirst) saddle();
      t.drive(...south(6, 13));
      expect(t.drives('0914')).toBe('DP-6-b');
      expect(t.stack('lunar', '0913')).toEqual(['spirit', 'herd', 'foot']);
      expect(t.refusal('lunar', { type: 'drive', unit: t.id('herd'), to: t.hex('0914') })).toBe('DP-16.15-c');
    }
  });
});

describe('16.15 retreats with the Spirit of Movement', () => {
  // Their magic is too strong for the Spirit to hold off.
  const attackers = (mf: number) => ({ a: lunar(`27-9-${mf}`, '0909') });

  it('DP-16.15-d: its companions count with twice their MF, and it as the fastest of them', () => {
    const t = routed(
      { ...attackers(5), d: sartar('3-3-3', '0910'), spirit: spiritAt('0910', { owner: 'sartar' }) },
      'a',
    );
    // 6 is faster than 5: neither needs units that cover it.
    expect(refusal(t, 'd')).toBeNull();
    leave(t, 'd');
    const events = leave(t, 'spirit');
    expect(eventsOf(events, 'retreated')).toMatchObject([{ unit: t.id('spirit'), to: '0911' }]);
    const slower = skirmish({
      ...attackers(6),
      d: sartar('3-3-3', '0910'),
      spirit: spiritAt('0910', { owner: 'sartar' }),
    });
    assault(slower, '0910', 'a');
    slower.done();
    // 6 is not faster than 6: they can only be rearranged.
    expect(slower.decision()?.kind).toBe('regroup');
  });

  it('DP-16.15-d: attackers it is stacked with count with twice their MF too', () => {
    const t = skirmish({ a: lunar('9-4-3', '0909'), spirit: spiritAt('0909'), d: sartar('3-3-5', '0910') });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'withhold', unit: t.id('spirit') });
    // 5 is faster than 3 but not than 6: the blows fall at once.
    t.play('lunar', { type: 'done' }, 1, 1);
    expect(t.at('d')).toBe('0910');
  });
});

describe('16.15 spending the Spirit of Movement', () => {
  const pieces = { spirit: spiritAt('0505'), a: foot(3, '0905'), wall: lunar('5-4-0', '1010'), foe, idle };

  it('DP-16.15-e: all units of the side have twice their MF in this phase, 0 stays 0, and the Spirit is gone', () => {
    const t = moving(pieces);
    const events = t.play('lunar', { type: 'quicken' });
    expect(eventsOf(events, 'quickened')).toMatchObject([{ unit: t.id('spirit'), hex: '0505' }]);
    expect(t.at('spirit')).toBe('gone');
    t.walk('lunar', 'a', ...south(6, 11));
    expect(t.steps('a', '0912')).toBe('DP-6-b');
    expect(t.steps('wall', '1011')).toBe('DP-6.7-a');
    t.play('lunar', { type: 'end' });
    expect(t.state.quickened).toBeUndefined();
  });

  it('DP-16.15-e: before any unit has moved, in its owner’s movement phase, once', () => {
    const late = moving(pieces);
    late.walk('lunar', 'idle', '1802');
    expect(late.refusal('lunar', { type: 'quicken' })).toBe('DP-16.15-e');
    expect(late.offers('lunar', { type: 'quicken' })).toBe(false);
    const once = moving(pieces);
    once.play('lunar', { type: 'quicken' });
    expect(once.refusal('lunar', { type: 'quicken' })).toBe('DP-16.15-e');
    const other = moving(pieces, { active: 'sartar' });
    expect(other.refusal('sartar', { type: 'quicken' })).toBe('DP-16.15-e');
    const exotics = moving(pieces, { phase: 'exotics' });
    expect(exotics.refusal('lunar', { type: 'quicken' })).toBe('DP-16.15-e');
  });

  it('DP-16.15-e: hastened units have it once, and a herd adds its 2 to it', () => {
    const t = moving({
      spirit: spiritAt('0905'),
      foot: foot(3, '0905'),
      herd: lunar('1h-2-+2', '0905'),
      foe,
      idle,
    });
    t.hasten('foot');
    t.play('lunar', { type: 'quicken' });
    expect(t.state.caravans).toEqual([]);
    t.play('lunar', { type: 'hasten', by: t.id('herd'), unit: t.id('foot') });
    for (const to of south(6, 13)) t.play('lunar', { type: 'drive', unit: t.id('herd'), to: t.hex(to) });
    expect(t.refusal('lunar', { type: 'drive', unit: t.id('herd'), to: t.hex('0914') })).toBe('DP-6-b');
  });

  it('DP-16.15-g: a disrupted Spirit can be spent', () => {
    const t = moving({ ...pieces, spirit: spiritAt('0505', { down: true }) });
    t.play('lunar', { type: 'quicken' });
    expect(t.at('spirit')).toBe('gone');
  });

  it('DP-16.15-e DP-5.3-e: all see it leave, and who lay below it', () => {
    const t = moving({
      ...pieces,
      spirit: spiritAt('0905'),
    });
    const events = eventsFor(t.play('lunar', { type: 'quicken' }), 'sartar');
    expect(eventsOf(events, 'quickened')).toMatchObject([{ unit: t.id('spirit'), reveals: true }]);
  });
});
