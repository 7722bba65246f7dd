import { describe, expect, it } from 'vitest';
import { seededDice } from './dice/dice.ts';
import { playout } from './playout.ts';
import { duel } from './toy-game.fixture.ts';

const begin = (seed: number) => duel.setup('dawn', {}, seededDice(seed));

describe('a playout', () => {
  it('plays legal actions to the end, every time', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const played = playout(duel, begin(seed), seededDice(`choices ${seed}`), seededDice(seed), 10_000);
      expect(played.ended).toBe('over');
      expect(played.outcome?.winner).toMatch(/red|blue/);
    }
  });

  it('is the same for the same dice', () => {
    const run = () => playout(duel, begin(5), seededDice('a'), seededDice('b'), 1000);
    expect(run()).toEqual(run());
  });

  it('stops at the cap and reports each step', () => {
    const steps: string[] = [];
    const played = playout(duel, begin(1), seededDice(1), seededDice(2), 2, ({ seat }) => steps.push(seat));
    expect(played).toMatchObject({ actions: 2, ended: 'cap', outcome: null });
    expect(steps.toSorted()).toEqual(['blue', 'red']);
  });

  it('says when somebody is asked and has no answer', () => {
    const mute: typeof duel = { ...duel, legal: () => [] };
    expect(playout(mute, begin(1), seededDice(1), seededDice(2), 9).ended).toBe('stuck');
    const nobody: typeof duel = { ...duel, decision: () => ({ seats: [], kind: 'none', clause: 'X' }) };
    expect(playout(nobody, begin(1), seededDice(1), seededDice(2), 9).ended).toBe('stuck');
  });
});

describe('a sample', () => {
  it('cannot be told from the truth by its seat, and does vary', () => {
    const state = begin(3);
    duel.apply(state, 'red', { do: 'stance', stance: 'low' }, seededDice(1));
    const dice = seededDice('samples');
    const drawn = Array.from({ length: 40 }, () => duel.sample(state, 'blue', dice));
    for (const sample of drawn) expect(duel.view(sample, 'blue')).toEqual(duel.view(state, 'blue'));
    expect(new Set(drawn.map((sample) => sample.fighters.red.stance)).size).toBe(2);
    expect(duel.sample(state, 'red', dice)).toEqual(state);
  });
});
