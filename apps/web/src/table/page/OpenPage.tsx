import { Suspense } from 'react';
import { useSelection } from '../select/selection-store.ts';
import { usePages } from './usePages.ts';

/** The game's own page that is open; it comes when it is first opened. */
export function OpenPage() {
  const open = useSelection((selection) => selection.page);
  const page = usePages().find(({ id }) => id === open);
  return page === undefined ? null : (
    <Suspense fallback={null}>
      <page.Content />
    </Suspense>
  );
}
