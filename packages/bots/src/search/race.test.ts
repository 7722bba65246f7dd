import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { Race } from './race.ts';

/** Runs a race in which each entrant is worth what is said, and tells who was tried how often. */
function run(worths: Readonly<Record<string, (fate: number) => number>>, limit = 1000) {
  const tries: Record<string, number> = {};
  const fates: number[] = [];
  let all = 0;
  const track = {
    worthOf(what: string, fate: number): number {
      all += 1;
      tries[what] = (tries[what] ?? 0) + 1;
      if (what === 'first') fates.push(fate);
      return worths[what](fate);
    },
    isOver: () => all > limit,
  };
  const race = new Race('first', seededDice('race'));
  for (const rival of Object.keys(worths)) {
    if (rival === 'first') continue;
    const meeting = race.meet(rival, track);
    while (!meeting.next().done) {
      // Each step is a try.
    }
  }
  return { best: race.best, tries, fates };
}

describe('a race', () => {
  it('is won by a rival that is ahead after 2, 4, 8, 16 and 32 fates', () => {
    const { best, tries, fates } = run({ first: () => 1, better: () => 2 });
    expect(best).toBe('better');
    expect(tries).toEqual({ first: 32, better: 32 });
    expect(new Set(fates).size).toBe(32);
  });

  it('drops a rival as soon as it is behind or level', () => {
    expect(run({ first: () => 1, worse: () => 0 }).tries).toEqual({ first: 2, worse: 2 });
    expect(run({ first: () => 1, level: () => 1 }).best).toBe('first');
    let tried = 0;
    const fading = () => (tried++ < 3 ? 2 : -10);
    // Ahead after two fates, behind after four.
    expect(run({ first: () => 1, fading }).tries).toEqual({ first: 4, fading: 4 });
  });

  it('lets all rivals meet the same fates, and tries nothing twice', () => {
    const seen: number[][] = [[], []];
    const note = (at: number) => (fate: number) => {
      seen[at].push(fate);
      return 0;
    };
    const { tries } = run({ first: () => 1, one: note(0), two: note(1) });
    expect(seen[0]).toEqual(seen[1]);
    expect(tries).toEqual({ first: 2, one: 2, two: 2 });
  });

  it('goes by four fates where time is up, and not by fewer', () => {
    // Two each, then two each again: after eight tries the rival is ahead after four fates.
    expect(run({ first: () => 1, better: () => 2 }, 8).best).toBe('better');
    expect(run({ first: () => 1, better: () => 2 }, 7).best).toBe('first');
  });
});
