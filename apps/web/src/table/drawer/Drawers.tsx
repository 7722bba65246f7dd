import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { HelpDrawer } from './HelpDrawer.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';

/** Whichever book is open. */
export function Drawers() {
  const { kit } = useTable();
  const { drawer } = useDesk();
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
