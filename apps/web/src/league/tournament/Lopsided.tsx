import type { ReactNode } from 'react';
import { Clause } from '../Clause.tsx';
import type { EventKit } from '../kit.ts';

interface LopsidedProps {
  readonly kit: Pick<EventKit, 'isLopsided'>;
  readonly handicap: number;
  /** Who meets much weaker players. */
  readonly children: ReactNode;
}

/** DR-3.3.4-c: told of a handicap of ten or more; it changes no game. */
export function Lopsided({ kit, handicap, children }: LopsidedProps) {
  if (!kit.isLopsided(handicap)) return null;
  return (
    <p className="contest-note">
      {children} <Clause clause="DR-3.3.4-c" />
    </p>
  );
}
