import { useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Box } from '../camera/camera.ts';
import type { BoardCamera } from '../camera/useCamera.ts';
import type { Field } from '../field.ts';
import { type GroundPicture, sharpStepFor } from './ground-picture.ts';

interface SharpGroundProps {
  readonly field: Field;
  readonly picture: GroundPicture | null;
  readonly zoom: number;
  readonly camera: Pick<BoardCamera, 'inView' | 'watch'>;
}

/** Milliseconds without a movement after which what is in view is drawn sharply. */
const REST = 200;
/** So much beyond each edge of the view is drawn with it, as a share of its size. */
const BEYOND = 0.2;

/**
 * Zoomed in, a large map is too large for one bitmap: a sharp bitmap of the visible part covers it. There is
 * only one, to use no more memory than the screen size needs.
 */
export function SharpGround({ field, picture, zoom, camera }: SharpGroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const step = sharpStepFor(field, zoom);
  useEffect(() => {
    const node = canvas.current;
    if (step === null || picture === null || node === null) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout>;
    let shown: Box | null = null;
    const draw = async () => {
      const view = camera.inView();
      if (shown !== null && holds(shown, view, field)) return node.removeAttribute('data-stale');
      const box = around(view, field);
      const bitmap = await picture.part(box, step);
      if (!wanted || !bitmap) return bitmap?.close();
      shown = box;
      lay(node, bitmap, box);
      if (holds(box, camera.inView(), field)) node.removeAttribute('data-stale');
    };
    const drawSoon = () => {
      clearTimeout(timer);
      node.setAttribute('data-stale', '');
      timer = setTimeout(
        () => void draw().catch((error: unknown) => console.error('the map could not be painted', error)),
        REST,
      );
    };
    drawSoon();
    const leave = camera.watch(drawSoon);
    return () => {
      wanted = false;
      clearTimeout(timer);
      leave();
      node.removeAttribute('data-stale');
      clear(node);
    };
  }, [field, picture, step, camera]);
  return <canvas ref={canvas} className="board-sharp" data-step={step} width={0} height={0} />;
}

function lay(node: HTMLCanvasElement, bitmap: ImageBitmap, { left, top, right, bottom }: Box): void {
  node.width = bitmap.width;
  node.height = bitmap.height;
  Object.assign(node.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  node.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

/** Gives its memory back. */
function clear(node: HTMLCanvasElement): void {
  node.width = 0;
  node.height = 0;
}

/** The view with room around it, as far as there is map. */
function around({ left, top, right, bottom }: Box, { width, height }: Field): Box {
  const [wide, high] = [(right - left) * BEYOND, (bottom - top) * BEYOND];
  return {
    left: Math.max(0, Math.floor(left - wide)),
    top: Math.max(0, Math.floor(top - high)),
    right: Math.min(Math.ceil(width), Math.ceil(right + wide)),
    bottom: Math.min(Math.ceil(height), Math.ceil(bottom + high)),
  };
}

const holds = (box: Box, view: Box, { width, height }: Field): boolean =>
  box.left <= Math.max(0, view.left) &&
  box.top <= Math.max(0, view.top) &&
  box.right >= Math.min(width, view.right) &&
  box.bottom >= Math.min(height, view.bottom);
