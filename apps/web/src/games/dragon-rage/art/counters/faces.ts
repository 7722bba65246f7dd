import type { Standing } from '../../../../art/counters/rings.ts';
import type { MajorType, TroopType } from './unit-art.ts';

export interface TroopFace extends Standing {
  readonly type: TroopType;
  readonly side: 'invader' | 'defender';
  readonly strength: number;
  /** The strength counts in defence only: printed in parentheses. */
  readonly defenceOnly?: boolean;
  /** 0: it does not move. */
  readonly move: number;
  readonly hitPoints?: number;
  readonly wounded?: boolean;
  readonly killer?: boolean;
  readonly acted?: boolean;
}

/** Points left of a part of the body, and what it had at first. */
export interface Points {
  readonly left: number;
  readonly of: number;
}

export interface MonsterFace extends Standing {
  readonly type: MajorType;
  readonly side: 'invader' | 'defender';
  /** North first, clockwise; null while it is not settled. */
  readonly facing: number | null;
  readonly aloft?: boolean;
  readonly acted?: boolean;
  /** It has lost its head and rages. */
  readonly berserk?: boolean;
  readonly head: Points;
  readonly leftWing?: Points;
  readonly rightWing?: Points;
  readonly legs: Points;
}

export type UnitFace = TroopFace | MonsterFace;
