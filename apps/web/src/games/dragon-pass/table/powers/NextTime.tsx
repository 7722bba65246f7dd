import { useVolume, useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { AskAgain } from './AskAgain.tsx';
import { interruptIn } from './interrupts.ts';
import './interrupt.css';

/** Under a question of another's turn: whether it is asked again. */
export function NextTime() {
  const { view } = usePassTable();
  const { t } = useWords();
  const told = useVolume('pages');
  const kind = interruptIn(view);
  if (!told || kind === null) return null;
  return (
    <div className="next-time">
      <span className="hint">{t('pages.asks')}</span>
      <AskAgain kind={kind} label={t('pages.asks')} />
    </div>
  );
}
