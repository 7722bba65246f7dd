import type { GameEvent } from '@hexwyrm/kernel';
import { useMemo, useRef, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useWords } from '../../i18n/index.ts';
import { useNotes } from '../../notes/useNotes.ts';
import { isPhase } from '../../replay/log-events.ts';
import { useTable } from '../context.ts';
import { usePreferences } from '../preferences.ts';
import { type Sought, useSelection } from '../select/selection-store.ts';
import { Line } from './Line.tsx';
import {
  FILTERS,
  type Filter,
  type LogLine,
  linesOf,
  openingOf,
  parted,
  placeOf,
  shownLines,
} from './lines.ts';
import { ReplayList } from './ReplayList.tsx';
import { useMissed } from './useMissed.ts';
import { useNewest } from './useNewest.ts';
import './log.css';

const PAGE = 60;

const TABS = ['log', 'notes', 'replay'] as const;
type Tab = (typeof TABS)[number];

/** What happened: the log, what the player marked in it, and the way back into it. */
export function Log() {
  const { t } = useWords();
  const { tumbling } = usePreferences();
  const [tab, setTab] = useState<Tab>('log');
  return (
    <section
      className="card log"
      id="log"
      data-spot="log"
      tabIndex={-1}
      aria-label={t('table.log')}
      data-tumbling={tumbling}
    >
      <div className="log-tabs" role="tablist" aria-label={t('table.log')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls="log-page"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={({ key }) => {
              const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              const next = TABS[(TABS.indexOf(name) + step + TABS.length) % TABS.length];
              if (step === 0 || next === undefined) return;
              setTab(next);
              document.getElementById(`tab-${next}`)?.focus();
            }}
          >
            {t(`history.tab-${name}`)}
          </button>
        ))}
      </div>
      <div id="log-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' && <LogPage />}
        {tab === 'notes' && <Lines filter="marked" empty={t('history.no-notes')} />}
        {tab === 'replay' && <ReplayList />}
      </div>
    </section>
  );
}

function LogPage() {
  const { t } = useWords();
  const [filter, setFilter] = useState<Filter>('all');
  const sought = useSelection((selection) => selection.sought);
  useEffect(() => {
    if (sought !== null) setFilter('all');
  }, [sought]);
  return (
    <>
      <label className="log-filter">
        <span>{t('history.filter')}</span>
        <select
          className="select"
          value={filter}
          onChange={({ target }) => setFilter(FILTERS.find((name) => name === target.value) ?? 'all')}
        >
          {FILTERS.map((name) => (
            <option key={name} value={name}>
              {t(`history.filter-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <Lines filter={filter} empty={t('table.log-empty')} sought={sought} />
    </>
  );
}

interface LinesProps {
  readonly filter: Filter;
  readonly empty: string;
  readonly sought?: Sought | null;
}

function Lines({ filter, empty, sought = null }: LinesProps) {
  const { kit, log, view } = useTable();
  const { t } = useWords();
  const { notes } = useNotes();
  const [pages, setPages] = useState(1);
  const lines = useMemo(() => linesOf(log, kit.story), [log, kit]);
  const { played, setUp } = useMemo(() => {
    const whose = (event: GameEvent) => (isPhase(event) ? kit.turn.whose(event, view) : null);
    const wanted = (some: readonly LogLine[]) => shownLines(some, filter, notes, kit.story, whose);
    const parts = parted(lines, kit.story);
    return { played: wanted(parts.played), setUp: wanted(parts.setUp) };
  }, [lines, filter, notes, kit, view]);
  const all = [...played, ...setUp];
  // What was there when the log was opened has been seen to fall.
  const known = useRef(log.length);
  const wanted = sought === null ? -1 : placeOf(all, sought.actions);
  const shown = all.slice(0, Math.max(PAGE * pages, wanted + 1));
  const list = useRef<HTMLOListElement>(null);
  useNewest(list, log.length, useMissed() !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once, even if the log changes
  useEffect(() => {
    const line = list.current?.querySelectorAll('[data-line]')[wanted];
    line?.querySelector('button')?.focus();
    line?.scrollIntoView({ block: 'nearest' });
  }, [sought]);
  // Shown during setup; later it is history.
  const [settingUp] = useState(played.length === 0);
  const tell = (line: LogLine) => (
    <Line
      key={line.name}
      line={line}
      note={notes[line.name]}
      fresh={line.actions === log.length && line.actions > known.current}
    />
  );
  const early = shown.slice(played.length);
  return (
    <>
      {all.length === 0 && <p className="hint">{empty}</p>}
      <ol ref={list}>
        {shown.slice(0, played.length).map(tell)}
        {early.length > 0 && (
          <li className="set-up-lines">
            <details open={settingUp || filter === 'marked' || wanted >= played.length}>
              <summary className="label">{t(openingOf(lines, kit.story))}</summary>
              <ol>{early.map(tell)}</ol>
            </details>
          </li>
        )}
      </ol>
      {all.length > shown.length && (
        <button type="button" className="button" onClick={() => setPages(pages + 1)}>
          {t('table.log-older')}
        </button>
      )}
    </>
  );
}
