import { describe, expect, it } from 'vitest';
import type { Plain } from '../../testing/land.ts';
import { exotics, lunar, row, sartar, type Table } from '../../testing/stormy.ts';
import { type Piece, type Setting, table } from '../../testing/table.ts';

describe('floods', () => {
  const land: Plain = { rivers: [row('05', 1, 20)], headwaters: ['0501'], fords: ['0510'] };
  const strike = (t: Table) => t.play('sartar', { type: 'storm', hex: t.hex('0809') });

  it('DP-12.3-p DP-12.3-s: units in a flooded hex are disrupted, disrupted ones fall; a ford is no help', () => {
    const t = exotics(
      {
        fresh: lunar('4-3-5', '0509'),
        weak: sartar('3-3-3', '0511', { down: true }),
        ford: sartar('3-3-3', '0510'),
      },
      { land },
    );
    strike(t);
    expect([t.unit('fresh').down, t.at('weak'), t.unit('ford').down]).toEqual([true, 'dead', true]);
  });

  it('DP-12.3-v: a zombie falls on its ford, and the zombies beyond it have lost contact', () => {
    const t = exotics(
      {
        d: { type: 'delecti', owner: 'sartar', hex: '0410' },
        z1: { type: 'zombies', number: 0, owner: 'sartar', hex: '0410' },
        z2: { type: 'zombies', number: 1, owner: 'sartar', hex: '0510' },
        z3: { type: 'zombies', number: 2, owner: 'sartar', hex: '0610' },
      },
      { land },
    );
    strike(t);
    expect([t.at('z1'), t.at('z2'), t.at('z3')]).toEqual(['0410', 'dead', '0610']);
    t.play('sartar', { type: 'end' });
    expect([t.at('z1'), t.at('z3')]).toEqual(['0410', 'dead']);
  });

  it('DP-12.3-v: an illusion in a flooded hex dissolves, and can be made again', () => {
    const t = exotics(
      { army: { type: 'illusionary-armies', owner: 'sartar', hex: '0510' }, foot: sartar('3-3-3', '0510') },
      { land },
    );
    strike(t);
    expect([t.at('army'), t.unit('foot').down]).toEqual(['off', true]);
  });

  it('DP-12.3-q: treasures and spirits do not mind', () => {
    const t = exotics(
      {
        foot: lunar('4-3-5', '0509'),
        mage: lunar('2-2-2-3', '1818'),
        ghost: lunar('X-5-X-3', '0509', { of: 'mage' }),
        gold: lunar('X-2-0', '0509', { treasure: true, kind: 'other' }),
      },
      { land },
    );
    strike(t);
    expect([t.unit('foot').down, t.unit('ghost').down, t.unit('gold').down]).toEqual([true, false, false]);
  });

  it('DP-12.3-r: a superhero is safe and spares three, his best friend first', () => {
    const t = exotics(
      {
        harrek: { type: 'harrek', owner: 'sartar', hex: '0509' },
        gunda: { type: 'gunda', owner: 'sartar', hex: '0509' },
        a: sartar('3-3-3', '0509'),
        b: sartar('3-3-3', '0509'),
        c: sartar('3-3-3', '0509'),
      },
      { land },
    );
    strike(t);
    expect(t.decision()).toMatchObject({ kind: 'protect', seats: ['sartar'] });
    t.play('sartar', { type: 'protect', unit: t.id('a') });
    t.play('sartar', { type: 'protect', unit: t.id('c') });
    expect([t.unit('gunda').down, t.unit('a').down, t.unit('b').down, t.unit('c').down]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  /** Sartar moves with the river already in flood. */
  function moving<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
    return exotics(pieces, {
      phase: 'movement',
      land: { rivers: [row('05', 1, 20)], fords: row('05', 1, 20), primary: [] },
      state: (state, hex) => {
        state.flooded = row('05', 1, 20).map(hex);
        state.storm = { kind: 'local', player: 1, turn: 3 };
      },
      ...more,
    });
  }

  it('DP-12.3-t: whoever moves into it is disrupted there, and a second flooded hex is the end', () => {
    const t = moving({ foot: sartar('3-3-3', '0410', { back: '2-2-2' }) });
    t.walk('sartar', 'foot', '0510');
    expect([t.at('foot'), t.unit('foot').down]).toEqual(['0510', true]);
    // 1 of its 2 MP is spent: one more hex of open ground, and that is all.
    t.walk('sartar', 'foot', '0610');
    expect(t.offers('sartar', { type: 'step', unit: t.id('foot') })).toBe(false);
    const again = moving({ foot: sartar('3-3-3', '0410', { back: '2-2-2' }) });
    again.walk('sartar', 'foot', '0510', '0511');
    expect(again.at('foot')).toBe('dead');
  });

  it('DP-12.3-t: beside a superhero nothing happens', () => {
    const t = moving({
      harrek: { type: 'harrek', owner: 'sartar', hex: '0510' },
      foot: sartar('3-3-3', '0410'),
    });
    t.walk('sartar', 'foot', '0510');
    expect(t.unit('foot').down).toBe(false);
  });

  it('DP-12.3-t: disrupted by the flood it must end away from enemies if it can', () => {
    const t = moving({ foot: sartar('3-3-4', '0410', { back: '2-2-3' }), foe: lunar('(3)-3-3', '0610') });
    t.walk('sartar', 'foot', '0510');
    expect(t.unit('foot').down).toBe(true);
    expect(t.refusal('sartar', { type: 'end' })).toBe('DP-6.3-c');
    t.walk('sartar', 'foot', '0409');
    expect(t.refusal('sartar', { type: 'end' })).toBeNull();
  });

  it('DP-12.3-t DP-12.3-u: whoever is carried into it is disrupted too; through the air only where he is set down', () => {
    const cargo = sartar('2-3-0', '0410');
    const march = (carrier: Piece, ...way: string[]) => {
      const t = moving({ carrier, cargo });
      t.play('sartar', { type: 'carry', unit: t.id('carrier'), cargo: t.id('cargo') });
      t.walk('sartar', 'carrier', ...way);
      return t;
    };
    const foot = march(sartar('3-3-3', '0410'), '0510');
    expect([foot.at('cargo'), foot.unit('cargo').down]).toEqual(['0510', true]);
    const eagle = sartar('2-2-10', '0410', { flies: true });
    const past = march(eagle, '0510', '0610');
    past.play('sartar', { type: 'end' });
    expect([past.at('cargo'), past.unit('cargo').down]).toEqual(['0610', false]);
    const dropped = march(eagle, '0510');
    expect(dropped.unit('cargo').down).toBe(false);
    dropped.play('sartar', { type: 'set-down', unit: dropped.id('cargo') });
    dropped.walk('sartar', 'carrier', '0610');
    expect([dropped.at('cargo'), dropped.unit('cargo').down]).toEqual(['0510', true]);
    const stops = march(eagle, '0510');
    stops.play('sartar', { type: 'end' });
    expect([stops.unit('carrier').down, stops.unit('cargo').down]).toEqual([true, true]);
  });

  it('DP-12.3-u: a flying unit crosses it unharmed, but not where it stops', () => {
    const flyer = sartar('2-2-10', '0410', { flies: true });
    const t = moving({ flyer });
    t.walk('sartar', 'flyer', '0510', '0511', '0611');
    t.play('sartar', { type: 'end' });
    expect(t.unit('flyer').down).toBe(false);
    const stops = moving({ flyer });
    stops.walk('sartar', 'flyer', '0510', '0511');
    expect(stops.unit('flyer').down).toBe(false);
    stops.play('sartar', { type: 'end' });
    expect(stops.unit('flyer').down).toBe(true);
    const stays = moving({ flyer: { ...flyer, hex: '0510' } });
    stays.play('sartar', { type: 'end' });
    expect(stays.unit('flyer').down).toBe(false);
  });

  it('DP-12.3-t: a retreat into it disrupts, an advance too', () => {
    const t = table({
      phase: 'battles',
      land: { rivers: [row('09', 1, 20)], fords: row('09', 1, 20) },
      pieces: {
        a: lunar('9-4-5', '0709'),
        b: sartar('3-3-3', '0809'),
        c: sartar('3-3-3', '0809'),
      },
      state: (state, hex) => {
        state.flooded = [...row('09', 1, 20).map(hex), hex('0809')];
      },
    });
    t.play('lunar', { type: 'attack', hex: t.hex('0809'), unit: t.id('a') });
    t.play('lunar', { type: 'fight' });
    t.done();
    t.play('sartar', { type: 'retreat', unit: t.id('b'), to: t.hex('0909') }, 6);
    expect([t.at('b'), t.unit('b').down]).toEqual(['0909', true]);
    t.play('lunar', { type: 'take', unit: t.id('c') });
    t.play('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('0809') });
    expect([t.at('a'), t.unit('a').down]).toEqual(['0809', true]);
  });
});
