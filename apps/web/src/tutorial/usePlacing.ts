import type { RefObject } from 'react';
import { useEffect } from '../base/effects.ts';
import { useCourse } from './course.ts';
import type { Target } from './lesson.ts';
import { type Box, boxOf, placeFor, type Spot, widened } from './placing.ts';
import { coversOf, elementOf, roomOf } from './spots.ts';

const AROUND = 20;
const RING = 4;

/** As high as it is wide, about the same middle. */
function squared({ left, top, right, bottom }: Box): Box {
  const more = (right - left - (bottom - top)) / 2;
  return { left, top: top - more, right, bottom: bottom + more };
}

/** Keeps the card beside and the halo around the target of the step when the page moves. */
export function usePlacing(
  target: Target | undefined,
  card: RefObject<HTMLElement | null>,
  halo: RefObject<HTMLElement | null>,
): void {
  const course = useCourse();
  useEffect(() => {
    let spot: Spot | null = null;
    let seen: Element | null = null;
    let frame = 0;
    document.querySelector('.sheet-content')?.scrollTo(0, 0);
    const place = () => {
      frame = requestAnimationFrame(place);
      const found = target === undefined ? null : elementOf(target, course);
      if (found !== null && found !== seen) bringUp(found);
      seen = found;
      const box = found && boxOf(found);
      const round = target !== undefined && 'hex' in target;
      ring(halo.current, box, round);
      if (card.current === null) return;
      const { offsetWidth: width, offsetHeight: height } = card.current;
      const hidden = [...coversOf(), ...(box && round ? [widened(box, AROUND)] : [])];
      spot = placeFor({ width, height }, roomOf(), hidden, spot);
      put(card.current, `translate(${Math.round(spot.left)}px, ${Math.round(spot.top)}px)`);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [target, card, halo, course]);
}

/** In the sheet of a phone, what is pointed at comes to the top. */
function bringUp(element: Element): void {
  const sheet = element.closest('.sheet-content');
  if (sheet !== null) sheet.scrollTop += boxOf(element).top - boxOf(sheet).top - AROUND;
}

function ring(halo: HTMLElement | null, box: Box | null, round: boolean): void {
  if (halo === null) return;
  const moving = document.querySelector('.board-moving') !== null;
  halo.hidden = box === null || (round && moving);
  if (box === null) return;
  const { left, top, right, bottom } = widened(round ? squared(box) : box, RING);
  halo.dataset.round = String(round);
  put(halo, `translate(${Math.round(left)}px, ${Math.round(top)}px)`);
  const [width, height] = [`${Math.round(right - left)}px`, `${Math.round(bottom - top)}px`];
  if (halo.style.width !== width) halo.style.width = width;
  if (halo.style.height !== height) halo.style.height = height;
}

function put(element: HTMLElement, transform: string): void {
  if (element.style.transform !== transform) element.style.transform = transform;
}
