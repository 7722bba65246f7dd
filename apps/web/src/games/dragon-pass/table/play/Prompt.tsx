import { BattleSteps } from '../battle/BattleSteps.tsx';
import { Proposal } from './Proposal.tsx';
import { Tray } from './Tray.tsx';
import { UnitChoices } from './UnitChoices.tsx';

/** The battle as it goes, what the game proposes, and units to choose between. */
export function Prompt() {
  return (
    <>
      <BattleSteps />
      <Proposal />
      <UnitChoices />
      <Tray />
    </>
  );
}
