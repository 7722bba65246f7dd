import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../core/vocabulary.ts';
import { cfOf, mgfOf, rangeFactorOf } from '../../moon/figures.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const tarsh = (code: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'tarsh',
  hex: '1010',
  ...more,
});
const transformer: Piece = { type: 'alchemical-transformer', owner: 'tarsh', hex: '1010' };

function stacked(more: Partial<Piece> = {}, enemy = '0101') {
  return table({
    seats: ['tarsh', 'lunar'],
    phase: 'exotics',
    pieces: {
      transformer: { ...transformer, ...more },
      warlocks: tarsh('5-6-5-6'),
      spirit: tarsh('X-6-X-6', { of: 'warlocks', hex: 'box' }),
      cannon: tarsh('8-7-3-3', { physical: true }),
      shot: tarsh('7-X-X-3', { of: 'cannon', hex: 'box' }),
      hydra: tarsh('6-[-3]-5-2'),
      away: tarsh('5-6-5-6', { hex: '1212' }),
      assassin: { type: 'exiles-assassin', owner: 'tarsh', hex: 'off' },
      familiar: tarsh('X-6-X-6', { of: 'away', hex: 'box' }),
      enemy: { code: '3-3-3', owner: 'lunar', hex: enemy },
    },
  });
}

type Table = ReturnType<typeof stacked>;
type Name = Parameters<Table['id']>[0];
const mgf = (t: Table, name: Name) => (mgfOf(t.board(), t.id(name)) ?? 0) / WHOLE;
const cf = (t: Table, name: Name) => (cfOf(t.board(), t.id(name)) ?? 0) / WHOLE;
const rf = (t: Table, name: Name) => rangeFactorOf(t.board(), t.id(name));

describe('the Alchemical Transformer', () => {
  it('DP-16.7.2-a: it doubles the MgF or the RF of one unit in its stack, never both', () => {
    const t = stacked();
    t.play('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'magic' });
    expect([mgf(t, 'warlocks'), rf(t, 'warlocks'), cf(t, 'warlocks')]).toEqual([12, 6, 5]);
    // Set once in a phase: both at a time are refused.
    expect(t.refusal('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'range' })).toBe(
      'DP-16.7.2-a',
    );
    const other = stacked();
    const events = other.play('tarsh', { type: 'transform', unit: other.id('warlocks'), factor: 'range' });
    expect(eventsOf(events, 'transformed')).toMatchObject([
      { unit: other.id('warlocks'), audience: ['tarsh'] },
    ]);
    expect([mgf(other, 'warlocks'), rf(other, 'warlocks')]).toEqual([6, 12]);
    expect(other.refusal('tarsh', { type: 'transform', unit: other.id('away'), factor: 'magic' })).toBe(
      'DP-16.7.2-a',
    );
  });

  it('DP-16.7.2-a R-DPP-77: one choice for the exotics phase, another for combat, a last one for the enemy’s turn', () => {
    const t = stacked();
    t.play('tarsh', { type: 'transform', unit: t.id('cannon'), factor: 'range' });
    t.play('tarsh', { type: 'end' });
    expect(t.state.phase).toBe('commit');
    expect([rf(t, 'cannon'), rf(t, 'warlocks')]).toEqual([6, 6]);
    t.play('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'range' });
    expect([rf(t, 'cannon'), rf(t, 'warlocks')]).toEqual([3, 12]);
    // Nobody stands within 12 hexes, so this was all to do in the commitment.
    expect(t.state.phase).toBe('support');
    t.play('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'magic' });
    expect([rf(t, 'warlocks'), mgf(t, 'warlocks')]).toEqual([6, 12]);
  });

  it('DP-16.7.2-b: doubling a spirit magician’s MgF doubles its spirit’s', () => {
    const t = stacked();
    t.play('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'magic' });
    expect(mgf(t, 'spirit')).toBe(12);
    expect(mgf(t, 'cannon')).toBe(7);
  });

  it('DP-16.7.2-c: doubling a physical magician’s MgF doubles the CF of its agent', () => {
    const t = stacked();
    t.play('tarsh', { type: 'transform', unit: t.id('cannon'), factor: 'magic' });
    expect([mgf(t, 'cannon'), cf(t, 'cannon'), cf(t, 'shot')]).toEqual([14, 8, 14]);
    expect(mgf(t, 'spirit')).toBe(6);
  });

  it('DP-16.7.2-d: chaos with a doubled MgF takes twice as many', () => {
    const t = stacked();
    t.play('tarsh', { type: 'transform', unit: t.id('hydra'), factor: 'magic' });
    expect(mgf(t, 'hydra')).toBe(-6);
  });

  it('DP-16.7.2-c, DP-16.7.2-d: also an agent that follows the moon, and the Hydra with the strength it was given', () => {
    const t = table({
      seats: ['lunar', 'sartar'],
      phase: 'exotics',
      moon: 3,
      pieces: {
        transformer: { ...transformer, owner: 'lunar' },
        craters: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        agent: { type: 'crater-makers-agent', owner: 'lunar', hex: 'box' },
        hydra: { type: 'hydra', owner: 'lunar', hex: '1010' },
        enemy: { code: '3-3-3', owner: 'sartar', hex: '0101' },
      },
      state: (state) => {
        state.hydra = { strength: 3, fed: 3 };
      },
    });
    const { hydra, craters, agent } = {
      hydra: t.id('hydra'),
      craters: t.id('craters'),
      agent: t.id('agent'),
    };
    expect(t.refusal('lunar', { type: 'transform', unit: hydra, factor: 'range' })).toBe('DP-16.7.2-e');
    expect([mgfOf(t.board(), hydra), cfOf(t.board(), agent)]).toEqual([-3 * WHOLE, 7 * WHOLE]);
    t.state.doubling = { unit: hydra, factor: 'magic' };
    expect(mgfOf(t.board(), hydra)).toBe(-6 * WHOLE);
    t.state.doubling = null;
    t.play('lunar', { type: 'transform', unit: craters, factor: 'magic' });
    expect([mgfOf(t.board(), craters), cfOf(t.board(), agent)]).toEqual([14 * WHOLE, 14 * WHOLE]);
    expect(t.refusal('lunar', { type: 'transform', unit: hydra, factor: 'magic' })).toBe('DP-16.7.2-a');
  });

  it('DP-16.7.2-e: the range of chaos is not doubled', () => {
    const t = stacked();
    expect(t.refusal('tarsh', { type: 'transform', unit: t.id('hydra'), factor: 'range' })).toBe(
      'DP-16.7.2-e',
    );
  });

  it('DP-16.7.2-f: disrupted it doubles nothing', () => {
    const t = stacked({ down: true });
    expect(t.refusal('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'magic' })).toBe(
      'DP-16.7.2-f',
    );
    expect(t.offers('tarsh', { type: 'transform' })).toBe(false);
    const works = stacked();
    works.play('tarsh', { type: 'transform', unit: works.id('warlocks'), factor: 'magic' });
    works.change('transformer').down = true;
    expect(mgf(works, 'warlocks')).toBe(6);
    works.change('transformer').down = false;
    works.change('transformer').hex = works.hex('1111');
    expect(mgf(works, 'warlocks')).toBe(6);
  });

  it('DP-16.7.2-a: it is set anew after the battles, for the enemy’s turn', () => {
    const t = stacked();
    t.play('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'range' });
    t.state.phase = 'support';
    t.state.acted = [];
    t.play('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'magic' });
    expect([mgf(t, 'warlocks'), rf(t, 'warlocks')]).toEqual([12, 6]);
    t.state.phase = 'movement';
    expect(t.refusal('tarsh', { type: 'transform', unit: t.id('cannon'), factor: 'magic' })).toBe(
      'DP-16.7.2-a',
    );
  });

  it('DP-16.7.2-a R-DP-36: the choice comes before spirits and agents go out, so that none has two factors of it', () => {
    const both = (t: Table) =>
      t.refusal('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'magic' });
    // Ten hexes away, which only the doubled range reaches.
    const t = stacked({}, '1020');
    t.play('tarsh', { type: 'transform', unit: t.id('warlocks'), factor: 'range' });
    t.play('tarsh', { type: 'end' });
    expect(both(t)).toBeNull();
    t.play('tarsh', { type: 'commit', unit: t.id('spirit'), hex: t.hex('1020') });
    expect(both(t)).toBe('DP-16.7.2-a');
    expect(mgf(t, 'spirit')).toBe(6);

    const later = stacked();
    later.state.phase = 'support';
    expect(both(later)).toBeNull();
    later.play('tarsh', { type: 'support', unit: later.id('spirit'), hex: later.hex('1010') });
    expect([later.state.phase, both(later)]).toEqual(['support', 'DP-16.7.2-a']);
  });
});
