import { useDesk } from '../desk.ts';
import { CombatTable } from './CombatTable.tsx';
import { HelpDrawer } from './HelpDrawer.tsx';
import { Roster } from './Roster.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';
import { TerrainKey } from './TerrainKey.tsx';

/** Whichever book is open. */
export function Drawers() {
  const { drawer } = useDesk();
  switch (drawer?.kind) {
    case 'rules':
      return <RulesDrawer clause={drawer.clause} />;
    case 'combat':
      return <CombatTable />;
    case 'terrain':
      return <TerrainKey />;
    case 'units':
      return <Roster asked={drawer.type} />;
    case 'settings':
      return <SettingsDrawer />;
    case 'help':
      return <HelpDrawer />;
    default:
      return null;
  }
}
