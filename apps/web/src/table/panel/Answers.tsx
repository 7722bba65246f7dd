import { useWords } from '../../i18n/index.ts';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';
import { traitsOf } from '../select/selection.ts';

/** Answers that are about no unit: a button each. */
export function Answers() {
  const { kit, menu, view, commands } = useTable();
  const { play } = kit;
  const words = useWords();
  const answers = menu.answers.filter((action) => !traitsOf(play, play.kindOf(action)).elsewhere);
  if (answers.length === 0) return null;
  return (
    <ul className="answers">
      {answers.map((action, i) => (
        <li key={JSON.stringify(action)}>
          <button type="button" className="button" data-choice onClick={() => commands.take(action)}>
            {words.actionLabel(action, view)}
            {i < 9 && <Key name={`${i + 1}`} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
