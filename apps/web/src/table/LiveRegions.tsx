import { useEffect, useState } from 'react';
import { eventsOf } from '../engine/view.ts';
import { useWords } from '../i18n/index.ts';
import { useTable } from './context.ts';

/** Says new decisions politely and dice at once, for those who do not see the table. */
export function LiveRegions({ spoken }: { readonly spoken: string }) {
  const { snapshot, view, log, mine } = useTable();
  const words = useWords();
  const [dice, setDice] = useState('');
  const asked = mine ? words.decisionTitle(snapshot, view) : '';
  const last = log.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new line of the log is news
  useEffect(() => {
    if (last === undefined) return;
    const rolls = eventsOf(last).filter(({ type }) => type === 'rolled');
    if (rolls.length > 0) setDice(rolls.map((event) => words.eventSentence(event, view).text).join(' '));
  }, [last]);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {asked}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {dice}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
