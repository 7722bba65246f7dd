import type { Theme } from '../art/themes.ts';
import type { GameView } from '../kit/kit.ts';
import './Board.css';
import { Drawing } from './Drawing.tsx';
import { Ground } from './ground/Ground.tsx';
import type { BoardKit } from './kit.ts';
import { Pieces } from './Pieces.tsx';
import './small-board.css';
import { useGroundPicture } from './ground/useGroundPicture.ts';
import type { UnitId } from './types.ts';

interface SmallBoardProps {
  readonly kit: BoardKit;
  readonly view: GameView;
  readonly theme: Theme;
  /** What it shows, for screen readers. */
  readonly label: string;
}

const NONE: ReadonlySet<UnitId> = new Set();
/** At this size counters show no names. */
const nameOf = () => '';

/** Pixels across, before those of a fine screen. */
const WIDTH = 520;

/** The map with everything on it at the end of the game. */
export function SmallBoard({ kit, view, theme, label }: SmallBoardProps) {
  const field = kit.fieldOf(view);
  const picture = useGroundPicture(field, theme);
  const { Below, Above } = kit;
  const zoom = WIDTH / field.width;
  const { ground, aloft } = kit.stacksOf(view, field, null);
  return (
    <div
      className="small-board"
      style={{ aspectRatio: `${field.width} / ${field.height}` }}
      role="img"
      aria-label={label}
    >
      <Ground {...{ kit, field, theme, picture, zoom }} />
      <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
        <Drawing svg={kit.defs(theme)} />
        <Below {...{ field, theme, view, zoom }} nameOf={null} />
        <Pieces
          {...{ kit, view, theme, nameOf }}
          placed={ground}
          chosen={null}
          targets={NONE}
          level="block"
        />
        <Above {...{ field, theme, view, zoom }} nameOf={null} />
        <Pieces {...{ kit, view, theme, nameOf }} placed={aloft} chosen={null} targets={NONE} level="block" />
      </svg>
    </div>
  );
}
