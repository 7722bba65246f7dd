import type { Play } from '../board.ts';
import { hexName } from '../board.ts';
import type { Battle } from '../frames.ts';
import { blameStep } from '../heroes/berserk.ts';
import { agentsHomeStep, agentsStep, agentsStrikeStep } from '../magic/agents.ts';
import { chaosStep, shieldFromChaos } from '../magic/chaos.ts';
import {
  shieldFromSpirits,
  spiritsChooseStep,
  spiritsFallStep,
  spiritsHomeStep,
  spiritsKillStep,
  spiritsStrikeStep,
} from '../magic/spirits.ts';
import { showArgrathStep, showBatStep } from '../moon/disclosure.ts';
import { advanceStep, regroupStep } from './aftermath.ts';
import { aimAttackers, aimDefenders } from './aiming.ts';
import { fire } from './fire.ts';
import {
  arrayStep,
  attackersFallStep,
  attackStep,
  counterStep,
  defendersFallStep,
  rearrangeStep,
  retreatStep,
} from './melee.ts';

/** What a step left to do: the same step again once what it asked is answered, or the next one. */
export type Progress = 'again' | 'next';

/** The steps of a battle as the turn sequence names them (DP-2-o). */
export type Stage = 'chaos' | 'physical' | 'spirit' | 'missiles' | 'melee' | 'advance' | 'regroup';

/** One step of a battle. `fighting` steps are skipped once a side has nobody left (DP-7.5-c). */
interface BattleStep {
  readonly name: string;
  readonly stage: Stage;
  readonly fighting: boolean;
  run(play: Play, battle: Battle): Progress;
}

/** DP-2-o and DP-7.10-a: the seven steps with their parts, in order. */
const STEPS: readonly BattleStep[] = [
  { name: 'show-bat', stage: 'chaos', fighting: true, run: showBatStep },
  { name: 'show-argrath', stage: 'chaos', fighting: true, run: showArgrathStep },
  { name: 'chaos-shield', stage: 'chaos', fighting: true, run: shieldFromChaos },
  { name: 'chaos', stage: 'chaos', fighting: true, run: chaosStep },
  { name: 'agents', stage: 'physical', fighting: true, run: agentsStep },
  { name: 'agents-strike', stage: 'physical', fighting: true, run: agentsStrikeStep },
  { name: 'agents-home', stage: 'physical', fighting: false, run: agentsHomeStep },
  { name: 'spirits-choose', stage: 'spirit', fighting: true, run: spiritsChooseStep },
  { name: 'spirits-strike', stage: 'spirit', fighting: true, run: spiritsStrikeStep },
  { name: 'spirits-shield', stage: 'spirit', fighting: true, run: shieldFromSpirits },
  { name: 'spirits-kill', stage: 'spirit', fighting: true, run: spiritsKillStep },
  { name: 'spirits-fall', stage: 'spirit', fighting: false, run: spiritsFallStep },
  { name: 'spirits-home', stage: 'spirit', fighting: false, run: spiritsHomeStep },
  { name: 'aim-defenders', stage: 'missiles', fighting: true, run: aimDefenders },
  { name: 'fire-defenders', stage: 'missiles', fighting: true, run: fire },
  { name: 'aim-attackers', stage: 'missiles', fighting: true, run: aimAttackers },
  { name: 'fire-attackers', stage: 'missiles', fighting: true, run: fire },
  { name: 'array', stage: 'melee', fighting: true, run: arrayStep },
  { name: 'retreat', stage: 'melee', fighting: true, run: retreatStep },
  { name: 'rearrange', stage: 'melee', fighting: true, run: rearrangeStep },
  { name: 'attack', stage: 'melee', fighting: true, run: attackStep },
  { name: 'defenders-fall', stage: 'melee', fighting: true, run: defendersFallStep },
  { name: 'counter-attack', stage: 'melee', fighting: true, run: counterStep },
  { name: 'attackers-fall', stage: 'melee', fighting: true, run: attackersFallStep },
  { name: 'advance', stage: 'advance', fighting: false, run: advanceStep },
  { name: 'regroup', stage: 'regroup', fighting: false, run: regroupStep },
  { name: 'blame', stage: 'regroup', fighting: false, run: blameStep },
];

/** The stage a battle has come to. */
export const stageOf = (battle: Battle): Stage => STEPS[battle.step]?.stage ?? 'regroup';

/** Takes the battle one step on; called whenever nothing lies above it. */
export function proceed(play: Play, battle: Battle): void {
  const step = STEPS[battle.step];
  if (step === undefined) {
    endBattle(play, battle);
    return;
  }
  const over = battle.attackers.length === 0 || battle.defenders.length === 0;
  if (step.fighting && over) battle.step += 1;
  else if (step.run(play, battle) === 'next') battle.step += 1;
}

function endBattle(play: Play, battle: Battle): void {
  play.state.frames.splice(play.state.frames.indexOf(battle), 1);
  const targets = battle.targets.map((hex) => hexName(play, hex));
  play.events.push({ type: 'battle-ended', clause: 'DP-7.5-a', targets });
}
