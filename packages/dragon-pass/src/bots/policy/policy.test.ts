import { askBot, seated } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass, worldFor } from '../../index.ts';
import { type Piece, table } from '../../testing/table.ts';
import { school } from '../bots.ts';
import { distance } from '../stacks.ts';

const unit = (owner: string, hex: string, code = '4-3-4'): Piece => ({ code, owner, hex });
const names = worldFor(null).land.grid.names;

/** Stemming the Tide, in its last turn unless said otherwise: the three outer fortresses are Lunar, the four others of Sartar. */
const tide = (active: string, pieces: Record<string, Piece>, turn = 5) =>
  table<string>({
    scenario: 'pass-1',
    land: 'dragon-pass',
    active,
    turn,
    phase: 'movement',
    pieces,
    state: (state, hex) => {
      const lunar = ['3310', '2625', '3908'];
      const sartar = ['3524', '3220', '3228', '4025'];
      state.control = [...lunar, ...sartar].map((name) => ({
        hex: hex(name),
        player: lunar.includes(name) ? 0 : 1,
      }));
    },
  });

/** The policy plays out the phase; where its units have ended. */
function phase(t: ReturnType<typeof tide>, seat: string): { at: (name: string) => string } {
  const player = seated(school.policy);
  const { state } = t;
  const { phase: before, active } = state;
  let played = 0;
  while (state.phase === before && state.active === active && !state.outcome && played < 60) {
    const action = askBot(player, dragonPass, state, seat, seededDice('captain'));
    dragonPass.apply(state, seat, action, seededDice(played++));
  }
  return { at: (name) => names[state.units[t.id(name)]!.hex] ?? '' };
}

describe('the policy of Dragon Pass', () => {
  it('enters an empty fortress that wins the game', () => {
    const t = tide('lunar', { it: unit('lunar', '3218'), his: unit('sartar', '4530') });
    expect(phase(t, 'lunar').at('it')).toBe('3220');
  });

  it('does not leave a fortress that the enemy would win by', () => {
    const t = tide('lunar', {
      it: unit('lunar', '2625', '3-3-3'),
      his: unit('sartar', '2624'),
      far: unit('lunar', '0404'),
    });
    expect(phase(t, 'lunar').at('it')).toBe('2625');
  });

  it('takes back a fortress it needs with what can come there', () => {
    const t = tide('sartar', { it: unit('sartar', '3222'), his: unit('lunar', '0404') });
    for (const place of t.state.control) if (names[place.hex] === '3220') place.player = 0;
    expect(phase(t, 'sartar').at('it')).toBe('3220');
  });

  it('does not attack a strong garrison with a few', () => {
    const garrison = ['a', 'b', 'c'].map((name): [string, Piece] => [name, unit('sartar', '3220', '5-5-4')]);
    const t = tide('lunar', { it: unit('lunar', '3217'), ...Object.fromEntries(garrison) }, 2);
    const { at } = phase(t, 'lunar');
    expect(t.state.contacts).toEqual([]);
    expect(at('it')).not.toBe('3219');
  });

  it('attacks with many what it would not attack with one', () => {
    // In the open one of 4 against a 5 deals 2, which is less than it costs; four of them deal 8.
    const beside = (own: readonly string[]): number => {
      const pieces = Object.fromEntries(own.map((hex, i) => [`own${i}`, unit('lunar', hex)]));
      const t = tide(
        'lunar',
        { ...pieces, his: unit('sartar', '2014', '5-3-4'), far: unit('sartar', '4530') },
        2,
      );
      phase(t, 'lunar');
      return new Set(t.state.contacts.map(({ active }) => active)).size;
    };
    expect(beside(['2011'])).toBe(0);
    expect(beside(['2011', '1912', '2111', '2212'])).toBeGreaterThan(0);
  });

  it('does not crowd into one hex, though all are wanted there', () => {
    const men = Array.from({ length: 12 }, (_, i): [string, Piece] => [`own${i}`, unit('sartar', '3222')]);
    const t = tide('sartar', { ...Object.fromEntries(men), his: unit('lunar', '0404') }, 2);
    for (const place of t.state.control) if (names[place.hex] === '3220') place.player = 0;
    const { at } = phase(t, 'sartar');
    const there = men.filter(([name]) => at(name) === '3220').length;
    expect(there).toBeGreaterThan(0);
    expect(there).toBeLessThan(8);
  });

  it('spreads a stack out as long as the enemy can destroy all in one hex', () => {
    const greatest = (used: readonly 'meteor'[]): number => {
      const men = Array.from({ length: 9 }, (_, i): [string, Piece] => [`own${i}`, unit('sartar', '3220')]);
      const t = table<string>({
        scenario: 'pass-5',
        land: 'dragon-pass',
        active: 'sartar',
        turn: 2,
        moon: 1,
        phase: 'movement',
        pieces: {
          ...Object.fromEntries(men),
          makers: { type: 'crater-makers', owner: 'lunar', hex: '2418' },
        },
        state: (state) => {
          state.used = [...used];
        },
      });
      const { at } = phase(t, 'sartar');
      const hexes = men.map(([name]) => at(name));
      return Math.max(...hexes.map((hex) => hexes.filter((other) => other === hex).length));
    };
    expect(greatest([])).toBeLessThan(9);
    expect(greatest(['meteor'])).toBeGreaterThan(greatest([]));
  });

  it('brings the Bat somebody to devour on the day it has to be fed', () => {
    const distanceOn = (moon: 3 | 6): number => {
      const t = table<string>({
        scenario: 'pass-6',
        land: 'dragon-pass',
        seats: ['lunar', 'independents'],
        active: 'lunar',
        turn: 4,
        moon,
        phase: 'movement',
        pieces: {
          bat: { type: 'crimson-bat', owner: 'lunar', hex: '1816' },
          far: unit('lunar', '2012', '3-3-3'),
          foe: unit('independents', '1820'),
          other: unit('independents', '2008'),
        },
        state: (state, hex) => {
          state.control = [
            { hex: hex('1816'), player: 0 },
            { hex: hex('2012'), player: 0 },
          ];
        },
      });
      phase(t, 'lunar');
      const at = (name: string): number => t.state.units[t.id(name)]!.hex;
      return distance(worldFor(null), at('bat'), at('far'));
    };
    expect(distanceOn(6)).toBeLessThanOrEqual(1);
    expect(distanceOn(3)).toBeGreaterThan(1);
  });

  it('carries a plan out to its end, whatever is drawn for what is hidden', () => {
    const state = dragonPass.setup('pass-2', {}, seededDice('steady'));
    const player = seated(school.policy);
    const dice = seededDice('steady');
    const been = new Map<number, Set<string>>();
    let steps = 0;
    while (state.turn === 1 && (state.frames.length > 0 || state.phase === 'movement')) {
      const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
      const action = askBot(player, dragonPass, state, seat, dice);
      dragonPass.apply(state, seat, action, dice);
      if (action.type !== 'step') continue;
      const before = been.get(action.unit) ?? new Set();
      expect(before).not.toContain(action.to);
      been.set(action.unit, before.add(action.to));
      steps += 1;
    }
    expect(steps).toBeGreaterThan(20);
  });
});
