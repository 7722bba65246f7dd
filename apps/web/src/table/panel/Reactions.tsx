import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { Lines } from './ActionList.tsx';

/** Actions available at any time, no matter whose decision is open. */
export function Reactions() {
  const { reactions } = useTable();
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  if (reactions.length === 0) return null;
  return (
    <div className="all-actions">
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('table.unasked', { count: reactions.length })}
      </button>
      {open && <Lines actions={reactions} />}
    </div>
  );
}
