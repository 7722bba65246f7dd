import { Cover } from '../battle/Cover.tsx';
import { Duties } from '../battle/Duties.tsx';
import { Hits } from '../battle/Hits.tsx';
import { Joins } from '../battle/Joins.tsx';
import { Losses } from '../battle/Losses.tsx';
import { Orders } from './Orders.tsx';
import { Proposal } from './Proposal.tsx';
import { Setups } from './Setups.tsx';
import { Tray } from './Tray.tsx';
import { UnitChoices } from './UnitChoices.tsx';

/** What a battle asks, what the game proposes, and units to choose between. */
export function Prompt() {
  return (
    <>
      <Duties />
      <Joins />
      <Cover />
      <Losses />
      <Hits />
      <Orders />
      <UnitChoices />
      <Proposal />
      <Tray />
      <Setups />
    </>
  );
}
