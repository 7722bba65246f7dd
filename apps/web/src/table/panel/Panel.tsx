import { useTexts } from '../texts/useTexts.ts';
import { Failure } from './Failure.tsx';
import { Log } from './Log.tsx';
import { PromptCard } from './PromptCard.tsx';
import { UnitCard } from './UnitCard.tsx';
import './panel.css';

/** The question, the unit, the log: from top to bottom, the log gives way first. */
export function Panel() {
  const text = useTexts();
  return (
    <aside className="panel" aria-label={text('panel')}>
      <Failure />
      <PromptCard />
      <UnitCard />
      <Log />
    </aside>
  );
}
