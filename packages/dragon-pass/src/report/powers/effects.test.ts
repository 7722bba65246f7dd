import { describe, expect, it } from 'vitest';
import { viewFor } from '../../game/view.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { type Piece, table } from '../../testing/table.ts';
import { battleWith } from '../battle.ts';
import { type Effect, effectsIn } from './effects.ts';

const SARTAR = 1;

// 0909 has the neighbours 0908, 1008, 1009, 0910, 0809 and 0808.

const at = (type: string, owner: string | null, hex: string, more: Partial<Piece> = {}): Piece => ({
  type,
  owner,
  hex,
  ...more,
});

const exotics = <N extends string>(pieces: Record<N, Piece>, more = {}) =>
  table<N>({ scenario: 'pass-7', active: 'sartar', phase: 'exotics', pieces, ...more });

type Told = ReturnType<typeof exotics>;

const lines = (t: Pick<Told, 'nameOf'>, effects: readonly Effect[]) =>
  effects.map(({ what, clause, units, hidden }) => ({
    what,
    clause,
    units: units.map((id) => t.nameOf(id)).sort(),
    hidden,
  }));

describe('what a power would do, before it is used', () => {
  it('DP-12.3-e DP-12.3-g: a storm kills friend and foe in its hex, and shakes others around it', () => {
    const t = exotics({
      walkers: at('stormwalkers', 'sartar', '0905'),
      spirit: at('stormwalkers-spirit', 'sartar', 'box'),
      own: sartar('3-3-3', '0909'),
      foe: lunar('3-3-3', '0908'),
      friend: sartar('3-3-3', '0910'),
      jar: at('jar-eel', 'lunar', '1009'),
    });
    const [storm, ring] = lines(
      t,
      effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'storm', hex: '0909' }),
    );
    expect(storm).toEqual({ what: 'storm', clause: 'DP-12.3-e', units: ['own'], hidden: 0 });
    // A superhero is unharmed (DP-8.4-a).
    expect(ring).toEqual({ what: 'storm-ring', clause: 'DP-12.3-g', units: ['foe'], hidden: 0 });
  });

  it('DP-16.2-c DP-16.2-d: the Pillar of Fire kills all in three hexes; one out of range kills nobody', () => {
    const t = exotics({
      cragspider: at('cragspider', 'sartar', '0909'),
      spirit: at('cragspider-spirit', 'sartar', 'box'),
      south: lunar('3-3-3', '0910'),
      east: sartar('3-3-3', '1009'),
      west: lunar('3-3-3', '0809'),
    });
    const pillar = (hex: string, side: 'east' | 'west') =>
      lines(t, effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'pillar', hex, side }));
    expect(pillar('0909', 'east')).toMatchObject([{ what: 'fire', units: ['cragspider', 'east', 'south'] }]);
    expect(pillar('0909', 'west')).toMatchObject([{ what: 'fire', units: ['cragspider', 'south', 'west'] }]);
    expect(pillar('3030', 'west')).toEqual([]);
  });

  it('DP-5.3-b: of hidden counters it tells how many there are', () => {
    const t = exotics(
      {
        wasps: at('wasps', 'sartar', '0909'),
        top: lunar('3-3-3', '0908'),
        under: lunar('9-9-3', '0908'),
        own: sartar('3-3-3', '0910'),
      },
      { options: { screening: true } },
    );
    expect(lines(t, effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'wasps' }))).toEqual([
      { what: 'wasps', clause: 'DP-12.4-a', units: ['top'], hidden: 1 },
    ]);
  });

  it('DP-16.14.3-c DP-16.14.3-e: a Doom Run kills all in its row as far as the first superhero, who falls too', () => {
    const t = exotics({
      hound: at('hell-hound', 'sartar', '0909'),
      ethilrist: at('sir-ethilrist', 'sartar', '0909'),
      foe: lunar('3-3-3', '0911'),
      friend: sartar('3-3-3', '0912'),
      jar: at('jar-eel', 'lunar', '0914'),
      behind: lunar('3-3-3', '0915'),
    });
    const [run] = effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'unleash', hex: '0910' });
    expect(run?.units.map((id) => t.nameOf(id))).toEqual(['foe', 'friend', 'jar']);
    expect(run?.hexes).toEqual(['0910', '0911', '0912', '0913', '0914'].map(t.hex));
  });

  it('DP-16.14.3-d DP-16.14.3-e: nobody falls beside a dragon, and of two superheroes nobody knows which', () => {
    const fallen = (more: Record<string, Piece>) => {
      const pieces = {
        hound: at('hell-hound', 'sartar', '0909'),
        ethilrist: at('sir-ethilrist', 'sartar', '0909'),
        foe: lunar('3-3-3', '0911'),
        jar: at('jar-eel', 'lunar', '0914'),
        with: lunar('3-3-3', '0914'),
        ...more,
      };
      const t = exotics<string>(pieces, { options: { screening: false } });
      const [run] = effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'unleash', hex: '0910' });
      return run?.units.map((id) => t.nameOf(id));
    };
    expect(fallen({})).toEqual(['foe', 'jar']);
    expect(fallen({ dragon: at('dragons', 'lunar', '0914') })).toEqual(['foe']);
    expect(fallen({ other: at('androgeus', 'lunar', '0914') })).toEqual(['foe']);
  });

  it('DP-16.14.4-a DP-16.14.4-c: it ends in the first hex within three of Keener Than, unless he looses it', () => {
    const to = (keener: string, rider: 'ethilrist' | 'keener' = 'ethilrist') => {
      const mounted = { hound: at('hell-hound', 'sartar', '0909') };
      const t = exotics<string>({
        ...mounted,
        ethilrist: at('sir-ethilrist', 'sartar', rider === 'ethilrist' ? '0909' : 'dead'),
        keener: at('keener-than', rider === 'ethilrist' ? 'lunar' : 'sartar', keener),
        a: lunar('3-3-3', '0912'),
        b: lunar('3-3-3', '0913'),
      });
      const [run] = effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'unleash', hex: '0910' });
      return [run?.hexes.length, run?.units.map((id) => t.nameOf(id))];
    };
    // 0915 is three hexes from 0912: what stands there falls, 0913 is not reached.
    expect(to('0915')).toEqual([3, ['a']]);
    // 0912 is three from 0909, where the Hound is: it goes nowhere.
    expect(to('0912')).toEqual([0, []]);
    // The map of the table has twenty rows.
    expect(to('0909', 'keener')).toEqual([11, ['a', 'b']]);
  });

  it('DP-16.8-f DP-16.8-j: the last hex of a fracture tells what it encloses', () => {
    const ring = ['1008', '1009', '0910', '0809', '0808'];
    const t = exotics(
      {
        cult: at('earth-shakers-cult', 'sartar', '0906'),
        inside: lunar('3-3-3', '0909'),
        shaken: sartar('3-3-3', '1009'),
      },
      {
        state: (state: { frames: unknown[] }, hex: (name: string) => number) => {
          const drawn = ['1006', '1007', ...ring].map(hex);
          state.frames.push({ kind: 'fracture', player: SARTAR, lines: [drawn], length: 8, count: 1 });
        },
      },
    );
    const told = lines(t, effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'fracture', hex: '0908' }));
    expect(told).toEqual([
      { what: 'quake', clause: 'DP-16.8-g', units: ['shaken'], hidden: 0 },
      { what: 'chasm', clause: 'DP-16.8-j', units: ['inside'], hidden: 0 },
    ]);
  });

  it('DP-16.14.2-b DP-16.14.2-e: the cloud reaches ten hexes, and spirits, superheroes and Ethilrist see in it', () => {
    const t = exotics({
      ethilrist: at('sir-ethilrist', 'sartar', '1010'),
      cloak: at('cloak-of-darkness', 'sartar', 'off'),
      foe: lunar('3-3-3', '1019'),
      near: lunar('3-3-3', '1101'),
      jar: at('jar-eel', 'lunar', '1012'),
    });
    const told = lines(t, effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'cloak' }));
    expect(told).toEqual([{ what: 'cloud', clause: 'DP-16.14.2-d', units: ['foe', 'near'], hidden: 0 }]);
  });

  it('DP-16.12-c DP-16.12-e: Ironhoof would freeze the cavalry of both sides, his own too', () => {
    const t = exotics({
      ironhoof: at('ironhoof', 'sartar', '0505'),
      line: at('line-cavalry', 'lunar', '0909'),
      own: at('heavy-cavalry', 'sartar', '1010'),
      foot: at('furthest-foot', 'lunar', '1111'),
      away: at('line-cavalry', 'lunar', 'off', { number: 1 }),
    });
    expect(lines(t, effectsIn(viewFor(t.state, 'sartar'), SARTAR, { type: 'freeze' }))).toMatchObject([
      { what: 'freeze', units: ['line', 'own'] },
    ]);
  });

  it('DP-13.1-a DP-12.1-a: the Bat glows two hexes far, and Argrath keeps seven from glowing', () => {
    const t = exotics(
      {
        bat: at('crimson-bat', 'lunar', '0909'),
        argrath: at('prince-argrath', 'sartar', '1515'),
      },
      { options: { screening: true } },
    );
    const around = (seat: string, player: number, unit: 'bat' | 'argrath') =>
      effectsIn(viewFor(t.state, seat), player, { type: 'disclose', unit: t.id(unit) }).map(
        ({ what, hexes }) => `${what} ${hexes.length}`,
      );
    expect(around('lunar', 0, 'bat')).toEqual(['glowspot 19']);
    expect(around('sartar', 1, 'argrath')).toEqual(['no-glow 7']);
  });
});

it('DP-17.1-d: before a giant attacks, the battle is told: CF 15 against both stacks next to it', () => {
  const t = table({
    scenario: 'pass-7',
    phase: 'giants',
    pieces: {
      giant: at('giants', null, '0909'),
      foe: sartar('3-3-3', '0908'),
      own: lunar('4-3-3', '0910'),
      far: lunar('3-3-3', '2020'),
    },
  });
  const report = battleWith(viewFor(t.state, 'lunar'), { type: 'rampage', unit: t.id('giant') });
  expect(report?.attack.combat).toBe(15);
  expect(report?.defence.companies.map(({ hex }) => hex)).toEqual([t.hex('0908'), t.hex('0910')]);
  expect(report?.defence.combat).toBe(7);
});
