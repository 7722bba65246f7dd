import type { PassView } from '../../view.ts';

/** Something that both sides have seen of points. */
export interface Item {
  readonly turn: number;
  readonly what: 'granted' | 'denied' | 'told' | 'trespass' | 'event';
  /** Whose points they are. */
  readonly player: number;
  readonly people: string;
  readonly points: number;
  readonly clause: string;
  /** What the other side has at least, as a denial shows; null where nothing follows. */
  readonly floor: number | null;
}

const CLAUSES = {
  granted: 'DP-14.1.3-b',
  denied: 'DP-14.1.3-c',
  told: 'DP-PAC.RandomEvents.13-a',
  trespass: 'DP-14.1.5-g',
  event: 'DP-14.1.2-c',
} as const;

/** Claims, totals shown, trespasses and gifts, the newest first. */
export function itemsIn({ diplomacy, answers }: PassView): readonly Item[] {
  if (diplomacy === undefined) return [];
  const leadOf = (people: string): number =>
    answers.diplomacy?.majors.find((major) => major.people === people)?.lead ?? 0;
  const told = diplomacy.told.map(({ turn, player, people, points, claim }): Item => {
    const what = claim ?? 'told';
    const floor = points - leadOf(people) + 1;
    return {
      turn,
      what,
      player,
      people,
      points,
      clause: CLAUSES[what],
      floor: claim === 'denied' && floor > 0 ? floor : null,
    };
  });
  const gained = diplomacy.ledger.flatMap(({ turn, player, people, points, why }): Item[] =>
    why === 'trespass' || why === 'event'
      ? [{ turn, what: why, player, people, points, clause: CLAUSES[why], floor: null }]
      : [],
  );
  return [...told, ...gained].sort((a, b) => b.turn - a.turn);
}
