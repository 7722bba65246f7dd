import { lazy, Suspense, useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { levelFor, paintCursor, paintGoal } from '../art/index.ts';
import { useFirstScreenShown } from '../base/later.tsx';
import './Board.css';
import { useEffect } from '../base/effects.ts';
import { NO_INSETS } from './camera/camera.ts';
import { useCamera } from './camera/useCamera.ts';
import { Drawing } from './Drawing.tsx';
import { RADIUS } from './field.ts';
import { Ground } from './ground/Ground.tsx';
import { SharpGround } from './ground/SharpGround.tsx';
import { useGroundPicture } from './ground/useGroundPicture.ts';
import { Cells } from './input/Cells.tsx';
import { useCursor } from './input/useCursor.ts';
import { usePointer } from './input/usePointer.ts';
import { Previews, Ranges } from './marks/Marks.tsx';
import { Trails } from './marks/Trails.tsx';
import { targetsOf } from './marks/targets.ts';
import { Pieces } from './Pieces.tsx';
import { useStableSet } from './stable-value.ts';
import type { BoardProps, Hex } from './types.ts';
import { useCounterFont } from './useCounterFont.ts';
import { liveSizeOf, mapStyleOf } from './world.ts';

/** It shows what the board shows already: it follows the first screen. */
const Overview = lazy(() => import('./overview/Overview.tsx'));

const nothing = () => {};
const unnamed = () => null;
const nameless = () => '';
const NO_GRIPS: ReadonlySet<Hex> = new Set();

/** Marks a click may commit; a double click on one of them does not zoom. */
const GOALS: ReadonlySet<string> = new Set(['walk', 'bound', 'overrun', 'target', 'zone', 'ghost']);

/** The map with everything on it. It has no rules: what can be done is passed in as marks. */
export function Board(props: BoardProps) {
  const { kit, view, theme, marks, selected, onHex, labelOf, label, ref } = props;
  const { selectedUnit = null, hideCounters = false, insets = NO_INSETS, nameOf = unnamed, words } = props;
  const { unitName = nameless } = props;
  const field = kit.fieldOf(view);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const cells = useRef<HTMLDivElement>(null);
  const minimap = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => ({ frame, world, cells, minimap }), []);
  const grip = useRef(false);
  const [first] = useState(() => kit.firstLook(view, field));
  const camera = useCamera(field, parts, insets, { first, selected, grip });
  const { zoom, reveal, fit, zoomBy, close, frame: frameHexes, offer } = camera;
  const picture = useGroundPicture(field, theme);
  useCounterFont();
  const come = useFirstScreenShown();
  const [focused, setFocused] = useState(false);
  // Mouse players need no cursor or ring, though the board has the focus; the first key shows them.
  const byHand = useRef(false);

  const chosen = selectedUnit ?? null;
  const stacks = useMemo(() => kit.stacksOf(view, field, chosen), [kit, view, field, chosen]);
  const { ringed: struck, worn } = useMemo(() => targetsOf(marks, stacks.top), [marks, stacks]);
  const targets = useStableSet(struck);
  const definitions = useMemo(() => kit.defs(theme), [kit, theme]);
  const tintOf = useMemo(() => kit.tintsOf(field, theme), [kit, field, theme]);
  const ringed = chosen ?? (selected === null ? null : (stacks.top.get(selected) ?? null));
  const level = levelFor(1.2 * RADIUS * zoom);

  const { onCursor, onBack } = props;
  const cursor = useCursor({ field, camera, wanted: props.cursor, onHex, onCursor, onBack });
  const prefix = useId();
  const idOf = useCallback((hex: Hex) => `${prefix}hex${hex}`, [prefix]);

  usePointer(frame, field, camera, grip, {
    grips: props.grips ?? NO_GRIPS,
    onHex(hex, how) {
      if (how !== 'hover') {
        byHand.current = true;
        setFocused(false);
        cursor.put(hex);
        cells.current?.focus({ preventScroll: true });
      }
      onHex(hex, how);
    },
    onDouble(hex) {
      if (marks.some((mark) => mark.hex === hex && GOALS.has(mark.kind))) return;
      const goals = marks.flatMap((mark) => (GOALS.has(mark.kind) ? [mark.hex] : []));
      close(selected === null ? [hex] : [selected, ...goals]);
    },
    onLeave: props.onLeave ?? nothing,
    onDrag: props.onDrag ?? nothing,
  });

  // Overlays must not hide the selected hex.
  const { top, right, bottom, left } = insets;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the insets are read when they change
  useEffect(() => {
    if (selected !== null && selected >= 0) reveal(selected);
  }, [selected, reveal, top, right, bottom, left]);

  useImperativeHandle(
    ref,
    () => ({
      fit,
      zoomBy,
      reveal,
      show: close,
      frame: frameHexes,
      offer,
      focus(hex) {
        if (hex !== undefined) cursor.put(hex);
        cells.current?.focus({ preventScroll: true });
      },
    }),
    [fit, zoomBy, reveal, close, frameHexes, offer, cursor.put],
  );

  const spot = { at: field.centres[cursor.hex], radius: RADIUS, theme };
  const bare = selected !== null && selected >= 0 && ringed === null;
  const { Below, Above } = kit;
  const pieces = { kit, view, theme, level, targets, nameOf: unitName };
  const layer = { field, theme, view, nameOf, zoom };
  return (
    <div ref={frame} className="board" data-theme={theme} data-level={level} data-keys={focused}>
      <div ref={world} className="board-world">
        <div className="board-map" style={mapStyleOf(field)}>
          <Ground {...{ kit, field, theme, picture, zoom }} />
          <SharpGround {...{ field, picture, zoom, camera }} />
        </div>
        <svg className="board-live" {...liveSizeOf(field)} aria-hidden="true">
          <Drawing svg={definitions} />
          <Below {...layer} />
          <Ranges {...{ field, theme, marks, worn }} />
          <Trails field={field} marks={marks} />
          {bare && <Drawing svg={paintGoal({ ...spot, at: field.centres[selected] })} />}
          {/* Below the counters: it hides no figure of theirs, nor how many stand there. */}
          {focused && <Drawing svg={paintCursor(spot)} className="board-cursor" />}
          <g className={hideCounters ? 'board-hidden' : undefined}>
            <Pieces {...pieces} placed={stacks.ground} chosen={ringed} />
            <Above {...layer} />
            <Pieces {...pieces} placed={stacks.aloft} chosen={ringed} />
          </g>
          <Previews {...{ field, theme, marks, kit, view, level, zoom, worn }} />
        </svg>
      </div>
      <Cells
        ref={cells}
        {...{ field, label, selected, idOf }}
        labelOf={labelOf}
        cursor={cursor.hex}
        onKeyDown={(event) => {
          byHand.current = false;
          setFocused(true);
          cursor.onKeyDown(event);
        }}
        onFocus={() => setFocused(!byHand.current && (cells.current?.matches(':focus-visible') ?? false))}
        onBlur={() => {
          byHand.current = false;
          setFocused(false);
        }}
      />
      {words && come && (
        <Suspense fallback={null}>
          <Overview ref={minimap} {...{ field, camera, picture, tintOf, words }} />
        </Suspense>
      )}
    </div>
  );
}
