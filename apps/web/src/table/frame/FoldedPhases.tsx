import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import type { OtherPhases } from '../kit.ts';
import { Phase } from './Phase.tsx';

/** The phases of another player in one sign with their number; a press lays them out. */
export function FoldedPhases({ others: { heading, phases, done } }: { readonly others: OtherPhases }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const name = t(heading.text);
  return (
    <>
      <li className={done ? 'done' : ''}>
        <button
          type="button"
          className="phase folded"
          aria-expanded={open}
          aria-label={t('table.phases-of', { side: name, count: phases.length, done: String(done) })}
          onClick={() => setOpen(!open)}
        >
          <span className="number">{done ? '✓' : phases.length}</span>
          <span className={`label side ${heading.side}`}>{name}</span>
          <span aria-hidden="true">{open ? '‹' : '›'}</span>
        </button>
      </li>
      {open &&
        phases.map((sign, i) => <Phase key={sign.id} sign={sign} number={i + 1} now={false} done={done} />)}
    </>
  );
}
