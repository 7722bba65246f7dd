import { useVolume, useWords } from '../../i18n/index.ts';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';

/** Lays out the stack of the chosen unit, to send any part of it. */
export function ChooseUnits() {
  const { kit, view } = useTable();
  const { subject, set } = useSelection();
  const { t } = useWords();
  const told = useVolume('moves');
  if (!told || subject?.kind !== 'unit') return null;
  const hex = kit.play.placeOf(view, subject.unit);
  return (
    <button
      type="button"
      className="button narrow"
      onClick={() => set({ openStack: { hex, held: true, aside: false } })}
    >
      {t('moves.choose')} <Key name="V" />
    </button>
  );
}
