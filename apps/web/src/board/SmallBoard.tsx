import type { View } from '@hexwyrm/dragon-rage';
import { artDefs } from '../art/index.ts';
import type { Theme } from '../art/themes.ts';
import './Board.css';
import { Crossings } from '../games/dragon-rage/board/Crossings.tsx';
import { Drawing } from './Drawing.tsx';
import { fieldFor } from './field.ts';
import { Ground } from './Ground.tsx';
import './small-board.css';
import { Remains, Shields } from '../games/dragon-rage/board/Weather.tsx';
import { useGroundPicture } from './useGroundPicture.ts';

interface SmallBoardProps {
  readonly view: View;
  readonly theme: Theme;
  /** What it shows, for screen readers. */
  readonly label: string;
}

/** Pixels across, before those of a fine screen. */
const WIDTH = 520;

/** The city without counters, as it stands: ruins, broken gates and bridges, what is left to raze. */
export function SmallBoard({ view, theme, label }: SmallBoardProps) {
  const field = fieldFor(view.map, view.corrections);
  const picture = useGroundPicture(field, theme);
  const { bridges, entrances, breaches } = view;
  return (
    <div
      className="small-board"
      style={{ aspectRatio: `${field.width} / ${field.height}` }}
      role="img"
      aria-label={label}
    >
      <Ground field={field} picture={picture} zoom={WIDTH / field.width} />
      <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
        <Drawing svg={artDefs(theme)} />
        <Crossings {...{ field, theme, bridges, entrances, breaches }} />
        <Remains {...{ field, theme, view }} />
        <Shields {...{ field, theme, view }} />
      </svg>
    </div>
  );
}
