// What the other player may have given to each people: ledgers that look the same to a seat as the true one.

import { type Dice, pickOne } from '@hexwyrm/kernel';
import type { Player } from '../core/vocabulary.ts';
import { MAJORS, peopleNamed } from '../core/world/peoples.ts';
import type { Diplomacy, Entry } from './state.ts';

/** What others have told or betrayed: at least so many points with a people by the end of a game-turn. */
interface Floor {
  readonly turn: number;
  readonly people: string;
  readonly points: number;
}

/** Ledger entries of others that the player does not see, made up so that they add up; `writing` has not sealed yet. */
export function guessed(
  seen: Diplomacy,
  player: Player,
  seats: readonly unknown[],
  now: number,
  writing: readonly Player[],
  dice: Dice,
): Diplomacy {
  const others = seats.flatMap((_, other) => (other === player ? [] : [other]));
  const secret = others.flatMap((other) => {
    const purse = new Map(
      seen.incomes
        .filter((one) => one.player === other && !(one.turn === now && writing.includes(other)))
        .map(({ turn, points }) => [turn, points]),
    );
    return entriesOf(other, floorsOf(seen, other), purse, dice);
  });
  return { ...seen, ledger: [...seen.ledger, ...secret] };
}

/** DP-14.1.3-c, h: what his own claims stated, and what his denials of claims prove. */
function floorsOf({ told }: Diplomacy, other: Player): Floor[] {
  return told.flatMap(({ turn, player, people, points, open, claim }) => {
    const known = open[other];
    if (player === other) return [{ turn, people, points: points - known }];
    const { lead = 0 } = peopleNamed(people);
    return claim === 'denied' ? [{ turn, people, points: points - lead + 1 - known }] : [];
  });
}

function entriesOf(
  player: Player,
  floors: readonly Floor[],
  purse: Map<number, number>,
  dice: Dice,
): readonly Entry[] {
  const entries: Entry[] = [];
  const give = (turn: number, people: string, points: number, why: Entry['why'] = 'allotted'): void => {
    if (points > 0) entries.push({ turn, player, people, points, why });
  };
  const has = (people: string): number =>
    entries.reduce((sum, entry) => sum + (entry.people === people ? entry.points : 0), 0);
  for (const { turn: until, people, points } of floors) {
    let short = points - has(people);
    for (const turn of [...purse.keys()].filter((one) => one <= until).sort((a, b) => b - a)) {
      const paid = Math.min(Math.max(0, short), purse.get(turn) ?? 0);
      give(turn, people, paid);
      purse.set(turn, (purse.get(turn) ?? 0) - paid);
      short -= paid;
    }
    // What he cannot have allotted he has for rebuffs.
    give(until, people, short, 'rebuff');
  }
  for (const [turn, rest] of purse) {
    const half = Math.floor(rest / 2);
    give(turn, pickOne(dice, MAJORS).id, rest - half);
    give(turn, pickOne(dice, MAJORS).id, half);
  }
  return entries;
}
