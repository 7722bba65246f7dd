import { describe, expect, it } from 'vitest';
import { viewFor } from '../../game/view.ts';
import { dragonfightsIn } from '../../report/powers/dragonfight.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import { brown, exotics, green, red } from './dragons.fixture.ts';

/** So many Lunar units in a hex. */
const troop = (prefix: string, count: number, hex: string): Record<string, Piece> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${prefix}${i}`, lunar('3-3-3', hex)]));

const superhero = (hex: string): Piece => ({ type: 'jar-eel', owner: 'lunar', hex });

describe('16.6.3 dragonfights', () => {
  it('DP-16.6.3-a: a dragon next to the enemy when exotics begin has to fight before they end', () => {
    const t = exotics({ dragon: red('sartar', '0910'), duck: lunar('1*-1-4', '0909') });
    expect(t.decision()).toMatchObject({ kind: 'exotics', seats: ['sartar'] });
    expect(t.refusal('sartar', { type: 'end' })).toBe('DP-16.6.3-a');
    t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    expect([t.at('dragon'), t.at('duck')]).toEqual(['dead', 'dead']);
    expect(t.refusal('sartar', { type: 'end' })).toBe(null);
  });

  it('DP-16.6.3-a: neither farther off, nor beside neutral units, nor one that came next to it later', () => {
    const herd = { code: '1h-2-+2', owner: null, hex: '0909' };
    const t = exotics({ dragon: red('sartar', '0910'), herd, near: lunar('3-3-3', '0908') });
    const fight = { type: 'dragonfight', unit: t.id('dragon') } as const;
    expect(t.refusal('sartar', fight)).toBe('DP-16.6.3-a');
    expect(t.refusal('sartar', { type: 'end' })).toBe(null);
    t.change('near').hex = t.hex('0909');
    expect(t.refusal('sartar', fight)).toBe('DP-16.6.3-a');
  });

  it('DP-16.6.3-a R-DPP-12: a disrupted dragon has to as well', () => {
    const t = table({
      active: 'sartar',
      phase: 'exotics',
      pieces: {
        dragon: red('sartar', '0910', { down: true }),
        a: lunar('3-3-3', '0909'),
        assassin: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
      },
      state: (state) => {
        state.owing = [0];
      },
    });
    expect(t.refusal('sartar', { type: 'end' })).toBe('DP-16.6.3-a');
    expect(t.offers('sartar', { type: 'dragonfight' })).toBe(true);
  });

  it('DP-16.6.3-b: when others have removed all around it the duty is over', () => {
    const t = exotics({
      dragon: red('sartar', '0910'),
      a: lunar('3-3-3', '0909', { down: true }),
      wasps: { type: 'wasps', owner: 'sartar', hex: '0908' },
    });
    expect(t.refusal('sartar', { type: 'end' })).toBe('DP-16.6.3-a');
    t.play('sartar', { type: 'wasps' });
    expect([t.at('a'), t.at('dragon')]).toEqual(['dead', '0910']);
    expect(t.refusal('sartar', { type: 'dragonfight', unit: t.id('dragon') })).toBe('DP-16.6.3-a');
    expect(t.refusal('sartar', { type: 'end' })).toBe(null);
  });

  it('DP-16.6.3-c: it and all enemies around it fall, herds, treasures and spirits included', () => {
    const pieces: Record<string, Piece> = {
      dragon: red('sartar', '0910'),
      ...troop('a', 4, '0909'),
      ...troop('b', 3, '1009'),
      herd: { code: '1h-2-+2', owner: 'lunar', hex: '0911' },
      keeper: lunar('3-3-3', '0911'),
      gold: lunar('X-2-0', '0911', { treasure: true, kind: 'other' }),
      mage: lunar('5-5-5-5', '0101'),
      ghost: lunar('X-5-X-5', '0911', { of: 'mage' }),
    };
    const t = exotics(pieces);
    const events = t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    // 4 + 3 + 4 units, and the dragon.
    const fallen = eventsOf(events, 'eliminated');
    expect(fallen).toHaveLength(12);
    expect(new Set(fallen.map(({ clause }) => clause))).toEqual(new Set(['DP-16.6.3-c']));
    expect(eventsOf(events, 'captured')).toEqual([]);
    expect(eventsOf(events, 'stampeded')).toEqual([]);
    expect(['herd', 'gold', 'ghost', 'dragon', 'mage'].map((name) => t.at(name))).toEqual([
      'dead',
      'dead',
      'dead',
      'dead',
      '0101',
    ]);
  });

  it('DP-16.6.3-d: friends with it and beside it are not touched, nor neutral units', () => {
    const t = exotics({
      dragon: red('sartar', '0910'),
      a: sartar('3-3-3', '0910'),
      b: sartar('3-3-3', '0910'),
      c: sartar('3-3-3', '0910'),
      d: sartar('3-3-3', '1010'),
      herd: { code: '1h-2-+2', owner: null, hex: '1009' },
      foe: lunar('3-3-3', '0909'),
    });
    t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    const where = (['a', 'b', 'c', 'd', 'herd', 'foe', 'dragon'] as const).map((name) => t.at(name));
    expect(where).toEqual(['0910', '0910', '0910', '1010', '1009', 'dead', 'dead']);
  });

  it('DP-16.6.3-e: against a dragon both fall and nobody else', () => {
    const pieces: Record<string, Piece> = {
      dragon: red('sartar', '0910'),
      foe: green('lunar', '0909'),
      ...troop('a', 4, '0909'),
      ...troop('b', 2, '1009'),
    };
    const t = exotics(pieces);
    const events = t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    expect(eventsOf(events, 'eliminated').map(({ unit }) => unit)).toEqual([t.id('dragon'), t.id('foe')]);
    expect(eventsOf(events, 'dragons-duelled')).toMatchObject([{ target: t.id('foe') }]);
  });

  it('DP-16.6.3-e R-DPP-72: of several dragons the player picks one', () => {
    const t = exotics({
      dragon: red('sartar', '0910'),
      d1: green('lunar', '0909'),
      d2: brown('lunar', '1009'),
      a: lunar('3-3-3', '1009'),
    });
    t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    expect(t.decision()).toMatchObject({ kind: 'duel', seats: ['sartar'], clause: 'DP-16.6.3-e' });
    expect(t.refusal('sartar', { type: 'slay', unit: t.id('a') })).toBe('DP-16.6.3-e');
    expect(t.refusal('sartar', { type: 'sweep' })).toBe('DP-16.6.3-e');
    t.play('sartar', { type: 'slay', unit: t.id('d2') });
    expect([t.at('dragon'), t.at('d1'), t.at('d2'), t.at('a')]).toEqual(['dead', '0909', 'dead', '1009']);
  });

  /** The stack of the clause: two superheroes or one with a hero, five foot. */
  const led = () => {
    const pieces: Record<string, Piece> = {
      dragon: red('sartar', '0910'),
      jar: superhero('0909'),
      hero: lunar('(4!)-10-6', '0909'),
      ...troop('a', 5, '0909'),
      ...troop('b', 2, '1009'),
    };
    const t = exotics(pieces);
    t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    expect(t.decision()).toMatchObject({ kind: 'superheroes', seats: ['sartar'], facts: { hex: '0909' } });
    // The other stack has no superhero.
    expect([t.at('b0'), t.at('b1'), t.at('dragon'), t.at('a0')]).toEqual(['dead', 'dead', 'dead', '0909']);
    return t;
  };
  const left = ['jar', 'hero', 'a0', 'a1', 'a2', 'a3', 'a4'];

  it('DP-16.6.3-f: of a stack with superheroes one of them falls, and the rest is spared', () => {
    const t = led();
    expect(t.refusal('sartar', { type: 'slay', unit: t.id('hero') })).toBe('DP-16.6.3-f');
    t.play('sartar', { type: 'slay', unit: t.id('jar') });
    expect(left.map((name) => t.at(name) === 'dead')).toEqual([true, ...Array(6).fill(false)]);
  });

  it('DP-16.6.3-f: or all others, and the superheroes are spared', () => {
    const t = led();
    t.play('sartar', { type: 'sweep' });
    expect(left.map((name) => t.at(name) === 'dead')).toEqual([false, ...Array(6).fill(true)]);
  });

  it('DP-16.6.3-f: stack by stack', () => {
    const t = exotics({
      dragon: red('sartar', '0910'),
      jar: superhero('0909'),
      a: lunar('3-3-3', '0909'),
      other: lunar('(20!!)-oo-6', '1009'),
      second: lunar('(20!!)-oo-6', '1009'),
      b: lunar('3-3-3', '1009'),
    });
    t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    const asked = () => t.decision()?.facts;
    const stacks = [asked()];
    t.play('sartar', { type: 'sweep' });
    stacks.push(asked());
    expect(stacks.map((facts) => facts?.hex).sort()).toEqual(['0909', '1009']);
    const first = stacks[0]?.hex === '0909' ? (['a', 'b'] as const) : (['b', 'a'] as const);
    expect(first.map((name) => t.at(name) === 'dead')).toEqual([true, false]);
    const one = first[0] === 'a' ? 'other' : 'jar';
    t.play('sartar', { type: 'slay', unit: t.id(one) });
    expect((['jar', 'other', 'second'] as const).filter((name) => t.at(name) === 'dead')).toEqual([one]);
    expect(first.map((name) => t.at(name) === 'dead')).toEqual([true, false]);
  });

  it('DP-16.6.3-g: heroes and superheroes that fall so may escape in the rally phase', () => {
    const t = led();
    t.play('sartar', { type: 'slay', unit: t.id('jar') });
    expect(t.state.escapes).toMatchObject([{ unit: t.id('jar'), hex: t.hex('0909') }]);
    const all = led();
    all.play('sartar', { type: 'sweep' });
    expect(all.state.escapes.map(({ unit }) => unit)).toEqual([all.id('hero')]);
    const events = t.play('sartar', { type: 'end' }, 3);
    expect(eventsOf(events, 'escape-rolled')).toMatchObject([{ unit: t.id('jar'), die: 3, success: true }]);
  });

  it('DP-16.6.3-h: a second dragon with nobody left around it need not fight', () => {
    const t = exotics({ d1: red('sartar', '0910'), d2: green('sartar', '0908'), a: lunar('3-3-3', '0909') });
    expect(t.matching('sartar', { type: 'dragonfight' })).toHaveLength(2);
    t.play('sartar', { type: 'dragonfight', unit: t.id('d1') });
    expect([t.at('d1'), t.at('d2'), t.at('a')]).toEqual(['dead', '0908', 'dead']);
    expect(t.refusal('sartar', { type: 'dragonfight', unit: t.id('d2') })).toBe('DP-16.6.3-a');
    expect(t.refusal('sartar', { type: 'end' })).toBe(null);
  });

  it('shows where it strikes before it is announced, and whom it would take on both sides', () => {
    const pieces: Record<string, Piece> = {
      dragon: red('sartar', '0910'),
      jar: superhero('0909'),
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '1009'),
    };
    const t = exotics(pieces, { options: { screening: false } });
    const action = { type: 'dragonfight', unit: t.id('dragon') } as const;
    expect([...(dragonPass.scope(t.state, 'sartar', action) ?? [])].sort()).toEqual(['0909', '0910', '1009']);
    expect(dragonfightsIn(viewFor(t.state, 'sartar'))).toEqual([
      {
        dragon: t.id('dragon'),
        hex: t.hex('0910'),
        options: [
          {
            against: null,
            dying: [t.id('b'), t.id('dragon')],
            hidden: 0,
            choices: [{ hex: t.hex('0909'), superheroes: [t.id('jar')], rest: [t.id('a')] }],
            refusal: null,
          },
        ],
      },
    ]);
    const pair = { dragon: red('sartar', '0910'), foe: green('lunar', '0909') };
    const duel = exotics(pair, { options: { screening: false } });
    expect(dragonfightsIn(viewFor(duel.state, 'lunar'))[0]?.options).toMatchObject([
      { against: duel.id('foe'), dying: [duel.id('dragon'), duel.id('foe')], refusal: null },
      { against: null, refusal: 'DP-16.6.3-e' },
    ]);
  });
});

describe('dragonfights under screening', () => {
  const covered = (foe: Piece, dragon = '0910') =>
    exotics(
      {
        top: sartar('3-3-3', '0910', { faction: 'misc' }),
        bottom: sartar('3-3-3', '0910', { faction: 'misc' }),
        other: sartar('3-3-3', '0505', { faction: 'misc' }),
        low: sartar('3-3-3', '0505', { faction: 'misc' }),
        dragon: red('sartar', dragon),
        lid: lunar('3-3-3', '0909'),
        foe,
      },
      { options: { screening: true } },
    );

  it('DP-16.6.3-e: a dragon hidden in a stack comes out with the fight, and nothing tells of it before', () => {
    const t = covered(green('lunar', '0909'));
    const harmless = covered(lunar('3-3-3', '0909', { faction: 'misc' }));
    const told = ({ state, id }: typeof t) => ({
      legal: dragonPass.legal(state, 'sartar'),
      odds: dragonPass.odds(state, 'sartar', { type: 'dragonfight', unit: id('dragon') }),
      roll: dragonPass.rollAtOnce(state, 'sartar', { type: 'dragonfight', unit: id('dragon') }),
      scope: dragonPass.scope(state, 'sartar', { type: 'dragonfight', unit: id('dragon') }),
      report: dragonfightsIn(viewFor(state, 'sartar')),
    });
    expect(told(t)).toEqual(told(harmless));
    expect(dragonfightsIn(viewFor(t.state, 'sartar'))[0]?.options[0]?.hidden).toBe(1);
    t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    expect([t.at('dragon'), t.at('foe'), t.at('lid')]).toEqual(['dead', 'dead', '0909']);
  });

  it('DP-16.6.3-a R-DP-54: others are not told that a hidden dragon owes a fight', () => {
    const near = covered(lunar('3-3-3', '0909'));
    const away = covered(lunar('3-3-3', '0909'), '0505');
    expect(viewFor(near.state, 'sartar').owing).toEqual([near.id('dragon')]);
    for (const t of [near, away]) expect(viewFor(t.state, 'lunar').owing).toBeUndefined();
    for (const t of [near, away]) expect(t.decision()).toMatchObject({ kind: 'exotics', seats: ['sartar'] });
  });

  it('DP-16.6.3-f: a superhero below the top is shown when it is chosen who falls', () => {
    const t = covered({ type: 'jar-eel', owner: 'lunar', hex: '0909' });
    expect(viewFor(t.state, 'sartar').units.some(({ id }) => id === t.id('foe'))).toBe(false);
    const events = t.play('sartar', { type: 'dragonfight', unit: t.id('dragon') });
    expect(eventsOf(events, 'superheroes-met')).toMatchObject([{ hex: '0909', reveals: true }]);
    expect(viewFor(t.state, 'sartar').units.some(({ id }) => id === t.id('foe'))).toBe(true);
  });
});
