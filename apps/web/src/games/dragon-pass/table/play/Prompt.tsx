import { later, useFirstScreenShown } from '../../../../base/later.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { FightingAsked } from '../battle/fighting.tsx';
import { Proposal } from './Proposal.tsx';
import { Tray } from './Tray.tsx';
import { UnitChoices } from './UnitChoices.tsx';

const Hasten = later(async () => (await import('./Hasten.tsx')).Hasten);
const MoonChoice = later(async () => (await import('./MoonChoice.tsx')).MoonChoice);
const Orders = later(async () => (await import('./Orders.tsx')).Orders);
const Dragonfights = later(async () => (await import('../powers/Dragonfights.tsx')).Dragonfights);
const StormNote = later(async () => (await import('./Storm.tsx')).StormNote);
const Setups = later(async () => (await import('./Setups.tsx')).Setups);

/** What a battle asks, what the game proposes, and units to choose between. */
export function Prompt() {
  const come = useFirstScreenShown();
  const { view } = usePassTable();
  // An army of sixty would hide the button that sets it up.
  const setup = view.frames.at(-1)?.kind === 'deploy';
  const asksMoon = view.frames.at(-1)?.kind === 'moon';
  return (
    <>
      <FightingAsked />
      {(come || asksMoon) && <MoonChoice />}
      {come && <Orders />}
      {view.answers.dragonfight.length > 0 && <Dragonfights />}
      {setup && <Proposal />}
      <UnitChoices />
      {come && <Hasten />}
      {!setup && <Proposal />}
      <Tray />
      {come && <StormNote />}
      {come && <Setups />}
    </>
  );
}
