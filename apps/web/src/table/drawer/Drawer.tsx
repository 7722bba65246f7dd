import { type ReactNode, useRef } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useSelection } from '../select/selection-store.ts';
import './drawer.css';
import { useEffect } from '../../base/effects.ts';

/** A book beside the board; the game continues under it. */
export function Drawer({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { set } = useSelection();
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
    <aside className="drawer" aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="close"
          aria-label={t('table.close')}
          onClick={() => set({ drawer: null })}
        >
          <svg viewBox="0 0 14 14" width={14} height={14} aria-hidden="true">
            <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
          </svg>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the window is scrolled with the keys */}
      <section className="drawer-content" tabIndex={0} aria-label={title}>
        {children}
      </section>
    </aside>
  );
}
