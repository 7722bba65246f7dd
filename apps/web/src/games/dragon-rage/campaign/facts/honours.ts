import { type Luck, luckInAll } from '@hexwyrm/kernel';
import type { PlayedGame } from '@hexwyrm/league';
import { luckIn, type Razer, razerOf, scoreOf, turnOf } from './report-facts.ts';
import { SIDES, type Side } from './sides.ts';

/** What is told of a campaign beside who won it. */
export interface Honours {
  /** The counter that razed most in one game. */
  readonly razer: (Razer & { readonly number: number }) | null;
  /** The longest game that the defender won. */
  readonly held: { readonly number: number; readonly turns: number } | null;
  /** Heroes and Dragons of the other side. */
  readonly slain: Readonly<Record<Side, number>>;
  readonly razed: number;
  readonly luck: Readonly<Record<Side, Luck>>;
}

const bySide = <T>(value: (side: Side) => T): Record<Side, T> => ({
  invader: value('invader'),
  defender: value('defender'),
});

/** The first of those that are worth most. */
function most<T>(all: readonly T[], worth: (one: T) => number): T | null {
  const [first] = all.toSorted((one, other) => worth(other) - worth(one));
  return first ?? null;
}

/** Read from the verified replays; games whose results were typed tell nothing but who was slain. */
export function honoursOf(played: readonly PlayedGame[]): Honours {
  const razers = played.flatMap(({ number, report }) => {
    const razer = razerOf(report);
    return razer === null ? [] : [{ ...razer, number }];
  });
  const held = played.flatMap(({ number, report }) => {
    const turns = turnOf(report);
    return report.winner === SIDES[1] && turns !== null ? [{ number, turns }] : [];
  });
  return {
    razer: most(razers, ({ vp }) => vp),
    held: most(held, ({ turns }) => turns),
    slain: bySide((side) =>
      played.reduce((sum, { report }) => sum + (report.trophies[side]?.length ?? 0), 0),
    ),
    razed: played.reduce((sum, { report }) => sum + (scoreOf(report) ?? 0), 0),
    luck: bySide((side) => luckInAll(played.map(({ report }) => luckIn(report, side)))),
  };
}
