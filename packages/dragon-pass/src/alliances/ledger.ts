// The points of each player with each people; they add up from game-turn to game-turn (DP-14.1.2-c).

import type { Play } from '../core/board.ts';
import type { State } from '../core/state.ts';
import type { Player } from '../core/vocabulary.ts';
import { type Diplomacy, type Entry, isOpen, NO_DIPLOMACY, type Telling } from './state.ts';

type Books = Pick<State, 'diplomacy'>;

const sum = (entries: readonly Entry[]): number => entries.reduce((total, { points }) => total + points, 0);

const entriesOf = ({ diplomacy }: Books, player: Player, people: string): readonly Entry[] =>
  diplomacy?.ledger.filter((entry) => entry.player === player && entry.people === people) ?? [];

export const totalOf = (books: Books, player: Player, people: string): number =>
  sum(entriesOf(books, player, people));

/** What all players know the player has there. */
export const openTotalOf = (books: Books, player: Player, people: string): number =>
  sum(entriesOf(books, player, people).filter(isOpen));

/** DP-14.1.2-b: what the player has received in this game-turn and not given to anybody. */
export function leftToAllot({ diplomacy, turn }: Pick<State, 'diplomacy' | 'turn'>, player: Player): number {
  if (diplomacy === undefined) return 0;
  const income = diplomacy.incomes.find((one) => one.player === player && one.turn === turn)?.points ?? 0;
  const given = diplomacy.ledger.filter(
    (entry) => entry.player === player && entry.turn === turn && entry.why === 'allotted',
  );
  return income - sum(given);
}

/** Changes some of what the game remembers of diplomacy. */
export function record({ state }: Play, changes: Partial<Diplomacy>): void {
  state.diplomacy = { ...(state.diplomacy ?? NO_DIPLOMACY), ...changes };
}

/** The player has more points with the people. */
export function credit(play: Play, player: Player, people: string, points: number, why: Entry['why']): void {
  const { turn, diplomacy = NO_DIPLOMACY } = play.state;
  record(play, { ledger: [...diplomacy.ledger, { turn, player, people, points, why }] });
}

/** All players hear the player's total with a people. */
export function tell(play: Play, player: Player, people: string, claim: Telling['claim']): void {
  const { turn, seats, diplomacy = NO_DIPLOMACY } = play.state;
  const points = totalOf(play.state, player, people);
  const open = seats.map((_, other) => openTotalOf(play.state, other, people));
  record(play, { told: [...diplomacy.told, { turn, player, people, points, open, claim }] });
}
