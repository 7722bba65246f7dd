import type { Json, Seat } from '@hexwyrm/kernel';
import type { Entry, ErrorBody, Snapshot, UndoExtent } from '@hexwyrm/protocol';
import type { Player } from '../storage/games.ts';
import type { Pace } from './bots/pace.ts';
import type { Host } from './client.ts';
import type { StandingAnswer } from './standing-answers.ts';

/** The player of each seat. */
export type Seats = Readonly<Record<Seat, Player>>;

/** Names of the people at this screen; a player without a name is called by the seat. */
export type Names = Readonly<Record<Seat, string>>;

/** How a game is asked for on the home screen. */
export interface Setup {
  readonly game: string;
  readonly scenario: string;
  readonly options: Json;
  readonly seats: Seats;
  readonly names?: Names;
  readonly covered?: boolean;
  readonly advised?: boolean;
  readonly seed?: string;
}

/** A file that was opened: a replay or a position. */
export interface GameFile {
  readonly kind: 'replay' | 'position';
  readonly data: Json;
  /** Dice that fall as written, for a position that is a lesson. */
  readonly dice?: readonly number[];
}

/** What the screens know of the game, and what they can ask for. */
export interface GameStore {
  readonly host: Host;
  /** Of the saved game; null while no game is open. */
  readonly id: string | null;
  readonly snapshot: Snapshot | null;
  readonly log: readonly Entry[];
  readonly seats: Seats;
  readonly names: Names;
  /** The seat looking at the screen. */
  readonly viewer: Seat;
  readonly covered: boolean;
  /** Players may ask what they should do. */
  readonly advised: boolean;
  /** How many actions each seat has seen. */
  readonly seen: Readonly<Record<Seat, number>>;
  /** What seats answer without being asked. */
  readonly beforehand: readonly StandingAnswer[];
  /** The player who has to take the screen before the board is shown; null: none. */
  readonly curtain: Seat | null;
  /** An action is on its way. */
  readonly busy: boolean;
  /** The seat whose bot thinks. */
  readonly thinking: Seat | null;
  /** How many actions bots have taken since a person last did. */
  readonly botActions: number;
  /** Bots have been stopped and wait for `resumeBots`. */
  readonly stopped: boolean;
  /** They are stopped before what a person's turn or set-up came to is out of hand; null: they are not. */
  readonly turnOver: 'turn' | 'setup' | null;
  /** The player who has just been given the screen without a curtain; null once they act. */
  readonly newViewer: Seat | null;
  readonly pace: Pace;
  /** The moment of the past that is shown instead of now, with the log up to it; null: now. */
  readonly past: number | null;
  /** How many actions the game has, also while the past is shown. */
  readonly length: number;
  /** Another window has taken the game over: nothing is played or saved here until `takeBack`. */
  readonly elsewhere: boolean;
  readonly error: ErrorBody | null;
  /** The browser cannot save the game, and whether the player knows; null: it is saved. */
  readonly unsaved: 'unsaid' | 'said' | null;

  start(setup: Setup): Promise<boolean>;
  /** Opens a file as far as it can be played, and assigns players once its seats are known. */
  openFile(file: GameFile, seatsFor: (seats: readonly Seat[]) => Seats, names?: Names): Promise<boolean>;
  resumeSaved(id: string): Promise<boolean>;
  /** The game that was on the table when the page was left. */
  resumeCurrent(): Promise<boolean>;
  /** Goes on here with what another window has saved. */
  takeBack(): Promise<void>;
  act(actions: readonly Json[]): Promise<void>;
  /** Actions a script takes for a seat that has no player. */
  prompt(seat: Seat, actions: readonly Json[]): Promise<void>;
  undo(stretch?: UndoExtent): Promise<void>;
  redo(stretch?: UndoExtent): Promise<void>;
  /** Takes back the newest action like this one, and keeps what was done since. */
  retract(action: Json): Promise<void>;
  /** A bot answers for the player while the same is asked, such as in setup; `resumeBots` confirms it. */
  delegate(): Promise<void>;
  concede(): Promise<void>;
  stopBot(): void;
  resumeBots(): Promise<void>;
  /** Bots play without a pause until a person has to choose. */
  skipPauses(): void;
  setPace(pace: Pace): void;
  /** From now on the viewer answers like this, or with null is asked again. */
  answerBeforehand(kind: string, next: Pick<StandingAnswer, 'answer' | 'turn'> | null): Promise<void>;
  setViewer(seat: Seat): Promise<void>;
  openCurtain(): Promise<void>;
  lookAt(actions: number | null): Promise<void>;
  /** The whole log, also while the past is shown. */
  wholeLog(): readonly Entry[];
  /** Whether the game has ended, also while the past is shown. */
  isOver(): boolean;
  leave(): void;
  clearError(): void;
  /** The player knows that nothing is kept. */
  confirmUnsaved(): void;
}

/** The newest moment and what the parts of the store need to know besides what is on the screen. */
export interface Now {
  snapshot: Snapshot | null;
  log: readonly Entry[];
  created: number;
  /** Incremented when another game is opened: anything still running for the old one stops. */
  session: number;
}

/** What the parts of the store work with. */
export interface StoreContext {
  readonly now: Now;
  get(): GameStore;
  set(change: Partial<GameStore>): void;
  /** Puts the newest moment on the screen. */
  show(snapshot: Snapshot, log: readonly Entry[], more?: Partial<GameStore>): void;
  save(): Promise<void>;
  /** Saves while the next click is already welcome; a failure becomes `error`. */
  keep(): Promise<void>;
  /** Runs one task at a time, and drops others meanwhile unless `patient`; failures become `error`. */
  attempt(work: () => Promise<void>, patient?: 'patient'): Promise<boolean>;
}
