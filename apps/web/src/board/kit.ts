import type { Direction } from '@hexwyrm/hexmap';
import type { ReactNode } from 'react';
import type { Level } from '../art/counters/level.ts';
import type { Theme } from '../art/themes.ts';
import type { GameView } from '../kit/kit.ts';
import type { Box } from './camera/camera.ts';
import type { Field } from './field.ts';
import type { TintOf } from './ground/underpainting.ts';
import type { Hex, PlaceName, UnitId } from './types.ts';

/** A counter at its place in its stack. Counters no player may look at have negative, game-specific ids. */
export interface Placed {
  readonly unit: UnitId;
  readonly hex: Hex;
  readonly x: number;
  readonly y: number;
  /** 0 is on top. */
  readonly depth: number;
  /** Counters in the stack. */
  readonly count: number;
}

export interface Stacks {
  /** On the ground, in the order of painting. */
  readonly ground: readonly Placed[];
  readonly aloft: readonly Placed[];
  /** The counter on top, by hex. */
  readonly top: ReadonlyMap<Hex, UnitId>;
}

/** The overlay of a counter that shows its state. */
export interface Standing {
  readonly selected?: boolean;
  readonly target?: boolean;
  readonly ghost?: boolean;
  /** Others are on it: only its edges show. */
  readonly covered?: boolean;
  /** Its name, where the counter is large enough to show it. */
  readonly name?: string;
  /** Instead of where it looks now. */
  readonly facing?: Direction | -1;
}

export interface Counter {
  /** Around the origin, 100 units wide. */
  readonly svg: string;
  readonly scale: number;
}

export interface LayerProps {
  readonly view: GameView;
  readonly field: Field;
  readonly theme: Theme;
  /** The labels of named places; null: no names. */
  readonly nameOf: PlaceName | null;
  /** Zoom at rest. */
  readonly zoom: number;
}

/** How a game looks on the board. */
export interface BoardKit {
  /** The same object for the same map and corrections. */
  fieldOf(view: GameView): Field;
  /** The colours to see until the ground is painted. */
  tintsOf(field: Field, theme: Theme): TintOf;
  stacksOf(view: GameView, field: Field, chosen: UnitId | null): Stacks;
  counter(view: GameView, unit: UnitId, standing: Standing, theme: Theme, level: Level): Counter;
  /** What a player sees first. */
  firstLook(view: GameView, field: Field): Box;
  /** Gradients and symbols that counters and layers point to; once a page. */
  defs(theme: Theme): string;
  /** Between ground and counters. */
  Below(props: LayerProps): ReactNode;
  /** Above counters on the ground, below those aloft. */
  Above(props: LayerProps): ReactNode;
}

/** Paints the ground of a game, in a worker: everything that never changes. */
export interface GroundPainter {
  /** `ground` is what the field of the game says of it. */
  paint(ground: object, theme: Theme, radius: number): string;
  /** The part of the same drawing inside a box, identical pixel by pixel; needed for large maps. */
  paintPart?(ground: object, theme: Theme, radius: number, box: Box): string;
  /** The same for the whole map in view, if it is so large that little of `paint` would be visible. */
  paintAfar?(ground: object, theme: Theme, radius: number): string;
}
