import { describe, expect, it } from 'vitest';
import type { Plain } from '../testing/land.ts';
import { lunar, sartar, untilDice } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, type Piece } from '../testing/table.ts';

/** Two physical magicians out of reach of everything. */
const CULTS = {
  c1: lunar('8-7-3-3', '0105', { physical: true }),
  c2: lunar('8-7-3-3', '0105', { physical: true }),
} satisfies Record<string, Piece>;

const agent = (cf: string, of: string, hex = '0909'): Piece => lunar(`${cf}-X-X-3`, hex, { of });

/** An agent strikes a stack in 0909 for a loss of its whole factor. */
function strike<N extends string>(defenders: Record<N, Piece>, loss: number, land: Plain = {}) {
  const pieces: Record<string, Piece> = { ...CULTS, agent: agent(String(loss), 'c1'), ...defenders };
  const t = sorcery(pieces, ['agent'], { land });
  haunt(t, '0909');
  t.done(6);
  return t;
}

describe('7.7 physical magic', () => {
  it('DP-7.7.1-a: a physical magician does nothing while its agent is in the box', () => {
    const t = sorcery(
      {
        c1: lunar('8-7-3-3', '0908', { physical: true }),
        agent: agent('7', 'c1', 'box'),
        d: sartar('3-3-3', '0909'),
      },
      [],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('c1') });
    t.play('lunar', { type: 'fight' });
    expect(t.decision()?.kind).toBe('array');
  });

  it('DP-7.7.2-a: each stack is struck by the agents on it, and only they', () => {
    const t = sorcery(
      {
        ...CULTS,
        a: lunar('3-3-3', '0908'),
        x: agent('7', 'c1', '0909'),
        y: agent('6', 'c2', '1008'),
        d1: sartar('3-3-3', '0909'),
        d2: sartar('3-3-3', '1008'),
      },
      ['x', 'y'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') });
    t.play('lunar', { type: 'fight' });
    t.done();
    const first = t.done(6);
    expect(eventsOf(first, 'struck')).toMatchObject([{ cause: 'physical', hex: '0909', total: 7, loss: 7 }]);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('d2') })).toBe('DP-7.7.4-a');
    const second = t.play('lunar', { type: 'take', unit: t.id('d1') }, 4);
    expect(eventsOf(second, 'struck')).toMatchObject([{ cause: 'physical', hex: '1008', total: 6, loss: 3 }]);
  });

  it('DP-7.7.3-a: the agents’ factors are added', () => {
    const t = sorcery({ ...CULTS, x: agent('7', 'c1'), y: agent('6', 'c2'), d: sartar('9-3-3', '0909') }, [
      'x',
      'y',
    ]);
    haunt(t, '0909');
    const [odds] = t.odds('lunar', { type: 'done' });
    expect(odds).toMatchObject({ roll: 'physical', sum: { total: 13 } });
    expect(eventsOf(t.done(4), 'struck')).toMatchObject([{ total: 13, loss: 6 }]);
  });

  it('DP-7.7.3-b: rain and leaders do not touch it', () => {
    const t = sorcery(
      { ...CULTS, hero: lunar('(4!)-10-6', '0908'), x: agent('7', 'c1'), d: sartar('9-3-3', '0909') },
      ['x'],
      {
        state: (state) => {
          state.rain = true;
        },
      },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('hero') });
    t.play('lunar', { type: 'fight' });
    expect(eventsOf(t.done(1), 'struck')).toMatchObject([{ total: 7, die: 1, modifier: 0, loss: 1 }]);
  });

  it('DP-7.7.4-a: any units of the stack, at any depth, up to the loss', () => {
    const t = strike(
      { a: sartar('5-4-3', '0909'), b: sartar('4-4-3', '0909'), c: sartar('2-5-5-5', '0909') },
      6,
    );
    expect(t.decision()).toMatchObject({ kind: 'casualties', clause: 'DP-7.7.4-a' });
    t.play('lunar', { type: 'take', unit: t.id('c') });
    expect(t.refusal('lunar', { type: 'take', unit: t.id('a') })).toBe('DP-7.7.4-a');
    t.play('lunar', { type: 'take', unit: t.id('b') });
    expect(t.stack('sartar', '0909')).toEqual(['a']);
  });

  it('DP-7.7.4-b: a loss that nobody is cheap enough for is wasted', () => {
    const t = strike({ d: sartar('3-3-3', '0909') }, 5, { ground: { fortress: ['0909'] } });
    expect(t.decision()?.kind).not.toBe('casualties');
    expect(t.stack('sartar', '0909')).toEqual(['d']);
  });

  it('DP-7.7.4.1-a: heroes can fall, disembodied spirits and treasures cannot', () => {
    const t = strike(
      {
        ghost: sartar('X-5-X-5', '0909', { of: 'far' }),
        hero: sartar('(4!)-10-6', '0909'),
        gold: sartar('1-2-2', '0909', { treasure: true }),
        far: sartar('5-5-5-5', '1518'),
      },
      4,
    );
    expect(t.refusal('lunar', { type: 'take', unit: t.id('ghost') })).toBe('DP-7.7.4.1-a');
    expect(t.refusal('lunar', { type: 'take', unit: t.id('gold') })).toBe('DP-7.7.4.1-a');
    expect(t.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('hero') }]);
  });

  it('DP-7.7.4.2-a: herds that are chosen stampede', () => {
    const t = strike({ herd: sartar('1h-2-+2', '0909'), d: sartar('3-3-3', '0909') }, 1);
    const events = t.play('lunar', { type: 'take', unit: t.id('herd') }, 4);
    expect(eventsOf(events, 'stampeded')).toMatchObject([
      { unit: t.id('herd'), clause: 'DP-7.7.4.2-a', to: '0911' },
    ]);
    expect(eventsOf(events, 'eliminated')).toEqual([]);
  });

  it('DP-8.4-a: a superhero can fall to physical magic at its full price', () => {
    const t = strike({ jar: sartar('(20!!)-oo-6', '0909') }, 20);
    t.play('lunar', { type: 'take', unit: t.id('jar') }, 1);
    expect(t.at('jar')).toBe('gone');
  });

  it.each([
    ['DP-3.FOREST-b', 'forest', 10],
    ['DP-3.MARSH-b', 'marsh', 10],
    ['DP-3.HILLFOREST-b', 'hill-forest', 10],
    ['DP-3.HILL-b', 'hill', 5],
    ['DP-3.MOUNTAIN-b', 'mountain', 5],
    ['DP-3.FORTRESS-b', 'fortress', 10],
    ['DP-3.STOCKADE-b', 'stockade', 7],
    ['DP-3.STRUCT-b', 'town', 7],
    ['DP-3.STRUCT-b', 'temple', 7],
    ['DP-3.STRUCT-b', 'altar', 7],
    ['DP-3.STRUCT-b', 'ruin', 7],
    ['DP-3.STRUCT-b', 'dragonewt-city', 7],
  ])('%s DP-7.7.5-a: in a %s a unit of 5 counts %i', (_clause, ground, price) => {
    const pick = (loss: number) => {
      const t = strike({ d: sartar('5-4-3', '0909') }, loss, { ground: { [ground]: ['0909'] } });
      return t.offers('lunar', { type: 'take', unit: t.id('d') });
    };
    expect(pick(price)).toBe(true);
    expect(pick(price - 1)).toBe(false);
  });

  it('DP-7.7.5-a: in the open a unit counts what is printed', () => {
    const t = strike({ d: sartar('5-4-3', '0909') }, 5);
    expect(t.offers('lunar', { type: 'take', unit: t.id('d') })).toBe(true);
  });

  const four = (code: string) => ({
    top: sartar(code, '0909'),
    c: sartar(code, '0909'),
    b: sartar(code, '0909'),
    a: sartar(code, '0909'),
  });

  it('DP-3.FORTRESS-b: outside the fortress a unit counts what is printed', () => {
    const walls = { ground: { fortress: ['0909'] } };
    const stack = { ...four('5-4-3'), top: sartar('3-3-3', '0909') };
    const t = strike(stack, 9, walls);
    expect(t.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('top') }]);
  });

  it('DP-3.MARSHRUIN-b: everybody in a ruin in a marsh counts double', () => {
    const ruin = { ground: { marsh: ['0909'], ruin: ['0909'] } };
    expect(strike(four('3-3-3'), 5, ruin).matching('lunar', { type: 'take' })).toEqual([]);
    expect(strike(four('3-3-3'), 6, ruin).matching('lunar', { type: 'take' })).toHaveLength(4);
  });

  it('DP-3.HILLRUIN-b: in a ruin on a hill half again inside, as printed outside', () => {
    const ruin = { ground: { hill: ['0909'], ruin: ['0909'] } };
    const three = strike(four('3-3-3'), 3, ruin);
    expect(three.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: three.id('top') }]);
    expect(strike(four('3-3-3'), 4, ruin).matching('lunar', { type: 'take' })).toHaveLength(4);
  });

  it('DP-7.7.5-b: a superhero among the attackers takes no shelter from physical magic', () => {
    const t = sorcery(
      { ...CULTS, jar: lunar('(20!!)-oo-6', '0908'), x: agent('5', 'c1'), d: sartar('3-3-3', '0909') },
      ['x'],
      { land: { ground: { forest: ['0909'] } } },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('jar') });
    t.play('lunar', { type: 'fight' });
    t.done(6);
    expect(t.decision()?.kind).toBe('array');
    // In melee it counts 3: a loss of 3 takes it.
    untilDice(t, 1);
    expect(t.offers('lunar', { type: 'take', unit: t.id('d') })).toBe(true);
  });

  it('DP-7.7.6-a DP-7.7.6-b: an agent may be kept out of it; all go home', () => {
    const t = sorcery(
      {
        ...CULTS,
        a: lunar('3-3-3', '0908'),
        x: agent('7', 'c1'),
        y: agent('6', 'c2'),
        d: sartar('9-3-3', '0909'),
      },
      ['x', 'y'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') });
    t.play('lunar', { type: 'fight' });
    expect(t.refusal('lunar', { type: 'withhold', unit: t.id('a') })).toBe('DP-7.7.6-b');
    t.play('lunar', { type: 'withhold', unit: t.id('y') });
    expect(eventsOf(t.done(3), 'struck')).toMatchObject([{ total: 7, by: [t.id('x')] }]);
    expect(t.at('x')).toBe('box');
    expect(t.at('y')).toBe('box');
  });

  it('DP-7.7.3-a: agents that are worth nothing today are not rolled for', () => {
    const t = sorcery(
      { c1: CULTS.c1, x: lunar('moon-X-X-3', '0909', { of: 'c1' }), d: sartar('0-3-3', '0909') },
      ['x'],
      { moon: 0, moonTable: [0, 2, 4, 7, 4, 3, 0] },
    );
    haunt(t, '0909');
    expect(eventsOf(t.done(), 'struck')).toEqual([]);
    expect(t.at('x')).toBe('box');
    expect(t.at('d')).toBe('0909');
  });
});
