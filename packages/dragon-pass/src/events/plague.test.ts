import { describe, expect, it } from 'vitest';
import { lunar, sartar } from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { fated, roll } from './events.fixture.ts';

const rolls = (first: number, second: number, pieces: Record<string, Piece>, ...dice: number[]) => {
  const t = fated<string>(pieces);
  return { t, events: roll(t, first, second, ...dice) };
};

describe('plague', () => {
  it('DP-PAC.RandomEvents.35-a: each Lunar fortress is diced for and struck on a 1', () => {
    const guard = lunar('3-3-3', '0404');
    const other = lunar('3-3-3', '0906');
    const { t, events } = rolls(3, 5, { guard, other }, 3, 1, 6, 2, 5, 4, 6);
    const diced = eventsOf(events, 'plague-rolled').map(({ hex, struck }) => `${hex} ${struck}`);
    expect(diced).toEqual([
      '0906 false',
      '0404 true',
      '0711 false',
      '1404 false',
      '1710 false',
      '2012 false',
    ]);
    expect(eventsOf(events, 'illness-rolled')).toMatchObject([
      { unit: t.id('guard'), die: 6, result: 'none' },
    ]);
  });

  it('DP-PAC.RandomEvents.35-b: 1 and 2 kill, 3 and 4 disrupt, 5 and 6 do nothing', () => {
    const pieces = {
      a: lunar('3-3-3', '0404'),
      b: lunar('3-3-3', '0404'),
      c: lunar('3-3-3', '0404'),
      down: lunar('3-3-3', '0404', { down: true }),
    };
    const { t } = rolls(3, 5, pieces, 2, 1, 2, 2, 2, 2, /* a to down */ 2, 3, 6, 4);
    expect([t.at('a'), t.at('b'), t.at('c'), t.at('down')]).toEqual(['dead', '0404', '0404', 'dead']);
    expect([t.unit('b').down, t.unit('c').down]).toEqual([true, false]);
    // R-DPP-118: as if in the first player-turn.
    expect(t.state.killed).toEqual([t.id('a'), t.id('down')]);
  });

  it('DP-PAC.RandomEvents.35-b: not treasures, dragons, superheroes or spirits without a body, and nobody is shielded', () => {
    const pieces: Record<string, Piece> = {
      'jar-eel': { owner: 'lunar', hex: '0404' },
      gold: lunar('X-2-0', '0404', { treasure: true, kind: 'other' }),
      dragon: { type: 'dragons', owner: 'lunar', hex: '0404' },
      ghost: lunar('X-5-4-3', '0404', { kind: 'spirit' }),
      friend: lunar('3-3-3', '0404'),
    };
    const { t, events } = rolls(3, 5, pieces, 2, 1, 2, 2, 2, 2, 1);
    expect(eventsOf(events, 'illness-rolled')).toHaveLength(1);
    expect([t.at('jar-eel'), t.at('dragon'), t.at('friend')]).toEqual(['0404', '0404', 'dead']);
  });

  it('DP-PAC.RandomEvents.35-b DP-8.5-a: a hero who dies of it may still escape in the first rally phase', () => {
    const gunda: Piece = { type: 'gunda', owner: 'sartar', hex: '0404' };
    const { t } = rolls(3, 5, { gunda }, 2, 1, 2, 2, 2, 2, 1);
    expect(t.state.escapes).toEqual([{ unit: t.id('gunda'), hex: t.hex('0404') }]);
  });

  it('DP-PAC.RandomEvents.35-c: units of any side that are in a struck fortress are affected', () => {
    const { t, events } = rolls(3, 5, { garrison: sartar('3-3-3', '2012') }, 2, 2, 2, 2, 2, 1, 1);
    expect(eventsOf(events, 'illness-rolled')).toMatchObject([{ unit: t.id('garrison') }]);
    expect(t.at('garrison')).toBe('dead');
  });

  it('DP-PAC.RandomEvents.45-a: 45 and 46 strike the seven fortresses of Sartar', () => {
    for (const second of [5, 6]) {
      const { t, events } = rolls(4, second, { guard: sartar('3-3-3', '3524') }, 1, 2, 2, 2, 2, 2, 2, 3);
      expect(eventsOf(events, 'plague-rolled')).toHaveLength(7);
      expect(eventsOf(events, 'illness-rolled')).toMatchObject([
        { unit: t.id('guard'), hex: '3524', die: 3 },
      ]);
      expect(t.unit('guard').down).toBe(true);
    }
  });
});
