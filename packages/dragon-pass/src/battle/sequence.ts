import type { Progress } from '../core/battle.ts';
import type { Play } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
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
import { showArgrathStep, showBatStep } from '../powers/disclosure/disclosure.ts';
import { askDragons } from '../powers/dragons/neutralise.ts';
import { advanceStep, regroupStep } from './afterwards/aftermath.ts';
import {
  arrayStep,
  attackersFallStep,
  attackStep,
  counterStep,
  defendersFallStep,
  rearrangeStep,
  retreatStep,
} from './melee/melee.ts';
import { aimAttackers, aimDefenders } from './missiles/aiming.ts';
import { fire } from './missiles/fire.ts';
import { STEPS, type StepName } from './stages.ts';

/** What happens in each step. */
const RUN: Readonly<Record<StepName, (play: Play, battle: Battle) => Progress>> = {
  'show-bat': showBatStep,
  'show-argrath'(play, battle) {
    askDragons(play, battle);
    return showArgrathStep(play, battle);
  },
  'chaos-shield': shieldFromChaos,
  chaos: chaosStep,
  agents: agentsStep,
  'agents-strike': agentsStrikeStep,
  'agents-home': agentsHomeStep,
  'spirits-choose': spiritsChooseStep,
  'spirits-strike': spiritsStrikeStep,
  'spirits-shield': shieldFromSpirits,
  'spirits-kill': spiritsKillStep,
  'spirits-fall': spiritsFallStep,
  'spirits-home': spiritsHomeStep,
  'aim-defenders': aimDefenders,
  'fire-defenders': fire,
  'aim-attackers': aimAttackers,
  'fire-attackers': fire,
  array: arrayStep,
  retreat: retreatStep,
  rearrange: rearrangeStep,
  attack: attackStep,
  'defenders-fall': defendersFallStep,
  'counter-attack': counterStep,
  'attackers-fall': attackersFallStep,
  advance: advanceStep,
  regroup: regroupStep,
  blame: blameStep,
};

/** Takes the battle one step on; called when it is the top frame. */
export function proceed(play: Play, battle: Battle): void {
  const step = STEPS[battle.step];
  if (step === undefined) {
    endBattle(play, battle);
    return;
  }
  const over = battle.attackers.length === 0 || battle.defenders.length === 0;
  if (step.fighting && over) battle.step += 1;
  else if (RUN[step.name](play, battle) === 'next') battle.step += 1;
}

function endBattle(play: Play, battle: Battle): void {
  play.state.frames.splice(play.state.frames.indexOf(battle), 1);
  const targets = battle.targets.map((hex) => hexName(play, hex));
  play.events.push({ type: 'battle-ended', clause: 'DP-7.5-a', targets });
}
