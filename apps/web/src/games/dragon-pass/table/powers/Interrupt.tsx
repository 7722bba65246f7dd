import { useVolume, useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import './interrupt.css';

/** Above a question that comes outside the player's own turn: what it comes before. */
export function Interrupt() {
  const { view } = usePassTable();
  const { t, who } = useWords();
  const told = useVolume('pages');
  const before = (): string | null => {
    switch (view.frames.at(-1)?.kind) {
      case 'freeze':
        return t('pages.before-turn');
      case 'call':
        return t('pages.before-move', who(view.seats[view.active] ?? ''));
      case 'spare':
        return t('pages.before-blow');
      default:
        return null;
    }
  };
  const text = told ? before() : null;
  return text === null ? null : (
    <p className="interrupt" role="alert">
      {text}
    </p>
  );
}
