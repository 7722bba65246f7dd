import { describe, expect, it } from 'vitest';
import { DEAD, WAITING } from '../core/vocabulary.ts';
import { capitalOf, peopleNamed, territoryOf } from '../core/world/peoples.ts';
import { worldFor } from '../core/world/world.ts';
import { checkFrames } from '../position/frames/check.ts';
import { dragonPass } from '../testing/by-index.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { passUntil } from '../testing/opening.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { court, gave, LUNAR, neutral, SARTAR } from './alliances.fixture.ts';

/** Sartar claims a people with all the points that it takes. */
function won(people: string, pieces: Readonly<Record<string, Piece>>) {
  const t = court({ pieces, ledger: [gave(SARTAR, people, 60)] });
  return { t, events: t.play('sartar', { type: 'claim', people }) };
}

/** Puts a unit that is set up next, or before the others, into a hex. */
const settle = (t: ReturnType<typeof court>, name: string, hex: string) => {
  if (t.refusal('sartar', { type: 'first', unit: t.id(name) }) === null)
    t.play('sartar', { type: 'first', unit: t.id(name) });
  return t.play('sartar', { type: 'deploy', unit: t.id(name), hex: t.hex(hex) });
};

const unit = (owner: string, hex: string, type = 'line-cavalry'): Piece => ({ type, owner, hex });

describe('territories', () => {
  it('DP-PAC.MajorIndependents-b: where each people lives, and its capital', () => {
    const { land } = worldFor(null);
    const capital = (id: string) => land.grid.names[capitalOf(land, peopleNamed(id))];
    expect(
      ['dragonewts', 'ethilrist', 'cragspider', 'exiles', 'ironhoof', 'grazelanders'].map(capital),
    ).toEqual(['2913', '0515', '1904', '1816', '1927', '1229']);
    expect(capitalOf(land, peopleNamed('androgeus'))).toBe(-1);
    const cities = territoryOf(land)(peopleNamed('dragonewts'));
    expect([...cities.keys()].filter((hex) => cities[hex] === 1)).toEqual(
      [...land.cities].sort((a, b) => a - b),
    );
    expect(territoryOf(land)(peopleNamed('androgeus')).some((inside) => inside === 1)).toBe(false);
  });
});

describe('a people that joins', () => {
  it('DP-14.1.4-a: enemies in the capital are lost, herds among them captured', () => {
    const { t, events } = won('grazelanders', {
      foe: unit('lunar', '1229'),
      herd: unit('lunar', '1229', 'horse-herds'),
      queen: neutral('feathered-horse-queen'),
    });
    expect(t.at('foe')).toBe('dead');
    expect([t.at('herd'), t.unit('herd').owner]).toEqual(['1229', SARTAR]);
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ unit: t.id('foe'), clause: 'DP-14.1.4-a' }]);
    expect(eventsOf(events, 'captured')).toMatchObject([{ unit: t.id('herd'), clause: 'DP-14.1.4-a' }]);
  });

  it('DP-14.1.4-a: units of the player’s own stay there', () => {
    const { t } = won('grazelanders', {
      friend: unit('sartar', '1229'),
      queen: neutral('feathered-horse-queen'),
    });
    expect(t.at('friend')).toBe('1229');
  });

  it('DP-14.1.4-b: heroes lost in the capital may escape in the rally phase', () => {
    const { t } = won('exiles', { hero: unit('lunar', '1816', 'beat-pot-aelwrin'), twins: neutral('twins') });
    expect([t.at('hero'), t.state.escapes.map((one) => one.unit)]).toEqual(['dead', [t.id('hero')]]);
    settle(t, 'twins', '1816');
    t.play('sartar', { type: 'ready' });
    t.play('sartar', { type: 'end' });
    t.play('sartar', { type: 'end' }, 4);
    expect(t.at('hero')).toBe('0404');
  });

  it('DP-14.1.4-c: its units are set up in the territory, not with inactive units', () => {
    const { t } = won('exiles', { foe: unit('lunar', '1817'), twins: neutral('twins') });
    expect(t.decision()).toMatchObject({ kind: 'settle', seats: ['sartar'], clause: 'DP-14.1.4-c' });
    const deploy = (hex: string) => ({ type: 'deploy', unit: t.id('twins'), hex: t.hex(hex) });
    expect(t.refusal('sartar', deploy('1817'))).toBe('DP-14.1.4-c');
    expect(t.refusal('sartar', deploy('1229'))).toBe('DP-14.1.4-c');
    expect(t.refusal('sartar', deploy('1816'))).toBeNull();
    expect(t.refusal('sartar', deploy('1716'))).toBeNull();
    expect(t.refusal('sartar', { type: 'ready' })).toBe('DP-14.1.4-c');
    settle(t, 'twins', '1816');
    t.play('sartar', { type: 'ready' });
    expect([t.at('twins'), t.unit('twins').owner]).toEqual(['1816', SARTAR]);
  });

  it('DP-14.1.4-c: the rest is proposed, in the territory', () => {
    const names = ['twins', 'moon-haters', 'exiles-heavy-cavalry', 'old-school'];
    const { t } = won('exiles', Object.fromEntries(names.map((name) => [name, neutral(name)])));
    const inside = territoryOf(worldFor(null).land)(peopleNamed('exiles'));
    for (const action of dragonPass.propose?.(t.state, 'sartar') ?? []) t.play('sartar', action);
    for (const name of names) expect(inside[t.unit(name).hex]).toBe(1);
    t.play('sartar', { type: 'ready' });
    expect(t.decision()?.kind).toBe('alliances');
  });

  it('R-DP-59: units for which there is no room do not come', () => {
    const { land } = worldFor(null);
    const inside = territoryOf(land)(peopleNamed('ethilrist'));
    const capital = capitalOf(land, peopleNamed('ethilrist'));
    const hexes = [...inside.keys()].filter((hex) => inside[hex] === 1 && hex !== capital);
    const foes = Object.fromEntries(
      hexes.map((hex, i) => [`foe-${i}`, { code: '3-3-3', owner: 'lunar', hex: land.grid.names[hex] ?? '' }]),
    );
    const { t } = won('ethilrist', {
      ...foes,
      giant: { type: 'giants', owner: null, hex: '0515' },
      lord: neutral('sir-ethilrist'),
    });
    t.play('sartar', { type: 'ready' });
    expect([t.at('lord'), t.decision()?.kind]).toEqual(['off', 'alliances']);
  });

  it('DP-14.1.4-d: enemies elsewhere in the territory suffer nothing', () => {
    const { t } = won('grazelanders', {
      foe: unit('lunar', '1228'),
      queen: neutral('feathered-horse-queen'),
    });
    expect(t.at('foe')).toBe('1228');
  });

  it('DP-14.1.4-e: it stays in its territory in the first movement phase, and is free in the next', () => {
    const { t } = won('exiles', { horse: neutral('exiles-cavalry') });
    settle(t, 'horse', '1816');
    t.play('sartar', { type: 'ready' });
    t.play('sartar', { type: 'end' });
    expect(t.state.phase).toBe('movement');
    const inside = territoryOf(worldFor(null).land)(peopleNamed('exiles'));
    const reach = (): boolean => {
      const ways = dragonPass.travel.ways?.(t.state, 'sartar', t.id('horse')) ?? [];
      return ways.some(({ to }) => inside[t.hex(to)] !== 1);
    };
    expect(reach()).toBe(false);
    expect(dragonPass.travel.ways?.(t.state, 'sartar', t.id('horse'))?.length).toBeGreaterThan(5);
    // At the border the clause says why.
    const border = ['1913', '1914', '1915'].find((hex) => inside[t.hex(hex)] !== 1);
    expect(
      border === undefined || t.refusal('sartar', { type: 'step', unit: t.id('horse'), to: t.hex(border) }),
    ).not.toBeNull();
    t.play('sartar', { type: 'end' });
    expect(t.state.diplomacy?.leashed).toEqual([]);
    passUntil(t.state, ({ turn, active, phase }) => turn === 4 && active === SARTAR && phase === 'movement');
    expect(reach()).toBe(true);
  });

  it('DP-14.1.4-e: a step across the border is refused by that clause', () => {
    const t = court({
      phase: 'movement',
      pieces: { horse: unit('sartar', '1816', 'exiles-cavalry') },
      diplomacy: { allied: [{ turn: 3, player: SARTAR, people: 'exiles' }], leashed: ['exiles'] },
    });
    const { land } = worldFor(null);
    const inside = territoryOf(land)(peopleNamed('exiles'));
    const [edge = -1] = [...inside.keys()].filter(
      (hex) => inside[hex] === 1 && outward(hex) >= 0 && land.terrain[outward(hex)] === 'open',
    );
    function outward(hex: number): number {
      return (
        [0, 1, 2, 3, 4, 5]
          .map((side) => land.grid.neighbour[hex * 6 + side] ?? -1)
          .find((next) => next >= 0 && inside[next] !== 1) ?? -1
      );
    }
    t.change('horse').hex = edge;
    expect(t.refusal('sartar', { type: 'step', unit: t.id('horse'), to: outward(edge) })).toBe('DP-14.1.4-e');
  });

  it('DP-14.1.4-f, DP-16.5.1-c, DP-16.5.1-d: dragonewts stand in their home cities and may leave them at once', () => {
    const { t } = won('dragonewts', {
      king: neutral('inhuman-king'),
      priest: neutral('dragonewt-priests', 2),
      beaked: neutral('beaked-dragonewts', 0),
    });
    // Nothing is left to choose: no question is asked.
    expect(t.decision()?.kind).toBe('alliances');
    expect([t.at('king'), t.at('priest'), t.at('beaked')]).toEqual(['2913', '2915', '3928']);
    expect(t.state.diplomacy?.leashed).toEqual([]);
    t.play('sartar', { type: 'end' });
    expect(t.refusal('sartar', { type: 'step', unit: t.id('beaked'), to: t.hex('3927') })).toBeNull();
  });

  it('DP-16.5.1-b: enemies in all eight cities are lost, herds captured', () => {
    const { t } = won('dragonewts', {
      foe: unit('lunar', '1315'),
      herd: unit('lunar', '2928', 'horse-herds'),
      king: neutral('inhuman-king'),
    });
    expect([t.at('foe'), t.at('herd'), t.unit('herd').owner]).toEqual(['dead', '2928', SARTAR]);
  });

  it('DP-14.1.4-g: what is won in the events segment is set up at once', () => {
    // The same frame lies on the segment, and the leash holds for the player's next movement phase.
    const t = court({ pieces: { twins: neutral('twins') }, ledger: [gave(SARTAR, 'exiles', 20)] });
    t.state.diplomacy = {
      ...t.state.diplomacy!,
      allied: [{ turn: 3, player: SARTAR, people: 'exiles' }],
      leashed: ['exiles'],
    };
    t.change('twins').owner = SARTAR;
    t.state.phase = 'giants';
    t.state.active = LUNAR;
    t.state.frames = [
      { kind: 'segment', step: 2 },
      { kind: 'settle', player: SARTAR, people: 'exiles', unit: t.id('twins'), named: false, held: [] },
    ];
    expect(brokenInvariants(t.state)).toEqual([]);
    t.play('sartar', { type: 'deploy', unit: t.id('twins'), hex: t.hex('1816') });
    t.play('sartar', { type: 'ready' });
    expect(t.decision()).toMatchObject({ kind: 'alliances', seats: ['lunar'] });
    t.play('lunar', { type: 'end' });
    t.play('lunar', { type: 'end' });
    // The movement phase of the other player does not set them free.
    expect(t.state.diplomacy?.leashed).toEqual(['exiles']);
  });

  it('DP-18-j: assassins that come along wait off the map', () => {
    const { t } = won('exiles', { killer: neutral('exiles-assassin'), twins: neutral('twins') });
    settle(t, 'twins', '1816');
    expect([t.unit('killer').hex, t.unit('killer').owner]).toEqual([WAITING, SARTAR]);
  });
});

it('DP-14.1.4-a DP-13.1-r: a hungry Bat falls in the capital: the units are set up, then its debt is paid', () => {
  const t = court({
    pieces: {
      bat: { type: 'crimson-bat', owner: 'lunar', hex: '1927' },
      one: { type: 'furthest-foot', owner: 'lunar', hex: '0505' },
      two: { type: 'furthest-foot', number: 1, owner: 'lunar', hex: '0606' },
      satyr: neutral('satyrs'),
      other: neutral('satyrs', 1),
    },
    ledger: [gave(SARTAR, 'ironhoof', 15)],
  });
  t.state.moon = 0;
  t.play('sartar', { type: 'claim', people: 'ironhoof' });
  expect(t.state.frames.map(({ kind }) => kind)).toEqual(['bat-debt', 'settle']);
  expect(checkFrames(t.state)).toEqual([]);
  settle(t, 'satyr', '1927');
  settle(t, 'other', '1926');
  t.play('sartar', { type: 'ready' });
  expect(t.decision()?.kind).toBe('bat-debt');
});

describe('Cragspider and her people', () => {
  it('DP-16.2-g, DP-16.6.1-a: trolls and trollkin are set up in her land, the Black Dragon in its rest', () => {
    const { t } = won('cragspider', {
      hag: neutral('cragspider'),
      trolls: neutral('dark-trolls'),
      dragon: neutral('black-dragon'),
    });
    expect(t.at('dragon')).toBe('2203');
    expect(t.matching('sartar', { type: 'first' }).length + 1).toBe(2);
  });

  it('DP-16.6.1-b: enemies in the rest are eliminated, herds too', () => {
    const { t } = won('cragspider', {
      foe: unit('lunar', '2203'),
      herd: unit('lunar', '2203', 'horse-herds'),
      hag: neutral('cragspider'),
      dragon: neutral('black-dragon'),
    });
    expect([t.unit('foe').hex, t.unit('herd').hex]).toEqual([DEAD, DEAD]);
  });

  it('DP-16.14.1-a: the Hound stands with Sir Ethilrist', () => {
    const { t } = won('ethilrist', { lord: neutral('sir-ethilrist'), hound: neutral('hell-hound') });
    settle(t, 'lord', '0515');
    expect(t.at('hound')).toBe('0515');
    expect(t.refusal('sartar', { type: 'ready' })).toBeNull();
  });
});

describe('Androgeus', () => {
  const joined = (active: 'lunar' | 'sartar', foes: Record<string, Piece> = {}) => {
    const player = active === 'lunar' ? LUNAR : SARTAR;
    const t = court({
      active,
      pieces: { ...foes, she: neutral('androgeus') },
      ledger: [gave(player, 'androgeus', 10)],
    });
    t.play(active, { type: 'claim', people: 'androgeus' });
    t.play(active, { type: 'end' });
    return t;
  };
  const at = (t: ReturnType<typeof joined>, hex: string) => ({
    type: 'arrive',
    unit: t.id('she'),
    hex: t.hex(hex),
  });

  it('DP-16.1-a, DP-14.1.4-f: she comes as a reinforcement and may forced march', () => {
    const t = joined('sartar');
    expect(t.at('she')).toBe('off');
    t.play('sartar', { type: 'arrive', unit: t.id('she'), hex: t.hex('3134') });
    expect(t.at('she')).toBe('3134');
    // Her 6 movement points and the 3 of the forced march, less a hex by the road that leaves the map there.
    expect(dragonPass.travel.moveState(t.state, t.id('she'))?.left).toBeGreaterThan(6);
  });

  it('DP-16.1-b: for Sartar by the south edge within Sartar', () => {
    const t = joined('sartar', { foe: unit('lunar', '3633') });
    expect(t.refusal('sartar', at(t, '3134'))).toBeNull();
    expect(t.refusal('sartar', at(t, '2734'))).toBe('DP-16.1-b');
    expect(t.refusal('sartar', at(t, '1934'))).toBe('DP-16.1-b');
    expect(t.refusal('sartar', at(t, '3634'))).toBe('DP-6.9.1-b');
  });

  it('DP-16.1-c: for the Lunar player by any edge within the Empire', () => {
    const t = joined('lunar');
    expect(t.refusal('lunar', at(t, '0101'))).toBeNull();
    expect(t.refusal('lunar', at(t, '1901'))).toBeNull();
    expect(t.refusal('lunar', at(t, '0112'))).toBe('DP-16.1-c');
  });
});
