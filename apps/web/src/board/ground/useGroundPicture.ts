import { useState } from 'react';
import type { Theme } from '../../art/themes.ts';
import { useEffect } from '../../base/effects.ts';
import type { Field } from '../field.ts';
import { type GroundPicture, groundPicture } from './ground-picture.ts';

/** The painted ground once it is there; until then the one before. */
export function useGroundPicture(field: Field, theme: Theme): GroundPicture | null {
  const [picture, setPicture] = useState<GroundPicture | null>(null);
  useEffect(() => {
    let wanted = true;
    groundPicture(field, theme)
      .then((made) => {
        if (wanted) setPicture(made);
      })
      .catch((error: unknown) => console.error('the map could not be painted', error));
    return () => {
      wanted = false;
    };
  }, [field, theme]);
  return picture;
}
