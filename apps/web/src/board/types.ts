import type { Direction } from '@hexwyrm/hexmap';
import type { Ref } from 'react';
import type { Theme } from '../art/themes.ts';
import type { GameView } from '../kit/kit.ts';
import type { BoardKit } from './kit.ts';
import type { OverviewWords } from './overview/Overview.tsx';

/** Index of a hex in the grid of the map, as in the view. */
export type Hex = number;

/** Number of a unit: its place in `view.units`. */
export type UnitId = number;

/** The colour of an area: where the player may act, what each side holds, how far a unit reaches. */
export type Wash = 'zone' | 'own' | 'enemy' | 'reach';

/** Something laid over a hex that is not on the board itself: what could be, or what was asked. */
export interface Mark {
  readonly kind:
    | 'able'
    | 'walk'
    | 'bound'
    | 'overrun'
    | 'target'
    | 'arcs'
    | 'refused'
    | 'ghost'
    | 'path'
    | 'chip'
    | 'zone'
    | 'trail'
    | 'lit'
    | 'scope'
    | 'area'
    | 'strike'
    | 'figure'
    | 'stop';
  readonly hex: Hex;
  /** area: all its hexes; `hex` is one of them */
  readonly hexes?: readonly Hex[];
  /** area: what it shows */
  readonly wash?: Wash;
  /** chip and target: the chance or the gain, in large type; figure: a number in the hex; stop: which of the stops of a way it is */
  readonly text?: string;
  /** chip and target: the roll needed, in small type after it */
  readonly note?: string;
  /** chip: a gain (blue) instead of odds (dark) */
  readonly tone?: 'odds' | 'gain';
  /**
   * trail: start of the move; strike: origin; chip and target: the attacker's hex; the chip is on the
   * target's far side
   */
  readonly from?: Hex;
  /** ghost: the unit that would be here; target: the unit with the ring, if not the whole hex */
  readonly unit?: UnitId;
  /** ghost: where it would look */
  readonly facing?: Direction | -1;
  /** walk: movement points left on arrival */
  readonly left?: number;
  /** bound: a flight */
  readonly flies?: boolean;
  /** walk: only by road */
  readonly road?: boolean;
  /** arcs: what a monster reaches, by direction */
  readonly arcs?: readonly ('head' | 'legs' | null)[];
}

/**
 * `click`: mouse or tap; `enter`: the key; `hover`: pointer or keyboard cursor; `context`: right button; `press`: long press;
 * `via`: a click or Enter with Shift held;
 * `grip`: a piece is taken hold of; `drop`: and let go here.
 */
export type HexGesture = 'click' | 'enter' | 'hover' | 'context' | 'press' | 'via' | 'grip' | 'drop';

/** Pixels at the edge of the board that are covered. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface BoardHandle {
  /** The whole map. */
  fit(): void;
  zoomBy(factor: number): void;
  /** Pans by the smallest distance that brings the hex into the free part of the board. */
  reveal(hex: Hex): void;
  /** Shows these hexes together, as large as it goes. */
  show(hexes: readonly Hex[]): void;
  /** Brings all these hexes into the free part of the board; a map the player has moved stays if they are. */
  frame(hexes: readonly Hex[]): void;
  /** The same, but on a map the player has moved only if none of them is in view. */
  offer(hexes: readonly Hex[], gently?: boolean): void;
  /** Gives the keyboard to the board, its cursor on the hex. */
  focus(hex?: Hex): void;
}

/** What a place is called, or null where it has no name. */
export type PlaceName = (hex: string) => string | null;

export interface BoardProps {
  readonly kit: BoardKit;
  readonly view: GameView;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  readonly selected: Hex | null;
  /** Where to put the keyboard cursor; the board moves it with the arrow keys and calls `onCursor`. */
  readonly cursor: Hex | null;
  readonly onHex: (hex: Hex, how: HexGesture) => void;
  readonly onCursor?: (hex: Hex) => void;
  /** Hexes with a piece that can be dragged. */
  readonly grips?: ReadonlySet<Hex>;
  /** The pointer left the board. */
  readonly onLeave?: () => void;
  /** The pointer drags the map, and means no hex. */
  readonly onDrag?: () => void;
  /** Escape. */
  readonly onBack?: () => void;
  /** What a screen reader says of the hex. */
  readonly labelOf: (hex: Hex) => string;
  /** The label of a named place. */
  readonly nameOf?: PlaceName;
  /** The label on a counter that is large enough. */
  readonly unitName?: (unit: UnitId) => string;
  /** Name of the board for screen readers. */
  readonly label: string;
  /** Labels of the small map; without them there is none. */
  readonly words?: OverviewWords;
  /** The unit with the ring in the selected hex; without it the whole hex has it. */
  readonly selectedUnit?: UnitId | null;
  /** Draws the map without counters (key H held). */
  readonly hideCounters?: boolean;
  readonly insets?: Insets;
  readonly ref?: Ref<BoardHandle>;
}
