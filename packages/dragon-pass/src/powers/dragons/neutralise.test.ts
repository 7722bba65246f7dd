import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../core/vocabulary.ts';
import { viewFor } from '../../game/view.ts';
import { mgfOf } from '../../moon/figures.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { lunar, sartar, type Table } from '../../testing/skirmish.ts';
import { haunt, sorcery } from '../../testing/sorcery.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';
import { exotics, green, red } from './dragons.fixture.ts';

const MT = [0, 2, 4, 7, 4, 3, 0];
const BLACK = 0;
const COLUMN = Array.from({ length: 20 }, (_, i) => `20${String(i + 1).padStart(2, '0')}`);
const GLOWLINE = { territory: { 'lunar-dark': COLUMN } };

/** Lunar Minor Classes one and two hexes from a dragon in 2010, on Black day inside the Glowline. */
function field(
  more: Partial<Setting<'dragon' | 'lid' | 'near' | 'far'>> = {},
  dragon = red('sartar', '2010'),
) {
  const t = table({
    moon: BLACK,
    moonTable: MT,
    land: GLOWLINE,
    options: { screening: false },
    pieces: {
      lid: sartar('3-3-3', '2010', { faction: 'misc' }),
      dragon,
      near: lunar('2-moon-5-6', '2011'),
      far: lunar('2-moon-5-6', '2012'),
    },
    ...more,
  });
  const magic = (name: 'near' | 'far') => (mgfOf(t.board(), t.id(name)) ?? -1) / WHOLE;
  return { t, dragon: t.id('dragon'), magic };
}

describe('16.6.6 dragons and the glow', () => {
  it('DP-16.6.6-a: once announced there is no glow in its hex and the six around it', () => {
    const { t, dragon, magic } = field();
    expect([magic('near'), magic('far')]).toEqual([7, 7]);
    // It is Lunar's turn: the announcement may come at any time.
    const action = { type: 'neutralise', unit: dragon } as const;
    expect(t.reactions('sartar')).toContainEqual(action);
    // At the edge of the map: its hex and four around it.
    expect(dragonPass.scope(t.state, 'sartar', action)).toHaveLength(5);
    const events = t.play('sartar', action);
    expect(eventsOf(events, 'neutralised')).toMatchObject([{ unit: dragon, hex: '2010' }]);
    expect([magic('near'), magic('far')]).toEqual([0, 7]);
  });

  it('DP-16.6.6-a R-DPP-16: the Glowspot goes out as well', () => {
    const t = table({
      moon: BLACK,
      moonTable: MT,
      options: { screening: false },
      pieces: {
        dragon: red('sartar', '1010'),
        'crimson-bat': lunar('(4)-[-1]*-10-0', '1012', { back: '(2)-0-5' }),
        near: lunar('2-moon-5-6', '1011'),
      },
    });
    expect(mgfOf(t.board(), t.id('near'))).toBe(7 * WHOLE);
    t.play('sartar', { type: 'neutralise', unit: t.id('dragon') });
    expect(mgfOf(t.board(), t.id('near'))).toBe(0);
  });

  it('DP-16.6.6-a: only its owner announces it, and only while it is on the map', () => {
    const { t, dragon } = field();
    expect(t.refusal('lunar', { type: 'neutralise', unit: dragon })).toBe('DP-16.6.6-a');
    expect(t.refusal('sartar', { type: 'neutralise', unit: t.id('lid') })).toBe('DP-16.6.6-a');
    t.change('dragon').hex = -3;
    expect(t.refusal('sartar', { type: 'neutralise', unit: dragon })).toBe('DP-16.6.6-a');
  });

  it('DP-16.6.6-b: a dragon that says nothing leaves the glow, and what is announced can be withdrawn', () => {
    const own = field({}, red('lunar', '2010'));
    expect(own.magic('near')).toBe(7);
    const { t, dragon, magic } = field();
    t.play('sartar', { type: 'neutralise', unit: dragon });
    expect(t.refusal('sartar', { type: 'neutralise', unit: dragon })).toBe('DP-16.6.6-b');
    expect(t.refusal('lunar', { type: 'relight', unit: dragon })).toBe('DP-16.6.6-b');
    t.play('sartar', { type: 'relight', unit: dragon });
    expect(magic('near')).toBe(7);
    expect(t.refusal('sartar', { type: 'relight', unit: dragon })).toBe('DP-16.6.6-b');
    expect(t.state.neutralising).toBeUndefined();
  });

  it('DP-16.6.6-b: it ends with the dragon', () => {
    const t = exotics({ dragon: red('sartar', '0910'), a: lunar('3-3-3', '0909') }, { moon: BLACK });
    t.play('sartar', { type: 'neutralise', unit: t.id('dragon') });
    expect(t.state.neutralising).toEqual([t.id('dragon')]);
    t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    expect(t.state.neutralising).toBeUndefined();
  });

  it('DP-16.6.6-c: under screening its place has to be revealed first, and stays so until it is hidden', () => {
    const { t, dragon, magic } = field({ options: { screening: true }, active: 'sartar' });
    expect(t.refusal('sartar', { type: 'neutralise', unit: dragon })).toBe('DP-16.6.6-c');
    const events = t.play('sartar', { type: 'disclose', unit: dragon });
    expect(eventsOf(events, 'disclosed')).toMatchObject([
      { clause: 'DP-16.6.6-c', hex: '2010', reveals: true },
    ]);
    t.play('sartar', { type: 'neutralise', unit: dragon });
    expect(magic('near')).toBe(0);
    expect(viewFor(t.state, 'lunar').neutralising).toEqual([dragon]);
    const hidden = t.play('sartar', { type: 'conceal', unit: dragon });
    expect(eventsOf(hidden, 'concealed')).toMatchObject([{ clause: 'DP-16.6.6-c' }]);
    expect(magic('near')).toBe(7);
    expect(viewFor(t.state, 'lunar').units.some(({ id }) => id === dragon)).toBe(false);
  });

  it('DP-16.6.6-c: on top of its stack it is in sight, and stays so', () => {
    const t = table({
      moon: BLACK,
      active: 'sartar',
      options: { screening: true },
      pieces: { dragon: red('sartar', '1010'), low: sartar('3-3-3', '1010'), a: lunar('3-3-3', '1818') },
    });
    t.play('sartar', { type: 'neutralise', unit: t.id('dragon') });
    expect(t.state.disclosed).toEqual([t.id('dragon')]);
    expect(t.refusal('sartar', { type: 'conceal', unit: t.id('dragon') })).toBe('DP-16.6.6-c');
  });
});

/** A spirit that follows the moon attacks a Sartar stack in 2010, inside the Glowline. */
function spell(extra: Record<string, Piece>, screening: boolean): Table<string> {
  const t = sorcery<string>(
    {
      mage: lunar('2-moon-5-6', '1020'),
      s: lunar('X-moon-X-6', '2010', { of: 'mage' }),
      d: sartar('3-30-3', '2010'),
      ...extra,
    },
    ['s'],
    { moon: 5, moonTable: MT, land: GLOWLINE, options: { screening } },
  );
  t.state.contacts = [];
  return t;
}

describe('the question before a battle', () => {
  it('DP-16.6.6-a R-DP-54: is asked where an enemy glows next to a dragon', () => {
    const near = spell({ dragon: red('sartar', '2011') }, false);
    haunt(near, '2010');
    expect(near.decision()).toMatchObject({ kind: 'neutralise', seats: ['sartar'], clause: 'DP-16.6.6-a' });
    const events = near.play('sartar', { type: 'neutralise', unit: near.id('dragon') }, 1);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 3 }]);
    const calm = spell({ dragon: red('sartar', '2011') }, false);
    haunt(calm, '2010');
    expect(eventsOf(calm.done(1), 'struck')).toMatchObject([{ total: 7 }]);
  });

  it('R-DP-54: neither where it is far off, nor its own side that glows, nor without a glow', () => {
    for (const dragon of [red('sartar', '2012'), red('lunar', '2011'), red('sartar', '0505')]) {
      const t = spell({ dragon }, false);
      expect(eventsOf(haunt(t, '2010', 1), 'struck')).toMatchObject([{ total: 7 }]);
    }
  });

  it('R-DP-54: a hidden dragon’s owner is asked wherever it is, if it could be near', () => {
    const stack = (name: string, hex: string): Record<string, Piece> => ({
      [`lid ${name}`]: sartar('3-3-3', hex, { faction: 'misc' }),
      [name]: sartar('3-3-3', hex, { faction: 'misc' }),
    });
    for (const [hex, decoy] of [
      ['2011', '0505'],
      ['0505', '2011'],
    ] as const) {
      const t = spell({ ...stack('x', decoy), ...stack('y', hex), dragon: red('sartar', hex) }, true);
      haunt(t, '2010');
      expect(t.decision()).toMatchObject({ kind: 'neutralise', seats: ['sartar'] });
      expect(t.refusal('sartar', { type: 'neutralise', unit: t.id('dragon') })).toBe('DP-16.6.6-c');
      t.play('sartar', { type: 'disclose', unit: t.id('dragon') });
      const events = t.play('sartar', { type: 'neutralise', unit: t.id('dragon') }, 1);
      expect(eventsOf(events, 'struck')).toMatchObject([{ total: hex === '2011' ? 3 : 7 }]);
    }
  });

  it('R-DP-55: need not come again in this turn', () => {
    const t = spell({ dragon: red('sartar', '2011') }, false);
    haunt(t, '2010');
    t.play('sartar', { type: 'hush' }, 1);
    expect(t.state.hushed).toEqual([{ player: 1, about: 'glow' }]);
  });

  it('DP-16.6.6-a: of several dragons any may be named', () => {
    const t = spell({ dragon: red('sartar', '2011'), other: green('sartar', '2009') }, false);
    haunt(t, '2010');
    expect(t.matching('sartar', { type: 'neutralise' })).toHaveLength(2);
  });
});
