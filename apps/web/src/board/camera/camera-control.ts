import { type Camera, MAX_ZOOM, type Size } from './camera.ts';
import { takeInHand } from './hand.ts';

/** Moves the layers of the board; nothing here waits for React. */
export interface CameraControl {
  readonly camera: () => Camera;
  readonly view: () => Size;
  go(camera: Camera, glide?: boolean): void;
  /** Zooms around the middle of the view. */
  zoomBy(factor: number): void;
  stop(): void;
}

export interface CameraListener {
  /** Every frame of a gesture, by hand or not; the board sets its transforms here. */
  onMove(camera: Camera, byHand: boolean): void;
  /** A gesture begins or ends. */
  onGesture(active: boolean): void;
  /** The view has another size. */
  onResize(): void;
  /** Something else has the pointer: the map is not to be dragged. */
  isHeld(): boolean;
}

const GLIDE = 220;
/** Milliseconds without a movement after which the board is at rest. */
const REST = 120;
/** How far beyond its edge the map can be pushed, as a share of its size. */
const OVERHANG = 0.25;

export function controlCamera(node: HTMLElement, map: Size, listener: CameraListener): CameraControl {
  let view: Size = { width: node.clientWidth, height: node.clientHeight };
  let frame = 0;
  let following = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let camera: Camera = { x: 0, y: 0, k: 1 };
  const smallest = () => Math.min(view.width / map.width, view.height / map.height) * 0.7;
  const start = () => {
    clearTimeout(settling);
    listener.onGesture(true);
  };
  const end = () => {
    // A glide or a turn of the wheel is many small gestures.
    clearTimeout(settling);
    settling = setTimeout(() => listener.onGesture(false), REST);
  };
  const letGo = takeInHand(node, {
    camera: () => camera,
    view: () => view,
    zooms: () => [Math.min(smallest(), 1), MAX_ZOOM],
    bounds: {
      left: -map.width * OVERHANG,
      top: -map.height * OVERHANG,
      right: map.width * (1 + OVERHANG),
      bottom: map.height * (1 + OVERHANG),
    },
    mayTake: (event) => !isElsewhere(event) && !listener.isHeld(),
    onStart: start,
    onMove(moved) {
      camera = moved;
      // A gesture is followed once per frame, for any number of events.
      following ||= requestAnimationFrame(() => {
        following = 0;
        listener.onMove(camera, true);
      });
    },
    onEnd: end,
  });

  const set = (goal: Camera) => {
    start();
    camera = goal;
    listener.onMove(camera, false);
    end();
  };
  const stopGliding = () => cancelAnimationFrame(frame);

  function go(goal: Camera, glide = true): void {
    stopGliding();
    const from = camera;
    if (!glide || prefersStill() || view.width === 0) {
      set(goal);
      return;
    }
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / GLIDE));
      set(between(from, goal, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }

  const watcher = new ResizeObserver(() => {
    view = { width: node.clientWidth, height: node.clientHeight };
    listener.onResize();
  });
  watcher.observe(node);
  const interrupt = () => stopGliding();
  node.addEventListener('pointerdown', interrupt);
  node.addEventListener('wheel', interrupt, { passive: true });

  return {
    camera: () => camera,
    view: () => view,
    go,
    zoomBy(factor) {
      const { x, y, k } = camera;
      const next = Math.min(MAX_ZOOM, Math.max(smallest(), k * factor));
      const [cx, cy] = [view.width / 2, view.height / 2];
      go({ x: cx - ((cx - x) * next) / k, y: cy - ((cy - y) * next) / k, k: next });
    },
    stop() {
      stopGliding();
      cancelAnimationFrame(following);
      clearTimeout(settling);
      watcher.disconnect();
      node.removeEventListener('pointerdown', interrupt);
      node.removeEventListener('wheel', interrupt);
      letGo();
    },
  };
}

/** What floats over the board has its own use for the hand. */
const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('.board-overview') !== null;

/** Whether nothing is to move that need not. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function between(a: Camera, b: Camera, share: number): Camera {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), k: mix(a.k, b.k) };
}
