import { useWords } from '../../i18n/index.ts';
import { Failure } from './Failure.tsx';
import { Log } from './Log.tsx';
import { PromptCard } from './PromptCard.tsx';
import { UnitCard } from './UnitCard.tsx';
import './panel.css';

/** The question, the unit, the log: from top to bottom, the log gives way first. */
export function Panel() {
  const { t } = useWords();
  return (
    <aside className="panel" aria-label={t('table.panel')}>
      <Failure />
      <PromptCard />
      <UnitCard />
      <Log />
    </aside>
  );
}
