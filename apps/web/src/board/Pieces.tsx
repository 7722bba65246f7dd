import type { View } from '@hexwyrm/dragon-rage';
import { memo } from 'react';
import { countBadge, type Level, type Theme } from '../art/index.ts';
import { counterSvg, faceOf } from '../games/dragon-rage/board/faces.ts';
import { type Placed, scaleOf } from '../games/dragon-rage/board/stacks.ts';
import { Drawing } from './Drawing.tsx';
import { RADIUS } from './field.ts';
import type { UnitId } from './types.ts';

interface PiecesProps {
  readonly view: View;
  readonly placed: readonly Placed[];
  readonly theme: Theme;
  readonly level: Level;
  readonly chosen: UnitId | null;
  /** Units that wear the ring of a target. */
  readonly targets: ReadonlySet<UnitId>;
}

/** The counters of one level: on the ground, or aloft. */
export const Pieces = memo(function Pieces({ view, placed, theme, level, chosen, targets }: PiecesProps) {
  const scale = 0.012 * RADIUS;
  return (
    <>
      {placed.map(({ unit, x, y }) => {
        const standing = { selected: unit === chosen, target: targets.has(unit) };
        const face = faceOf(view, unit, standing);
        const svg = counterSvg(face, theme, level);
        return <Drawing key={unit} className="board-unit" svg={svg} x={x} y={y} scale={scaleOf(face)} />;
      })}
      {placed
        .filter(({ depth, count }) => depth === 0 && count > 1)
        .map(({ hex, x, y, count }) => (
          <Drawing key={`count ${hex}`} svg={countBadge(count)} x={x} y={y} scale={scale} />
        ))}
    </>
  );
});
