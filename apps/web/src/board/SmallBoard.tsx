import type { Theme } from '../art/themes.ts';
import type { GameView } from '../games/kit.ts';
import './Board.css';
import { Drawing } from './Drawing.tsx';
import { Ground } from './Ground.tsx';
import type { BoardKit } from './kit.ts';
import './small-board.css';
import { useGroundPicture } from './useGroundPicture.ts';

interface SmallBoardProps {
  readonly kit: BoardKit;
  readonly view: GameView;
  readonly theme: Theme;
  /** What it shows, for screen readers. */
  readonly label: string;
}

/** Pixels across, before those of a fine screen. */
const WIDTH = 520;

/** The map without counters, as the game has left it. */
export function SmallBoard({ kit, view, theme, label }: SmallBoardProps) {
  const field = kit.fieldOf(view);
  const picture = useGroundPicture(field, theme);
  const { Below, Above } = kit;
  const zoom = WIDTH / field.width;
  return (
    <div
      className="small-board"
      style={{ aspectRatio: `${field.width} / ${field.height}` }}
      role="img"
      aria-label={label}
    >
      <Ground field={field} picture={picture} zoom={zoom} />
      <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
        <Drawing svg={kit.defs(theme)} />
        <Below {...{ field, theme, view, zoom }} nameOf={null} />
        <Above {...{ field, theme, view, zoom }} nameOf={null} />
      </svg>
    </div>
  );
}
