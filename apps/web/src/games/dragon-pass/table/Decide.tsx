import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { Key } from '../../../ui/Key.tsx';

interface DecideProps {
  readonly able: boolean;
  onBack(): void;
  onDo(): void;
  /** What is done. */
  readonly children: ReactNode;
}

/** The foot of a card that shows what a step would do: not now, or do it. */
export function Decide({ able, onBack, onDo, children }: DecideProps) {
  const { t } = useWords();
  return (
    <div className="pair">
      <button type="button" className="button" onClick={onBack}>
        {t('pages.not-now')}
      </button>
      <button
        type="button"
        className="button button-primary"
        data-commit
        aria-disabled={!able}
        onClick={() => able && onDo()}
      >
        {children} <Key name="↵" />
      </button>
    </div>
  );
}
