import { eventsFor } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { assault, elsewhere, skirmish, untilDice } from '../../testing/skirmish.ts';
import { lunar, row, sartar, until } from '../../testing/stormy.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';

const ethilrist: Piece = { type: 'sir-ethilrist', owner: 'sartar', hex: '1010' };
const cloak: Piece = { type: 'cloak-of-darkness', owner: 'sartar', hex: 'off' };
const goblins: Piece = { type: 'goblins', owner: 'sartar', hex: 'off' };
/** They keep phases open when there is nothing else to do. */
const idle = {
  shadow: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
  knife: { type: 'lunar-assassin', owner: 'lunar', hex: 'off' },
  lurker: sartar('3-3-3', '2020'),
  foe: lunar('3-3-3', '2001'),
} satisfies Record<string, Piece>;

function dark<N extends string>(pieces: Record<N, Piece>, more: Omit<Partial<Setting<N>>, 'pieces'> = {}) {
  const own = { ethilrist, cloak, goblins, ...idle };
  return table<N | keyof typeof own>({
    active: 'sartar',
    phase: 'exotics',
    turn: 4,
    ...more,
    pieces: { ...own, ...pieces },
  });
}

/** In the movement phase of Sartar, with a cloud around 1010. */
const clouded = <N extends string>(
  pieces: Record<N, Piece>,
  more: Omit<Partial<Setting<N>>, 'pieces'> = {},
) =>
  dark(pieces, {
    phase: 'movement',
    state(state, hex) {
      state.used.push('cloak');
      state.cloud = { hex: hex('1010'), player: 1, turn: 4 };
    },
    ...more,
  });

type Table = ReturnType<typeof dark<string>>;
const steps = (t: Pick<Table, 'refusal' | 'hex'>, unit: number, to: string) =>
  t.refusal('sartar', { type: 'step', unit, to: t.hex(to) });

describe('the Cloak of Darkness', () => {
  it('DP-16.14.2-a: once, in an exotics phase of its player, in Ethilrist’s hex', () => {
    const t = dark({});
    expect(t.offers('sartar', { type: 'cloak' })).toBe(true);
    const events = t.play('sartar', { type: 'cloak' });
    expect(eventsOf(events, 'cloud-spread')).toMatchObject([{ hex: '1010' }]);
    expect(t.state.cloud).toMatchObject({ hex: t.hex('1010'), player: 1, turn: 4 });
    expect(t.refusal('sartar', { type: 'cloak' })).toBe('DP-16.14.2-a');
    const dead = dark({ ethilrist: { ...ethilrist, hex: 'dead' } });
    expect(dead.refusal('sartar', { type: 'cloak' })).toBe('DP-16.14.2-a');
    expect(dead.offers('sartar', { type: 'cloak' })).toBe(false);
    const early = dark({}, { phase: 'movement' });
    expect(early.refusal('sartar', { type: 'cloak' })).toBe('DP-16.14.2-a');
    const other = dark({}, { active: 'lunar' });
    expect(other.refusal('lunar', { type: 'cloak' })).toBe('DP-16.14.2-a');
  });

  it('DP-16.14.2-b: the cloud covers all hexes within ten until its player’s exotics phase two game-turns later', () => {
    const t = dark({});
    const scope = dragonPass.scope(t.state, 'sartar', { type: 'cloak' });
    expect(scope).toContain('1020');
    expect(scope).not.toContain('1021');
    expect(scope).toContain('2010');
    expect(scope).not.toContain('2110');
    t.play('sartar', { type: 'cloak' });
    until(t, 'sartar', 'exotics', 5);
    expect(t.state.cloud).toBeDefined();
    until(t, 'sartar', 'movement', 6);
    expect(t.state.cloud).toBeDefined();
    until(t, 'sartar', 'exotics', 6);
    expect(t.state.cloud).toBeUndefined();
  });

  it('DP-16.14.2-c: the counter is in no unit’s way', () => {
    const t = dark({ walker: lunar('3-3-3', '1012'), near: lunar('3-3-3', '0605') });
    t.play('sartar', { type: 'cloak' });
    expect(t.at('cloak')).toBe('gone');
    t.change('ethilrist').hex = t.hex('0505');
    t.state.phase = 'movement';
    t.state.active = 0;
    const step = { type: 'step', unit: t.id('walker'), to: t.hex('1011') } as const;
    t.play('lunar', step);
    t.change('walker').did = null;
    expect(t.refusal('lunar', { type: 'step', unit: t.id('walker'), to: t.hex('1010') })).toBeNull();
  });
});

describe('groping in the dark', () => {
  it('DP-16.14.2-d: a unit stops in the first hex of the cloud', () => {
    const t = clouded({ rider: sartar('5-4-5', '2110', { flies: true }) }, { land: 'dragon-pass' });
    // 2010 is ten hexes from 1010, 2110 eleven.
    t.walk('sartar', 'rider', '2010');
    expect(steps(t, t.id('rider'), '2110')).toBe('DP-16.14.2-d');
    expect(steps(t, t.id('rider'), '1911')).toBe('DP-16.14.2-d');
  });

  it('DP-16.14.2-d: from hex to hex of the cloud it stops again; straight out of it it goes on', () => {
    const t = clouded(
      {
        inside: sartar('5-4-5', '1212', { flies: true }),
        rim: sartar('5-4-5', '1020', { flies: true }),
      },
      { land: 'dragon-pass' },
    );
    t.walk('sartar', 'inside', '1213');
    expect(steps(t, t.id('inside'), '1214')).toBe('DP-16.14.2-d');
    t.walk('sartar', 'rim', '1021', '1022', '1023');
    expect(steps(t, t.id('rim'), '1024')).toBeNull();
  });

  it('DP-16.14.2-d: a hex behind the cloud is out of reach', () => {
    const t = clouded({ rider: sartar('5-4-5', '1212') });
    expect(steps(t, t.id('rider'), '1214')).toBe('DP-16.14.2-d');
  });

  it('DP-16.14.2-d R-DPP-89: no second hex of an advance', () => {
    const advanced = (isDark: boolean) => {
      const t = skirmish(
        { a: lunar('9-3-5', '0909'), d: sartar('3-3-3', '0910'), ...elsewhere },
        {
          state(state, hex) {
            if (isDark) state.cloud = { hex: hex('1010'), player: 1, turn: 1 };
          },
        },
      );
      assault(t, '0910', 'a');
      untilDice(t, 6);
      t.play('lunar', { type: 'take', unit: t.id('d') });
      expect(t.decision()?.kind).toBe('advance');
      t.play('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('0910') });
      return [t.at('a'), t.decision()?.kind];
    };
    // It is over: the fight far away is next.
    expect(advanced(true)).toEqual(['0910', 'declare']);
    expect(advanced(false)).toEqual(['0910', 'advance']);
  });

  it('DP-16.14.2-e: Ethilrist, his men, spirits, dragons and superheroes see in it', () => {
    const t = clouded({
      troop: { type: 'black-horse-troops', owner: 'sartar', hex: '1212' },
      helpers: { type: 'black-horse-auxiliaries', owner: 'sartar', hex: '1212' },
      spirit: { type: 'spirit-of-movement', owner: 'sartar', hex: '1212' },
      dragon: sartar('9-10-7', '1212', { kind: 'dragon' }),
      harrek: { type: 'harrek', owner: 'sartar', hex: '1212' },
      keener: { type: 'keener-than', owner: 'sartar', hex: '1212' },
    });
    for (const name of ['troop', 'helpers', 'spirit', 'dragon', 'harrek', 'ethilrist'] as const) {
      const from = name === 'ethilrist' ? ['1011', '1012'] : ['1213', '1214'];
      t.walk('sartar', name, ...from);
      expect(t.at(name)).toBe(from[1]);
    }
    t.walk('sartar', 'keener', '1211');
    expect(steps(t, t.id('keener'), '1210')).toBe('DP-16.14.2-d');
    // All seven hexes of a Black Horse Troop.
    t.walk('sartar', 'troop', ...row('12', 15, 19));
    expect(steps(t, t.id('troop'), '1220')).toBe('DP-6-b');
  });

  it('DP-16.14.2-e: a unit moves on where a superhero of its side has gone before it', () => {
    const t = clouded({
      foot: sartar('3-3-3', '1212'),
      harrek: { type: 'harrek', owner: 'sartar', hex: '1212' },
    });
    t.walk('sartar', 'harrek', '1213');
    t.walk('sartar', 'foot', '1213');
    expect(steps(t, t.id('foot'), '1214')).toBeNull();
    t.walk('sartar', 'harrek', '1214');
    t.walk('sartar', 'foot', '1214');
    t.walk('sartar', 'foot', '1215');
    expect(t.unit('foot').did).toMatchObject({ stopped: true });
  });

  it('DP-16.14.2-e R-DP-80: Keener Than on the Hound goes on', () => {
    const t = clouded({
      keener: { type: 'keener-than', owner: 'sartar', hex: '1212' },
      hound: { type: 'hell-hound', owner: 'sartar', hex: '1212' },
    });
    t.walk('sartar', 'keener', '1213', '1214');
    expect([t.at('keener'), t.at('hound')]).toEqual(['1214', '1214']);
  });
});

describe('the Goblins', () => {
  it('DP-16.14.2-g: they come out of the Cloak when the cloud is over, with 6-2-15', () => {
    const t = dark({});
    t.play('sartar', { type: 'cloak' });
    until(t, 'sartar', 'movement', 6);
    expect(t.at('goblins')).toBe('off');
    t.change('ethilrist').hex = t.hex('0505');
    const events = t.play('sartar', { type: 'end' });
    expect(eventsOf(events, 'goblins-joined')).toMatchObject([{ hex: '1010', seat: 'sartar' }]);
    expect([t.at('goblins'), t.unit('goblins').owner]).toEqual(['1010', 1]);
    expect(t.board().world.types[t.unit('goblins').type]?.front).toMatchObject({ cf: 144, mgf: 48, mf: 15 });
  });

  it('DP-16.14.2-g: even if Ethilrist is dead by then', () => {
    const t = dark({});
    t.play('sartar', { type: 'cloak' });
    until(t, 'sartar', 'movement', 6);
    t.change('ethilrist').hex = t.hex('dead');
    t.play('sartar', { type: 'end' });
    expect(t.at('goblins')).toBe('1010');
  });

  it('DP-16.14.2-h: they join the player whose units are in the hex; neutral ones do not count', () => {
    const joined = (piece: Piece) => {
      const t = dark({ piece });
      t.play('sartar', { type: 'cloak' });
      until(t, 'sartar', 'movement', 6);
      t.change('ethilrist').hex = t.hex('0505');
      t.change('piece').hex = t.hex('1010');
      t.play('sartar', { type: 'end' });
      return [t.at('goblins'), t.unit('goblins').owner];
    };
    expect(joined(lunar('3-3-3', 'off'))).toEqual(['1010', 0]);
    expect(joined({ code: '1h-2-+2', owner: null, hex: 'off' })).toEqual(['1010', 1]);
  });
});

describe('what others see of the Cloak', () => {
  it('DP-16.14.2-a DP-5.3-e: where the cloud is, and so that it cannot be taken back', () => {
    const t = dark({});
    const events = eventsFor(t.play('sartar', { type: 'cloak' }), 'lunar');
    expect(eventsOf(events, 'cloud-spread')).toMatchObject([{ hex: '1010', reveals: true }]);
    expect(dragonPass.view(t.state, 'lunar').cloud).toEqual(t.state.cloud);
  });

  it('DP-16.14.2-a R-DP-54: the phase is open wherever Ethilrist may lie hidden', () => {
    const hidden = (type: string) =>
      table({
        active: 'sartar',
        phase: 'movement',
        pieces: {
          top: { type: 'black-horse-troops', owner: 'sartar', hex: '1010' },
          below: { type, owner: 'sartar', hex: '1010' },
          ethilrist: {
            type: 'sir-ethilrist',
            owner: 'sartar',
            hex: type === 'sir-ethilrist' ? 'off' : 'dead',
          },
          cloak,
          foe: lunar('3-3-3', '2001'),
        },
      });
    const t = hidden('sir-ethilrist');
    t.play('sartar', { type: 'end' });
    expect(t.state.phase).toBe('exotics');
    const open = hidden('black-horse-auxiliaries');
    open.play('sartar', { type: 'end' });
    expect(open.state.phase).not.toBe('exotics');
  });
});
