import { memo, useRef } from 'react';
import type { Theme } from '../../art/themes.ts';
import { useEffect, useLayoutEffect } from '../../base/effects.ts';
import { markFirstScreenShown } from '../../base/later.tsx';
import { prefersStill } from '../camera/camera-control.ts';
import { useSettled } from '../camera/useSettled.ts';
import type { Field } from '../field.ts';
import type { BoardKit } from '../kit.ts';
import { bareGround } from './bare-ground.ts';
import { type GroundPicture, stepFor } from './ground-picture.ts';
import { underpainting } from './underpainting.ts';

interface GroundProps {
  readonly kit: BoardKit;
  readonly field: Field;
  readonly theme: Theme;
  readonly picture: GroundPicture | null;
  /** Zoom at rest. */
  readonly zoom: number;
}

/** Milliseconds until a new zoom gets a new bitmap: the counters are drawn first, then the words. */
const AFTER_WORDS = 450;

/** Milliseconds in which the painted map comes out of its first colours. */
const FADE = 240;

/** The painted map as a bitmap for the current zoom; replaces the one before when ready. */
export const Ground = memo(function Ground({ kit, field, theme, picture, zoom }: GroundProps) {
  const holder = useRef<HTMLDivElement>(null);
  const step = useSettled(stepFor(field, zoom), AFTER_WORDS);

  // Before anything is shown: the first frame has colours.
  useLayoutEffect(() => {
    const node = holder.current;
    if (node === null || node.childElementCount > 0) return;
    node.innerHTML = bareGround(field);
    node.prepend(underpainting(field, kit.tintsOf(field, theme)));
  }, [kit, field, theme]);

  useEffect(() => {
    const node = holder.current;
    if (node === null || picture === null) return;
    let wanted = true;
    const layAt = async (scale: number): Promise<HTMLCanvasElement | null> => {
      const bitmap = await picture.at(scale);
      if (wanted && bitmap) return lay(node, bitmap);
      bitmap?.close();
      return null;
    };
    const show = async () => {
      const { soonest } = picture;
      const isSooner = soonest !== null && soonest < step && !isPainted(node);
      const coarse = isSooner ? layAt(soonest) : null;
      const [canvas] = await Promise.all([layAt(step), coarse]);
      if (canvas) canvas.dataset.painted = `${step}`;
    };
    show()
      .catch((error: unknown) => console.error('the map could not be painted', error))
      .finally(() => wanted && markFirstScreenShown());
    return () => {
      wanted = false;
    };
  }, [picture, step]);

  return <div ref={holder} className="board-ground" data-step={stepFor(field, zoom)} aria-hidden="true" />;
});

const isPainted = (node: HTMLElement): boolean => node.querySelector('.board-painted') !== null;

/** Lays a bitmap over what is there, which goes; the first comes softly. */
async function lay(node: HTMLElement, bitmap: ImageBitmap): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.className = 'board-painted';
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  const before = [...node.children];
  const softly = !isPainted(node) && !prefersStill();
  node.append(canvas);
  if (softly) await canvas.animate({ opacity: [0, 1] }, FADE).finished;
  for (const one of before) one.remove();
  return canvas;
}
