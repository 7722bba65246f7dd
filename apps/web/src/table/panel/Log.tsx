import type { Event } from '@hexwyrm/dragon-rage';
import type { TableEntry } from '@hexwyrm/protocol';
import { memo, useState } from 'react';
import { eventsOf } from '../../engine/view.ts';
import { type Sentence, useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import { Icon } from '../icons/Icon.tsx';
import { iconOfEvent } from './event-icons.ts';
import './log.css';

const PAGE = 40;

/** What happened, the newest first: one sentence an event, dice inline, the rule beside it. */
export function Log() {
  const { log } = useTable();
  const { t } = useWords();
  const [pages, setPages] = useState(1);
  const shown = log.slice(-PAGE * pages).reverse();
  return (
    <section className="card log" id="log" tabIndex={-1} aria-label={t('table.log')}>
      <h3 className="label">{t('table.log')}</h3>
      {log.length === 0 && <p className="hint">{t('table.log-empty')}</p>}
      <ol>
        {shown.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place in the log
          <Entry key={log.length - i} entry={entry} />
        ))}
      </ol>
      {log.length > shown.length && (
        <button type="button" className="button" onClick={() => setPages(pages + 1)}>
          {t('table.log-older')}
        </button>
      )}
    </section>
  );
}

/** Phases in which nothing can be done pass by: only the last one is worth a line. */
const worthALine = (event: Event, i: number, events: readonly Event[]): boolean =>
  event.type !== 'phase' || events[i + 1]?.type !== 'phase';

const Entry = memo(function Entry({ entry }: { readonly entry: TableEntry }) {
  const { view } = useTable();
  const words = useWords();
  const { t } = words;
  const events = eventsOf(entry);
  const lines = events
    .map((event, i) => ({ event, i }))
    .filter(({ event, i }) => worthALine(event, i, events))
    .reverse();
  return (
    <>
      {lines.map(({ event, i }) =>
        event.type === 'phase' ? (
          <li key={i} className="turn-line">
            <Icon name="turn" size={16} />
            <p>
              <span className="label">{t('table.turn-n', { turn: event.turn })}</span> ·{' '}
              {words.phaseName(event.phase)}
            </p>
          </li>
        ) : (
          <li key={i}>
            <Icon name={iconOfEvent(event)} size={16} />
            <p>
              <Line sentence={words.eventSentence(event, view)} /> <ClauseLink clause={event.clause} />
            </p>
          </li>
        ),
      )}
    </>
  );
});

/** A sentence with its dice drawn and its hexes lit when pointed at. */
function Line({ sentence }: { readonly sentence: Sentence }) {
  const { map } = useTable();
  const { set } = useDesk();
  return (
    <>
      {sentence.parts.map((part, i) => {
        // Parts of a sentence have no other name than their place.
        const key = `${i}-${part.kind}`;
        if (part.kind === 'text') return <span key={key}>{part.text}</span>;
        if (part.kind === 'hex') {
          return (
            <button
              key={key}
              type="button"
              className="hex-name"
              onClick={() => set({ cursor: map.grid.index.get(part.hex) ?? null })}
            >
              {part.text}
            </button>
          );
        }
        return part.dice.map((die, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
          <span key={`${key}-${n}`} className={part.success ? 'die hit' : 'die'}>
            {die}
          </span>
        ));
      })}
    </>
  );
}
