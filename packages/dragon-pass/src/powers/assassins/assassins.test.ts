import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const lunar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'lunar',
  hex,
  ...more,
});
const sartar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'sartar',
  hex,
  ...more,
});
const assassin: Piece = { type: 'lunar-assassin', owner: 'lunar', hex: 'off' };

/** The Transformer keeps the phase open: it always has something to do there. */
const exotics = <N extends string>(pieces: Record<N, Piece>) =>
  table<N | 'transformer'>({
    phase: 'exotics',
    pieces: { ...pieces, transformer: { type: 'alchemical-transformer', owner: 'lunar', hex: '0101' } },
  });

/** A lone infantry of each side, and the Lunar assassin. */
const plain = () =>
  exotics({
    assassin,
    own: lunar('3-3-3', '0101'),
    foot: sartar('3-3-3', '1515'),
    two: sartar('2-2-2', '1515'),
  });

describe('assassins', () => {
  it('DP-17.2-a: an assassin is dropped on any enemy stack, however far away, in his player’s exotics phase', () => {
    const t = exotics({
      assassin,
      own: lunar('3-3-3', '0101'),
      foot: sartar('3-3-3', '2020'),
      stray: { code: '1h-2-2', owner: null, hex: '0505' },
    });
    expect(t.refusal('lunar', { type: 'scout', hex: t.hex('2020') })).toBeNull();
    expect(t.refusal('lunar', { type: 'scout', hex: t.hex('0101') })).toBe('DP-17.2-a');
    expect(t.refusal('lunar', { type: 'scout', hex: t.hex('0505') })).toBe('DP-17.2-a');
    expect(t.matching('lunar', { type: 'scout' })).toHaveLength(1);
    t.state.phase = 'support';
    expect(t.refusal('lunar', { type: 'scout', hex: t.hex('2020') })).toBe('DP-17.2-a');
  });

  it('DP-PAC.Assassin-a: 1 captured, 2 killed, 3 to 6 success', () => {
    for (const [die, result] of [
      [1, 'captured'],
      [2, 'killed'],
      [3, 'success'],
      [6, 'success'],
    ] as const) {
      const t = plain();
      const events = t.play('lunar', { type: 'scout', hex: t.hex('1515') }, die);
      expect(eventsOf(events, 'scouted')).toMatchObject([{ die, result, hex: '1515' }]);
      expect(t.at('assassin')).toBe(result === 'success' ? 'off' : 'gone');
      expect(t.decision()?.kind === 'assassin').toBe(result === 'success');
    }
    const t = plain();
    expect(t.odds('lunar', { type: 'scout', hex: t.hex('1515') })).toMatchObject([
      {
        roll: 'scout',
        needs: 3,
        chance: [4, 6],
        results: [
          { result: 'captured', chance: [1, 6] },
          { result: 'killed', chance: [1, 6] },
          { result: 'success', chance: [4, 6] },
        ],
      },
    ]);
  });

  it('DP-17.2-b: only the assassin’s player sees the stack, and nobody takes back what he did before', () => {
    const t = plain();
    const events = t.play('lunar', { type: 'scout', hex: t.hex('1515') }, 4);
    expect(eventsOf(events, 'seen')).toMatchObject([
      { hex: '1515', units: [t.id('foot'), t.id('two')], audience: ['lunar'], reveals: true },
    ]);
    expect(t.state.scouted).toEqual([{ player: 0, hex: t.hex('1515') }]);
    t.done();
    t.play('lunar', { type: 'end' });
    expect(t.state.scouted).toEqual([]);
    const failed = plain();
    expect(eventsOf(failed.play('lunar', { type: 'scout', hex: failed.hex('1515') }, 2), 'seen')).toEqual([]);
  });

  it('DP-17.2-c: whoever got in may withdraw or strike at one of the units', () => {
    const t = plain();
    t.play('lunar', { type: 'scout', hex: t.hex('1515') }, 5);
    expect(t.legal('lunar')).toEqual([
      { type: 'strike', unit: t.id('foot') },
      { type: 'strike', unit: t.id('two') },
      { type: 'done' },
    ]);
    expect(t.refusal('lunar', { type: 'strike', unit: t.id('own') })).toBe('DP-17.2-c');
    expect(t.refusal('sartar', { type: 'done' })).toBe('K-SEAT');
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-17.2-c');
  });

  it('DP-17.2-d: dragons, superheroes and treasures are no victims; a shield helps nobody', () => {
    const t = exotics({
      assassin,
      own: lunar('3-3-3', '0101'),
      harrek: sartar('(20!!)-oo-6-X', '1515'),
      gunda: sartar('(4!)-10-6-X', '1515'),
      dragon: sartar('10-10-10', '1515', { kind: 'dragon' }),
      gold: sartar('X-3-0', '1515', { treasure: true, kind: 'other' }),
    });
    t.play('lunar', { type: 'scout', hex: t.hex('1515') }, 6);
    expect(t.matching('lunar', { type: 'strike' })).toEqual([{ type: 'strike', unit: t.id('gunda') }]);
    for (const name of ['harrek', 'dragon', 'gold'] as const)
      expect(t.refusal('lunar', { type: 'strike', unit: t.id(name) })).toBe('DP-17.2-d');
  });

  it('DP-PAC.Assassin-b: a modified 0 to 3 fails, 4 to 6 eliminates', () => {
    const strike = (die: number) => {
      const t = plain();
      t.play('lunar', { type: 'scout', hex: t.hex('1515') }, 3);
      t.play('lunar', { type: 'strike', unit: t.id('foot') }, die, 6);
      return t.at('foot');
    };
    expect([1, 2, 3, 4, 5, 6].map(strike)).toEqual(['1515', '1515', '1515', 'dead', 'dead', 'dead']);
  });

  it('DP-17.2-e: one less against a hero; a slain hero may still escape', () => {
    const hunt = () => {
      const t = exotics({
        assassin,
        own: lunar('3-3-3', '0101'),
        gunda: sartar('(4!)-10-6-X', '1515'),
        guard: sartar('3-3-3', '1512'),
      });
      t.play('lunar', { type: 'scout', hex: t.hex('1515') }, 5);
      return t;
    };
    const lucky = hunt();
    expect(lucky.odds('lunar', { type: 'strike', unit: lucky.id('gunda') })).toMatchObject([
      { roll: 'assassination', needs: 4, modifier: -1, chance: [2, 6] },
      { roll: 'getaway', chance: [3, 6] },
    ]);
    const missed = lucky.play('lunar', { type: 'strike', unit: lucky.id('gunda') }, 4, 6);
    expect(eventsOf(missed, 'assassin-struck')).toMatchObject([{ die: 4, modifier: -1, success: false }]);
    expect(lucky.at('gunda')).toBe('1515');

    const slain = hunt();
    slain.play('lunar', { type: 'strike', unit: slain.id('gunda') }, 5, 6);
    expect(slain.at('gunda')).toBe('dead');
    slain.play('lunar', { type: 'end' });
    slain.play('lunar', { type: 'end' });
    // The end of the support phase: the escape roll falls in this rally phase.
    const later = slain.play('lunar', { type: 'end' }, 4);
    expect(eventsOf(later, 'escape-rolled')).toMatchObject([{ unit: slain.id('gunda'), success: true }]);
    expect(slain.at('gunda')).toBe('1512');
  });

  it('DP-PAC.Assassin-c: after any attempt 1 captured, 2 and 3 killed, 4 to 6 away', () => {
    const flight = (die: number) => {
      const t = plain();
      t.play('lunar', { type: 'scout', hex: t.hex('1515') }, 3);
      const events = t.play('lunar', { type: 'strike', unit: t.id('foot') }, 1, die);
      expect(t.at('assassin')).toBe(die > 3 ? 'off' : 'gone');
      return eventsOf(events, 'assassin-fled')[0]?.result;
    };
    expect([1, 2, 3, 4, 5, 6].map(flight)).toEqual(['captured', 'killed', 'killed', 'away', 'away', 'away']);
  });

  it('DP-17.2-f: whoever withdraws or gets away comes again in later turns, not in this phase', () => {
    const t = plain();
    t.play('lunar', { type: 'scout', hex: t.hex('1515') }, 6);
    t.done();
    expect(t.refusal('lunar', { type: 'scout', hex: t.hex('1515') })).toBe('DP-17.2-f');
    expect(t.offers('lunar', { type: 'scout' })).toBe(false);
    t.state.phase = 'support';
    t.play('lunar', { type: 'end' });
    t.state.phase = 'exotics';
    t.state.active = 0;
    expect(t.refusal('lunar', { type: 'scout', hex: t.hex('1515') })).toBeNull();
    const gone = plain();
    gone.play('lunar', { type: 'scout', hex: gone.hex('1515') }, 1);
    gone.state.phase = 'exotics';
    gone.state.active = 0;
    expect(gone.refusal('lunar', { type: 'scout', hex: gone.hex('1515') })).toBe('DP-17.2-f');
  });

  it('DP-17.2-g DP-18.5.4-c: in scenario 5 a lost assassin costs nothing else', () => {
    const t = plain();
    const before = dragonPass.clone(t.state);
    t.play('lunar', { type: 'scout', hex: t.hex('1515') }, 3);
    const events = t.play('lunar', { type: 'strike', unit: t.id('foot') }, 3, 1);
    expect(events.map(({ type }) => type)).toEqual(['assassin-struck', 'assassin-fled']);
    expect(t.at('assassin')).toBe('gone');
    expect(
      t.state.units.filter((unit) => unit.hex !== before.units[t.state.units.indexOf(unit)]?.hex),
    ).toEqual([t.unit('assassin')]);
  });

  it('DP-18.8.4-c: each of the three players of scenario 8 has an assassin of his own', () => {
    const pieces = {
      tarshAssassin: { type: 'exiles-assassin', owner: 'tarsh', hex: 'off' },
      lunarAssassin: { type: 'lunar-assassin', owner: 'lunar', hex: 'off' },
      sartarAssassin: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
      exile: { code: '3-3-3', owner: 'tarsh', hex: '0303' },
      legion: { code: '3-3-3', owner: 'lunar', hex: '1010' },
      clan: { code: '3-3-3', owner: 'sartar', hex: '1717' },
    } as const;
    const seats = ['tarsh', 'lunar', 'sartar'];
    for (const seat of seats) {
      const t = table({ seats, active: seat, phase: 'exotics', scenario: 'pass-8', pieces });
      const targets = { tarsh: ['1010', '1717'], lunar: ['0303', '1717'], sartar: ['0303', '1010'] };
      const wanted = targets[seat as keyof typeof targets].map((name) => t.hex(name));
      expect(t.matching(seat, { type: 'scout' })).toEqual(wanted.map((hex) => ({ type: 'scout', hex })));
      t.play(seat, { type: 'scout', hex: wanted[0] as number }, 1);
      expect(t.at(`${seat}Assassin` as keyof typeof pieces)).toBe('gone');
    }
  });
});
