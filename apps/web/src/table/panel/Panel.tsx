import { useRef } from 'react';
import { later, useFirstScreenShown } from '../../base/later.tsx';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { Failure } from './Failure.tsx';
import { PromptCard } from './PromptCard.tsx';
import { useTop } from './useTop.ts';
import './panel.css';

const Log = later(async () => (await import('../log/Log.tsx')).Log);
const Recap = later(async () => (await import('../log/Recap.tsx')).Recap);

/**
 * The question, the scene, the unit, the log: from top to bottom, the log shrinks first. Parts that change
 * height under a pointer are below the buttons.
 */
export function Panel() {
  const { t } = useWords();
  const { kit, log } = useTable();
  const come = useFirstScreenShown();
  const panel = useRef<HTMLElement>(null);
  useTop(panel);
  return (
    <aside className="panel" ref={panel} aria-label={t('table.panel')}>
      <Failure />
      <PromptCard />
      {come && <Recap />}
      <kit.panels.Scene />
      {come && <kit.panels.UnitCard />}
      {(come || log.length > 0) && <Log />}
    </aside>
  );
}
