import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import type { Change } from '../changes.ts';
import type { Draft } from '../draft.ts';
import type { CorrectionsKit, Place } from '../kit.ts';
import { written } from '../written.ts';
import './change-lines.css';

const SIGNS: Readonly<Record<'hex' | 'table', IconName>> = { hex: 'place', table: 'rules' };

interface ChangeLinesProps {
  readonly kit: CorrectionsKit;
  readonly draft: Draft;
  readonly changes: readonly Change[];
  onPoint?(place: Place | null): void;
  /** Beside a line: what can be done with it. */
  readonly beside?: (change: Change) => ReactNode;
}

/** What differs from the shipped data, a line for each value. */
export function ChangeLines({ kit, draft, changes, onPoint, beside }: ChangeLinesProps) {
  const words = useWords();
  const { Counter } = kit;
  return (
    <ul className="change-lines">
      {changes.map((change) => {
        const { control, place, subject } = change;
        return (
          <li
            key={control.path}
            onPointerEnter={() => onPoint?.(place)}
            onPointerLeave={() => onPoint?.(null)}
          >
            {place.kind === 'unit' ? (
              <Counter draft={draft} unit={place.id} size={24} back={false} />
            ) : (
              <Icon name={SIGNS[place.kind]} size={18} />
            )}
            <span>
              <b>{subject}</b> {control.label} {written(control, control.was, words)} →{' '}
              <b>{written(control, control.now, words)}</b>
            </span>
            {beside?.(change)}
          </li>
        );
      })}
    </ul>
  );
}
