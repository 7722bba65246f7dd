import { useMemo } from 'react';
import type { Theme } from '../../../art/index.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { RADIUS } from '../../../board/field.ts';
import { paintLettering } from '../art/terrain/lettering/lettering.ts';
import { levelFor } from '../art/terrain/lettering/levels.ts';
import { makeScene } from '../art/terrain/scene.ts';
import type { Pass } from './pass.ts';

interface LetteringProps {
  readonly field: Pass;
  readonly theme: Theme;
  readonly zoom: number;
}

/** The words on the map. */
export default function Lettering({ field, theme, zoom }: LetteringProps) {
  const level = levelFor(RADIUS * zoom);
  const svg = useMemo(
    () => paintLettering(makeScene(field.ground, theme, RADIUS, 'near'), level),
    [field, theme, level],
  );
  return <Drawing svg={svg} />;
}
