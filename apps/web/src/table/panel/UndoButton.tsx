import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { Key } from '../frame/Key.tsx';
import { Icon } from '../icons/Icon.tsx';

/** Takes the last action back; where it cannot, it says what stopped it. */
export function UndoButton() {
  const { snapshot, undo, redo } = useTable();
  const { t, has } = useWords();
  const [asked, setAsked] = useState<string | null>(null);
  const barrier = snapshot.undo;
  const id = `table.undo-${barrier}`;
  const reason = barrier === null || !has(id) ? '' : t(id);
  const why = asked !== null && asked === barrier;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={barrier !== null}
        title={reason}
        onClick={() => (barrier === null ? undo() : setAsked(barrier))}
      >
        <Icon name="undo" size={16} />
        {t('table.undo')} <Key name="U" />
      </button>
      {snapshot.redo === null && (
        <button
          type="button"
          className="button narrow"
          onClick={redo}
          aria-label={t('table.redo')}
          title={t('table.redo')}
        >
          <span className="mirrored">
            <Icon name="undo" size={16} />
          </span>
        </button>
      )}
      {why && (
        <p className="why" role="status">
          {reason}
        </p>
      )}
    </>
  );
}
