import { POWER_QUESTIONS } from '@hexwyrm/dragon-pass/data';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { interruptIn } from './interrupts.ts';
import './interrupt.css';

/** Above a question that comes outside the player's own turn: what it comes before. */
export function Interrupt() {
  const { view, player } = usePassTable();
  const { t, who } = useWords();
  const told = useVolume('pages');
  const kind = interruptIn(view);
  if (!told || kind === null) return null;
  const { before } = POWER_QUESTIONS[kind];
  if (view.active === player && before !== 'turn') return null;
  return (
    <p className="interrupt" role="alert">
      {t(`pages.before-${before}`, who(view.seats[view.active]))}
    </p>
  );
}
