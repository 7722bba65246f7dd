import { describe, expect, it } from 'vitest';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const MT = [0, 2, 4, 7, 4, 3, 0];
const CRESCENT_COME = 1;

const lunar = (code: string, hex: string): Piece => ({ code, owner: 'lunar', hex, faction: 'lunar' });
const sartar = (code: string, hex: string): Piece => ({ code, owner: 'sartar', hex });

const crater = (hex: string): Piece => ({ type: 'crater-makers', owner: 'lunar', hex });
/** The name is the type, so that it is found as the Crater Makers' agent. */
const agent: Piece = { code: '7-X-X-12', of: 'crater-makers', owner: 'lunar', hex: 'box', physical: true };

function storm<N extends string>(pieces: Record<N, Piece>, more: { moon?: 0 | 1 | 6; land?: object } = {}) {
  return table({
    phase: 'exotics',
    moon: more.moon ?? CRESCENT_COME,
    moonTable: MT,
    pieces,
    ...(more.land && { land: more.land }),
  });
}

describe('13.2 the Meteor Storm', () => {
  it('DP-13.2-a: once in the game, in a Lunar exotics phase', () => {
    const t = storm({ crater: crater('1010'), 'crater-makers-agent': agent, foe: sartar('4-3-5', '1012') });
    expect(t.offers('lunar', { type: 'meteor', hex: t.hex('1015') })).toBe(true);
    t.play('lunar', { type: 'meteor', hex: t.hex('1015') });
    expect(t.offers('lunar', { type: 'meteor' })).toBe(false);

    const s = table({
      phase: 'exotics',
      active: 'sartar',
      moon: 1,
      moonTable: MT,
      pieces: { crater: crater('1010'), wasps: { type: 'wasps', owner: 'sartar', hex: '0202' } },
    });
    expect(s.refusal('sartar', { type: 'meteor', hex: s.hex('1010') })).toBe('DP-13.2-a');
  });

  it('DP-4.5.2-c DP-13.2-a: not by disrupted Crater Makers, whose back shows no mark', () => {
    const t = storm({ crater: { ...crater('1010'), down: true }, foe: sartar('4-3-5', '1012') });
    expect(t.refusal('lunar', { type: 'meteor', hex: t.hex('1010') })).toBe('DP-4.5.2-c');
    expect(t.offers('lunar', { type: 'meteor' })).toBe(false);
  });

  it('DP-13.2-a: in another phase it is refused', () => {
    const t = table({
      moon: 1,
      moonTable: MT,
      pieces: { crater: crater('1010'), foe: sartar('4-3-5', '1015') },
    });
    expect(t.refusal('lunar', { type: 'meteor', hex: t.hex('1015') })).toBe('DP-13.2-a');
  });

  it('DP-13.2-b: not on a Black or Dying day', () => {
    for (const moon of [0, 6] as const) {
      const t = table({
        phase: 'exotics',
        moon,
        moonTable: MT,
        // Food for a Bat keeps the phase open.
        pieces: { crater: crater('1010'), 'crimson-bat': lunar('(4)-[-1]*-10-0', '1011') },
      });
      expect(t.offers('lunar', { type: 'meteor' })).toBe(false);
      expect(t.refusal('lunar', { type: 'meteor', hex: t.hex('1015') })).toBe('DP-13.2-b');
    }
  });

  it('DP-13.2-c: within the range of the Crater Makers, 12 hexes', () => {
    const t = storm({ crater: crater('1005'), foe: sartar('4-3-5', '1015') });
    expect(t.offers('lunar', { type: 'meteor', hex: t.hex('1017') })).toBe(true);
    expect(t.refusal('lunar', { type: 'meteor', hex: t.hex('1018') })).toBe('DP-13.2-c');
  });

  it('DP-13.2-d DP-13.2-f: everybody in the hex falls, in a fortress too; a supporting spirit and a treasure do not', () => {
    const t = storm(
      {
        crater: crater('1010'),
        spirit: { ...sartar('X-5-X-5', '1015'), of: 'mage' },
        mage: sartar('5-6-5-6', '1015'),
        a: sartar('4-3-5', '1015'),
        b: sartar('4-3-5', '1015'),
        c: sartar('4-3-5', '1015'),
        gold: { ...sartar('1-2-2', '1015'), treasure: true },
        near: sartar('4-3-5', '1016'),
        // Somebody to commit: the turn does not go on by itself.
        seers: lunar('2-5-5-5', '1012'),
        comet: { ...lunar('X-5-X-5', 'box'), of: 'seers' },
      },
      { land: { ground: { fortress: ['1015'] } } },
    );
    const events = t.play('lunar', { type: 'meteor', hex: t.hex('1015') });
    expect(eventsOf(events, 'meteors-fell')).toMatchObject([{ hex: '1015' }]);
    expect(t.stack('sartar', '1015')).toEqual(['spirit', 'gold']);
    expect(t.unit('gold').down).toBe(false);
    expect(t.unit('spirit').down).toBe(false);
    expect(t.at('near')).toBe('1016');
    expect(eventsOf(events, 'eliminated')).toHaveLength(4);
  });

  it('DP-13.2-d: friend and foe alike', () => {
    const t = storm({ crater: crater('1010'), own: lunar('4-3-5', '1011'), foe: sartar('4-3-5', '1015') });
    t.play('lunar', { type: 'meteor', hex: t.hex('1011') });
    expect(t.at('own')).toBe('dead');
  });

  it('DP-13.2-e: herds run instead of dying', () => {
    const t = storm({
      crater: crater('1010'),
      herd: sartar('1h-2-+2', '1015'),
      foe: sartar('4-3-5', '1202'),
    });
    const events = t.play('lunar', { type: 'meteor', hex: t.hex('1015') }, 1);
    expect(eventsOf(events, 'stampeded')).toMatchObject([{ unit: t.id('herd'), die: 1, from: '1015' }]);
    expect(t.at('herd')).toBe('1013');
    expect(t.unit('herd')).toMatchObject({ owner: -1, down: true });
  });

  it('DP-13.2-g: a superhero survives and preserves three others, the best friend among them', () => {
    const t = table({
      scenario: 'pass-5',
      phase: 'exotics',
      moon: 1,
      moonTable: MT,
      seats: ['sartar', 'lunar'],
      active: 'lunar',
      pieces: {
        'crater-makers': { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        'crater-makers-agent': agent,
        harrek: { type: 'harrek', owner: 'sartar', hex: '1015' },
        gunda: { type: 'gunda', owner: 'sartar', hex: '1015' },
        a: sartar('3-3-3', '1015'),
        b: sartar('3-3-3', '1015'),
        c: sartar('3-3-3', '1015'),
        d: sartar('3-3-3', '1015'),
      },
    });
    const events = t.play('lunar', { type: 'meteor', hex: t.hex('1015') });
    expect(eventsOf(events, 'protected')).toMatchObject([{ units: [t.id('gunda')], audience: ['sartar'] }]);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'protect', clause: 'DP-13.2-g' });
    expect(t.refusal('sartar', { type: 'protect', unit: t.id('gunda') })).toBe('DP-8.4-b');
    t.play('sartar', { type: 'protect', unit: t.id('b') });
    expect(t.refusal('sartar', { type: 'protect', unit: t.id('b') })).toBe('DP-8.4-b');
    t.play('sartar', { type: 'protect', unit: t.id('d') });
    expect(t.stack('sartar', '1015')).toEqual(['harrek', 'gunda', 'b', 'd']);
    expect(t.at('a')).toBe('dead');
    expect(t.at('c')).toBe('dead');
  });

  it('DP-13.2-g DP-8.4-b: with three companions or fewer nobody is asked', () => {
    const t = storm({
      crater: crater('1010'),
      harrek: { type: 'harrek', owner: 'sartar', hex: '1015' },
      a: sartar('3-3-3', '1015'),
      b: sartar('3-3-3', '1015'),
    });
    t.play('lunar', { type: 'meteor', hex: t.hex('1015') });
    expect(t.stack('sartar', '1015')).toEqual(['harrek', 'a', 'b']);
  });

  it('DP-8.7.1-c: whoever called the storm answers for a best friend', () => {
    const t = table({
      scenario: 'pass-5',
      phase: 'exotics',
      moon: 1,
      moonTable: MT,
      seats: ['sartar', 'lunar'],
      active: 'lunar',
      pieces: {
        crater: crater('1010'),
        harrek: { type: 'harrek', owner: 'sartar', hex: '1518' },
        gunda: { type: 'gunda', owner: 'sartar', hex: '1015' },
      },
    });
    const events = t.play('lunar', { type: 'meteor', hex: t.hex('1015') }, 1);
    expect(eventsOf(events, 'went-berserk')).toMatchObject([
      { unit: t.id('harrek'), scapegoat: t.id('crater') },
    ]);
  });

  it('DP-13.2-h DP-13.2-i: the agent stays in its box in that turn and may attack in the next', () => {
    const pieces = {
      'crater-makers': { type: 'crater-makers', owner: 'lunar', hex: '1010' },
      'crater-makers-agent': agent,
      mage: lunar('2-5-5-5', '1009'),
      spirit: { ...lunar('X-5-X-5', 'box'), of: 'mage' },
      foe: sartar('4-3-5', '1012'),
    } satisfies Record<string, Piece>;
    const t = storm(pieces);
    t.play('lunar', { type: 'meteor', hex: t.hex('1015') });
    expect(t.state.phase).toBe('commit');
    expect(t.at('crater-makers-agent')).toBe('box');
    expect(t.offers('lunar', { type: 'commit', unit: t.id('crater-makers-agent') })).toBe(false);
    const barred = { type: 'commit', unit: t.id('crater-makers-agent'), hex: t.hex('1012') } as const;
    expect(t.refusal('lunar', barred)).toBe('DP-13.2-h');
    expect(t.offers('lunar', { type: 'commit', unit: t.id('spirit') })).toBe(true);

    const next = table({ phase: 'commit', moon: 2, moonTable: MT, pieces });
    next.state.used.push('meteor');
    expect(next.offers('lunar', { type: 'commit', unit: next.id('crater-makers-agent') })).toBe(true);
  });

  it('DP-13.2-j: a hero who is struck may get away in the rally phase of that player-turn', () => {
    const t = storm({
      crater: crater('1010'),
      hero: sartar('(4!)-10-6', '1015'),
      far: sartar('4-3-5', '1518'),
    });
    const events = t.play('lunar', { type: 'meteor', hex: t.hex('1015') }, 4);
    expect(eventsOf(events, 'escape-rolled')).toMatchObject([{ die: 4, success: true }]);
    expect(t.at('hero')).toBe('1518');
  });
});
