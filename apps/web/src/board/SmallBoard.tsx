import type { View } from '@hexwyrm/dragon-rage';
import { useEffect, useRef } from 'react';
import { artDefs } from '../art/index.ts';
import type { Theme } from '../art/themes.ts';
import { Crossings } from './Crossings.tsx';
import { Drawing } from './Drawing.tsx';
import { fieldFor } from './field.ts';
import { groundPicture } from './ground-picture.ts';
import { Remains, Shields } from './Weather.tsx';
import './small-board.css';

interface SmallBoardProps {
  readonly view: View;
  readonly theme: Theme;
  /** What it shows, for screen readers. */
  readonly label: string;
}

/** Pixels across: sharp on a fine screen at the size of a card. */
const WIDTH = 960;

/** The city without counters, as it stands: ruins, broken gates and bridges, what is left to raze. */
export function SmallBoard({ view, theme, label }: SmallBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = fieldFor(view.map, view.corrections);
  const height = Math.round((WIDTH * field.height) / field.width);
  useEffect(() => {
    let wanted = true;
    groundPicture(field, theme, 'far').then(
      (picture) => {
        const context = wanted ? canvas.current?.getContext('2d') : null;
        context?.drawImage(picture, 0, 0, WIDTH, height);
      },
      (error: unknown) => console.error('the map could not be painted', error),
    );
    return () => {
      wanted = false;
    };
  }, [field, theme, height]);
  const { bridges, entrances, breaches } = view;
  return (
    <div className="small-board" role="img" aria-label={label}>
      <canvas ref={canvas} width={WIDTH} height={height} />
      <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
        <Drawing svg={artDefs(theme)} />
        <Crossings {...{ field, theme, bridges, entrances, breaches }} />
        <Remains {...{ field, theme, view }} />
        <Shields {...{ field, theme, view }} />
      </svg>
    </div>
  );
}
