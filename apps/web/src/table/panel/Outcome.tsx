import { useWords } from '../../i18n/index.ts';
import { isPhase } from '../../replay/happenings.ts';
import { useTable } from '../context.ts';
import { Sentence } from '../log/Sentence.tsx';

/** What the dice have just said: on a phone the log lies out of sight. */
export function Outcome() {
  const { kit, log, view } = useTable();
  const { eventSentence } = useWords();
  const events = (log.at(-1)?.events ?? []).filter((event) => !isPhase(event));
  if (!events.some(kit.story.isRoll)) return null;
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
