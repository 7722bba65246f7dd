// What a game remembers of diplomacy (14): one ledger of all points, and what has been said about it.

import type { Summand } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import type { Addition } from '../core/power.ts';
import type { Player, UnitId } from '../core/vocabulary.ts';
import { FUND } from './actions.ts';
import { guessed } from './guess.ts';

/** What a player received in a game-turn, and why: known to all. */
export interface Income {
  readonly turn: number;
  readonly player: Player;
  readonly parts: readonly Summand[];
  readonly points: number;
}

/** Points with a people. Players keep to themselves what they allot, and the bonus of a rebuff (R-DPP-36). */
export interface Entry {
  readonly turn: number;
  readonly player: Player;
  readonly people: string;
  readonly points: number;
  readonly why: 'allotted' | 'rebuff' | 'trespass' | 'event';
}

/** A total that all players have heard: by a claim, or by an event. */
export interface Telling {
  readonly turn: number;
  readonly player: Player;
  readonly people: string;
  readonly points: number;
  /** What each player then had there that all players know of. */
  readonly open: readonly number[];
  readonly claim: 'granted' | 'denied' | null;
}

export interface Alliance {
  readonly turn: number;
  readonly player: Player;
  readonly people: string;
}

/** A best friend slain by a people (DP-8.7.4-a). */
export interface SlainFriend {
  readonly player: Player;
  readonly people: string;
  readonly unit: UnitId;
}

export interface Diplomacy {
  readonly incomes: readonly Income[];
  readonly ledger: readonly Entry[];
  readonly told: readonly Telling[];
  readonly allied: readonly Alliance[];
  /** Peoples whose units keep to their territory until their next movement phase is over (DP-14.1.4-e). */
  readonly leashed: readonly string[];
  /** Claimed or approached in this alliance phase (DP-14.1.3-f, DP-14.2.2-c). */
  readonly asked: readonly string[];
  readonly slain: readonly SlainFriend[];
}

export interface Added {
  /** Absent in scenarios without neutral independents. */
  diplomacy?: Diplomacy | undefined;
}

export const NO_DIPLOMACY: Diplomacy = {
  incomes: [],
  ledger: [],
  told: [],
  allied: [],
  leashed: [],
  asked: [],
  slain: [],
};

const SECRET: ReadonlySet<Entry['why']> = new Set(['allotted', 'rebuff']);

/** Whether all players know of it. */
export const isOpen = ({ why }: Entry): boolean => !SECRET.has(why);

export const added: Addition<Added> = {
  blank: () => ({ diplomacy: undefined }),
  fields({ player, unit, people }) {
    const turn = z.int().check(z.positive());
    const points = z.int();
    const listOf = <T extends z.ZodMiniType>(item: T) => z._default(z.array(item), []);
    const summand = z.strictObject({ what: z.string(), value: points, clause: z.string() });
    return {
      diplomacy: z.exactOptional(
        z.strictObject({
          incomes: listOf(z.strictObject({ turn, player, parts: z.array(summand), points })),
          ledger: listOf(
            z.strictObject({
              turn,
              player,
              people: z.union([people, z.literal(FUND)]),
              points,
              why: z.enum(['allotted', 'rebuff', 'trespass', 'event']),
            }),
          ),
          told: listOf(
            z.strictObject({
              turn,
              player,
              people,
              points,
              open: z.array(points),
              claim: z.nullable(z.enum(['granted', 'denied'])),
            }),
          ),
          allied: listOf(z.strictObject({ turn, player, people })),
          leashed: listOf(people),
          asked: listOf(people),
          slain: listOf(z.strictObject({ player, people, unit })),
        }),
      ),
    };
  },
  seen: ({ diplomacy }, { player, over }) =>
    diplomacy === undefined || over
      ? {}
      : {
          diplomacy: {
            ...diplomacy,
            ledger: diplomacy.ledger.filter((entry) => entry.player === player || isOpen(entry)),
          },
        },
  guess({ diplomacy, seats, turn, frames }, player, dice) {
    if (diplomacy === undefined) return {};
    const writing = frames.flatMap((frame) => (frame.kind === 'diplomacy' ? frame.players : []));
    return { diplomacy: guessed(diplomacy, player, seats, turn, writing, dice) };
  },
};
