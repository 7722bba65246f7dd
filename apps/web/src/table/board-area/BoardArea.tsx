import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useFirstScreenShown } from '../../base/later.tsx';
import { Board } from '../../board/Board.tsx';
import type { BoardHandle, Hex, UnitId } from '../../board/types.ts';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { useTheme } from '../../theme/theme.ts';
import { waysOf } from '../ask-host/useReach.ts';
import { useSharedReach } from '../ask-host/useSharedReach.ts';
import { useTable } from '../context.ts';
import { pressWaiting } from '../input/press.ts';
import { useLinger } from '../input/useLinger.ts';
import { useOpenStack } from '../input/useOpenStack.ts';
import { usePatientClick } from '../input/usePatientClick.ts';
import { usePointerKind } from '../input/usePointerKind.ts';
import { useQueuedClick } from '../input/useQueuedClick.ts';
import { storyMarks } from '../log/story-marks.ts';
import { Outcome } from '../panel/Outcome.tsx';
import { useFreeEdge } from '../play/bubble-position.ts';
import { Legend } from '../play/Legend.tsx';
import { CommandBar, RollCard, StackViewer, SumBubble } from '../play/late-parts.ts';
import { WhyNotBubble } from '../play/WhyNotBubble.tsx';
import { useSelection } from '../select/selection-store.ts';
import { useHexLabels } from '../speak/useHexLabels.ts';
import { marksOf } from './marks.ts';
import { useFollowing } from './useFollowing.ts';
import { useFraming } from './useFraming.ts';
import { useUnderSheet } from './useUnderSheet.ts';

const MARGIN = { top: 24, right: 16, bottom: 16, left: 16 };
/** How long hexes stay lit after a press on the log: milliseconds. */
const FLASH = 2500;
/** Room for the command bar. */
const BAR = 96;
/** What the controls of a replay cover, on a phone beyond the sheet. */
const REPLAY = { phone: 64, desk: 124 };

/** The board and what floats over it. */
export function BoardArea({
  board,
  phone,
}: {
  readonly board: RefObject<BoardHandle | null>;
  readonly phone: boolean;
}) {
  const table = useTable();
  const { kit, view, field, shown, menu, odds, outlook, commands } = table;
  const { subject, preview, whyNot, cursor, inspected, hideCounters, overlays, stop, lit, sight, set } =
    useSelection();
  const { openStack: laid, waypoints } = useSelection();
  const past = useGame((game) => game.past !== null);
  const { theme } = useTheme();
  const words = useWords();
  const { t } = words;
  const area = useRef<HTMLDivElement>(null);
  const byMouse = usePointerKind(area);
  const edge = useFreeEdge(area, preview?.option.hex ?? null);
  const { log, seat } = table;
  const looked = useMemo(
    () => ({ seat, subject, preview, overlays, shown }),
    [seat, subject, preview, overlays, shown],
  );
  const asked = kit.play.useAskedMarks(view, looked);
  const together = useSharedReach(table);
  const choices = useMemo(
    () =>
      marksOf({
        session: table,
        subject,
        shown,
        menu,
        preview,
        whyNot,
        odds,
        looked,
        waypoints,
        together,
        outlook,
        asked,
        tell: (roll) => words.odds(roll, view),
        gain: (vp) => t('table.gain', { vp }),
      }),
    [
      table,
      subject,
      shown,
      menu,
      preview,
      whyNot,
      odds,
      looked,
      waypoints,
      together,
      outlook,
      asked,
      words,
      view,
      t,
    ],
  );
  const story = useMemo(
    () => storyMarks({ log, grid: field.grid, story: kit.story, seat, past, lit }),
    [log, field, kit, seat, past, lit],
  );
  const marks = useMemo(() => [...choices, ...story], [choices, story]);
  useEffect(() => {
    const [first] = lit?.flash ? lit.hexes : [];
    if (first === undefined) return;
    board.current?.reveal(first);
    const timer = setTimeout(() => set({ lit: null }), FLASH);
    return () => clearTimeout(timer);
  }, [lit, board, set]);
  const unit = subject?.kind === 'unit' ? subject.unit : inspected;
  const at = unit === null ? -1 : kit.play.placeOf(view, unit);
  const placeOf = useCallback(
    (hex: string) => {
      const name = words.placeName(view, hex);
      return name === hex ? null : name;
    },
    [words, view],
  );
  const unitName = useCallback((id: UnitId) => words.unitLabel(view, id), [words, view]);
  const click = usePatientClick(table);
  const labelOf = useHexLabels();
  const come = useFirstScreenShown();
  const stackViewer = useOpenStack(table);
  const linger = useLinger((hex) => {
    if (!stackViewer.open(hex, false)) commands.linger(hex);
  });
  const pressed = useQueuedClick(table, click);
  useFraming(board, phone, shown, subject?.kind === 'unit' ? at : -1, subject?.kind === 'unit' && at < 0);
  useFollowing(board);
  const grips = useMemo(
    () => new Set([...menu.units.keys()].map((id) => kit.play.placeOf(view, id))),
    [menu, view, kit],
  );
  const lookAhead = (hex: Hex) => {
    const near = [...menu.units.keys()].find((id) => kit.play.placeOf(view, id) === hex);
    if (near !== undefined && table.mine) void waysOf(table, near);
  };
  const underSheet = useUnderSheet(stop);
  const beside = past ? REPLAY.desk : preview?.held ? BAR : MARGIN.bottom;
  const bottom = phone ? underSheet + (past ? REPLAY.phone : 0) : beside;
  const insets = useMemo(() => ({ ...MARGIN, bottom }), [bottom]);
  useEffect(() => {
    const [first, ...more] = sight?.hexes ?? [];
    if (first === undefined) return;
    if (more.length === 0) board.current?.reveal(first);
    else if (sight?.close) board.current?.show([first, ...more]);
    else board.current?.frame([first, ...more]);
  }, [sight, board]);
  return (
    <div className="board-area" ref={area}>
      <Board
        ref={board}
        kit={kit.board}
        view={view}
        theme={theme}
        marks={marks}
        selected={at >= 0 ? at : null}
        selectedUnit={at >= 0 ? unit : null}
        cursor={cursor}
        hideCounters={hideCounters}
        label={t('table.board', { place: words.mapName(view) })}
        labelOf={labelOf}
        nameOf={placeOf}
        unitName={unitName}
        insets={insets}
        onCursor={(hex) => set({ cursor: hex })}
        onBack={commands.back}
        grips={grips}
        onLeave={() => {
          linger.off();
          stackViewer.leave();
          pressed.forget();
          commands.hover(null);
        }}
        onDrag={() => {
          linger.off();
          stackViewer.leave();
          commands.forget();
        }}
        onHex={(hex, how) => {
          linger.off();
          if (how !== 'hover') stackViewer.away();
          if (how === 'enter' && !commands.isMeant(hex) && pressWaiting()) return;
          if (how !== 'click') pressed.forget();
          if (how === 'click') pressed.click(hex, byMouse());
          else if (how === 'via') commands.via(hex) || commands.whyNot(hex);
          else if (how === 'press') stackViewer.open(hex, true) || commands.via(hex) || commands.whyNot(hex);
          else if (how === 'context') commands.whyNot(hex);
          else commands[how](hex);
          if (how === 'hover') {
            if (hex !== useSelection.getState().openStack?.hex) stackViewer.leave();
            lookAhead(hex);
            linger.over(hex);
          }
        }}
        {...(phone
          ? {}
          : {
              words: {
                map: t('table.minimap'),
                move: t('table.minimap-move'),
                hide: t('table.minimap-hide'),
                show: t('table.minimap-show'),
              },
            })}
      />
      <Legend />
      {come && preview === null && <Outcome />}
      {!phone && preview !== null && <CommandBar edge={edge} />}
      {!phone && preview !== null && <SumBubble area={area} edge={edge} />}
      <WhyNotBubble area={area} />
      {come && !phone && <RollCard area={area} />}
      {(come || laid !== null) && (
        <StackViewer area={area} onLeave={stackViewer.leave} onClosed={() => board.current?.focus()} />
      )}
    </div>
  );
}
