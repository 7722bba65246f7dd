import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../core/vocabulary.ts';
import { mgfOf } from '../../moon/figures.ts';
import { effectsIn } from '../../report/powers/effects.ts';
import { stormEnds } from '../../report/powers/storm.ts';
import { dragonPass } from '../../testing/by-index.ts';
import type { Plain } from '../../testing/land.ts';
import { exotics, lunar, row, sartar, spirit, until, walkers } from '../../testing/stormy.ts';
import { eventsOf, table } from '../../testing/table.ts';

describe('raising a storm', () => {
  it('DP-12.3-a: once a game, in a Sartar exotics phase', () => {
    const t = exotics({});
    expect(t.offers('sartar', { type: 'storm' })).toBe(true);
    t.play('sartar', { type: 'storm', hex: t.hex('0505') });
    expect(t.refusal('sartar', { type: 'storm', hex: null })).toBe('DP-12.3-a');
    expect(t.offers('sartar', { type: 'storm' })).toBe(false);
    const other = exotics(
      { shadow: { type: 'lunar-assassin', owner: 'lunar', hex: 'off' } },
      { active: 'lunar' },
    );
    expect(other.refusal('lunar', { type: 'storm', hex: null })).toBe('DP-12.3-a');
    expect(other.offers('lunar', { type: 'storm' })).toBe(false);
    const early = exotics({}, { phase: 'movement' });
    expect(early.refusal('sartar', { type: 'storm', hex: null })).toBe('DP-12.3-a');
    // Their back shows no mark.
    const disrupted = exotics({ walkers: { ...walkers, down: true } });
    expect(disrupted.refusal('sartar', { type: 'storm', hex: null })).toBe('DP-4.5.2-c');
  });

  it('DP-12.3-b: it costs their spirit, and without it there is none; the Stormwalkers stay', () => {
    const t = exotics({});
    const events = t.play('sartar', { type: 'storm', hex: null });
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('spirit'), clause: 'DP-12.3-b' }]);
    expect(t.at('spirit')).toBe('dead');
    expect(t.at('walkers')).toBe('1010');
    const without = exotics({ spirit: { ...spirit, hex: 'dead' } });
    expect(without.refusal('sartar', { type: 'storm', hex: null })).toBe('DP-12.3-b');
    const shaken = exotics({ spirit: { ...spirit, down: true } });
    expect(shaken.refusal('sartar', { type: 'storm', hex: null })).toBeNull();
  });

  it('DP-12.3-c: a storm over one hex, or over the whole board without one', () => {
    const t = exotics({});
    expect(t.matching('sartar', { type: 'storm', hex: null })).toHaveLength(1);
    const events = t.play('sartar', { type: 'storm', hex: null });
    expect(eventsOf(events, 'storm-raised')).toMatchObject([{ hex: null }]);
    expect(t.decision()?.kind).toBe('exotics');
    const local = exotics({});
    const struck = local.play('sartar', { type: 'storm', hex: local.hex('0505') });
    expect(eventsOf(struck, 'storm-raised')).toMatchObject([{ hex: '0505' }]);
  });

  it('DP-12.3-d: any hex within their range, whoever is in it', () => {
    const t = exotics({ walkers: { ...walkers, hex: '1016' }, own: sartar('3-3-3', '0909') });
    expect(t.refusal('sartar', { type: 'storm', hex: t.hex('1004') })).toBeNull();
    expect(t.refusal('sartar', { type: 'storm', hex: t.hex('1003') })).toBe('DP-12.3-d');
    expect(t.refusal('sartar', { type: 'storm', hex: t.hex('0909') })).toBeNull();
  });
});

describe('a storm over one hex', () => {
  it('DP-12.3-e: everybody in the hex falls, friend and foe, herds and spirits too', () => {
    const t = exotics({
      horse: lunar('4-3-5', '0505'),
      mage: lunar('2-2-2-3', '1818'),
      ghost: lunar('X-5-X-3', '0505', { of: 'mage' }),
      herd: lunar('1h-2-2', '0505'),
    });
    t.play('sartar', { type: 'storm', hex: t.hex('0505') });
    expect([t.at('horse'), t.at('ghost'), t.at('herd'), t.at('mage')]).toEqual([
      'dead',
      'dead',
      'dead',
      '1818',
    ]);
    const own = exotics({ foot: sartar('4-3-5', '0505') });
    own.play('sartar', { type: 'storm', hex: own.hex('0505') });
    expect(own.at('foot')).toBe('dead');
  });

  it('DP-12.3-f: a treasure is only disrupted, a disrupted one not even that', () => {
    const t = exotics({
      gold: lunar('X-2-0', '0505', { treasure: true, kind: 'other' }),
      jewel: lunar('X-2-0', '0505', { treasure: true, kind: 'other', down: true }),
    });
    const events = t.play('sartar', { type: 'storm', hex: t.hex('0505') });
    expect([t.at('gold'), t.unit('gold').down, t.at('jewel')]).toEqual(['0505', true, '0505']);
    expect(eventsOf(events, 'disrupted')).toMatchObject([{ unit: t.id('gold'), clause: 'DP-12.3-f' }]);
  });

  it('DP-12.3-g: around it units of other players are disrupted; Sartar’s and neutral ones are not', () => {
    const t = exotics({
      fresh: lunar('4-3-5', '0504'),
      weak: lunar('3-3-3', '0504', { down: true }),
      mage: lunar('2-2-2-3', '1818'),
      ghost: lunar('X-5-X-3', '0504', { of: 'mage' }),
      own: sartar('4-3-5', '0506'),
      beast: { code: '6-2-3', owner: null, hex: '0605' },
      far: lunar('4-3-5', '0503'),
    });
    t.play('sartar', { type: 'storm', hex: t.hex('0505') });
    expect([t.unit('fresh').down, t.unit('ghost').down, t.at('weak')]).toEqual([true, true, 'dead']);
    expect([t.unit('own').down, t.unit('beast').down, t.unit('far').down]).toEqual([false, false, false]);
  });

  it('DP-12.3-h: a superhero is unharmed and saves three, his best friend first; two save six', () => {
    const t = exotics({
      'jar-eel': { type: 'jar-eel', owner: 'lunar', hex: '0505' },
      'beat-pot-aelwrin': { type: 'beat-pot-aelwrin', owner: 'lunar', hex: '0505' },
      a: lunar('3-3-3', '0505'),
      b: lunar('3-3-3', '0505'),
      c: lunar('3-3-3', '0505'),
      d: lunar('3-3-3', '0505'),
    });
    t.play('sartar', { type: 'storm', hex: t.hex('0505') });
    expect(t.decision()).toMatchObject({ kind: 'protect', seats: ['lunar'] });
    expect(t.refusal('lunar', { type: 'protect', unit: t.id('beat-pot-aelwrin') })).toBe('DP-8.4-b');
    t.play('lunar', { type: 'protect', unit: t.id('a') });
    t.play('lunar', { type: 'protect', unit: t.id('c') });
    expect([t.at('jar-eel'), t.at('beat-pot-aelwrin')]).toEqual(['0505', '0505']);
    expect([t.at('a'), t.at('b'), t.at('c'), t.at('d')]).toEqual(['0505', 'dead', '0505', 'dead']);
    const two = exotics({
      one: lunar('(20!!)-oo-6-X', '0505'),
      other: lunar('(20!!)-oo-6-X', '0505'),
      a: lunar('3-3-3', '0505'),
      b: lunar('3-3-3', '0505'),
      c: lunar('3-3-3', '0505'),
      d: lunar('3-3-3', '0505'),
      e: lunar('3-3-3', '0505'),
      f: lunar('3-3-3', '0505'),
    });
    two.play('sartar', { type: 'storm', hex: two.hex('0505') });
    expect([two.at('a'), two.at('f')]).toEqual(['0505', '0505']);
  });

  it('DP-12.3-i: streams within three hexes flood, and all below them', () => {
    // The river runs down column 05 from 0501; the struck hex is 0507: 0504 lies 3 hexes away, 0503 four.
    const land: Plain = { rivers: [row('05', 1, 20)], headwaters: ['0501'] };
    const t = exotics({}, { land });
    const told = effectsIn(dragonPass.view(t.state, 'sartar'), 1, { type: 'storm', hex: '0507' });
    const [, ring, flooded] = told.map(({ hexes }) => hexes);
    expect(flooded).toEqual(row('05', 4, 20).map(t.hex));
    // Odd columns lie half a hex higher.
    const around = ['0406', '0407', '0506', '0508', '0606', '0607'].map(t.hex);
    expect([...(ring ?? [])].sort((a, b) => a - b)).toEqual(around.sort((a, b) => a - b));
    const events = t.play('sartar', { type: 'storm', hex: t.hex('0507') });
    expect(eventsOf(events, 'flooded')).toMatchObject([{ hexes: row('05', 4, 20) }]);
  });

  it('DP-12.3-j: beyond a confluence the main stream floods below it, not above', () => {
    const land: Plain = {
      rivers: [row('05', 1, 20), ['0813', '0713', '0612', '0512']],
      headwaters: ['0501', '0813'],
    };
    const t = exotics({ walkers: { ...walkers, hex: '1515' } }, { land });
    // 0813 is 3 hexes from 1114, everything else is farther.
    expect(t.refusal('sartar', { type: 'storm', hex: t.hex('1114') })).toBeNull();
    const events = t.play('sartar', { type: 'storm', hex: t.hex('1114') });
    const [flood] = eventsOf(events, 'flooded');
    expect(flood?.hexes.toSorted()).toEqual([...row('05', 12, 20), '0612', '0713', '0813'].toSorted());
  });

  it('DP-12.3-j: a river that ends in a marsh floods the one that comes out of it', () => {
    const t = table({
      active: 'sartar',
      phase: 'exotics',
      land: 'dragon-pass',
      pieces: {
        walkers: { ...walkers, hex: '2720' },
        spirit,
        assassin: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
        enemy: lunar('3-3-3', '0101'),
      },
    });
    const events = t.play('sartar', { type: 'storm', hex: t.hex('2720') });
    const [flood] = eventsOf(events, 'flooded');
    for (const hex of ['2524', '2229', '1834']) expect(flood?.hexes).toContain(hex);
    expect(flood?.hexes).not.toContain('0418');
  });

  it('DP-12.3-k DP-12.3-l: the flood falls in the next Sartar exotics phase; the weather stays clear', () => {
    const land: Plain = { rivers: [row('05', 1, 20)], headwaters: ['0501'] };
    const t = exotics({}, { land, turn: 3 });
    t.play('sartar', { type: 'storm', hex: t.hex('0507') });
    expect(t.state.rain).toBe(false);
    until(t, 'sartar', 'movement', 4);
    expect(t.state.flooded).toHaveLength(17);
    t.play('sartar', { type: 'end' });
    expect(t.state).toMatchObject({ phase: 'exotics', turn: 4, flooded: [], storm: null });
  });
});

describe('a storm over the whole board', () => {
  const land: Plain = { rivers: [row('05', 1, 20), row('15', 3, 6)], headwaters: ['0501'], fords: ['0510'] };

  it('DP-12.3-m DP-12.3-n DP-12.3-w DP-6.6-a: rain for two days, then floods everywhere for one', () => {
    const t = exotics(
      { wet: sartar('4-3-5', '0510'), soaked: lunar('3-3-3', '1504', { down: true }) },
      { land, turn: 4 },
    );
    expect(t.state.rain).toBe(false);
    expect(stormEnds(dragonPass.view(t.state, 'sartar'))).toEqual({ rain: 6, flood: 7 });
    const events = t.play('sartar', { type: 'storm', hex: null });
    expect(eventsOf(events, 'weather-changed')).toMatchObject([{ weather: 'rain' }]);
    expect(t.state).toMatchObject({ rain: true, flooded: [] });
    until(t, 'lunar', 'movement', 5);
    expect(t.state.rain).toBe(true);
    until(t, 'sartar', 'movement', 6);
    expect(t.state).toMatchObject({ rain: true, flooded: [] });
    // The switch comes before anything Sartar does in the phase; lunar's disrupted unit has recovered by then.
    t.change('soaked').down = true;
    const turned = t.play('sartar', { type: 'end' });
    expect(t.state).toMatchObject({ phase: 'exotics', turn: 6, rain: false });
    expect(eventsOf(turned, 'weather-changed')).toMatchObject([{ weather: 'clear' }]);
    expect(eventsOf(turned, 'flooded')[0]?.hexes).toHaveLength(24);
    expect(t.unit('wet').down).toBe(true);
    expect(t.at('soaked')).toBe('dead');
    until(t, 'sartar', 'movement', 7);
    expect(t.state.flooded).toHaveLength(24);
    const dry = t.play('sartar', { type: 'end' });
    expect(t.state).toMatchObject({ phase: 'exotics', turn: 7, flooded: [], storm: null });
    expect(eventsOf(dry, 'drained')).toHaveLength(1);
  });

  it('DP-12.3-m: in the rain of the next game-turn a forest costs 3 MP', () => {
    const t = exotics({ foot: sartar('3-3-3', '0303') }, { land: { ground: { forest: ['0304'] } }, turn: 4 });
    t.play('sartar', { type: 'storm', hex: null });
    until(t, 'sartar', 'movement', 5);
    const events = t.walk('sartar', 'foot', '0304');
    expect(eventsOf(events, 'moved')).toMatchObject([{ cost: 3 }]);
  });

  it('DP-12.3-o: for three days the Glowline is without effect, the Glowspot is not', () => {
    const t = exotics(
      {
        college: lunar('2-moon-3-3', '0707'),
        near: lunar('2-moon-3-3', '1207'),
        bat: { type: 'crimson-bat', owner: 'lunar', hex: '1209' },
      },
      {
        land: { territory: { 'lunar-dark': ['0707', '1207'] } },
        turn: 4,
        moon: 0,
        moonTable: [0, 2, 4, 7, 4, 3, 0],
        options: { screening: false },
      },
    );
    const magic = (name: 'college' | 'near') => (mgfOf(t.board(), t.id(name)) ?? 0) / WHOLE;
    expect([magic('college'), magic('near')]).toEqual([7, 7]);
    t.play('sartar', { type: 'storm', hex: null });
    expect([magic('college'), magic('near')]).toEqual([0, 7]);
    t.state.storm = null;
    expect(magic('college')).toBe(7);
  });
});
