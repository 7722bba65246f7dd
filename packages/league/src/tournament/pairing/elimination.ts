import { type Dice, pickIndex, shuffle } from '@hexwyrm/kernel';

/** Who meets whom in an elimination, and who goes on unplayed. */
export interface Drawn {
  readonly pairs: readonly (readonly [string, string])[];
  readonly bye: string | null;
}

/**
 * Pairs by lot, without a rematch as far as that goes; with an odd number one by lot goes on unplayed, somebody who has
 * not yet while there is one (DR-5.2-c, R-DR-126).
 */
export function drawPairs(
  players: readonly string[],
  met: (one: string, other: string) => boolean,
  hadBye: (player: string) => boolean,
  dice: Dice,
): Drawn {
  const bye = players.length % 2 === 0 ? null : pickBye(players, hadBye, dice);
  const left = shuffle(
    dice,
    players.filter((player) => player !== bye),
  );
  return { pairs: pairUp(left, met), bye };
}

function pickBye(players: readonly string[], hadBye: (player: string) => boolean, dice: Dice): string {
  const fresh = players.filter((player) => !hadBye(player));
  const from = fresh.length > 0 ? fresh : players;
  return from[pickIndex(dice, from.length)];
}

/** Each in turn takes the first who is left and new to them. */
function pairUp(order: readonly string[], met: (one: string, other: string) => boolean): [string, string][] {
  const left = [...order];
  const pairs: [string, string][] = [];
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const fresh = left.findIndex((other) => !met(one, other));
    const [other] = left.splice(Math.max(0, fresh), 1);
    if (other !== undefined) pairs.push([one, other]);
  }
  return pairs;
}

/** Final rounds after Swiss ones: the best meets the last, so that the best two meet late. */
export function seededPairs(
  players: readonly string[],
  hadBye: (player: string) => boolean,
  dice: Dice,
): Drawn {
  const bye = players.length % 2 === 0 ? null : pickBye(players, hadBye, dice);
  const order = players.filter((player) => player !== bye);
  const half = order.length / 2;
  return { pairs: order.slice(0, half).map((one, index) => [one, order[order.length - 1 - index]]), bye };
}
