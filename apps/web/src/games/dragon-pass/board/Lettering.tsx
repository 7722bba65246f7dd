import { useEffect } from 'react';
import type { Theme } from '../../../art/index.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { RADIUS } from '../../../board/field.ts';
import { paintLettering } from '../art/terrain/lettering/lettering.ts';
import { type Level, levelFor } from '../art/terrain/lettering/levels.ts';
import { makeScene } from '../art/terrain/scene.ts';
import type { Pass } from './pass.ts';

interface LetteringProps {
  readonly field: Pass;
  readonly theme: Theme;
  readonly zoom: number;
}

/** The words on the map. */
export default function Lettering({ field, theme, zoom }: LetteringProps) {
  useEffect(() => setAhead(field, theme), [field, theme]);
  return <Drawing svg={wordsAt(field, theme, levelFor(RADIUS * zoom))} />;
}

const set = new WeakMap<Pass, Map<string, string>>();

/** The words at a level; finding room for them takes long, so it is done once. */
function wordsAt(field: Pass, theme: Theme, level: Level): string {
  const known = set.get(field) ?? new Map<string, string>();
  set.set(field, known);
  const key = `${theme} ${level}`;
  const svg = known.get(key) ?? paintLettering(makeScene(field.ground, theme, RADIUS, 'near'), level);
  known.set(key, svg);
  return svg;
}

/** Milliseconds in which whoever has just come looks around. */
const PAUSE = 400;

/** Sets the words of all levels while nothing moves, one at a time; the end of a zoom is no time for it. */
function setAhead(field: Pass, theme: Theme): () => void {
  const levels: Level[] = ['far', 'middle', 'near'];
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    const level = levels.shift();
    if (level === undefined) return;
    wordsAt(field, theme, level);
    timer = setTimeout(next, PAUSE);
  };
  timer = setTimeout(next, PAUSE);
  return () => clearTimeout(timer);
}
