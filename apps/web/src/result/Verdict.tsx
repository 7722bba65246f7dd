import type { Outcome, Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import { useRef } from 'react';
import { useEffect } from '../base/effects.ts';
import { useVolume, useWords } from '../i18n/index.ts';
import type { Player } from '../storage/games.ts';

/** How a game ended for the players at this screen: alone, won or lost; otherwise only who won. */
export type Verdict = 'won' | 'lost' | 'draw' | 'wins';

export function verdictOf(
  { winner }: Pick<Outcome, 'winner'>,
  { seats: places }: Pick<Snapshot, 'seats'>,
  seats: Readonly<Record<Seat, Player>>,
): Verdict {
  const people = places.filter((seat) => (seats[seat] ?? 'person') === 'person');
  if (winner === null) return 'draw';
  if (people.length !== 1) return 'wins';
  return people[0] === winner ? 'won' : 'lost';
}

interface VerdictTitleProps {
  readonly verdict: Verdict;
  /** The winner. */
  readonly name: string;
}

/** The first thing said of a finished game; screen readers read it first. */
export function VerdictTitle({ verdict, name }: VerdictTitleProps) {
  const { t } = useWords();
  const told = useVolume('later');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (told) title.current?.focus({ preventScroll: true });
  }, [told]);
  return (
    <h1 className="banner-title" ref={title} tabIndex={-1}>
      {told && t(`verdict.${verdict}`, { name })}
    </h1>
  );
}
