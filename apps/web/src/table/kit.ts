import type { DirectionName } from '@hexwyrm/hexmap';
import type { GameEvent, Seat } from '@hexwyrm/kernel';
import type { Saying, Speech } from '@hexwyrm/words';
import type { ComponentType, ReactNode } from 'react';
import type { Hex, Mark, UnitId } from '../board/types.ts';
import type { MessageId } from '../i18n/index.ts';
import type { GameAction, GameView } from '../kit/kit.ts';
import type { LogEvent } from '../replay/log-events.ts';
import type { Lesson } from '../tutorial/lesson.ts';
import type { IconName } from '../ui/icons/Icon.tsx';
import type { Kind, Menu, Option, Subject } from './select/selection.ts';
import type { Preview } from './select/selection-store.ts';
import type { Way } from './select/ways.ts';

/** What it looks like on the board where an action leads. */
export type Family = 'walk' | 'bound' | 'overrun' | 'target' | 'zone';

/** How a way of acting is shown and handled; what is left out is not so. */
export interface KindTraits {
  /** Default: a pointer. */
  readonly icon?: IconName;
  /** Default: a zone. */
  readonly family?: Family;
  /** Through the air: its hexes show a wing. */
  readonly flies?: true;
  /** Lands on the map: faces the map centre by default. */
  readonly lands?: true;
  /** About the unit itself, not about a hex: it gets a button instead of a mark. */
  readonly button?: true;
  /** Marked on the board only when it is asked for, or when there is nothing else: it would go everywhere. */
  readonly quiet?: true;
  /** Its rolls are shown on the board before it is chosen; rolls to escape it by the deadliest. */
  readonly rolls?: 'decisive' | 'deadliest';
  /** Offered before other actions at its hex. */
  readonly first?: true;
  /** Scores points: they are shown at its hex, and it is offered beside the other actions there. */
  readonly gain?: true;
  /** The key that turns begins with it; some also turn to the clicked hex. */
  readonly turns?: 'by-key' | 'by-click';
  /** An answer with a control of its own, no button. */
  readonly elsewhere?: true;
  /** The roll that waits while others may still join. */
  readonly waits?: true;
  /** The number key of its button, independent of other actions; without it they are counted. */
  readonly digit?: Digit;
  /** Also started at its hex, before a unit is selected for it. */
  readonly open?: true;
  /** Answered at its hex and shown nowhere else: a button confirms the hex that was pressed. */
  readonly confirmed?: true;
  /** Brings all units that go along: none are sent after them. */
  readonly led?: true;
  /** Lost if the choice is ended without it: the button that ends it is not emphasised. */
  readonly precious?: true;
}

export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What actions of one option differ in, and what is wished of them. */
export type Wish = Readonly<Record<string, string | number | boolean>>;

export type Actions = readonly [GameAction, ...GameAction[]];

/** Actions of one option that differ in facing, route, strength or aim. */
export interface Variants {
  /** Those between which the chance decides. */
  rivals(actions: Actions): readonly GameAction[];
  /** What is proposed first, with the facing last chosen where it can be had. */
  proposal(actions: Actions, facing: DirectionName | null): GameAction;
  /** The action that has what is wished and otherwise stays as close to the present one as it can. */
  vary(actions: readonly GameAction[], present: GameAction, wish: Wish): GameAction;
  /** The one with the next facing, clockwise or the other way. */
  turned(actions: readonly GameAction[], present: GameAction, step: 1 | -1): GameAction;
}

/** The player pointed at a hex where nothing can be done. */
export interface Pointed {
  readonly subject: Subject | null;
  readonly hex: Hex;
  readonly kind: Kind | null;
  readonly view: GameView;
  /** They asked why not; otherwise they only clicked or stayed there, and may have meant nothing by it. */
  readonly asked: boolean;
}

/** A way of acting that cannot be had just now, and what to ask the host about it. */
export interface Missing {
  readonly kind: Kind;
  readonly action: GameAction;
}

/** Something that is laid over the board when asked for, by its button or its key. */
export interface Overlay {
  readonly id: string;
  readonly title: MessageId;
  readonly icon: IconName;
  readonly key: string;
}

/** A key of the game's own: it presses the button that bears it (`data-key`). */
export interface KeySign {
  readonly id: MessageId;
  readonly key: string;
}

/** Units that can go together, in the order in which they go. */
export interface Party {
  /** As messages name it: `table.party-below`. */
  readonly id: PartyId;
  readonly units: readonly UnitId[];
}

export const PARTIES = ['alone', 'below', 'stack', 'picked'] as const;
export type PartyId = (typeof PARTIES)[number];

/** How a game is handled: who acts, where, and what is shown of it. */
export interface PlayKit {
  /** The ways of acting in the order of their buttons. */
  readonly kinds: Readonly<Record<Kind, KindTraits>>;
  kindOf(action: GameAction): Kind;
  /** The unit or counter to select for it, or how else it is answered. */
  roleOf(action: GameAction): Subject | 'join' | 'answer' | 'end';
  /** The hex an action is about, or -1: where it leads, what it hits, where it takes place. */
  targetOf(action: GameAction, view: GameView): Hex;
  /** Where the unit is; below 0 off the map. */
  placeOf(view: GameView, unit: UnitId): Hex;
  /** Those in the hex, the uppermost first. */
  unitsIn(view: GameView, hex: Hex): readonly UnitId[];
  isOwn(view: GameView, unit: UnitId, seat: Seat): boolean;

  /** The action after which a way is called. */
  namesWay(actions: readonly GameAction[]): GameAction | undefined;
  /** A way as one action, for the sentence that announces it. */
  summaryOf(way: Way, last: GameAction): GameAction;
  readonly variants: Variants;

  /** The action most likely wanted by pointing at a hex, to ask the host why it is not allowed. */
  wanted(pointed: Pointed): GameAction | null;
  /** What a unit that has nothing to do would do if it could. */
  idle(unit: UnitId, view: GameView): GameAction | null;
  missing(unit: UnitId, kinds: readonly { readonly kind: Kind }[], view: GameView): readonly Missing[];

  /** Units most likely forgotten if the phase ended now; `done`: the seat has done something in it. */
  forgotten(view: GameView, menu: Menu, done: boolean): readonly UnitId[];

  readonly overlays: readonly Overlay[];
  readonly keys: readonly KeySign[];
  /** Units the unit can go with; none if every unit goes alone. */
  partiesOf(view: GameView, unit: UnitId): readonly Party[];

  /** Marks besides the options: route and ghost of a preview, the reach of the selected unit. */
  marksOf(view: GameView, looked: Looked): readonly Mark[];
  /** Marks that the rules have to be asked about, as soon as the host has answered; a hook. */
  useAskedMarks(view: GameView, looked: Looked): readonly Mark[];
  /** Marks of the game's own that are on the board now, for the legend; a hook. */
  useSigns(view: GameView, looked: Pick<Looked, 'subject' | 'preview'>): readonly Sign[];
}

/** What the player is looking at. */
export interface Looked {
  readonly seat: Seat;
  readonly subject: Subject | null;
  readonly preview: Preview | null;
  /** Options of the selected unit that are marked on the board. */
  readonly shown: readonly Option[];
  /** The overlays that are on. */
  readonly overlays: ReadonlySet<string>;
}

/** A mark and what it means; its look is that of the class. */
export interface Sign {
  readonly id: string;
  readonly meaning: MessageId;
}

/** A phase on the ribbon. */
export interface PhaseSign {
  /** As messages name it: `phase.rally`. */
  readonly id: string;
  readonly icon: IconName;
  /** Stands above the first phase of a side. */
  readonly heading?: Heading;
  /** It passes by: there is nothing in it to be done. */
  readonly skipped?: true;
}

export interface Heading {
  readonly text: MessageId;
  readonly side: string;
}

/** The phases of a side that has had its turn, or is still to have it. */
export interface OtherPhases {
  readonly heading: Heading;
  readonly phases: readonly PhaseSign[];
  readonly done: boolean;
}

/** A side at the table and who plays it. */
export interface SideSign {
  readonly seat: Seat;
  /** Names its colours. */
  readonly side: string;
  readonly name: MessageId;
  /** What troubles it. */
  readonly condition: MessageId | null;
}

/** A phase begins. */
export interface PhaseEvent extends GameEvent {
  readonly type: 'phase';
  readonly turn: number;
  readonly phase: string;
}

/** The order of the turn, and the players. */
export interface TurnKit {
  /** Those of the present player-turn, in their order. */
  phasesOf(view: GameView): readonly PhaseSign[];
  /** Those of the other players of the game-turn, which are folded away beside them. */
  othersOf?(view: GameView): readonly OtherPhases[];
  /** The place of the present one in the list; -1 before the first turn. */
  phaseAt(view: GameView): number;
  /** The player who acts in the phase, or null. */
  whose(event: PhaseEvent, view: GameView): Seat | null;
  sidesOf(view: GameView): readonly SideSign[];
}

export const TOPICS = ['fights', 'moves', 'points'] as const;
export type Topic = (typeof TOPICS)[number];

/** One line of a report on what was missed. */
export interface Reported {
  readonly icon: IconName;
  readonly saying: Saying;
  /** How many actions had been taken when it had happened. */
  readonly actions: number;
}

/** Sums up what a seat has missed. */
export interface Reporter {
  /** The most important first; nothing where nothing is worth a line. */
  report(missed: readonly LogEvent[], view: GameView, seat: Seat, speech: Speech): readonly Reported[];
}

/** How the log describes events. */
export interface StoryKit {
  /** Fetched when something was missed: no first screen needs it. */
  reporter(): Promise<Reporter>;
  iconOf(event: GameEvent): IconName;
  isAbout(event: GameEvent, topic: Topic): boolean;
  /** Two or three events that follow each other as one, where they are one walk or say one thing twice. */
  joined(events: readonly GameEvent[]): GameEvent | null;
  /** What makes events of one phase one line, in any number; null if each has its own. */
  likeness(event: GameEvent): string | null;
  /** Events of the same kind, as one. */
  together(events: readonly [GameEvent, ...GameEvent[]]): GameEvent;
  /** Start and end of a unit's move. */
  trailOf(event: GameEvent): { readonly from: string; readonly to: string } | null;
  /** Needs no mention where a route is shown. */
  isPlain(event: GameEvent): boolean;
  /** Part of the set-up before the first turn. */
  isSetUp(event: GameEvent): boolean;
  /** Happens between two phases: the turn that begins belongs to none. */
  isBetween(event: GameEvent): boolean;
  isRoll(event: GameEvent): boolean;
  /** How likely it was to succeed, from 0 to 1; null if no die was rolled. */
  chanceOf(event: GameEvent): number | null;
}

/** A book of the game's own, beside the board: a table, a key, a list of units. */
export interface Book {
  readonly id: string;
  readonly title: MessageId;
  readonly icon: IconName;
  /** Opened at a page, or at its beginning. */
  readonly Content: ComponentType<{ readonly page: string | null }>;
}

/** A page of the game's own, over the board or over the whole table. */
export interface Page {
  readonly id: string;
  readonly title: MessageId;
  readonly icon: IconName;
  /** The key of its button. */
  readonly key: string;
  /** Whether this game has use for it. */
  isOffered(view: GameView): boolean;
  readonly Content: ComponentType;
}

/** What a game lays on the table itself, each at its place. */
export interface PanelsKit {
  /** Takes the place of the table while something else is asked. */
  readonly Screen: ComponentType<{ readonly children: ReactNode }>;
  /** The current situation, no matter who decides: a battle, for example. */
  readonly Scene: ComponentType;
  /** Between the question and the ways of acting. */
  readonly Prompt: ComponentType;
  /** Laid over the upper part of the board; it takes no room and does not block play. */
  readonly OverBoard?: ComponentType;
  /** Whether the prompt has buttons of its own to undo and to end what is asked. */
  endsItself?(view: GameView): boolean;
  /** Consequences of the action in preview, shown beside its cost before anything is chosen. */
  readonly Consequences?: ComponentType;
  /** What is left to choose about the action in preview. */
  readonly Refinements: ComponentType;
  /** Settings of the game's own, for the viewer and this game. */
  readonly Settings?: ComponentType;
  /** What to bear in mind about the action in preview. */
  readonly Cautions?: ComponentType;
  /** What a way of acting does, below its button. */
  readonly KindNote?: ComponentType<{ readonly kind: Kind }>;
  readonly UnitCard: ComponentType;
  /** Totals of the units of a hex, under their counters in a laid-out stack: all, or those chosen to go. */
  readonly StackTotals?: ComponentType<{ readonly hex: Hex; readonly units: readonly UnitId[] }>;
  /** Along the foot of the table. */
  readonly Track: ComponentType;
  /** Between the tools and the board, where there is room for it. */
  readonly Aside: ComponentType;
  /** In the little room of a phone. */
  readonly Score: ComponentType;
  readonly books: readonly Book[];
  readonly pages?: readonly Page[];
  /** Fetches the lessons that teach the game, in the order in which they are offered. */
  lessons(): Promise<readonly Lesson[]>;
}
