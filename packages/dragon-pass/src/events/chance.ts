// What a game remembers of random events (15).

import type { Problem } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import type { Board, Play } from '../core/board.ts';
import type { Addition } from '../core/power.ts';
import type { Clause, Player, UnitId } from '../core/vocabulary.ts';
import { eventOn } from '../core/world/random-events.ts';

/** A roll on the table, and the clause by which it had no effect. */
export interface Rolled {
  readonly turn: number;
  readonly roll: number;
  readonly without: Clause | null;
}

/** Units that a player may still bring back by an event (34, 44). */
export interface Right {
  readonly player: Player;
  readonly roll: number;
  readonly left: number;
}

/** Points offered to the Dragonewts, or owed to them (12). */
export interface Offer {
  readonly player: Player;
  readonly points: number;
}

/** The Red Emperor is away, and may come back from a game-turn on (36). */
export interface Absence {
  readonly unit: UnitId;
  readonly back: number;
}

export interface Chance {
  readonly rolled: readonly Rolled[];
  readonly rights: readonly Right[];
  /** Only the offer of the player itself is known, until all have been made. */
  readonly offers: readonly Offer[];
  readonly debts: readonly Offer[];
  readonly away: Absence | null;
}

export interface Added {
  /** Absent before the first roll. */
  chance?: Chance | undefined;
}

export const NO_CHANCE: Chance = { rolled: [], rights: [], offers: [], debts: [], away: null };

export const chanceOf = ({ state }: Pick<Board, 'state'>): Chance => state.chance ?? NO_CHANCE;

/** Changes some of what the game remembers. */
export function remark({ state }: Pick<Play, 'state'>, changes: Partial<Chance>): void {
  state.chance = { ...(state.chance ?? NO_CHANCE), ...changes };
}

export const added: Addition<Added> = {
  blank: () => ({ chance: undefined }),
  fields({ player, unit }) {
    const turn = z.int().check(z.positive());
    const points = z.int().check(z.nonnegative(), z.lte(9999));
    const offers = z._default(z.array(z.strictObject({ player, points })), []);
    const roll = z.int().check(z.refine((value) => isRoll(value), 'is no roll of two dice'));
    return {
      chance: z.exactOptional(
        z.strictObject({
          rolled: z._default(
            z.array(
              z.strictObject({ turn, roll, without: z.nullable(z.templateLiteral(['DP-', z.string()])) }),
            ),
            [],
          ),
          rights: z._default(
            z.array(z.strictObject({ player, roll, left: z.int().check(z.positive()) })),
            [],
          ),
          offers,
          debts: offers,
          away: z._default(z.nullable(z.strictObject({ unit, back: turn })), null),
        }),
      ),
    };
  },
  seen: ({ chance }, { player, over }) =>
    chance === undefined || over
      ? {}
      : { chance: { ...chance, offers: chance.offers.filter((offer) => offer.player === player) } },
  guess(view, player, dice) {
    const { chance, frames, seats } = view;
    const frame = frames.at(-1);
    if (chance === undefined || frame?.kind !== 'auction') return {};
    const silent = seats.flatMap((_, other) =>
      other === player || frame.players.includes(other) ? [] : [other],
    );
    const made = silent.map((other) => ({ player: other, points: Math.min(frame.most, 10 * dice.d6()) }));
    return { chance: { ...chance, offers: [...chance.offers, ...made].sort((a, b) => a.player - b.player) } };
  },
};

const isRoll = (roll: number): boolean => {
  const [tens, units] = [Math.floor(roll / 10), roll % 10];
  return tens >= 1 && tens <= 6 && units >= 1 && units <= 6;
};

/** One roll a game-turn, in order; only units of an event come back by it. */
export function chanceProblems({ state }: Board): Problem[] {
  const { rolled, rights } = chanceOf({ state });
  return [
    ...rolled.flatMap(({ turn }, index) =>
      turn > state.turn || turn <= (rolled[index - 1]?.turn ?? 0)
        ? [
            {
              path: `chance.rolled[${index}].turn`,
              reason: 'must come after the one before, and not after today',
            },
          ]
        : [],
    ),
    ...rights.flatMap(({ player, roll, left }, index) => {
      const { kind, seat, count = 0 } = eventOn(roll);
      const fits = kind === 'return' && state.seats[player] === seat && left <= count;
      return fits ? [] : [{ path: `chance.rights[${index}]`, reason: 'is not what that event gives' }];
    }),
  ];
}
