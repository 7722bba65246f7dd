import { later, useFirstScreenCome } from '../../../../later.tsx';
import { FightingAsked } from '../battle/fighting.tsx';
import { Orders } from './Orders.tsx';
import { Proposal } from './Proposal.tsx';
import { Tray } from './Tray.tsx';
import { UnitChoices } from './UnitChoices.tsx';

const Setups = later(async () => (await import('./Setups.tsx')).Setups);

/** What a battle asks, what the game proposes, and units to choose between. */
export function Prompt() {
  const come = useFirstScreenCome();
  return (
    <>
      <FightingAsked />
      <Orders />
      <UnitChoices />
      <Proposal />
      <Tray />
      {come && <Setups />}
    </>
  );
}
