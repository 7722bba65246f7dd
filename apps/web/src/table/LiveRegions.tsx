import type { TableEntry } from '@hexwyrm/protocol';
import { memo } from 'react';
import { eventsOf } from '../engine/view.ts';
import { useWords } from '../i18n/index.ts';
import { useTable } from './context.ts';
import { useDesk } from './desk.ts';

/** What was asked for with a key, and how often: the same words twice are said twice. */
export interface Spoken {
  readonly text: string;
  readonly times: number;
}

/** Entries that are kept for the ear: only new ones are read, so a few are enough. */
const HEARD = 4;

/**
 * For those who do not see the table: decisions, refusals and events politely, dice at once. Whatever comes is a new
 * element, for a text that does not change is not read again.
 */
export function LiveRegions({ spoken }: { readonly spoken: Spoken }) {
  const { snapshot, view, log, mine } = useTable();
  const { whyNot } = useDesk();
  const words = useWords();
  const { t } = words;
  const first = Math.max(log.length - HEARD, 0);
  const entries = log.slice(first).map((entry, i) => ({ entry, at: first + i }));
  return (
    <div className="visually-hidden">
      <div role="log">
        {entries.map(({ entry, at }) => (
          <Told key={at} entry={entry} dice={false} />
        ))}
      </div>
      <div aria-live="assertive" aria-relevant="additions">
        {entries.map(({ entry, at }) => (
          <Told key={at} entry={entry} dice={true} />
        ))}
      </div>
      <p aria-live="polite">{mine && words.decisionTitle(snapshot, view)}</p>
      <p aria-live="polite">
        {whyNot &&
          [
            t('table.why-not'),
            words.refusalFact(whyNot.refusal),
            words.clauseText(whyNot.refusal.clause),
          ].join(' ')}
      </p>
      <div role="status">{spoken.times > 0 && <p key={spoken.times}>{spoken.text}</p>}</div>
    </div>
  );
}

interface ToldProps {
  readonly entry: TableEntry;
  /** Whether its dice are told, or all else. */
  readonly dice: boolean;
}

const Told = memo(function Told({ entry, dice }: ToldProps) {
  const { view } = useTable();
  const { eventSentence } = useWords();
  const told = eventsOf(entry).filter(({ type }) => type !== 'phase' && (type === 'rolled') === dice);
  if (told.length === 0) return null;
  return <p>{told.map((event) => eventSentence(event, view).text).join(' ')}</p>;
});
