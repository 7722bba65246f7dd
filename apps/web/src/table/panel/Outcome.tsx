import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { Sentence } from '../log/Sentence.tsx';
import { diceNews } from './dice-news.ts';
import './outcome.css';

/** The latest dice, where the player looks: over the board, where they push no button aside. */
export function Outcome() {
  const { kit, log, view, seat } = useTable();
  const { eventSentence } = useWords();
  const events = diceNews(log, seat, kit.story.isRoll);
  if (events.length === 0) return null;
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
