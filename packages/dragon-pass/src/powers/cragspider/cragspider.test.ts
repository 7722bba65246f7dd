import { eventsFor } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { haunt, sorcery } from '../../testing/sorcery.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';

const HOME = '1010';
const cragspider = (hex = HOME, more: Partial<Piece> = {}): Piece => ({
  type: 'cragspider',
  owner: 'sartar',
  hex,
  ...more,
});
const spirit = (hex = 'box'): Piece => ({ type: 'cragspider-spirit', owner: 'sartar', hex });
const blackDragon = (hex: string): Piece => ({ type: 'black-dragon', owner: 'sartar', hex });
const red = (owner: string, hex: string): Piece => ({ type: 'dragons', owner, hex });

/** Sartar's exotics phase; the assassin keeps it open. */
function exotics<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
  const own = {
    assassin: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
    enemy: lunar('3-3-3', '2020'),
  };
  return table<N | keyof typeof own>({
    active: 'sartar',
    phase: 'exotics',
    turn: 6,
    scenario: 'pass-8',
    ...more,
    pieces: { ...pieces, ...own },
  });
}

const pillar = (t: { hex: (name: string) => number }, hex: string, side: 'east' | 'west' = 'east') =>
  ({ type: 'pillar', hex: t.hex(hex), side }) as const;

describe('16.2 Cragspider', () => {
  it('DP-16.2-a: her spirit goes 7 hexes, and no farther', () => {
    const t = table({
      active: 'sartar',
      phase: 'commit',
      pieces: {
        cragspider: cragspider(),
        spirit: spirit(),
        near: lunar('3-3-3', '1003'),
        far: lunar('3-3-3', '1002'),
      },
    });
    const commit = (hex: string) =>
      t.refusal('sartar', { type: 'commit', unit: t.id('spirit'), hex: t.hex(hex) });
    expect([commit('1003'), commit('1002')]).toEqual([null, 'DP-7.3.3-a']);
  });

  it('DP-16.2-a: as a hero she is saved by a 4', () => {
    const t = table({
      active: 'sartar',
      phase: 'support',
      pieces: { cragspider: cragspider('dead'), home: sartar('3-3-3', '1010'), a: lunar('3-3-3', '2020') },
      state: (state, hex) => {
        state.escapes = [{ unit: 0, hex: hex('1011') }];
        state.killed = [0];
      },
    });
    const events = t.play('sartar', { type: 'end' }, 4);
    expect(eventsOf(events, 'escape-rolled')).toMatchObject([{ die: 4, needs: 4, success: true }]);
    expect(t.at('cragspider')).toBe('1010');
  });

  it('DP-16.2-b: the Pillar is hers once a game, in her player’s exotics phase, with her mark up', () => {
    const t = exotics({ cragspider: cragspider(), spirit: spirit() });
    expect(t.offers('sartar', { type: 'pillar' })).toBe(true);
    t.play('sartar', pillar(t, '1005'));
    expect(t.state.used).toEqual(['pillar']);
    expect(t.refusal('sartar', pillar(t, '1005'))).toBe('DP-16.2-b');
    const theirs = exotics({ cragspider: cragspider(), spirit: spirit() }, { active: 'lunar' });
    expect(theirs.matching('lunar', { type: 'pillar' })).toEqual([]);
    const shaken = exotics({ cragspider: cragspider(HOME, { down: true }), spirit: spirit() });
    expect(shaken.refusal('sartar', pillar(shaken, '1005'))).toBe('DP-4.5.2-c');
    const movement = exotics({ cragspider: cragspider(), spirit: spirit() }, { phase: 'movement' });
    expect(movement.refusal('sartar', pillar(movement, '1005'))).toBe('DP-16.2-b');
  });

  it('DP-16.2-c: three hexes next to one another, all within her range of 7', () => {
    const t = exotics({ cragspider: cragspider(), spirit: spirit() });
    // 1003 is 7 hexes from 1010, 1004 six, 1104 seven; 1002 is eight away.
    expect(t.refusal('sartar', pillar(t, '1003', 'east'))).toBe(null);
    expect(t.refusal('sartar', pillar(t, '1002', 'east'))).toBe('DP-16.2-c');
    expect(t.refusal('sartar', pillar(t, '1002', 'west'))).toBe('DP-16.2-c');
    // Any hex of them may be too far: 0303 and 0304 are seven away, 0203 eight.
    const of = (hex: string, side: 'east' | 'west') => t.refusal('sartar', pillar(t, hex, side));
    expect([of('0308', 'east'), of('0308', 'west')]).toEqual([null, 'DP-16.2-c']);
    // Her own hex may burn as well.
    expect(t.refusal('sartar', pillar(t, HOME))).toBe(null);
    // A line of three hexes has no name.
    expect(t.refusal('sartar', { type: 'pillar', hex: t.hex('1005'), side: 'south' })).toBe('DP-2-i');
    expect(t.matching('sartar', { type: 'pillar', hex: t.hex('1003') })).toHaveLength(2);
  });

  it('DP-16.2-c: the hexes are shown before it is raised', () => {
    const t = exotics({ cragspider: cragspider(), spirit: spirit() });
    expect(dragonPass.scope(t.state, 'sartar', pillar(t, '1005', 'east'))).toEqual(['1005', '1006', '1106']);
    expect(dragonPass.scope(t.state, 'sartar', pillar(t, '1005', 'west'))).toEqual(['1005', '1006', '0906']);
    expect(dragonPass.scope(t.state, 'sartar', pillar(t, '0905', 'east'))).toEqual(['0905', '0906', '1005']);
  });

  it('DP-16.2-d: all units of all sides in it fall, herds, treasures and spirits too', () => {
    const t = exotics({
      cragspider: cragspider(),
      spirit: spirit(),
      a: lunar('3-3-3', '1005'),
      b: lunar('9-9-9', '1005'),
      herd: { code: '1h-2-+2', owner: 'lunar', hex: '1006' },
      wild: { code: '1h-2-+2', owner: null, hex: '1106' },
      keeper: lunar('3-3-3', '1006'),
      gold: lunar('X-2-0', '1006', { treasure: true, kind: 'other' }),
      mage: lunar('5-5-5-5', '1818'),
      ghost: lunar('X-5-X-5', '1006', { of: 'mage' }),
      beside: lunar('3-3-3', '1004'),
    });
    const events = t.play('sartar', pillar(t, '1005'));
    expect(eventsOf(events, 'fire-raised')).toMatchObject([{ hexes: ['1005', '1006', '1106'] }]);
    const names = ['a', 'b', 'herd', 'wild', 'keeper', 'gold', 'ghost', 'beside', 'mage'] as const;
    expect(names.map((name) => t.at(name))).toEqual([...Array(7).fill('dead'), '1004', '1818']);
    expect(eventsOf(events, 'stampeded')).toEqual([]);
    expect(eventsOf(events, 'captured')).toEqual([]);
  });

  it('DP-16.2-d R-DPP-125: her own side and she herself are not spared', () => {
    const t = exotics({ cragspider: cragspider(), spirit: spirit(), own: sartar('3-3-3', HOME) });
    t.play('sartar', pillar(t, HOME));
    expect([t.at('cragspider'), t.at('own')]).toEqual(['dead', 'dead']);
    expect(t.state.escapes.map(({ unit }) => unit)).toEqual([t.id('cragspider')]);
  });

  it('DP-16.2-e: a dragon survives with three it saves', () => {
    const four = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, lunar('3-3-3', '1005')]));
    const pieces: Record<string, Piece> = {
      cragspider: cragspider(),
      spirit: spirit(),
      dragon: red('lunar', '1005'),
      ...four,
    };
    const t = exotics(pieces);
    t.play('sartar', pillar(t, '1005'));
    expect(t.decision()).toMatchObject({ kind: 'protect', seats: ['lunar'], clause: 'DP-16.2-e' });
    for (const name of ['a', 'c', 'd']) t.play('lunar', { type: 'protect', unit: t.id(name) });
    expect(['dragon', 'a', 'b', 'c', 'd'].map((name) => t.at(name))).toEqual([
      '1005',
      '1005',
      'dead',
      '1005',
      '1005',
    ]);
  });

  it('DP-16.2-f: it costs her spirit, and cannot be raised without', () => {
    const lost = exotics({ cragspider: cragspider(), spirit: spirit('dead') });
    expect(lost.refusal('sartar', pillar(lost, '1005'))).toBe('DP-16.2-f');
    expect(lost.offers('sartar', { type: 'pillar' })).toBe(false);
    const t = exotics({ cragspider: cragspider(), spirit: spirit() });
    const events = t.play('sartar', pillar(t, '1005'));
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('spirit'), clause: 'DP-16.2-f' }]);
    expect([t.at('spirit'), t.at('cragspider')]).toEqual(['dead', HOME]);
  });
});

describe('16.2.1 and 16.2.2 her allies', () => {
  const troll = (number: number): Piece => ({ type: 'dark-trolls', number, owner: 'sartar', hex: '1515' });

  it('DP-16.2.1-a: the trolls stay when she falls for good', () => {
    const t = table({
      active: 'sartar',
      phase: 'support',
      pieces: {
        cragspider: cragspider('dead'),
        t1: troll(0),
        t2: troll(1),
        t3: troll(2),
        k1: { type: 'trollkin', owner: 'sartar', hex: '1515' },
        k2: { type: 'trollkin', number: 1, owner: 'sartar', hex: '1515' },
        a: lunar('3-3-3', '2020'),
      },
      state: (state, hex) => {
        state.escapes = [{ unit: 0, hex: hex('1011') }];
        state.killed = [0];
      },
    });
    t.play('sartar', { type: 'end' }, 3);
    expect(t.at('cragspider')).toBe('gone');
    expect(t.stack('sartar', '1515')).toEqual(['t1', 't2', 't3', 'k1', 'k2']);
  });

  it('DP-16.2.2-a: the Black Dragon falls in the same step as she does, and does not come back with her', () => {
    const t = sorcery(
      {
        mage: lunar('5-5-5-9', '0105'),
        ghost: lunar('X-9-X-9', '0910', { of: 'mage' }),
        cragspider: cragspider('0910'),
        dragon: blackDragon('1515'),
        home: sartar('3-3-3', '1818'),
      },
      ['ghost'],
    );
    haunt(t, '0910', 6, 1);
    const events = t.play('lunar', { type: 'take', unit: t.id('cragspider') });
    const fallen = eventsOf(events, 'eliminated').map(({ unit, clause }) => [unit, clause]);
    expect(fallen).toContainEqual([t.id('dragon'), 'DP-16.2.2-a']);
    const rally = t.play('lunar', { type: 'end' }, 5);
    expect(eventsOf(rally, 'escape-rolled')).toMatchObject([{ die: 5, success: true }]);
    expect([t.at('cragspider'), t.at('dragon')]).toEqual(['1818', 'dead']);
  });

  it('DP-16.2.2-a: an exotic death or one off the map is no different', () => {
    const t = exotics({ cragspider: cragspider(), spirit: spirit(), dragon: blackDragon('0505') });
    t.play('sartar', pillar(t, HOME));
    expect([t.at('cragspider'), t.at('dragon')]).toEqual(['dead', 'dead']);
    const away = exotics({ cragspider: cragspider(), spirit: spirit(), dragon: blackDragon('off') });
    away.play('sartar', pillar(away, HOME));
    expect(away.at('dragon')).toBe('dead');
  });

  it('DP-16.2.2-a: other dragons do not mind', () => {
    const t = exotics({ cragspider: cragspider(), spirit: spirit(), dragon: red('sartar', '0505') });
    t.play('sartar', pillar(t, HOME));
    expect(t.at('dragon')).toBe('0505');
  });
});

describe('under screening', () => {
  it('DP-16.2-e R-DP-50: others are told how many a superhero saves, and not whom', () => {
    const t = exotics(
      {
        cragspider: cragspider(),
        spirit: spirit(),
        harrek: { type: 'harrek', owner: 'lunar', hex: '1012' },
        a: lunar('3-3-3', '1012'),
        b: lunar('4-4-3', '1012'),
      },
      { options: { screening: true } },
    );
    const events = t.play('sartar', pillar(t, '1012'));
    expect(eventsOf(eventsFor(events, 'lunar'), 'protected')).toMatchObject([
      { units: [t.id('a'), t.id('b')] },
    ]);
    const told = eventsFor(events, 'sartar');
    expect(eventsOf(told, 'protected')).toEqual([]);
    expect(eventsOf(told, 'sheltered')).toMatchObject([{ clause: 'DP-16.2-e', hex: '1012', count: 2 }]);
  });

  it('DP-16.2-b R-DP-54: the phase is asked while she may be hidden, and not once the Pillar is used', () => {
    const pieces = {
      lid: sartar('3-3-3', '1515', { faction: 'cragspider' }),
      low: sartar('3-3-3', '1515', { faction: 'cragspider' }),
      cragspider: cragspider('1515', { down: true }),
      enemy: lunar('3-3-3', '2020'),
    };
    const at = (used: boolean) => {
      const t = table({
        active: 'sartar',
        options: { screening: true },
        pieces,
        state: (state) => {
          if (used) state.used.push('pillar');
        },
      });
      t.play('sartar', { type: 'end' });
      return t.state.phase;
    };
    expect(at(false)).toBe('exotics');
    expect(at(true)).not.toBe('exotics');
  });
});
