import { later } from '../../../../base/later.tsx';
import { useRageTable } from '../../useRageTable.ts';
import { Tray } from './Tray.tsx';

const AttackPanel = later(async () => (await import('./AttackPanel.tsx')).AttackPanel);

/** An attack that is being put together, and counters that wait beside the board. */
export function Prompt() {
  const { view } = useRageTable();
  return (
    <>
      {view.frames.at(-1)?.kind === 'attack' && <AttackPanel />}
      <Tray />
    </>
  );
}
