import { memo, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useNotes } from '../../notes/useNotes.ts';
import { isPhase } from '../../replay/log-events.ts';
import { usePlayer } from '../../replay/player.ts';
import type { Note } from '../../storage/notes.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import { useSelection } from '../select/selection-store.ts';
import type { LogLine } from './lines.ts';
import { Sentence } from './Sentence.tsx';
import { useChance } from './useChance.ts';

interface LineProps {
  readonly line: LogLine;
  readonly note: Note | undefined;
  /** It has just happened: its dice tumble. */
  readonly fresh: boolean;
}

/** One event: text, odds, dice, rule; a press highlights it on the board and opens its tools. */
export const Line = memo(function Line({ line, note, fresh }: LineProps) {
  const { kit, view, field } = useTable();
  const { t, eventSentence } = useWords();
  const { set } = useSelection();
  const [open, setOpen] = useState(false);
  const { event } = line;
  const chance = useChance(event);
  if (isPhase(event)) {
    return (
      <li className="turn-line" data-line>
        <Icon name="turn" size={16} />
        <p className="label">
          <Sentence sentence={eventSentence(event, view)} chance={null} />
        </p>
      </li>
    );
  }
  const sentence = eventSentence(event, view);
  const show = () => {
    const hexes = sentence.hexes.flatMap((hex) => field.grid.index.get(hex) ?? []);
    set({ lit: { hexes, flash: true } });
    setOpen(!open);
  };
  return (
    <li className={fresh ? 'fresh' : undefined} data-line data-marked={note?.marked === true}>
      <button
        type="button"
        className="line-tool"
        aria-expanded={open}
        aria-label={t('history.show-line')}
        title={t('history.show-line')}
        onClick={show}
      >
        <Icon name={kit.story.iconOf(event)} size={16} />
      </button>
      <div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button before it does the same */}
        <p onClick={({ target }) => (target instanceof Element && target.closest('button') ? null : show())}>
          <Sentence sentence={sentence} chance={chance} /> <ClauseLink clause={event.clause} />
        </p>
        {note?.text && !open && <p className="line-note">{note.text}</p>}
        {open && <LineTools line={line} note={note} />}
      </div>
      {note?.marked && <span className="line-mark" aria-hidden="true" />}
    </li>
  );
});

function LineTools({ line, note }: Omit<LineProps, 'fresh'>) {
  const { t } = useWords();
  const { change } = useNotes();
  const goTo = usePlayer((player) => player.goTo);
  const marked = note?.marked === true;
  return (
    <div className="line-tools">
      <button type="button" className="button small" onClick={() => void goTo(line.actions)}>
        {t('history.as-it-was')}
      </button>
      <button
        type="button"
        className="button small"
        aria-pressed={marked}
        onClick={() => change(line.name, { marked: !marked })}
      >
        {t(marked ? 'history.unmark' : 'history.mark')}
      </button>
      <input
        className="select"
        aria-label={t('history.note')}
        placeholder={t('history.note')}
        maxLength={200}
        defaultValue={note?.text ?? ''}
        onChange={({ target }) => change(line.name, { text: target.value })}
      />
    </div>
  );
}
