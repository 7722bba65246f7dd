import { memo } from 'react';
import { countBadge, type Level, type Theme } from '../art/index.ts';
import type { GameView } from '../games/kit.ts';
import { Drawing } from './Drawing.tsx';
import { RADIUS } from './field.ts';
import type { BoardKit, Placed } from './kit.ts';
import type { UnitId } from './types.ts';

interface PiecesProps {
  readonly kit: BoardKit;
  readonly view: GameView;
  readonly placed: readonly Placed[];
  readonly theme: Theme;
  readonly level: Level;
  readonly chosen: UnitId | null;
  /** Units that wear the ring of a target. */
  readonly targets: ReadonlySet<UnitId>;
}

/** The counters of one level: on the ground, or aloft. */
export const Pieces = memo(function Pieces({
  kit,
  view,
  placed,
  theme,
  level,
  chosen,
  targets,
}: PiecesProps) {
  const scale = 0.012 * RADIUS;
  return (
    <>
      {placed.map(({ unit, x, y }) => {
        const standing = { selected: unit === chosen, target: targets.has(unit) };
        const counter = kit.counter(view, unit, standing, theme, level);
        return <Drawing key={unit} className="board-unit" {...counter} x={x} y={y} />;
      })}
      {placed
        .filter(({ depth, count }) => depth === 0 && count > 1)
        .map(({ hex, x, y, count }) => (
          <Drawing key={`count ${hex}`} svg={countBadge(count)} x={x} y={y} scale={scale} />
        ))}
    </>
  );
});
