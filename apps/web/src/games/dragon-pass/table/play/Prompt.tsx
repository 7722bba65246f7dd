import { later, useFirstScreenShown } from '../../../../base/later.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { isPlacing } from '../../view.ts';
import { FightingAsked } from '../battle/fighting.tsx';
import { isSharing } from '../desk/sharing.ts';
import { isUse } from '../kinds.ts';
import { interruptIn } from '../powers/interrupts.ts';
import { Proposal } from './Proposal.tsx';
import { Tray } from './Tray.tsx';
import { UnitChoices } from './UnitChoices.tsx';

const Hasten = later(async () => (await import('./Hasten.tsx')).Hasten);
const MoonChoice = later(async () => (await import('./MoonChoice.tsx')).MoonChoice);
const Orders = later(async () => (await import('./Orders.tsx')).Orders);
const Dragonfights = later(async () => (await import('../powers/Dragonfights.tsx')).Dragonfights);
const SharePoints = later(async () => (await import('../desk/SharePoints.tsx')).SharePoints);
const Alliances = later(async () => (await import('../claims/Alliances.tsx')).Alliances);
const Interrupt = later(async () => (await import('../powers/Interrupt.tsx')).Interrupt);
const NextTime = later(async () => (await import('../powers/NextTime.tsx')).NextTime);
const Offer = later(async () => (await import('../events/Offer.tsx')).Offer);
const Victims = later(async () => (await import('../powers/Victims.tsx')).Victims);
const Calls = later(async () => (await import('../powers/Calls.tsx')).Calls);
const Uses = later(async () => (await import('../powers/Uses.tsx')).Uses);
const StormNote = later(async () => (await import('./Storm.tsx')).StormNote);
const Setups = later(async () => (await import('./Setups.tsx')).Setups);

/** What a battle asks, what the game proposes, and units to choose between. */
export function Prompt() {
  const come = useFirstScreenShown();
  const { view, player, legal } = usePassTable();
  // An army of sixty would hide the button that sets it up.
  const setup = isPlacing(view);
  const asksMoon = view.frames.at(-1)?.kind === 'moon';
  const sharing = isSharing(view, player);
  const asked = interruptIn(view) !== null;
  const offers = view.frames.at(-1)?.kind === 'auction';
  return (
    <>
      {asked && <Interrupt />}
      <FightingAsked />
      {sharing && <SharePoints />}
      {view.phase === 'alliances' && <Alliances />}
      {offers && <Offer />}
      {view.answers.calls.length > 0 && <Calls />}
      {view.frames.at(-1)?.kind === 'bat-debt' && <Victims />}
      {(come || asksMoon) && <MoonChoice />}
      {come && <Orders />}
      {view.answers.dragonfight.length > 0 && <Dragonfights />}
      {legal.some(isUse) && <Uses />}
      {setup && <Proposal />}
      <UnitChoices />
      {come && <Hasten />}
      {!setup && !sharing && !offers && <Proposal />}
      <Tray />
      {come && <StormNote />}
      {come && <Setups />}
      {asked && <NextTime />}
    </>
  );
}
