import { CombatTable } from '../../games/dragon-rage/table/drawer/CombatTable.tsx';
import { Roster } from '../../games/dragon-rage/table/drawer/Roster.tsx';
import { TerrainKey } from '../../games/dragon-rage/table/drawer/TerrainKey.tsx';
import { useDesk } from '../desk.ts';
import { HelpDrawer } from './HelpDrawer.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';

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
