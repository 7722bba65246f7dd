import type { TournamentState } from '@hexwyrm/league';
import { describe, expect, test } from 'vitest';
import { playersOf, runTournament } from './tournament.fixture.ts';

const last = ({ rounds }: TournamentState) => rounds[rounds.length - 1];

describe.each(['single', 'double', 'swiss-cut'])('%s elimination', (format) => {
  test.each([8, 9, 13, 16])('of %d players leaves one, and each round loses somebody', (size) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const { state, view } = runTournament(
        { format, players: playersOf(size) },
        `${format}/${size}/${seed}`,
      );
      const knockout = state.rounds.filter(({ stage }) => stage === 'elimination');
      expect(Object.keys(last(state).survivors ?? {})).toHaveLength(1);
      expect(view.standings[0].player).toBe(Object.keys(last(state).survivors ?? {})[0]);
      const lives = format === 'double' ? 2 : 1;
      const livesLeft = knockout.map(({ survivors }) =>
        Object.values(survivors ?? {}).reduce((sum, lost) => sum + lives - lost, 0),
      );
      expect(livesLeft.slice(1).every((now, index) => now < livesLeft[index])).toBe(true);
      expect(last(state).matches.every(({ side }) => side === 'final')).toBe(true);
    }
  });
});
