import { type ReactNode, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useWords } from '../../i18n/index.ts';
import { Key } from '../../ui/Key.tsx';
import { useSelection } from '../select/selection-store.ts';
import './page.css';

interface PageFrameProps {
  readonly title: string;
  /** What it covers. */
  readonly over: 'board' | 'table';
  /** Beside the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A page with its title and the button that closes it. */
export function PageFrame({ title, over, head, children }: PageFrameProps) {
  const set = useSelection((selection) => selection.set);
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      {over === 'board' && <div className="page-shade" />}
      <section className={`page over-${over}`} aria-label={title}>
        <header>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {head}
          <button type="button" className="button page-close" onClick={() => set({ page: null })}>
            {t('table.close')} <Key name="Esc" />
          </button>
        </header>
        {children}
      </section>
    </>
  );
}
