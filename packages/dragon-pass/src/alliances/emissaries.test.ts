import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { passUntil } from '../testing/opening.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { court, LUNAR, neutral, SARTAR } from './alliances.fixture.ts';

const unit = (hex: string, type = 'foot-militia', owner = 'sartar'): Piece => ({ type, owner, hex });

const temple = (
  pieces: Readonly<Record<string, Piece>>,
  options: { berserkers?: boolean; diplomacy?: object } = {},
) =>
  court({
    ...options,
    pieces: {
      ...pieces,
      a: neutral('sun-dome-templars', 0),
      b: neutral('sun-dome-templars', 1),
      c: neutral('sun-dome-templars', 2),
    },
  });

describe('who may speak, and where', () => {
  it('DP-14.2-a: each minor independent is met at its home', () => {
    const homes = {
      'sun-dome-templars': '2630',
      hydra: '0302',
      'spirit-of-movement': '1902',
      'red-dragon': '1614',
      'green-dragon': '0330',
      'brown-dragon': '4431',
    };
    for (const hex of Object.values(homes)) {
      const t = court({ pieces: { it: unit(hex) } });
      expect([hex, t.refusal('sartar', { type: 'emissary', unit: t.id('it') })]).toEqual([hex, null]);
    }
    const beside = court({ pieces: { it: unit('2631') } });
    expect(beside.refusal('sartar', { type: 'emissary', unit: beside.id('it') })).toBe('DP-14.2-a');
  });

  it('DP-14.2.1-a, DP-14.2.1-b: any unit of the battalia, and no ally, spirit or herd', () => {
    const t = temple({
      duck: unit('2630', 'ducks'),
      hero: unit('2630', 'harrek'),
      seer: unit('2630', 'earth-twins'),
      soul: unit('2630', 'earth-twins-spirit'),
      ally: unit('2630', 'exiles-infantry'),
      beast: unit('2630', 'brontosauri'),
      foe: unit('0302', 'furthest-foot', 'lunar'),
    });
    const by = (name: string) => t.refusal('sartar', { type: 'emissary', unit: t.id(name) });
    expect([by('duck'), by('hero'), by('seer')]).toEqual([null, null, null]);
    expect(by('soul')).toBe('DP-14.2.1-a');
    expect([by('ally'), by('beast')]).toEqual(['DP-14.2.1-b', 'DP-14.2.1-b']);
    expect(by('foe')).toBe('DP-14.2.1-a');
    expect(t.matching('sartar', { type: 'emissary' })).toHaveLength(3);
  });

  it('DP-14.2.2-a: in the alliance phase, so by units that were there before they could move', () => {
    const t = court({ pieces: { it: unit('2630') }, phase: 'movement' });
    expect(t.refusal('sartar', { type: 'emissary', unit: t.id('it') })).toBe('DP-14.2.2-a');
  });

  it('DP-14.2.2-c: one attempt for each people and phase', () => {
    const t = temple({ it: unit('2630'), other: unit('2630') });
    t.play('sartar', { type: 'emissary', unit: t.id('it') }, 3);
    expect(t.refusal('sartar', { type: 'emissary', unit: t.id('other') })).toBe('DP-14.2.2-c');
    passUntil(t.state, ({ turn, active, phase }) => turn === 4 && active === SARTAR && phase === 'alliances');
    expect(t.refusal('sartar', { type: 'emissary', unit: t.id('other') })).toBeNull();
  });

  it('DP-14.2.2-d: a people that was won is never approached again', () => {
    const t = temple(
      { it: unit('2630') },
      { diplomacy: { allied: [{ turn: 1, player: LUNAR, people: 'sun-dome-templars' }] } },
    );
    expect(t.refusal('sartar', { type: 'emissary', unit: t.id('it') })).toBe('DP-14.2.2-d');
  });

  it('DP-16.6.2-c, DP-16.2-g: nobody speaks to the Black Dragon', () => {
    const t = court({ pieces: { it: unit('2203') } });
    expect(t.refusal('sartar', { type: 'emissary', unit: t.id('it') })).toBe('DP-14.2-a');
  });
});

describe('the Emissary Table', () => {
  it('DP-PAC.Emissary-a: on 1 or 2 the emissary and all stacked with it are eliminated', () => {
    for (const die of [1, 2]) {
      const t = temple({
        it: unit('2630'),
        one: unit('2630', 'ducks'),
        ally: unit('2630', 'exiles-infantry'),
        soul: unit('2630', 'earth-twins-spirit'),
      });
      const events = t.play('sartar', { type: 'emissary', unit: t.id('it') }, die);
      expect(eventsOf(events, 'emissary-sent')).toMatchObject([
        { die, result: 'slain', people: 'sun-dome-templars' },
      ]);
      expect(eventsOf(events, 'eliminated')).toHaveLength(4);
      expect([t.at('a'), t.unit('a').owner]).toEqual(['off', -1]);
    }
  });

  it('DP-PAC.Emissary-b: on 3 nobody is harmed', () => {
    const t = temple({ it: unit('2630') });
    t.play('sartar', { type: 'emissary', unit: t.id('it') }, 3);
    expect([t.at('it'), t.at('a'), t.state.diplomacy?.allied]).toEqual(['2630', 'off', []]);
  });

  it('DP-PAC.Emissary-c, DP-14.2.2-b, DP-16.16-a: on 4 to 6 the people joins at its home, and may move', () => {
    for (const die of [4, 5, 6]) {
      const t = temple({ it: unit('2630') });
      t.play('sartar', { type: 'emissary', unit: t.id('it') }, die);
      for (const name of ['a', 'b', 'c'] as const)
        expect([t.at(name), t.unit(name).owner]).toEqual(['2630', SARTAR]);
      t.play('sartar', { type: 'end' });
      expect(dragonPass.travel.moveState(t.state, t.id('a'))?.left).toBe(3);
    }
  });

  it('DP-PAC.Emissary-c: the odds: granted 3, refused 1, slain 2 in 6', () => {
    const t = temple({ it: unit('2630') });
    const [odds] = t.odds('sartar', { type: 'emissary', unit: t.id('it') });
    expect(odds).toMatchObject({ roll: 'emissary', dice: 1, needs: 4, chance: [3, 6] });
    expect(odds?.results).toEqual([
      { result: 'joins', chance: [3, 6] },
      { result: 'refuses', chance: [1, 6] },
      { result: 'slain', chance: [2, 6] },
    ]);
  });

  it('DP-16.6.2-a, DP-16.6.1-a: a dragon appears at its own rest; DP-16.15-a: the Spirit at the Stone', () => {
    const t = court({
      pieces: { it: unit('0330'), red: neutral('dragons', 0), green: neutral('dragons', 1) },
    });
    t.play('sartar', { type: 'emissary', unit: t.id('it') }, 4);
    expect([t.at('green'), t.at('red')]).toEqual(['0330', 'off']);
    const s = court({ pieces: { it: unit('1902'), spirit: neutral('spirit-of-movement') } });
    s.play('sartar', { type: 'emissary', unit: s.id('it') }, 4);
    expect([s.at('spirit'), s.unit('spirit').owner]).toEqual(['1902', SARTAR]);
  });

  it('DP-16.6.2-b: a dragon may fly as far as it can in the player-turn in which it joins', () => {
    const t = court({ pieces: { it: unit('4431'), brown: neutral('dragons', 2) } });
    t.play('sartar', { type: 'emissary', unit: t.id('it') }, 6);
    t.play('sartar', { type: 'end' });
    expect(dragonPass.travel.moveState(t.state, t.id('brown'))?.left).toBe(20);
  });

  it('DP-16.6.2-d: a dragon that refuses stays neutral, and another may try', () => {
    const t = court({ pieces: { it: unit('4431'), brown: neutral('dragons', 2) } });
    t.play('sartar', { type: 'emissary', unit: t.id('it') }, 1);
    expect([t.at('it'), t.at('brown'), t.state.diplomacy?.allied]).toEqual(['dead', 'off', []]);
  });

  it('DP-16.11-a, DP-16.11-b: Hydra joins, and a die fixes its strength', () => {
    const t = court({ pieces: { it: unit('0302'), beast: neutral('hydra') } });
    const events = t.play('sartar', { type: 'emissary', unit: t.id('it') }, 4, 5);
    expect(eventsOf(events, 'hydra-roused')).toMatchObject([{ die: 5, clause: 'DP-16.11-b' }]);
    expect([t.at('beast'), t.state.hydra]).toEqual(['0302', { strength: 5, fed: 0 }]);
  });
});

describe('heroes on a mission', () => {
  /** Gunda speaks to the Templars and is slain; then she rolls to escape. */
  const slain = (berserkers: boolean, die: number) => {
    const t = temple(
      { hero: unit('2630', 'gunda'), harrek: unit('4030', 'harrek'), it: unit('2631', 'ducks') },
      { berserkers },
    );
    t.play('sartar', { type: 'emissary', unit: t.id('hero') }, 2);
    expect(t.at('hero')).toBe('dead');
    t.play('sartar', { type: 'end' });
    t.play('sartar', { type: 'end' }, die);
    const [refuge] = t.matching('sartar', { type: 'rejoin' });
    if (refuge) t.play('sartar', refuge);
    // In his next alliance phase another unit stands there.
    const next = temple({ it: unit('2630') }, { diplomacy: { slain: t.state.diplomacy?.slain ?? [] } });
    return { t, refusal: next.refusal('sartar', { type: 'emissary', unit: next.id('it') }) };
  };

  it('DP-PAC.Emissary-d: a hero who is slain may escape in the rally phase', () => {
    expect(slain(false, 2).t.at('hero')).toBe('gone');
    expect(['2631', '4025', '4030']).toContain(slain(false, 4).t.at('hero'));
  });

  it('DP-PAC.Emissary-e, DP-8.7.4-a: with the Berserker Option a slain best friend bars further missions there, without rage', () => {
    const lost = slain(true, 2);
    expect(lost.refusal).toBe('DP-PAC.Emissary-e');
    expect([lost.t.state.rages, lost.t.at('harrek')]).toEqual([[], '4030']);
    expect(slain(true, 4).refusal).toBeNull();
    expect(slain(false, 2).refusal).toBeNull();
  });
});
