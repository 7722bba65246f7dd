import { describe, expect, it } from 'vitest';
import { passUntil } from '../testing/opening.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { fated, roll } from './events.fixture.ts';

const giant = (number: number, hex: string): Piece => ({ type: 'giants', number, owner: null, hex });

describe('a giant appears', () => {
  it('DP-PAC.RandomEvents.21-a DP-17.1-a: one more giant at 4505, of three', () => {
    for (const second of [1, 2, 3, 4, 5, 6]) {
      const t = fated({ one: giant(0, '3030'), two: giant(1, 'off'), three: giant(2, 'off') });
      roll(t, 2, second);
      expect([t.at('two'), t.at('three'), t.unit('two').owner]).toEqual(['4505', 'off', -1]);
    }
    const used = fated({ one: giant(0, '3030'), two: giant(1, 'dead'), three: giant(2, '2020') });
    expect(eventsOf(roll(used, 2, 1), 'random-event')).toMatchObject([
      { none: true, clause: 'DP-PAC.RandomEvents.21-a' },
    ]);
  });

  it('DP-PAC.RandomEvents.21-a: with units of a player in 4505 in a hex next to it, as the first player likes', () => {
    const t = fated({ one: giant(0, 'off'), d: sartar('3-3-3', '4505'), a: lunar('3-3-3', '4504') });
    roll(t, 2, 1);
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'giant' });
    const hexes = t.matching('lunar', { type: 'lure' });
    expect(hexes).toContainEqual({ type: 'lure', hex: t.hex('4506') });
    for (const taken of ['4505', '4504', '4302'])
      expect(t.refusal('lunar', { type: 'lure', hex: t.hex(taken) })).toBe('DP-PAC.RandomEvents.21-a');
    t.play('lunar', { type: 'lure', hex: t.hex('4506') });
    expect(t.at('one')).toBe('4506');
    // It is the first player's random movement phase.
    expect(t.state.phase).toBe('giants');
  });
});

describe('the Twin Stars', () => {
  const stars = (hex: string, owner: string | null = null, down = false): Piece => ({
    type: 'twin-stars',
    owner,
    hex,
    down,
  });

  it('DP-PAC.RandomEvents.42-a: come to the Temple as a Lunar unit, unless an enemy is there', () => {
    const t = fated({ it: stars('off') });
    roll(t, 4, 2);
    expect([t.at('it'), t.unit('it').owner]).toEqual(['1108', 0]);
    const taken = fated({ it: stars('off'), d: sartar('3-3-3', '1108') });
    expect(eventsOf(roll(taken, 4, 2), 'random-event')).toMatchObject([
      { none: true, clause: 'DP-PAC.RandomEvents.42-a' },
    ]);
    expect(taken.at('it')).toBe('off');
    const held = fated({ it: stars('off'), a: lunar('3-3-3', '1108') });
    roll(held, 4, 2);
    expect(held.stack('lunar', '1108')).toEqual(['it', 'a']);
  });

  it('DP-PAC.RandomEvents.42-a DP-17.1-k: nor with a giant', () => {
    const t = fated({ it: stars('off'), one: giant(0, '1108') });
    expect(eventsOf(roll(t, 4, 2), 'random-event')).toMatchObject([{ none: true, clause: 'DP-17.1-k' }]);
  });

  it('DP-PAC.RandomEvents.42-b: nothing happens while they are in play', () => {
    const t = fated({ it: stars('1510', 'lunar') });
    expect(eventsOf(roll(t, 4, 2), 'random-event')).toMatchObject([
      { none: true, clause: 'DP-PAC.RandomEvents.42-b' },
    ]);
    expect(t.at('it')).toBe('1510');
  });

  it('DP-PAC.RandomEvents.42-c: after their death they come back at full strength', () => {
    const t = fated({ it: stars('dead', 'lunar', true) });
    expect(eventsOf(roll(t, 4, 2), 'stars-appeared')).toMatchObject([{ clause: 'DP-PAC.RandomEvents.42-c' }]);
    expect([t.at('it'), t.unit('it').down]).toEqual(['1108', false]);
  });
});

describe('the Red Emperor', () => {
  const emperor = (hex: string): Record<'emperor' | 'spirit', Piece> => ({
    emperor: { type: 'red-emperor', owner: 'lunar', hex },
    spirit: { type: 'red-emperor-spirit', owner: 'lunar', hex: 'box' },
  });

  it('DP-PAC.RandomEvents.36-a: is away for as many game-turns as a die shows, this one included', () => {
    const t = fated(emperor('1010'), { turn: 4 });
    const events = roll(t, 3, 6, 3);
    expect(eventsOf(events, 'emperor-left')).toMatchObject([{ die: 3, turn: 7 }]);
    expect(t.at('emperor')).toBe('off');
    passUntil(t.state, ({ turn, phase, active }) => turn === 6 && phase === 'movement' && active === 0);
    expect(t.state.arrivals).toEqual([]);
    passUntil(t.state, ({ turn, phase, active }) => turn === 7 && phase === 'movement' && active === 0);
    expect(t.state.arrivals.map(({ unit }) => unit)).toEqual([t.id('emperor')]);
  });

  it.each(['dead', 'off', 'gone'])(
    'DP-PAC.RandomEvents.36-a: nothing happens if he is not on the map: %s',
    (hex) => {
      const t = fated(emperor(hex));
      expect(eventsOf(roll(t, 3, 6), 'random-event')).toMatchObject([{ none: true }]);
    },
  );

  it('DP-PAC.RandomEvents.36-b: he enters by the edge of the Empire, not next to enemies, with a forced march', () => {
    const t = fated(
      { ...emperor('off'), d: sartar('3-3-3', '1902') },
      {
        state: (state) => {
          state.chance = { rolled: [], rights: [], offers: [], debts: [], away: { unit: 2, back: 5 } };
        },
      },
    );
    expect(t.nameOf(2)).toBe('emperor');
    roll(t, 1, 4);
    const enter = (hex: string) =>
      t.refusal('lunar', { type: 'arrive', unit: t.id('emperor'), hex: t.hex(hex) });
    expect([enter('0501'), enter('0111'), enter('1901'), enter('2001'), enter('0112')]).toEqual([
      null,
      null,
      'DP-6.9.1-b',
      'DP-6.9.1-a',
      'DP-6.9.1-a',
    ]);
    t.play('lunar', { type: 'arrive', unit: t.id('emperor'), hex: t.hex('1001') });
    // Six points and three more; heroes pay one a hex, and half a point along the Royal Road.
    expect(t.state.chance?.away).toBeNull();
    expect(t.unit('emperor').did?.arrived).toBe(true);
  });

  it('DP-PAC.RandomEvents.36-c: his spirit stays in its box meanwhile', () => {
    const t = table({
      scenario: 'pass-7',
      phase: 'commit',
      pieces: { ...emperor('off'), a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') },
    });
    const commit = { type: 'commit', unit: t.id('spirit'), hex: t.hex('0910') } as const;
    expect(t.refusal('lunar', commit)).toBe('DP-7.3.8-a');
    expect(t.legal('lunar')).not.toContainEqual(commit);
  });
});
