import type { Box, Camera, Size } from './camera.ts';
import { anchorAt, held, pinched, wheelFactor, within } from './pan-and-zoom.ts';

/** What the hand moves. */
export interface Handled {
  camera(): Camera;
  view(): Size;
  /** The least and the greatest zoom. */
  zooms(): readonly [number, number];
  /** How far the map can be pushed. */
  readonly bounds: Box;
  /** Whether the hand may take the map: not where something else needs it. */
  mayTake(event: Event): boolean;
  onStart(): void;
  onMove(camera: Camera): void;
  onEnd(): void;
}

/** A press that moved this far, in pixels, is no click. */
const CLICK = 6;
/** Milliseconds between two turns of the wheel that are one gesture. */
const WHEEL = 150;
/** Milliseconds after a touch in which browsers send the mouse events that stand for it. */
const AFTER_TOUCH = 500;

const prevent = (event: Event) => event.preventDefault();
const swallow = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Lets a node be dragged, pinched and zoomed with the wheel. Returns how to stop. */
export function takeInHand(node: HTMLElement, handled: Handled): () => void {
  const { signal, stop } = stoppable();
  const placeOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const { left, top } = node.getBoundingClientRect();
    return [clientX - left - node.clientLeft, clientY - top - node.clientTop] as const;
  };
  const move = (camera: Camera) => handled.onMove(within(handled.bounds, camera, handled.view()));
  const lastTouch = byFingers(node, handled, { placeOf, move, signal });

  let wheeling: ReturnType<typeof setTimeout> | undefined;
  node.addEventListener(
    'wheel',
    (event) => {
      const [least, most] = handled.zooms();
      const { k } = handled.camera();
      const next = Math.min(most, Math.max(least, k * wheelFactor(event)));
      if (next === k && wheeling === undefined) return;
      swallow(event);
      if (wheeling === undefined) handled.onStart();
      clearTimeout(wheeling);
      move(held(anchorAt(handled.camera(), placeOf(event)), next));
      wheeling = setTimeout(() => {
        wheeling = undefined;
        handled.onEnd();
      }, WHEEL);
    },
    { passive: false, signal },
  );

  node.addEventListener(
    'mousedown',
    (event) => {
      const isTouch = performance.now() - lastTouch() < AFTER_TOUCH;
      if (isTouch || event.button !== 0 || event.ctrlKey || !handled.mayTake(event)) return;
      const drag = stoppable();
      const anchor = anchorAt(handled.camera(), placeOf(event));
      let moved = false;
      handled.onStart();
      const grip = { capture: true, signal: drag.signal };
      for (const type of ['selectstart', 'dragstart']) window.addEventListener(type, prevent, grip);
      window.addEventListener(
        'mousemove',
        (now) => {
          swallow(now);
          moved ||= Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > CLICK;
          move(held({ ...anchor, screen: placeOf(now) }, handled.camera().k));
        },
        grip,
      );
      window.addEventListener(
        'mouseup',
        () => {
          drag.stop();
          // The click of a press that moved the map comes right after this.
          if (moved) {
            const click = stoppable();
            window.addEventListener('click', swallow, { capture: true, signal: click.signal });
            setTimeout(click.stop);
          }
          handled.onEnd();
        },
        grip,
      );
    },
    { signal },
  );

  return () => {
    clearTimeout(wheeling);
    stop();
  };
}

interface Reading {
  placeOf(touch: Touch): readonly [number, number];
  move(camera: Camera): void;
  readonly signal: AbortSignal;
}

/** One finger drags, two pinch, more do nothing. Returns when the last of them left. */
function byFingers(node: HTMLElement, handled: Handled, { placeOf, move, signal }: Reading): () => number {
  let fingers: (ReturnType<typeof anchorAt> & { readonly id: number })[] = [];
  let left = Number.NEGATIVE_INFINITY;
  const anchor = (id: number, place: readonly [number, number]) => ({
    ...anchorAt(handled.camera(), place),
    id,
  });
  node.addEventListener(
    'touchstart',
    (event) => {
      if (!handled.mayTake(event)) return;
      const begins = fingers.length === 0;
      for (const touch of event.changedTouches)
        if (fingers.length < 2) fingers.push(anchor(touch.identifier, placeOf(touch)));
      if (begins) handled.onStart();
    },
    { passive: true, signal },
  );
  node.addEventListener(
    'touchmove',
    (event) => {
      if (fingers.length === 0) return;
      swallow(event);
      for (const touch of event.changedTouches) {
        const finger = fingers.find(({ id }) => id === touch.identifier);
        if (finger) finger.screen = placeOf(touch);
      }
      const [first, second] = fingers;
      if (first && second) move(pinched(first, second, handled.zooms()));
      else if (first) move(held(first, handled.camera().k));
    },
    { passive: false, signal },
  );
  const leave = (event: TouchEvent) => {
    if (fingers.length === 0) return;
    const gone = new Set([...event.changedTouches].map(({ identifier }) => identifier));
    // The finger that stays takes hold again, where the map is now.
    fingers = fingers.filter(({ id }) => !gone.has(id)).map(({ id, screen }) => anchor(id, screen));
    left = performance.now();
    if (fingers.length === 0) handled.onEnd();
  };
  node.addEventListener('touchend', leave, { signal });
  node.addEventListener('touchcancel', leave, { signal });
  return () => left;
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
