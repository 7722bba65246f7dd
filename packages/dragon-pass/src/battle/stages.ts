import type { Battle } from '../core/frames.ts';

/** The steps of a battle as the turn sequence names them (DP-2-o). */
export type Stage = 'chaos' | 'physical' | 'spirit' | 'missiles' | 'melee' | 'advance' | 'regroup';

/** One step of a battle. `fighting` steps are skipped once a side has no units left (DP-7.5-c). */
interface BattleStep {
  readonly name: string;
  readonly stage: Stage;
  readonly fighting: boolean;
}

/** DP-2-o and DP-7.10-a: the seven steps with their parts, in order. */
export const STEPS = [
  { name: 'show-bat', stage: 'chaos', fighting: true },
  { name: 'show-argrath', stage: 'chaos', fighting: true },
  { name: 'chaos-shield', stage: 'chaos', fighting: true },
  { name: 'chaos', stage: 'chaos', fighting: true },
  { name: 'agents', stage: 'physical', fighting: true },
  { name: 'agents-strike', stage: 'physical', fighting: true },
  { name: 'agents-home', stage: 'physical', fighting: false },
  { name: 'spirits-choose', stage: 'spirit', fighting: true },
  { name: 'spirits-strike', stage: 'spirit', fighting: true },
  { name: 'spirits-shield', stage: 'spirit', fighting: true },
  { name: 'spirits-kill', stage: 'spirit', fighting: true },
  { name: 'spirits-fall', stage: 'spirit', fighting: false },
  { name: 'spirits-home', stage: 'spirit', fighting: false },
  { name: 'aim-defenders', stage: 'missiles', fighting: true },
  { name: 'fire-defenders', stage: 'missiles', fighting: true },
  { name: 'aim-attackers', stage: 'missiles', fighting: true },
  { name: 'fire-attackers', stage: 'missiles', fighting: true },
  { name: 'array', stage: 'melee', fighting: true },
  { name: 'retreat', stage: 'melee', fighting: true },
  { name: 'rearrange', stage: 'melee', fighting: true },
  { name: 'attack', stage: 'melee', fighting: true },
  { name: 'defenders-fall', stage: 'melee', fighting: true },
  { name: 'counter-attack', stage: 'melee', fighting: true },
  { name: 'attackers-fall', stage: 'melee', fighting: true },
  { name: 'advance', stage: 'advance', fighting: false },
  { name: 'regroup', stage: 'regroup', fighting: false },
  { name: 'blame', stage: 'regroup', fighting: false },
] as const satisfies readonly BattleStep[];

export type StepName = (typeof STEPS)[number]['name'];

/** The step in which the attackers strike in melee. */
export const ATTACK = STEPS.findIndex(({ name }) => name === 'attack');

/** The stage a battle has come to. */
export const stageOf = (battle: Battle): Stage => STEPS[battle.step]?.stage ?? 'regroup';
