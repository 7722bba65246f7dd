import type { ReactNode } from 'react';
import { Key } from '../../ui/Key.tsx';
import type { Subject } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';

interface TrayItemProps {
  readonly subject: Subject;
  select(subject: Subject): void;
  readonly picture: ReactNode;
  readonly children: ReactNode;
  /** Its place among those that digits choose. */
  readonly index?: number;
}

const isSame = (a: Subject | null, b: Subject): boolean => {
  if (a?.kind === 'unit') return b.kind === 'unit' && a.unit === b.unit;
  return a?.kind === 'counter' && b.kind === 'counter' && a.what === b.what;
};

/** Something beside the board that can be chosen: a unit, a counter, a power. */
export function TrayItem({ subject, select, picture, children, index = 9 }: TrayItemProps) {
  const chosen = useSelection((selection) => selection.subject);
  return (
    <li>
      <button
        type="button"
        data-choice
        aria-pressed={isSame(chosen, subject)}
        onClick={() => select(subject)}
      >
        {picture}
        {children}
        {index < 9 && <Key name={`${index + 1}`} />}
      </button>
    </li>
  );
}
