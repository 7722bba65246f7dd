import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';

interface OptionsProps {
  /** How many differ from the usual game. */
  readonly count: number;
  onToggle(open: boolean): void;
  readonly children: ReactNode;
}

/** What may be changed before play, beside the button that starts; opened, it comes into sight. */
export function Options({ count, onToggle, children }: OptionsProps) {
  const { t } = useWords();
  return (
    <details
      className="options"
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
        if (currentTarget.open) currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className="button">{t('home.new.changed', { count })}</summary>
      <div className="options-list">{children}</div>
    </details>
  );
}
