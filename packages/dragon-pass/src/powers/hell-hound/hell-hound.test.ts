import { eventsFor } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { leave, routed } from '../../testing/retreats.ts';
import { assault, elsewhere, skirmish, untilDice } from '../../testing/skirmish.ts';
import { haunt, sorcery } from '../../testing/sorcery.ts';
import { lunar, row, sartar, until } from '../../testing/stormy.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';

const at = (type: string, owner: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  type,
  owner,
  hex,
  ...more,
});
const idle = {
  shadow: at('sartar-assassin', 'sartar', 'off'),
  knife: at('lunar-assassin', 'lunar', 'off'),
  lurker: sartar('3-3-3', '2020'),
  foe: lunar('3-3-3', '2001'),
} satisfies Record<string, Piece>;

/** Sartar's exotics phase; Ethilrist rides the Hound in 1005, Keener Than is far away. */
function hunt<N extends string>(pieces: Record<N, Piece>, more: Omit<Partial<Setting<N>>, 'pieces'> = {}) {
  const own = {
    ethilrist: at('sir-ethilrist', 'sartar', '1005'),
    hound: at('hell-hound', 'sartar', '1005'),
    keener: at('keener-than', 'lunar', '1805'),
    ...idle,
  };
  return table<N | keyof typeof own>({
    active: 'sartar',
    phase: 'exotics',
    turn: 5,
    ...more,
    pieces: { ...own, ...pieces },
  });
}

type Table = Pick<ReturnType<typeof hunt<never>>, 'play' | 'hex' | 'at'>;
const unleash = (t: Table, to = '1006') => t.play('sartar', { type: 'unleash', hex: t.hex(to) });

describe('the Hound and its rider', () => {
  const ride = <N extends string>(pieces: Record<N, Piece>, land = {}) =>
    hunt(pieces, { phase: 'movement', land });

  it('DP-16.14.3-a: on the Hound Ethilrist has MF 10 and pays for the ground; it goes with him', () => {
    const t = ride({}, { ground: { forest: ['1006'] } });
    t.walk('sartar', 'ethilrist', '1006');
    // A forest costs 2 of the 10.
    t.walk('sartar', 'ethilrist', ...row('10', 7, 14));
    expect(t.refusal('sartar', { type: 'step', unit: t.id('ethilrist'), to: t.hex('1015') })).toBe('DP-6-b');
    expect([t.at('ethilrist'), t.at('hound')]).toEqual(['1014', '1014']);
    expect(t.stack('sartar', '1014')).toEqual(['ethilrist', 'hound']);
  });

  it('DP-16.14.3-a: the Hound goes nowhere by itself', () => {
    const t = ride({});
    expect(t.refusal('sartar', { type: 'step', unit: t.id('hound'), to: t.hex('1006') })).toBe(
      'DP-16.14.3-a',
    );
    expect(t.offers('sartar', { type: 'step', unit: t.id('hound') })).toBe(false);
  });

  it('DP-16.14.3-a DP-16.14.3-g: without it he has MF 7 and pays one point per hex', () => {
    const t = ride({ hound: at('hell-hound', 'sartar', 'dead') }, { ground: { forest: ['1006', '1007'] } });
    t.walk('sartar', 'ethilrist', ...row('10', 6, 12));
    expect(t.refusal('sartar', { type: 'step', unit: t.id('ethilrist'), to: t.hex('1013') })).toBe('DP-6-b');
  });

  it('DP-16.14.3-g: from the movement phase after the Doom Run', () => {
    const t = hunt({}, { land: { ground: { forest: row('10', 6, 12) } } });
    unleash(t, '1004');
    expect(t.at('hound')).toBe('dead');
    until(t, 'sartar', 'movement', 6);
    t.walk('sartar', 'ethilrist', ...row('10', 6, 12));
    expect(t.at('ethilrist')).toBe('1012');
  });

  it('DP-16.14.3-a: it advances with him', () => {
    const t = skirmish({
      ethilrist: at('sir-ethilrist', 'lunar', '0909'),
      hound: at('hell-hound', 'lunar', '0909'),
      d: sartar('3-3-3', '0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'hound');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    const to = t.hex('0910');
    expect(t.refusal('lunar', { type: 'advance', unit: t.id('hound'), to })).toBe('DP-16.14.3-a');
    t.play('lunar', { type: 'advance', unit: t.id('ethilrist'), to });
    expect([t.at('ethilrist'), t.at('hound')]).toEqual(['0910', '0910']);
  });

  it('DP-16.14.3-a: Keener Than retreats with it, as fast as it is', () => {
    const pieces = {
      a: lunar('9-3-9', '0909'),
      keener: at('keener-than', 'sartar', '0910'),
      hound: at('hell-hound', 'sartar', '0910'),
    };
    const t = routed(pieces, 'a');
    expect(t.refusal('sartar', { type: 'retreat', unit: t.id('hound'), to: t.hex('0911') })).toBe(
      'DP-16.14.3-a',
    );
    // MF 10 is faster than 9: neither needs cover.
    leave(t, 'keener');
    expect([t.at('keener'), t.at('hound')]).toEqual(['0911', '0911']);
  });
});

describe('a Doom Run', () => {
  it('DP-16.14.3-b: along a row of hexes to the edge of the map, in an own exotics phase', () => {
    const t = hunt(
      {
        ethilrist: at('sir-ethilrist', 'sartar', '2010'),
        hound: at('hell-hound', 'sartar', '2010'),
        keener: at('keener-than', 'lunar', '0101'),
      },
      { land: 'dragon-pass' },
    );
    expect(t.matching('sartar', { type: 'unleash' })).toHaveLength(6);
    const action = { type: 'unleash', hex: t.hex('2011') } as const;
    expect(dragonPass.scope(t.state, 'sartar', action)).toEqual(row('20', 11, 34));
    const events = t.play('sartar', action);
    expect(eventsOf(events, 'hound-unleashed')).toMatchObject([{ from: '2010', to: '2034' }]);
    expect(t.refusal('sartar', { type: 'unleash', hex: t.hex('2011') })).toBe('DP-16.14.3-b');
    const early = hunt({}, { phase: 'movement' });
    expect(early.refusal('sartar', { type: 'unleash', hex: early.hex('1006') })).toBe('DP-16.14.3-b');
    const far = hunt({});
    expect(far.refusal('sartar', { type: 'unleash', hex: far.hex('1007') })).toBe('DP-16.14.3-b');
    const other = hunt({}, { active: 'lunar' });
    expect(other.refusal('lunar', { type: 'unleash', hex: other.hex('1006') })).toBe('DP-16.14.3-b');
  });

  it('DP-16.14.3-c: every unit of any side in its way dies, and it dies at the edge', () => {
    const t = hunt({
      home: sartar('3-3-3', '1005'),
      a: lunar('3-3-3', '1007'),
      b: lunar('9-9-9', '1007'),
      c: lunar('3-3-3', '1012'),
      own: sartar('3-3-3', '1009'),
      herd: { code: '1h-2-+2', owner: null, hex: '1015' },
      gold: lunar('X-2-0', '1012', { treasure: true, kind: 'other' }),
      aside: lunar('3-3-3', '1107'),
    });
    const events = unleash(t);
    const fallen = eventsOf(events, 'eliminated').map(({ unit, hex }) => [t.nameOf(unit), hex]);
    expect(fallen).toEqual([
      ['a', '1007'],
      ['b', '1007'],
      ['own', '1009'],
      ['c', '1012'],
      ['gold', '1012'],
      ['herd', '1015'],
      ['hound', '1020'],
    ]);
    expect([t.at('home'), t.at('ethilrist'), t.at('aside')]).toEqual(['1005', '1005', '1107']);
  });

  it('DP-16.14.3-d: a dragon stops it, and all with it are safe', () => {
    const t = hunt({
      dragon: lunar('9-10-7', '1008', { kind: 'dragon' }),
      a: lunar('3-3-3', '1008'),
      jar: at('jar-eel', 'lunar', '1008'),
      behind: lunar('3-3-3', '1009'),
    });
    const events = unleash(t);
    expect(eventsOf(events, 'eliminated')).toMatchObject([
      { unit: t.id('hound'), hex: '1008', clause: 'DP-16.14.3-d' },
    ]);
    expect([t.at('dragon'), t.at('a'), t.at('jar'), t.at('behind')]).toEqual([
      '1008',
      '1008',
      '1008',
      '1009',
    ]);
  });

  it('DP-16.14.3-e: a superhero stops it, falls with it and may escape; all others are safe', () => {
    const t = hunt({
      jar: at('jar-eel', 'lunar', '1008'),
      a: lunar('3-3-3', '1008'),
      b: lunar('3-3-3', '1008'),
      behind: lunar('3-3-3', '1009'),
    });
    const events = unleash(t);
    expect(eventsOf(events, 'eliminated')).toMatchObject([
      { unit: t.id('hound'), hex: '1008', clause: 'DP-16.14.3-e' },
      { unit: t.id('jar'), hex: '1008', clause: 'DP-16.14.3-e' },
    ]);
    expect([t.at('a'), t.at('b'), t.at('behind')]).toEqual(['1008', '1008', '1009']);
    // A superhero escapes on a 3.
    t.play('sartar', { type: 'end' }, 3);
    expect(t.at('jar')).toBe('1008');
  });

  it('DP-16.14.3-e R-DPP-91: of two superheroes their owner names the one who faces it; own ones stop it too', () => {
    const t = hunt({
      jar: at('jar-eel', 'sartar', '1008'),
      harrek: at('harrek', 'sartar', '1008'),
      a: sartar('3-3-3', '1008'),
    });
    unleash(t);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'confront', clause: 'DP-16.14.3-e' });
    expect(t.refusal('sartar', { type: 'confront', unit: t.id('a') })).toBe('DP-16.14.3-e');
    t.play('sartar', { type: 'confront', unit: t.id('harrek') });
    expect([t.at('jar'), t.at('harrek'), t.at('hound'), t.at('a')]).toEqual(['1008', 'dead', 'dead', '1008']);
  });
});

describe('the Hound without its rider', () => {
  it('DP-16.14.3-f: it runs in the direction of the die, before the battle goes on', () => {
    const t = sorcery(
      {
        mage: lunar('5-5-5-5', '0105'),
        s: lunar('X-10-X-5', '0910', { of: 'mage' }),
        ethilrist: at('sir-ethilrist', 'sartar', '0910'),
        hound: at('hell-hound', 'sartar', '0910'),
        own: sartar('3-3-3', '1109'),
        past: lunar('3-3-3', '1208'),
        other: lunar('3-3-3', '0913'),
      },
      ['s'],
    );
    haunt(t, '0910', 6);
    t.play('lunar', { type: 'take', unit: t.id('ethilrist') }, 2);
    // 2 is north-east: 1009, 1109, 1208 and so on.
    expect([t.at('ethilrist'), t.at('hound')]).toEqual(['dead', 'dead']);
    expect([t.at('own'), t.at('past'), t.at('other')]).toEqual(['dead', 'dead', '0913']);
  });

  it('DP-16.14.3-f: an assassin sets it off too, once he has got away or not', () => {
    const t = hunt({ swarm: at('wasps', 'sartar', '0101') }, { active: 'lunar' });
    t.state.frames.push({ kind: 'assassin', player: 0, unit: t.id('knife'), hex: t.hex('1005') });
    const strike = { type: 'strike', unit: t.id('ethilrist') } as const;
    expect(t.odds('lunar', strike).map(({ roll }) => roll)).toEqual(['assassination', 'getaway']);
    // He is struck on a 6, the assassin caught on a 1, the Hound runs south-east, and Ethilrist does not escape.
    const events = t.play('lunar', strike, 6, 1, 3, 1);
    expect(eventsOf(events, 'hound-amok')).toMatchObject([{ die: 3, from: '1005' }]);
    expect(t.at('hound')).toBe('dead');
  });

  it('DP-16.14.3-f R-DPP-92: if both die in one step nothing runs', () => {
    const t = skirmish({
      a: lunar('20-3-3', '0909'),
      ethilrist: at('sir-ethilrist', 'sartar', '0910'),
      hound: at('hell-hound', 'sartar', '0910'),
      own: sartar('3-3-3', '0810'),
      ...elsewhere,
    });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('ethilrist') });
    const events = t.play('lunar', { type: 'take', unit: t.id('hound') });
    expect(eventsOf(events, 'hound-amok')).toEqual([]);
    expect([t.at('hound'), t.at('own')]).toEqual(['dead', '0810']);
  });
});

describe('Keener Than', () => {
  it('DP-16.14.4-a: within three hexes of him the run ends, and the Hound is his', () => {
    const t = hunt({
      keener: at('keener-than', 'lunar', '1013'),
      a: lunar('3-3-3', '1006'),
      b: sartar('3-3-3', '1010'),
      c: lunar('3-3-3', '1011'),
    });
    const events = unleash(t);
    expect(eventsOf(events, 'hound-called')).toMatchObject([{ hex: '1013' }]);
    expect([t.at('hound'), t.unit('hound').owner]).toEqual(['1013', 0]);
    expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['dead', 'dead', '1011']);
  });

  it('DP-16.14.4-a R-DPP-93: at once where he is that near already', () => {
    const t = hunt({ keener: at('keener-than', 'lunar', '1008'), a: lunar('3-3-3', '1004') });
    unleash(t, '1004');
    expect([t.at('hound'), t.at('a')]).toEqual(['1008', '1004']);
  });

  it('DP-16.14.4-b: he has to loose it in his next exotics phase and rides it until then', () => {
    const t = hunt({ keener: at('keener-than', 'lunar', '1013') });
    unleash(t);
    until(t, 'lunar', 'movement', 6);
    expect(t.unit('hound').owner).toBe(0);
    t.walk('lunar', 'keener', '1113');
    expect([t.at('keener'), t.at('hound')]).toEqual(['1113', '1113']);
    t.play('lunar', { type: 'end' });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-16.14.4-b');
    expect(t.offers('lunar', { type: 'end' })).toBe(false);
    t.play('lunar', { type: 'unleash', hex: t.hex('1112') });
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
  });

  it('DP-16.14.4-b: not in the phase in which he called it', () => {
    const t = hunt({ keener: at('keener-than', 'sartar', '1013') });
    unleash(t);
    expect(t.refusal('sartar', { type: 'unleash', hex: t.hex('1012') })).toBe('DP-16.14.4-b');
    expect(t.refusal('sartar', { type: 'end' })).toBeNull();
  });

  it('DP-16.14.4-c: he does not call back the run that he begins', () => {
    const t = hunt({
      ethilrist: at('sir-ethilrist', 'sartar', '0101'),
      keener: at('keener-than', 'sartar', '1005'),
      a: lunar('3-3-3', '1009'),
    });
    unleash(t);
    expect([t.at('hound'), t.at('a')]).toEqual(['dead', 'dead']);
  });

  it('DP-16.14.4-c R-DPP-93: nor is he there to call the one that his death sets off', () => {
    const t = hunt(
      { keener: at('keener-than', 'sartar', '1005'), ethilrist: at('sir-ethilrist', 'sartar', '0101') },
      {
        active: 'lunar',
      },
    );
    t.state.frames.push({ kind: 'assassin', player: 0, unit: t.id('knife'), hex: t.hex('1005') });
    t.play('lunar', { type: 'strike', unit: t.id('keener') }, 6, 1, 4);
    expect([t.at('keener'), t.at('hound')]).toEqual(['dead', 'dead']);
  });
});

describe('a hidden Keener Than', () => {
  /** A Lunar stack in 1013: Keener Than is below its top, or is far away. */
  function camp(where: string) {
    const isNear = where === '1013';
    const t = hunt({
      top: at('black-horse-troops', 'lunar', '1013'),
      below: at(isNear ? 'keener-than' : 'black-horse-auxiliaries', 'lunar', '1013'),
      keener: at(isNear ? 'black-horse-auxiliaries' : 'keener-than', 'lunar', '0118'),
      cover: at('black-horse-troops', 'lunar', '0118', { number: 1 }),
    });
    t.change('cover').rank = 1;
    t.change('keener').rank = 0;
    return t;
  }

  it('DP-16.14.4-a R-DPP-93: his owner is asked wherever he may be near, and only if he is revealed does it come', () => {
    const t = hunt({
      top: lunar('9-3-3', '1013', { faction: 'ethilrist' }),
      keener: at('keener-than', 'lunar', '1013'),
    });
    t.change('top').rank = 1;
    t.change('keener').rank = 0;
    unleash(t);
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'disclose', clause: 'DP-16.14.4-a' });
    const shy = dragonPass.clone(t.state);
    t.play('lunar', { type: 'disclose', unit: t.id('keener') });
    expect([t.at('hound'), t.at('top')]).toEqual(['1013', '1013']);
    dragonPass.apply(shy, 'lunar', { type: 'done' }, { d6: () => 1 });
    expect(shy.units[t.id('top')]?.hex).toBe(t.hex('dead'));
    expect(shy.units[t.id('keener')]?.hex).toBe(t.hex('dead'));
  });

  it('DP-16.14.4-a DP-5.3-b: what the others are told is the same wherever he lies', () => {
    const seen = ['1013', '0118'].map((where) => {
      const t = camp(where);
      const events = eventsFor(unleash(t), 'sartar');
      expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'disclose' });
      return [
        events,
        dragonPass.legal(t.state, 'sartar'),
        dragonPass.odds(t.state, 'sartar', { type: 'done' }),
      ];
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});
