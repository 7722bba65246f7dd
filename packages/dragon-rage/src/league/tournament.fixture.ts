import { type Dice, pickIndex, seededDice } from '@hexwyrm/kernel';
import { HOST, matchOf, type TournamentCommand, type TournamentState, tournamentOf } from '@hexwyrm/league';
import { dragonRageLeague } from './index.ts';

const contest = tournamentOf(dragonRageLeague);
const { tournament: rules } = dragonRageLeague;

export interface Event {
  readonly state: TournamentState;
  readonly view: ReturnType<typeof contest.view>;
}

/** Players called after their numbers. */
export const playersOf = (count: number): { name: string }[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Player ${index + 1}` }));

/** Runs a whole tournament through the gate, results by a throw of dice. `onDrawn` sees each round as it is drawn. */
export function runTournament(
  settings: Readonly<Record<string, unknown>>,
  seed: string,
  onDrawn: (state: TournamentState) => void = () => {},
  razed: (dice: Dice) => number = (dice) => pickIndex(dice, 34),
): Event {
  const dice = seededDice(seed);
  const results = seededDice(`${seed}/results`);
  const state = contest.begin({ name: 'Test', map: 'esirien', ...settings }, dice);
  const give = (command: TournamentCommand): boolean => {
    const refusal = contest.refusal(state, HOST, command);
    if (refusal === null) contest.carryOut(state, HOST, command, dice);
    return refusal === null;
  };
  const most = 60;
  for (let round = 1; round <= most && drawn(); round += 1) {
    onDrawn(state);
    give({ type: 'tell' });
    for (const { id } of state.rounds[state.rounds.length - 1].matches)
      for (const leg of [0, 1] as const) play(id, leg);
  }
  give({ type: 'close' });
  return { state, view: contest.view(state, HOST) };

  function drawn(): boolean {
    try {
      return give({ type: 'draw' });
    } catch {
      return false;
    }
  }

  function play(match: string, leg: 0 | 1): void {
    const found = matchOf(state, match);
    if (found === null) throw new Error(`there is no match ${match}`);
    const slot = { scenario: found.round.scenario, options: {} };
    const report = rules.report(slot, razed(results), null);
    if (report === null || !give({ type: 'result', match, leg, report }))
      throw new Error(`no result in ${match}`);
  }
}
