import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { useNotes } from '../notes/useNotes.ts';
import { actionOf } from '../storage/notes.ts';
import { PlaySign } from '../ui/PlaySign.tsx';
import { chapterAt, chaptersOf, turnsOf } from './chapters.ts';
import { SPEEDS, usePlayer } from './player.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import './replay-bar.css';

/** Walks through the past of the game on the table. */
export default function ReplayBar({ past }: { readonly past: number }) {
  const { t, phaseName } = useWords();
  const [, navigate] = useLocation();
  const { length: all, wholeLog } = useGame();
  const { notes } = useNotes();
  const { playing, speed, play, pause, setSpeed, goTo, leave } = usePlayer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows with the game
  const chapters = useMemo(() => chaptersOf(wholeLog()), [wholeLog, all]);
  const turns = useMemo(() => turnsOf(chapters), [chapters]);
  const marks = useMemo(
    () => [...new Set(Object.keys(notes).map(actionOf))].filter((at) => at <= all).sort((a, b) => a - b),
    [notes, all],
  );
  const now = chapterAt(chapters, past);
  const before = (stops: readonly number[]) => stops.findLast((stop) => stop < past) ?? 0;
  const after = (stops: readonly number[]) => stops.find((stop) => stop > past) ?? all;
  const turnStops = turns.map(({ actions }) => actions);
  const toggle = () => (playing ? pause() : void play());
  const quit = async () => {
    await leave();
    if (useGame.getState().snapshot?.outcome) navigate('/result');
  };
  useReplayKeys({
    toggle,
    step: (by) => void goTo(past + by),
    turn: (by) => void goTo(by < 0 ? before(turnStops) : after(turnStops)),
    mark: (by) => void goTo(by < 0 ? before(marks) : after(marks)),
    start: () => void goTo(0),
    end: () => void goTo(all),
    quit: () => void quit(),
  });
  const where = now
    ? t('history.where', { turn: now.turn, phase: phaseName(now.phase) })
    : t('history.before-turns');
  return (
    <section className="replay-bar" aria-label={t('history.replay')}>
      <div className="replay-row">
        <button
          type="button"
          className="button"
          aria-label={t('history.turn-back')}
          title={t('history.turn-back')}
          onClick={() => void goTo(before(turnStops))}
        >
          <PlaySign back double />
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('history.step-back')}
          title={t('history.step-back')}
          onClick={() => void goTo(past - 1)}
        >
          <PlaySign back />
        </button>
        <button type="button" className="button button-primary replay-play" onClick={toggle}>
          {t(playing ? 'history.pause' : 'history.play')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('history.step-forth')}
          title={t('history.step-forth')}
          onClick={() => void goTo(past + 1)}
        >
          <PlaySign />
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('history.turn-forth')}
          title={t('history.turn-forth')}
          onClick={() => void goTo(after(turnStops))}
        >
          <PlaySign double />
        </button>
        <div className="replay-track">
          <input
            type="range"
            min={0}
            max={all}
            value={past}
            aria-label={t('history.replay')}
            aria-valuetext={`${where}, ${t('history.at', { at: past, all })}`}
            onChange={({ target }) => void goTo(target.valueAsNumber)}
          />
          <Ticks all={all} turns={turnStops} marks={marks} />
        </div>
      </div>
      <div className="replay-row">
        <p className="replay-at">
          <strong>{where}</strong> {t('history.at', { at: past, all })}
        </p>
        <label>
          <span className="visually-hidden">{t('history.jump')}</span>
          <select
            className="select"
            value={now?.actions ?? 0}
            onChange={({ target }) => void goTo(Number(target.value))}
          >
            <option value={0}>{t('history.before-turns')}</option>
            {chapters.map(({ turn, phase, actions }) => (
              <option key={actions} value={actions}>
                {t('history.where', { turn, phase: phaseName(phase) })}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">{t('history.speed')}</span>
          <select
            className="select"
            value={speed}
            onChange={({ target }) => {
              const chosen = SPEEDS.find((each) => `${each}` === target.value);
              if (chosen !== undefined) setSpeed(chosen);
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {t('history.times', { speed: each })}
              </option>
            ))}
          </select>
        </label>
        <SeenBy past={past} />
        {marks.length > 0 && (
          <button
            type="button"
            className="button"
            title={t('history.next-mark')}
            onClick={() => void goTo(after(marks) === all ? (marks[0] ?? 0) : after(marks))}
          >
            {t('history.next-mark')}
          </button>
        )}
        <button type="button" className="button" onClick={() => void quit()}>
          {t('history.leave')}
        </button>
      </div>
    </section>
  );
}

/** The seat whose view of the past is shown; any seat once the game is over. */
function SeenBy({ past }: { readonly past: number }) {
  const { t, seatName } = useWords();
  const { snapshot, viewer, setViewer, lookAt, isOver } = useGame();
  if (!isOver()) return null;
  return (
    <label>
      <span className="visually-hidden">{t('history.seen-by')}</span>
      <select
        className="select"
        value={viewer}
        onChange={({ target }) => void setViewer(target.value).then(() => lookAt(past))}
      >
        {snapshot?.seats.map((seat) => (
          <option key={seat} value={seat}>
            {t('history.seen', { who: seatName(seat) })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TicksProps {
  readonly all: number;
  readonly turns: readonly number[];
  readonly marks: readonly number[];
}

/** The starts of turns and the bookmarks along the bar. */
function Ticks({ all, turns, marks }: TicksProps) {
  const at = (actions: number) => `${(100 * actions) / Math.max(1, all)}%`;
  return (
    <div className="replay-ticks" aria-hidden="true">
      {turns.map((actions) => (
        <i key={actions} style={{ insetInlineStart: at(actions) }} />
      ))}
      {marks.map((actions) => (
        <i key={`mark-${actions}`} className="replay-mark" style={{ insetInlineStart: at(actions) }} />
      ))}
    </div>
  );
}
