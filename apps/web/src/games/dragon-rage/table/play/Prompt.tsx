import { AttackPanel } from './AttackPanel.tsx';
import { Tray } from './Tray.tsx';

/** An attack that is being put together, and counters that wait beside the board. */
export function Prompt() {
  return (
    <>
      <AttackPanel />
      <Tray />
    </>
  );
}
