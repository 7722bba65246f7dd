import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';
import { dragon, dusk, jack } from './jack.fixture.ts';

const JACK = jack('lunar', '1010');

/** Sartar moves; Hungry Jack has called nobody. */
function dawn<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
  const own = { jack: JACK, far: sartar('3-3-3', '2020') };
  return table<N | keyof typeof own>({
    active: 'sartar',
    turn: 3,
    options: { screening: false },
    ...more,
    pieces: { ...own, ...pieces },
  });
}

const step = <N extends string>(t: ReturnType<typeof dawn<N>>, name: NoInfer<N>, to: string) =>
  ({ type: 'step', unit: t.id(name), to: t.hex(to) }) as const;

describe('16.10.2 devouring', () => {
  it('DP-16.10.2-g: a unit drawn next to it dies of 1 to 3', () => {
    for (const die of [1, 2, 3]) {
      const t = dusk({ jack: JACK, a: sartar('3-3-3', '1008'), b: sartar('3-3-3', '2020') });
      const events = t.play('lunar', { type: 'call', by: t.id('jack'), hex: t.hex('1008'), depth: 0 }, die);
      expect(eventsOf(events, 'devouring-rolled')).toMatchObject([{ die, success: true, unit: t.id('a') }]);
      expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('a'), clause: 'DP-16.10.2-g' }]);
      expect(t.decision()?.kind).toBe('movement');
    }
  });

  it('DP-16.10.2-g: of 4 to 6 it gets off and may move on', () => {
    for (const die of [4, 5, 6]) {
      const t = dusk({ jack: JACK, a: sartar('3-3-5', '1008'), b: sartar('3-3-3', '2020') });
      t.play('lunar', { type: 'call', by: t.id('jack'), hex: t.hex('1008'), depth: 0 }, die);
      expect(t.at('a')).toBe('1009');
      expect(t.decision()).toMatchObject({ kind: 'movement', seats: ['sartar'] });
      t.walk('sartar', 'a', '1008', '1007');
      expect(t.at('a')).toBe('1007');
      // Five points: one for the approach, two for the way back.
      expect(t.unit('a').did).toMatchObject({ spent: 6, stopped: false });
      expect(t.unit('a').did).not.toHaveProperty('freed');
    }
  });

  it('R-DPP-82: its first hex heeds no zone of control of Hungry Jack, but it may be seized again', () => {
    const t = dawn({ a: sartar('3-3-5', '1008') });
    t.play('sartar', step(t, 'a', '1009'), 4);
    t.play('sartar', step(t, 'a', '1110'), 5);
    expect(t.at('a')).toBe('1110');
    t.play('sartar', step(t, 'a', '1111'), 1);
    expect(t.at('a')).toBe('dead');
  });

  it('DP-16.10.2-k: the Hound that Ethilrist rides faces a roll of its own', () => {
    const t = dawn({
      rider: { type: 'sir-ethilrist', owner: 'sartar', hex: '1008' },
      hound: { type: 'hell-hound', owner: 'sartar', hex: '1008' },
    });
    const events = t.play('sartar', step(t, 'rider', '1009'), 4, 3);
    expect(eventsOf(events, 'devouring-rolled')).toMatchObject([
      { unit: t.id('rider'), die: 4, success: false },
      { unit: t.id('hound'), die: 3, success: true },
    ]);
    expect([t.at('rider'), t.at('hound')]).toEqual(['1009', 'dead']);
    t.walk('sartar', 'rider', '1008');
    expect(t.at('rider')).toBe('1008');
  });

  it('R-DPP-82: another zone of control holds it, and its points are what is left of them', () => {
    const held = dawn({ a: sartar('3-3-5', '1008'), guard: lunar('3-3-3', '1110') });
    held.play('sartar', step(held, 'a', '1009'), 6);
    expect(held.refusal('sartar', step(held, 'a', '1008'))).toBe('DP-6.5.1-a');
    const tired = dawn({ a: sartar('3-3-2', '1007') });
    tired.walk('sartar', 'a', '1008');
    tired.play('sartar', step(tired, 'a', '1009'), 6);
    expect(tired.refusal('sartar', step(tired, 'a', '1008'))).toBe('DP-6-b');
  });

  const gunda = (hex: string): Piece => ({ type: 'gunda', owner: 'sartar', hex });

  it('DP-16.10.2-h: a hero who escapes on the spot kills it', () => {
    const t = dusk({ jack: JACK, gunda: gunda('1008'), b: sartar('3-3-3', '2020') });
    const events = t.play('lunar', { type: 'call', by: t.id('jack'), hex: t.hex('1008'), depth: 0 }, 2, 4);
    expect(eventsOf(events, 'escape-rolled')).toMatchObject([
      { die: 4, needs: 4, success: true, clause: 'DP-16.10.2-h' },
    ]);
    expect([t.at('gunda'), t.at('jack')]).toEqual(['1009', 'dead']);
    expect(t.decision()?.kind).toBe('movement');
  });

  it('DP-16.10.2-h: one who fails is gone for good', () => {
    const t = dusk({ jack: JACK, gunda: gunda('1008'), b: sartar('3-3-3', '2020') });
    t.play('lunar', { type: 'call', by: t.id('jack'), hex: t.hex('1008'), depth: 0 }, 2, 3);
    expect([t.at('gunda'), t.at('jack')]).toEqual(['dead', '1010']);
    expect(t.state.escapes).toEqual([]);
  });

  it('DP-16.10.2-h R-DPP-127: with Hungry Jack all other calls end', () => {
    const t = dusk({
      jack: JACK,
      mage: lunar('3-5-3-5', '1010'),
      gunda: gunda('1008'),
      a: sartar('3-3-5', '0402'),
    });
    t.play('lunar', { type: 'call', by: t.id('jack'), hex: t.hex('1008'), depth: 0 });
    t.play('lunar', { type: 'call', by: t.id('mage'), hex: t.hex('0402'), depth: 0 });
    t.play('sartar', { type: 'approach', unit: t.id('gunda'), to: t.hex('1009') }, 1, 6);
    expect(t.at('jack')).toBe('dead');
    expect(t.decision()).toMatchObject({ kind: 'movement', seats: ['sartar'] });
    expect(t.refusal('sartar', { type: 'step', unit: t.id('a'), to: t.hex('0401') })).toBe(null);
  });

  it('DP-16.10.2-i: a superhero who comes of his own will is exposed, and needs a 3', () => {
    const harrek = { type: 'harrek', owner: 'sartar', hex: '1008' };
    const t = dawn({ harrek });
    const events = t.play('sartar', step(t, 'harrek', '1009'), 1, 3);
    expect(eventsOf(events, 'escape-rolled')).toMatchObject([{ needs: 3, clause: 'DP-16.10.2-i' }]);
    expect([t.at('harrek'), t.at('jack')]).toEqual(['1009', 'dead']);
    const lost = dawn({ harrek });
    lost.play('sartar', step(lost, 'harrek', '1009'), 1, 2);
    expect([lost.at('harrek'), lost.at('jack')]).toEqual(['dead', '1010']);
  });

  it('DP-16.10.2-j: dragons face no roll', () => {
    const t = dawn({ dragon: dragon('sartar', '1008') });
    t.play('sartar', step(t, 'dragon', '1009'));
    expect(t.at('dragon')).toBe('1009');
  });

  it('DP-16.10.2-k: a unit that walks up to it faces the roll, one that stood there does not', () => {
    const t = dawn({ a: sartar('4-3-5', '1008'), beside: sartar('3-3-3', '1011') });
    expect(t.play('sartar', step(t, 'a', '1009'), 4)).not.toEqual([]);
    expect(t.at('beside')).toBe('1011');
    expect(t.refusal('sartar', { type: 'end' })).toBe(null);
    const own = dawn({ own: lunar('3-3-3', '1008'), a: sartar('3-3-3', '0101') }, { active: 'lunar' });
    own.play('lunar', step(own, 'own', '1009'));
    expect(own.at('own')).toBe('1009');
    const shaken = dawn({ jack: jack('lunar', '1010', { down: true }), a: sartar('4-3-5', '1008') });
    shaken.play('sartar', step(shaken, 'a', '1009'));
    expect(shaken.at('a')).toBe('1009');
  });

  it('DP-16.10.2-k: a retreat or an advance causes none', () => {
    const t = table({
      phase: 'battles',
      options: { screening: false },
      pieces: {
        jack: jack('sartar', '0912'),
        guard: sartar('3-3-3', '1212'),
        a: lunar('20-3-3', '0909'),
        d: sartar('3-3-3', '0910'),
      },
    });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    if (t.decision()?.kind === 'declare') t.play('lunar', { type: 'fight' });
    while (t.decision()?.kind !== 'casualties') {
      const [seat = ''] = t.decision()?.seats ?? [];
      t.play(seat, { type: 'done' }, ...(t.odds(seat, { type: 'done' }).length > 0 ? [6] : []));
    }
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('0910') });
    expect(t.at('a')).toBe('0910');
  });

  it('shows the chances before the step, and ends the way there', () => {
    const t = dawn({ a: sartar('4-3-5', '1008'), gunda: gunda('0808') });
    const odds = (name: 'a' | 'gunda', to: string) =>
      t.odds('sartar', { type: 'step', unit: t.id(name), to: t.hex(to) })[0]?.results;
    expect(odds('a', '1009')).toEqual([
      { result: 'spared', chance: [3, 6] },
      { result: 'devoured', chance: [3, 6] },
    ]);
    t.walk('sartar', 'gunda', '0908', '0909');
    // 1/2, then escapes on 4, 5 and 6.
    expect(odds('gunda', '0910')).toEqual([
      { result: 'spared', chance: [3, 6] },
      { result: 'jack-slain', chance: [9, 36] },
      { result: 'devoured', chance: [9, 36] },
    ]);
    expect(dragonPass.travel.ways(t.state, 'sartar', t.id('a'))).toBe(null);
  });
});
