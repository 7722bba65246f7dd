import { type SubmitEvent, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';

/** Goes to a hex whose number is typed. */
export function GoToHex({ onGo, onClose }: { onGo(hex: number): void; onClose(): void }) {
  const { field: board } = useTable();
  const { set } = useSelection();
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const go = (event: SubmitEvent): void => {
    event.preventDefault();
    const hex = board.grid.index.get(field.current?.value.trim() ?? '');
    onClose();
    if (hex === undefined) return;
    set({ cursor: hex, sight: { hexes: [hex], close: false } });
    onGo(hex);
  };
  return (
    <form className="go-to" onSubmit={go} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <label>
        <span className="label">{t('table.go-to')}</span>
        <input ref={field} inputMode="numeric" pattern="\d{4}" maxLength={4} size={5} />
      </label>
      <button type="submit" className="button">
        {t('table.go')}
      </button>
    </form>
  );
}
