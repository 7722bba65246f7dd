import { eventsOf } from '../../engine/view.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { Sentence } from '../log/Sentence.tsx';

/** What the dice have just said: on a phone the log lies out of sight. */
export function Outcome() {
  const { log, view } = useTable();
  const { eventSentence } = useWords();
  const last = log.at(-1);
  const events = last === undefined ? [] : eventsOf(last).filter(({ type }) => type !== 'phase');
  if (!events.some(({ type }) => type === 'rolled')) return null;
  return (
    <ul className="outcome">
      {events.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the events of an action do not change
        <li key={i}>
          <Sentence sentence={eventSentence(event, view)} chance={null} />
        </li>
      ))}
    </ul>
  );
}
