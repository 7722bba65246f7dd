import { type RefObject, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../../base/effects.ts';
import { type Field, RADIUS } from '../field.ts';
import type { Hex, Insets } from '../types.ts';
import { movingWorldOf, restingWorldOf, transformOf } from '../world.ts';
import {
  aroundHex,
  type Box,
  type Camera,
  cameraFor,
  filling,
  firstCamera,
  framing,
  isWhole,
  revealing,
  type Size,
  showing,
  union,
  wholeMap,
} from './camera.ts';
import { type CameraControl, controlCamera } from './camera-control.ts';
import { inSight } from './in-sight.ts';

export interface BoardCamera {
  /** Zoom at rest; what is drawn depends on it. */
  readonly zoom: number;
  readonly isBusy: () => boolean;
  /** The part of the board on the screen. */
  readonly inView: () => Box;
  readonly camera: () => Camera;
  fit(): void;
  zoomBy(factor: number): void;
  reveal(hex: Hex): void;
  /** Brings these hexes into view, the first before all; a map the player has moved stays if most are, and comes no nearer. */
  frame(hexes: readonly Hex[]): void;
  /** The same, but only if none of them is in view: on a map the player has moved, or gently on any. */
  offer(hexes: readonly Hex[], gently?: boolean): void;
  /** Shows these hexes as large as it goes. */
  close(hexes: readonly Hex[]): void;
  centreOn(x: number, y: number): void;
  /** Called with every move; returns how to leave. */
  watch(listener: () => void): () => void;
}

export interface Parts {
  /** What the hand takes hold of. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** What moves with every frame. */
  readonly world: RefObject<HTMLDivElement | null>;
  /** What follows when the movement has ended. */
  readonly cells: RefObject<HTMLDivElement | null>;
  readonly minimap: RefObject<HTMLDivElement | null>;
}

/** Hex radius at which a fitted selection is shown. */
const CLOSE = 1.5;

export interface CameraUse {
  /** The part of the map that is shown until the player moves it. */
  readonly first: Box;
  /** What stays in view when the board changes its size. */
  readonly selected: Hex | null;
  /** A piece is being dragged: the map stays where it is. */
  readonly grip: RefObject<boolean>;
}

export function useCamera(field: Field, parts: Parts, insets: Insets, use: CameraUse): BoardCamera {
  const { first, selected, grip } = use;
  // Until the board is measured, it is taken to be as large as the window.
  const [zoom, setZoom] = useState(() => {
    const screen = { width: innerWidth, height: innerHeight };
    return firstCamera(field, screen, insets, first).k;
  });
  const control = useRef<CameraControl>(null);
  const watchers = useRef(new Set<() => void>());
  const busy = useRef(false);
  /** The zoom for which all is laid out. */
  const shown = useRef(zoom);
  const settling = useRef(() => {});
  useLayoutEffect(() => {
    shown.current = zoom;
    if (!busy.current) settling.current();
  }, [zoom]);
  const free = useRef(insets);
  free.current = insets;
  const opening = useRef(first);
  const { frame, world, cells, minimap } = parts;
  /** What was last brought into view; the selection until something is framed. */
  const kept = useRef<readonly Hex[]>([]);
  /** The player has moved the map: it stays where they put it. */
  const byHand = useRef(false);
  const chosen = useRef(selected);
  chosen.current = selected;

  // Before anything is shown: the first frame has the map where it belongs.
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return;
    // A map that has not been moved yet stays fitted when the window changes.
    let untouched = true;
    let fitting = false;
    let size: Size = { width: 0, height: 0 };
    /** The zoom that what is seen was drawn for. */
    let drawnAt = 1;
    const settle = () => {
      const camera = made.camera();
      drawnAt = camera.k;
      if (world.current) world.current.style.transform = restingWorldOf(camera);
    };
    settling.current = settle;
    const rest = () => {
      if (cells.current) cells.current.style.transform = transformOf(made.camera());
      // The map is already in place. Drawing it for another zoom is slow: do it once, with what that zoom
      // shows.
      const { k } = made.camera();
      if (k === shown.current) settle();
      startTransition(() => setZoom(k));
    };
    const made = controlCamera(node, field, {
      onMove(camera, isHand) {
        if (!fitting) untouched = false;
        byHand.current ||= isHand;
        if (world.current) world.current.style.transform = movingWorldOf(camera, drawnAt);
        for (const watcher of watchers.current) watcher();
      },
      onGesture(active) {
        busy.current = active;
        node.classList.toggle('board-moving', active);
        if (!active) rest();
      },
      onResize() {
        const before = size;
        size = made.view();
        if (isWhole(made.camera(), cameraFor(wholeMap(field), before, free.current))) {
          made.go(cameraFor(wholeMap(field), size, free.current), false);
          return;
        }
        fitAgain();
        if (kept.current.length > 0) frameHexes(made, kept.current, field, free.current, [], false);
        else if (chosen.current !== null && chosen.current >= 0)
          made.go(revealed(made, [chosen.current], field, free.current, []), false);
      },
      isHeld: () => grip.current,
    });
    function fitAgain(): void {
      if (!untouched || made.view().width === 0) return;
      fitting = true;
      made.go(firstCamera(field, made.view(), free.current, opening.current), false);
      fitting = false;
      settle();
      rest();
    }
    control.current = made;
    size = made.view();
    fitAgain();
    return () => {
      made.stop();
      control.current = null;
    };
  }, [field, frame, world, cells, grip]);

  const fit = useCallback(() => {
    const it = control.current;
    byHand.current = false;
    it?.go(cameraFor(wholeMap(field), it.view(), free.current));
  }, [field]);

  const reveal = useCallback(
    (hex: Hex) => {
      const it = control.current;
      if (!it || it.view().width === 0) return;
      const now = it.camera();
      const covers = coversOf(frame.current, minimap.current);
      const then = revealed(it, [hex], field, free.current, covers);
      if (then.x !== now.x || then.y !== now.y) it.go(then);
    },
    [field, frame, minimap],
  );

  const frameAll = useCallback(
    (hexes: readonly Hex[]) => {
      kept.current = hexes;
      const covers = coversOf(frame.current, minimap.current);
      if (control.current) frameHexes(control.current, hexes, field, free.current, covers, byHand.current);
    },
    [field, frame, minimap],
  );

  const offer = useCallback(
    (hexes: readonly Hex[], gently = false) => {
      const it = control.current;
      if (it && (gently || byHand.current) && inSight(it, hexes, field, free.current).length > 0) return;
      frameAll(hexes);
    },
    [field, frameAll],
  );

  const frameMost = useCallback(
    (hexes: readonly Hex[]) => {
      const it = control.current;
      // Who moved the map there sees enough: it does not jump from unit to unit.
      if (it && byHand.current && hexes[0] !== undefined) {
        const seen = inSight(it, hexes, field, free.current);
        if (seen.includes(hexes[0]) && seen.length * 2 >= hexes.length) return;
      }
      frameAll(hexes);
    },
    [field, frameAll],
  );

  return useMemo(
    () => ({
      zoom,
      isBusy: () => busy.current,
      inView() {
        const it = control.current;
        if (!it) return wholeMap(field);
        const { x, y, k } = it.camera();
        const { width, height } = it.view();
        return { left: -x / k, top: -y / k, right: (width - x) / k, bottom: (height - y) / k };
      },
      camera: () => control.current?.camera() ?? { x: 0, y: 0, k: 1 },
      fit,
      zoomBy(factor: number) {
        byHand.current = true;
        control.current?.zoomBy(factor);
      },
      reveal,
      frame: frameMost,
      offer,
      close(hexes: readonly Hex[]) {
        const it = control.current;
        if (!it || hexes.length === 0) return;
        const boxes = hexes.map((hex) => aroundHex(field.centres[hex]));
        const covers = coversOf(frame.current, minimap.current);
        const around = { map: field, view: it.view(), insets: free.current, covers };
        it.go(showing(boxes, { ...around, margin: 2 * RADIUS, most: CLOSE }));
      },
      centreOn(x: number, y: number) {
        const it = control.current;
        if (!it) return;
        byHand.current = true;
        const { k } = it.camera();
        const goal = { x: it.view().width / 2 - x * k, y: it.view().height / 2 - y * k, k };
        it.go(filling(goal, field, it.view(), free.current), false);
      },
      watch(listener: () => void) {
        watchers.current.add(listener);
        return () => watchers.current.delete(listener);
      },
    }),
    [zoom, field, fit, reveal, frameMost, offer, frame, minimap],
  );
}

const boxOf = (hexes: readonly Hex[], field: Field): Box =>
  union(hexes.map((hex) => aroundHex(field.centres[hex], 1.25)));

const revealed = (
  it: CameraControl,
  hexes: readonly Hex[],
  field: Field,
  insets: Insets,
  covers: readonly Box[],
): Camera => revealing(boxOf(hexes, field), it.camera(), it.view(), insets, covers);

function frameHexes(
  it: CameraControl,
  hexes: readonly Hex[],
  field: Field,
  insets: Insets,
  covers: readonly Box[],
  led: boolean,
): void {
  if (it.view().width === 0 || hexes.length === 0) return;
  const boxes = hexes.map((hex) => aroundHex(field.centres[hex]));
  it.go(framing(boxes, it.camera(), { map: field, view: it.view(), insets, covers }, led));
}

/** What floats over the board itself. */
function coversOf(frame: HTMLElement | null, cover: HTMLElement | null): Box[] {
  if (!frame || !cover || cover.offsetWidth === 0) return [];
  const [outer, inner] = [frame.getBoundingClientRect(), cover.getBoundingClientRect()];
  return [
    {
      left: inner.left - outer.left,
      top: inner.top - outer.top,
      right: inner.right - outer.left,
      bottom: inner.bottom - outer.top,
    },
  ];
}
