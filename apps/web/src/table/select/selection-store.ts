import type { DirectionName } from '@hexwyrm/hexmap';
import type { Refusal } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import { create } from 'zustand';
import type { Hex, UnitId } from '../../board/types.ts';
import type { GameAction } from '../../kit/kit.ts';
import type { PartyId } from '../kit.ts';
import type { Kind, Option, Subject } from './selection.ts';
import type { Way } from './ways.ts';

/** What would happen, shown before it does. Held: it stays when the pointer goes elsewhere. */
export interface Preview<A extends GameAction = GameAction> {
  readonly option: Option<A>;
  readonly action: A;
  /** All the steps, where the action is only the last of them. */
  readonly way: Way<A> | null;
  readonly held: boolean;
}

/** A thing that was asked for and cannot be, and why. */
export interface WhyNot {
  readonly hex: Hex | null;
  /** What was asked, as an action; null for the undo button and its like. */
  readonly action: GameAction | null;
  readonly refusal: Refusal;
  /** Only the pointer asked: it goes when the pointer goes. */
  readonly passing: boolean;
}

/** Units of a hex as the player rearranges them, from the top down: nothing is played until confirmed. */
interface Draft {
  /** When it was begun: later it means nothing. */
  readonly of: Snapshot;
  readonly units: readonly UnitId[];
  /** The unit moved last. */
  readonly moved: UnitId;
  /** What lays them so. */
  readonly steps: readonly GameAction[];
}

export type Drawer =
  | { readonly kind: 'rules'; readonly clause: string | null }
  /** A book of the game's own, at a page of it or at its beginning. */
  | { readonly kind: 'book'; readonly book: string; readonly page: string | null }
  | { readonly kind: 'settings' }
  | { readonly kind: 'help' };

/** Hexes the log names; `flash` also brings them into view. */
export interface Lit {
  readonly hexes: readonly Hex[];
  readonly flash: boolean;
}

/** The line of the log to show: the first about what happened after this many actions. */
export interface Sought {
  readonly actions: number;
}

export type SheetStop = 'low' | 'middle' | 'high';

/** Hexes to show together: as large as possible, or at the current zoom if they fit. */
interface Sight {
  readonly hexes: readonly Hex[];
  readonly close: boolean;
}

/**
 * A stack laid out counter by counter. Held: opened on purpose, stays until closed. Aside: only to be looked
 * at, in a corner, because the player may want to press the hexes around it.
 */
export interface OpenStack {
  readonly hex: Hex;
  readonly held: boolean;
  readonly aside: boolean;
}

interface SelectionState {
  readonly subject: Subject | null;
  readonly kind: Kind | null;
  readonly preview: Preview | null;
  /** The unit that might join the attack, looked at but not asked yet. */
  readonly trial: GameAction | null;
  /** The one of them that was pressed in its place: pressed again, it joins. */
  readonly pressed: GameAction | null;
  readonly inspected: UnitId | null;
  readonly cursor: Hex | null;
  /** Hexes the chosen unit is to go through first, in their order. */
  readonly waypoints: readonly Hex[];
  readonly facing: DirectionName | null;
  readonly whyNot: WhyNot | null;
  readonly drawer: Drawer | null;
  /** The game's own page that is open. */
  readonly page: string | null;
  readonly askEnd: boolean;
  readonly stop: SheetStop;
  readonly hideCounters: boolean;
  /** Overlays of the game that are on. */
  readonly overlays: ReadonlySet<string>;
  /** Units that go with the chosen one. */
  readonly party: PartyId;
  /** Units chosen to go together, if that is another part of a stack. */
  readonly picked: readonly UnitId[];
  readonly openStack: OpenStack | null;
  readonly lit: Lit | null;
  readonly sight: Sight | null;
  readonly sought: Sought | null;
  readonly drafts: ReadonlyMap<Hex, Draft>;
  set(change: Partial<Omit<SelectionState, 'set' | 'clear'>>): void;
  /** Resets the table to its untouched state. */
  clear(): void;
}

const UNTOUCHED = {
  subject: null,
  kind: null,
  preview: null,
  trial: null,
  pressed: null,
  inspected: null,
  cursor: null,
  waypoints: [],
  facing: null,
  whyNot: null,
  drawer: null,
  page: null,
  askEnd: false,
  stop: 'middle',
  hideCounters: false,
  overlays: new Set<string>(),
  party: 'alone',
  picked: [],
  openStack: null,
  lit: null,
  sight: null,
  sought: null,
  drafts: new Map<Hex, Draft>(),
} as const;

/** UI state of the table: selection, preview, open drawer. None of it is part of the game. */
export const useSelection = create<SelectionState>((set) => ({
  ...UNTOUCHED,
  // Unchanged state is not published: the whole table listens.
  set: (change) => set((now) => (isSame(now, change) ? now : change)),
  clear: () => set(UNTOUCHED),
}));

function isSame(now: SelectionState, change: Partial<SelectionState>): boolean {
  const before = new Map<string, unknown>(Object.entries(now));
  return Object.entries(change).every(([key, value]) => before.get(key) === value);
}

export const openRule = (clause: string | null): void =>
  useSelection.getState().set({ drawer: { kind: 'rules', clause } });

export const openBook = (book: string, page: string | null = null): void =>
  useSelection.getState().set({ drawer: { kind: 'book', book, page } });

export function togglePage(id: string): void {
  const { page, set } = useSelection.getState();
  set({ page: page === id ? null : id, drawer: null });
}

export function toggleOverlay(id: string): void {
  const { overlays, set } = useSelection.getState();
  const others = [...overlays].filter((other) => other !== id);
  set({ overlays: new Set(overlays.has(id) ? others : [...others, id]) });
}
