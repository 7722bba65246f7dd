import { useWords } from '../../../../i18n/index.ts';
import { Clause } from '../../../../league/Clause.tsx';

interface GoalLineProps {
  readonly text: string;
  readonly clause: string;
  readonly value: number;
  /** What the sum begins with, and has no sign. */
  readonly base?: boolean;
  /** Not yet in the sum. */
  readonly later?: boolean;
}

/** What one rule adds to a goal. */
export function GoalLine({ text, clause, value, base = false, later = false }: GoalLineProps) {
  const { signed } = useWords();
  return (
    <li className={later ? 'sum-later' : undefined}>
      <span>
        {text} <Clause clause={clause} />
      </span>
      <strong>{base ? value : signed(value)}</strong>
    </li>
  );
}
