import { lazy, Suspense } from 'react';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';

const HelpDrawer = lazy(() => import('./HelpDrawer.tsx'));
const RulesDrawer = lazy(() => import('./RulesDrawer.tsx'));
const SettingsDrawer = lazy(() => import('./SettingsDrawer.tsx'));

/** Whichever book is open; each comes when it is first opened. */
export function Drawers() {
  return (
    <Suspense fallback={null}>
      <Open />
    </Suspense>
  );
}

function Open() {
  const { kit } = useTable();
  const { drawer } = useSelection();
  switch (drawer?.kind) {
    case 'rules':
      return <RulesDrawer clause={drawer.clause} />;
    case 'book': {
      const book = kit.panels.books.find(({ id }) => id === drawer.book);
      return book ? <book.Content page={drawer.page} /> : null;
    }
    case 'settings':
      return <SettingsDrawer />;
    case 'help':
      return <HelpDrawer />;
    default:
      return null;
  }
}
