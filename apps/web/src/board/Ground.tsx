import { memo, useRef } from 'react';
import { useEffect } from '../effects.ts';
import { firstScreenIsThere } from '../later.tsx';
import { bareGround } from './bare-ground.ts';
import type { Field } from './field.ts';
import { type GroundPicture, stepFor } from './ground-picture.ts';
import { useSettled } from './useSettled.ts';

interface GroundProps {
  readonly field: Field;
  readonly picture: GroundPicture | null;
  /** Zoom at rest. */
  readonly zoom: number;
}

/** Milliseconds after which another zoom gets another bitmap: first all counters are drawn for it, then the words. */
const AFTER_WORDS = 450;

/** The painted map as a bitmap for the present zoom; it takes the place of the one before when it is there. */
export const Ground = memo(function Ground({ field, picture, zoom }: GroundProps) {
  const holder = useRef<HTMLDivElement>(null);
  const step = useSettled(stepFor(field, zoom), AFTER_WORDS);

  useEffect(() => {
    if (holder.current?.childElementCount === 0) holder.current.innerHTML = bareGround(field);
  }, [field]);

  useEffect(() => {
    let wanted = true;
    const show = async () => {
      const bitmap = await picture?.at(step);
      if (!wanted || !bitmap) return bitmap?.close();
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.dataset.painted = 'true';
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      holder.current?.replaceChildren(canvas);
    };
    show()
      .catch((error: unknown) => console.error('the map could not be painted', error))
      .finally(() => picture && firstScreenIsThere());
    return () => {
      wanted = false;
    };
  }, [picture, step]);

  return <div ref={holder} className="board-ground" aria-hidden="true" />;
});
