import { memo } from 'react';
import { countBadge, type Level, type Theme } from '../art/index.ts';
import type { GameView } from '../kit/kit.ts';
import { useSettled } from './camera/useSettled.ts';
import { Drawing } from './Drawing.tsx';
import { RADIUS } from './field.ts';
import type { BoardKit, Placed } from './kit.ts';
import type { UnitId } from './types.ts';

interface Look {
  readonly kit: BoardKit;
  readonly view: GameView;
  readonly theme: Theme;
  readonly level: Level;
  nameOf(unit: UnitId): string;
}

interface PiecesProps extends Look {
  readonly placed: readonly Placed[];
  readonly chosen: UnitId | null;
  /** Units that wear the ring of a target. */
  readonly targets: ReadonlySet<UnitId>;
}

/** The counters of one level: on the ground, or aloft. */
export const Pieces = memo(function Pieces({ placed, chosen, targets, level, ...look }: PiecesProps) {
  const scale = 0.012 * RADIUS;
  const levels = useInStrips(level);
  return (
    <>
      {placed.map(({ unit, x, y, depth }) => (
        <Piece
          key={unit}
          {...look}
          {...{ unit, x, y }}
          level={levels[stripOf(x)]}
          covered={depth > 0}
          selected={unit === chosen}
          target={targets.has(unit)}
        />
      ))}
      {placed
        .filter(({ depth, count }) => depth === 0 && count > 1)
        .map(({ hex, x, y, count }) => (
          <Drawing key={`count ${hex}`} svg={countBadge(count)} x={x} y={y} scale={scale} />
        ))}
    </>
  );
});

/** Six columns of hexes. */
const STRIP = 6 * 1.5 * RADIUS;

const stripOf = (x: number): number => Math.floor(x / STRIP) % 4;

/** A zoom redraws the map, then all counters: too much for one frame, so it goes by every fourth strip. */
const useInStrips = (level: Level): readonly Level[] => [
  useSettled(level, 60),
  useSettled(level, 100),
  useSettled(level, 140),
  useSettled(level, 190),
];

interface PieceProps extends Look {
  readonly unit: UnitId;
  readonly x: number;
  readonly y: number;
  readonly covered: boolean;
  readonly selected: boolean;
  readonly target: boolean;
}

/** One at a time: a selection redraws few of them, and a zoom redraws all in parts. */
const Piece = memo(function Piece(props: PieceProps) {
  const { kit, view, theme, level, nameOf, unit, x, y, covered, selected, target } = props;
  const named = level === 'named' && { name: nameOf(unit) };
  const counter = kit.counter(view, unit, { covered, selected, target, ...named }, theme, level);
  return <Drawing className="board-unit" {...counter} x={x} y={y} />;
});
