import type { Note, TournamentState } from './state.ts';

/** What earlier rounds say about who may meet whom. */
export interface History {
  readonly met: ReadonlyMap<string, ReadonlySet<string>>;
  /** How often each sat out; nobody is in it who never did. */
  readonly byes: ReadonlyMap<string, number>;
  readonly down: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

export function historyOf({ rounds }: TournamentState): History {
  const met = new Map<string, Set<string>>();
  const meet = (one: string, other: string): void => {
    const known = met.get(one) ?? new Set();
    met.set(one, known.add(other));
  };
  for (const { matches } of rounds)
    for (const { players } of matches) {
      meet(players[0], players[1]);
      meet(players[1], players[0]);
    }
  const noted = (notes: readonly Note[], reason: Note['reason']): string[] =>
    notes.flatMap((note) => (note.reason === reason && note.player !== null ? [note.player] : []));
  return {
    met,
    byes: counted(rounds.flatMap(({ idle }) => noted(idle, 'bye'))),
    down: new Set(
      rounds.flatMap(({ matches }) => matches.flatMap(({ notes }) => noted(notes, 'paired-down'))),
    ),
  };
}

function counted(players: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const player of players) counts.set(player, (counts.get(player) ?? 0) + 1);
  return counts;
}

export const byesOf = ({ byes }: History, player: string): number => byes.get(player) ?? 0;

export const metBy = ({ met }: History, player: string): ReadonlySet<string> => met.get(player) ?? NOBODY;
