// What a seat can know of the points of both sides: its own totals, and how much the other side can hold (14.1).

import type { Summand } from '@hexwyrm/kernel';
import { FUND } from '../../alliances/actions.ts';
import { totalOf } from '../../alliances/ledger.ts';
import { type Diplomacy, isOpen } from '../../alliances/state.ts';
import { sheetOf } from '../../core/scenarios.ts';
import { NOBODY, type Player } from '../../core/vocabulary.ts';
import { MAJORS } from '../../core/world/peoples.ts';
import type { View } from '../../game/view.ts';
import { fundOf } from '../../replacements/fund.ts';

/** A major independent as a seat knows it. */
export interface Major {
  readonly people: string;
  readonly lead: number;
  /** Whose ally it is, since which game-turn, and with what total it was claimed. */
  readonly owner: Player;
  readonly since: number | null;
  readonly stated: number | null;
  /** The seat's own total. */
  readonly own: number;
  /** The least and the most the other side can hold. */
  readonly other: { readonly lo: number; readonly hi: number };
}

/** Points put aside to buy lost units back (DP-18.9.5-b). */
export interface ReplacementFund {
  readonly people: typeof FUND;
  /** What the seat has in it. */
  readonly own: number;
}

export interface DiplomacyReport {
  /** What the seat received in this game-turn, and why. */
  readonly income: { readonly total: number; readonly parts: readonly Summand[] };
  /** In the order of the printed card. */
  readonly majors: readonly Major[];
  /** Null where the scenario has none. */
  readonly fund: ReplacementFund | null;
}

/** Points for the player who had more than the claim that he denies (DP-14.1.3-d). */
const REBUFF = 5;

/** Null where there is no diplomacy, and for a spectator. */
export function diplomacyIn(view: View, player: Player): DiplomacyReport | null {
  const { diplomacy, turn } = view;
  if (diplomacy === undefined || player < 0) return null;
  const income = diplomacy.incomes.find((one) => one.player === player && one.turn === turn);
  const ranges = rangesOf(view, diplomacy, player);
  return {
    income: { total: income?.points ?? 0, parts: income?.parts ?? [] },
    majors: MAJORS.map(({ id, lead = 0 }): Major => {
      const allied = diplomacy.allied.find(({ people }) => people === id);
      const claim = diplomacy.told.find(({ people, claim }) => people === id && claim === 'granted');
      return {
        people: id,
        lead,
        owner: allied?.player ?? NOBODY,
        since: allied?.turn ?? null,
        stated: claim?.points ?? null,
        own: totalOf(view, player, id),
        other: ranges.get(id) ?? { lo: 0, hi: 0 },
      };
    }),
    fund:
      sheetOf(view).purchases === undefined ? null : { people: FUND, own: fundOf({ state: view }, player) },
  };
}

/** What the other side is known to have had of a people in secret, by the end of a game-turn. */
interface Floor {
  readonly turn: number;
  readonly points: number;
  /** It was told by its owner: it was no more either. */
  readonly exact: boolean;
  /** So many of these points can come from rebuffs before. */
  readonly rebuffs: number;
}

type Range = Major['other'];

/** What the other side can hold of each major independent: the sum that a player would do on paper (DP-14.1.5-g). */
function rangesOf(view: View, diplomacy: Diplomacy, player: Player): ReadonlyMap<string, Range> {
  const rival = view.seats.findIndex((_, other) => other !== player);
  // DP-14.1.2-d: after the game all totals are open.
  if (view.outcome !== null)
    return new Map(
      MAJORS.map(({ id }) => {
        const total = totalOf(view, rival, id);
        return [id, { lo: total, hi: total }];
      }),
    );
  const received = (after: number): number =>
    diplomacy.incomes.reduce(
      (sum, one) => (one.player === rival && one.turn > after ? sum + one.points : sum),
      0,
    );
  const floors = new Map(
    MAJORS.map(({ id, lead = 0 }) => [id, floorsOf(diplomacy, player, rival, id, lead)]),
  );
  const bound = (id: string): number =>
    Math.max(0, ...(floors.get(id) ?? []).map(({ points, rebuffs }) => points - rebuffs));
  const boundInAll = MAJORS.reduce((sum, { id }) => sum + bound(id), 0);
  return new Map(
    MAJORS.map(({ id }): [string, Range] => {
      const own = floors.get(id) ?? [];
      const open = diplomacy.ledger.reduce(
        (sum, entry) =>
          entry.player === rival && entry.people === id && isOpen(entry) ? sum + entry.points : sum,
        0,
      );
      const free = received(0) - (boundInAll - bound(id));
      const most = own
        .filter(({ exact }) => exact)
        .map(({ turn, points }) => points + received(turn) + rebuffsOf(diplomacy, player, id, turn));
      return [
        id,
        {
          lo: open + Math.max(0, ...own.map(({ points }) => points)),
          hi: open + Math.min(free + rebuffsOf(diplomacy, player, id, 0), ...most),
        },
      ];
    }),
  );
}

/** All that the other side can have gained by denying the player's claims, from a game-turn on. */
const rebuffsOf = ({ told }: Diplomacy, player: Player, people: string, from: number): number =>
  REBUFF *
  told.filter(
    (one) => one.player === player && one.people === people && one.claim === 'denied' && one.turn >= from,
  ).length;

/** What its claims and events have told of it (DP-14.1.3-h), and what its denials prove. */
function floorsOf(
  { told }: Diplomacy,
  player: Player,
  rival: Player,
  people: string,
  lead: number,
): readonly Floor[] {
  let rebuffs = 0;
  return told
    .filter((one) => one.people === people)
    .flatMap(({ turn, player: by, points, open, claim }): Floor[] => {
      const known = open[rival];
      if (by === rival) return [{ turn, points: points - known, exact: true, rebuffs }];
      if (by !== player || claim !== 'denied') return [];
      const floor = { turn, points: points - lead + 1 - known, exact: false, rebuffs };
      rebuffs += REBUFF;
      return [floor];
    });
}
