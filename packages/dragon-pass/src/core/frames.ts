import { copyJson } from '@hexwyrm/kernel';
import type { HarmName, PowerFrame } from '../powers/powers.ts';
import type { Board } from './board.ts';
import type { Clause, Hex, Player, UnitId } from './vocabulary.ts';

/** Why units fall: the source of a loss in points of CF or MgF. */
export type LossCause =
  /** Agents strike one stack (7.7). */
  | 'physical'
  /** Spirits strike all defenders (7.8). */
  | 'spirit'
  /** Defensive spirit magic strikes back at the spirits (DP-7.8.4.2-a). */
  | 'defensive-spirit'
  /** Attackers strike defenders in melee, then defenders strike back (7.10). */
  | 'attack'
  | 'counter-attack';

/** A best friend who fell in a battle, and the enemies who did it (DP-8.7.1-a). */
export interface Grudge {
  readonly friend: UnitId;
  readonly by: readonly UnitId[];
}

/**
 * A battle in progress. It asks no player directly: battle/sequence.ts goes through its steps, and each step
 * that needs a choice puts a frame of its own on top.
 */
export interface Battle {
  kind: 'battle';
  /** The step to take next: index into STEPS of battle/sequence.ts. */
  step: number;
  /** Hexes defended when it was declared; empty ones can be entered at the end (DP-7.11.1-a). */
  readonly targets: readonly Hex[];
  /** Who still takes part. */
  attackers: UnitId[];
  defenders: UnitId[];
  /** The defender of 7.4.1, fixed at declaration (DP-7.4.1-d). */
  readonly commander: Player;
  /** Attackers who could make a spirit attack and do not (DP-7.8.1-c, R-DPC-92). */
  abstaining: UnitId[];
  /** Attackers held back in melee (DP-7.10.4-a). */
  reserve: UnitId[];
  /** Attackers who fought in melee. */
  fought: UnitId[];
  /** Stacks from which units left under cover of units that stay (7.10.5.2). */
  covered: Hex[];
  /** Defenders who have retreated. */
  withdrawn: { unit: UnitId; from: Hex; to: Hex }[];
  /** What the last rolls cost, until casualties have been chosen: by side. */
  loss: { defenders: number; attackers: number };
  /** The units that caused that loss. */
  by: { defenders: UnitId[]; attackers: UnitId[] };
  grudges: Grudge[];
  /** Who shoots at which stack, until the fire has been rolled. */
  aims: { unit: UnitId; hex: Hex }[];
  /** Stacks that fought, gained or lost units: their owners may put them in order at the end (DP-7.12-a). */
  stirred: Hex[];
}

/**
 * An exotic ability strikes hexes. It asks no player directly: powers/befall.ts first lets superheroes
 * protect units stacked with them, then strikes.
 */
export interface AreaEffect {
  kind: 'area-effect';
  readonly player: Player;
  readonly harm: HarmName;
  readonly hexes: readonly Hex[];
  /** Whose power it is, or -1. */
  readonly by: UnitId;
  /** Protection by superheroes is settled. */
  settled: boolean;
}

/**
 * A game-turn begins. It asks no player directly: game/flow.ts goes through its segments, and what one of them asks
 * lies on top.
 */
interface Opening {
  kind: 'segment';
  /** The segment to begin next: index into SEGMENTS. */
  step: number;
}

/**
 * A choice that must be made before the frame below it continues; `player` chooses. Sequences only shrink
 * what is left to choose: nothing is chosen and taken back.
 */
type CoreFrame =
  /** The starting phase of the Red Moon (DP-11.1-a). */
  | { kind: 'moon'; player: Player }
  /** `unit` is set up next; `named` once its owner has put it before others. */
  | { kind: 'deploy'; player: Player; unit: UnitId; named: boolean; held: UnitId[] }
  /** The same for the units of a people that has become an ally (DP-14.1.4-c). */
  | { kind: 'settle'; player: Player; people: string; unit: UnitId; named: boolean; held: UnitId[] }
  /** A stack is put in order: `placed` from the top down so far (5.2). */
  | { kind: 'restack'; player: Player; hex: Hex; placed: UnitId[] }
  /** A battle is put together (7.4). */
  | { kind: 'declare'; player: Player; targets: Hex[]; attackers: UnitId[] }
  | Opening
  | Battle
  | AreaEffect
  /**
   * A superhero's owner names the units it protects from an effect (DP-8.4-b): `left` more of those `among`
   * them; none if the question only hides whether a superhero is there.
   */
  | {
      kind: 'protect';
      player: Player;
      hex: Hex;
      left: number;
      among: UnitId[];
      clause: Clause;
      secret: boolean;
    }
  /** The owner of Argrath or the Bat may show it before a battle in which the glow counts (DP-12.1-b, DP-13.1-b). */
  | { kind: 'disclose'; player: Player; unit: UnitId; clause: Clause }
  /** The attacker may keep agents on a stack from striking it (DP-7.7.6-b). */
  | { kind: 'agents'; player: Player; hex: Hex }
  /** Units that need not make a spirit attack may be held back from it (DP-7.8.1-c, R-DPC-92). */
  | { kind: 'spirits'; player: Player }
  /** The attacker names the victims of chaos on both sides (7.6.3). */
  | { kind: 'devour'; player: Player; prey: { by: UnitId; unit: UnitId }[] }
  /** Casualties for a loss are picked; `taken` fall together when the choice is done. */
  | { kind: 'casualties'; player: Player; cause: LossCause; hex: Hex; taken: UnitId[] }
  /** Missile units are given their targets (7.9.3). */
  | { kind: 'aim'; player: Player; side: 'attackers' | 'defenders' }
  /** The owner of a stack that was hit chooses who is (7.9.8). */
  | {
      kind: 'hits';
      player: Player;
      hex: Hex;
      disrupt: number;
      eliminate: number;
      either: boolean;
      chosen: UnitId[];
    }
  /** The attacker rearranges stacks and names reserves (7.10 a, b). */
  | { kind: 'array'; player: Player }
  /** Defending units leave (7.10.5). */
  | { kind: 'retreat'; player: Player }
  /** Stacks may be rearranged: by defenders before the blows, by all players at the end (7.10.2, 7.12). */
  | { kind: 'regroup'; player: Player; hexes: Hex[]; clause: Clause }
  /** A captured herd or treasure goes to a hex of its captors (DP-7.10.7.5-b). */
  | { kind: 'lead-away'; player: Player; unit: UnitId; hexes: Hex[] }
  /** Attackers follow (7.11); `way` begins at the unit's start. */
  | { kind: 'advance'; player: Player; moved: { unit: UnitId; way: Hex[] }[] }
  /** The killer's side names the scapegoat (8.7.1). */
  | { kind: 'blame'; player: Player; avenger: UnitId; candidates: UnitId[] }
  /** An escaped hero rejoins one of the nearest stacks (DP-8.5-c). */
  | { kind: 'rejoin'; player: Player; unit: UnitId }
  /** The Inhuman King comes back in one of the cities of the Dragon's Eye (DP-16.5.2-e). */
  | { kind: 'reappear'; player: Player; unit: UnitId }
  /** The rest of the rally phase, once the Inhuman King has come back (R-DPC-77). */
  | { kind: 'rallying'; player: Player };

export type CoreFrameKind = CoreFrame['kind'];

/** Powers add choices of their own. */
export type Frame = CoreFrame | PowerFrame;
export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

const isFrame = <K extends FrameKind>(frame: Frame | undefined, kind: K): frame is FrameOf<K> =>
  frame?.kind === kind;

/** The open choice, for rules that are offered in no other. */
export function topFrame<K extends FrameKind>({ state }: Board, kind: K): FrameOf<K> {
  const frame = state.frames.at(-1);
  if (!isFrame(frame, kind)) throw new Error(`the open choice is no ${kind}`);
  return frame;
}

/** Who is asked: one player, or several who each choose in secret and leave the list once they have. */
export interface Asking {
  readonly kind: FrameKind;
  readonly player?: Player;
  readonly players?: readonly Player[];
}

/** Frames hold only plain data, a few small arrays deep. */
export const cloneFrame = (frame: Frame): Frame => copyJson(frame);

const BEFORE_FIRST_TURN: ReadonlySet<FrameKind> = new Set(['moon', 'deploy']);

/** Whether armies are still being set up. */
export const isBeforeFirstTurn = (frames: readonly Frame[]): boolean =>
  frames.length > 0 && frames[0] !== undefined && BEFORE_FIRST_TURN.has(frames[0].kind);
