import type { Standing } from '../../../../art/counters/rings.ts';
import type { Livery, People } from './livery.ts';
import type { UnitId } from './unit-art.ts';

/** A factor as printed on the counter: figures and signs, or a moon if it follows the Red Moon. */
export type Factor =
  | { readonly text: string }
  /** `now` is what it counts today; without it only the moon shows. */
  | { readonly moon: 'full' | 'half'; readonly now?: string };

/** How a unit gets along other than on foot (DP-4.5.3). */
export type Gait = 'heroic' | 'air' | 'water' | 'stone';

/** What is printed on one side of a counter. */
export interface Print {
  readonly combat: Factor;
  readonly magic: Factor;
  readonly move: Factor;
  readonly range: Factor | null;
  /** The combat factor is in parentheses (DP-4.5.1-b). */
  readonly single?: boolean;
  readonly leadership?: number;
  readonly missiles?: number;
  readonly herd?: boolean;
  /** The star of an exotic ability at the magic factor (DP-4.5.2-c). */
  readonly exotic?: boolean;
  readonly chaotic?: boolean;
  /** A star at the movement factor: the rules say more about it. */
  readonly oddMove?: boolean;
  readonly gait?: Gait | null;
  /** A range that is none for magic: in parentheses (DP-4.5.4-a). */
  readonly oddRange?: boolean;
  /** The range of a physical agent (DP-4.2-b). */
  readonly physical?: boolean;
}

/** A counter whose unit is known. */
export interface UnitFace extends Print, Standing {
  readonly unit: UnitId;
  /** Which counter of its type. */
  readonly number: number;
  readonly livery: Livery;
  /** Shown where there is room for it. */
  readonly name?: string;
  /** Others are on it: only its edges are drawn. */
  readonly covered?: boolean;
  /** Its back is up. */
  readonly disrupted?: boolean;
  /** The back of a superhero is up (DP-8.7.2-a). */
  readonly berserk?: boolean;
  readonly acted?: boolean;
  /** Has to attack in this phase. */
  readonly mustAttack?: boolean;
  /** The Red Moon counts in full here. */
  readonly glowing?: boolean;
  /** A spirit or agent on the stack it is to attack (DP-5.1-b). */
  readonly committed?: boolean;
  /** Cavalry that Ironhoof holds (DP-16.12-c). */
  readonly frozen?: boolean;
  /** A herd or treasure in other hands than at first (DP-7.16-d). */
  readonly captured?: boolean;
}

/** Whose seal the back of a counter bears. */
export type Seal = 'lunar' | 'sartar' | 'tarsh' | 'independents';

/** A counter of which only colour and owner are known (DP-5.3-c). */
export interface BackFace extends Standing {
  readonly livery: People | 'spirit';
  readonly seal: Seal;
}

/** All that a counter shows. */
export type Face = UnitFace | BackFace;

export const isBack = (face: Face): face is BackFace => 'seal' in face;
