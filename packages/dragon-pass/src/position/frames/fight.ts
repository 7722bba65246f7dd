import type { StepName } from '../../battle/stages.ts';
import { attackerOf, battleOf, deciderFor } from '../../core/battle.ts';
import { type Board, stackAt, unitOf } from '../../core/board.ts';
import { type Fault, type FrameForm, repeatFaults } from '../../core/frame-form.ts';
import type { LossCause } from '../../core/frames.ts';
import { DEAD, NOBODY, type Player } from '../../core/vocabulary.ts';
import { scapegoatOf } from '../../harm/rage.ts';
import { canBeBlamed } from '../../heroes/berserk.ts';
import { avengerOf } from '../../heroes/friends.ts';
import { budgetOf, isAnswer } from '../../losses/casualties.ts';
import { disclosureClause } from '../../powers/disclosure/disclosure.ts';
import { isCapturable, isMajor } from '../../stacks/kinds.ts';
import { callerOf } from '../../stacks/mount.ts';
import { memberFaults, stepFaults } from './form.ts';

function* attackerFaults(board: Board, player: Player): Iterable<Fault> {
  const attacker = attackerOf(board);
  if (player !== attacker) yield ['player', `must be ${board.state.seats[attacker]}, who attacks`];
}

export const spirits: FrameForm<'spirits'> = {
  on: ['battle'],
  *faults(board, { player }) {
    yield* stepFaults(board, 'spirits-choose');
    yield* attackerFaults(board, player);
  },
};

export const array: FrameForm<'array'> = {
  on: ['battle'],
  *faults(board, { player }) {
    yield* stepFaults(board, 'array');
    yield* attackerFaults(board, player);
  },
};

export const disclose: FrameForm<'disclose'> = {
  on: ['battle', 'doom-run'],
  *faults(board, { player, unit, clause }) {
    if (unit !== callerOf(board)) yield* stepFaults(board, 'show-bat', 'show-argrath');
    const expected = disclosureClause(board, unit);
    if (expected === undefined)
      yield ['unit', 'must be Prince Argrath, the Crimson Bat (DP-12.1-b) or Keener Than (DP-16.14.4-a)'];
    else if (expected !== clause) yield ['clause', `must be ${expected}`];
    if (unitOf(board, unit).owner !== player) yield ['player', 'must own the unit'];
  },
};

export const agents: FrameForm<'agents'> = {
  on: ['battle', 'agents'],
  *faults(board, { player, hex }) {
    yield* stepFaults(board, 'agents');
    yield* attackerFaults(board, player);
    if (!battleOf(board)?.targets.includes(hex)) yield ['hex', 'is not attacked'];
  },
};

export const devour: FrameForm<'devour'> = {
  on: ['battle'],
  *faults(board, { player, prey }) {
    yield* stepFaults(board, 'chaos');
    yield* attackerFaults(board, player);
    const units = prey.map(({ unit }) => unit);
    yield* repeatFaults('prey', units);
    yield* memberFaults(board, 'prey', units);
    yield* memberFaults(
      board,
      'prey',
      prey.map(({ by }) => by),
    );
  },
};

const CASUALTY_STEPS: Readonly<Record<LossCause, StepName>> = {
  physical: 'agents-strike',
  spirit: 'spirits-kill',
  'defensive-spirit': 'spirits-fall',
  attack: 'defenders-fall',
  'counter-attack': 'attackers-fall',
};

/** The attacker chooses what attacks cost, the defender what answers cost. */
function* chooserFaults(board: Board, player: Player, answer: boolean): Iterable<Fault> {
  const chooser = answer ? battleOf(board)?.commander : attackerOf(board);
  if (player !== chooser) yield ['player', `must be ${board.state.seats[chooser ?? NOBODY]}`];
}

export const casualties: FrameForm<'casualties'> = {
  on: ['battle'],
  *faults(board, frame) {
    const { player, cause, hex, taken } = frame;
    yield* stepFaults(board, CASUALTY_STEPS[cause]);
    yield* chooserFaults(board, player, isAnswer(cause));
    yield* repeatFaults('taken', taken);
    const own = battleOf(board);
    const side = isAnswer(cause) ? own?.attackers : own?.defenders;
    for (const [index, id] of taken.entries())
      if (!side?.includes(id)) yield [`taken[${index}]`, 'is not among those who suffer the loss'];
    const where = cause === 'physical' ? (own?.targets ?? []) : [-1];
    if (!where.includes(hex)) yield ['hex', cause === 'physical' ? 'is not attacked' : 'must be waiting'];
    if (own && budgetOf(board, frame) < 0) yield ['taken', 'is more than the loss (DP-7.10.7-b)'];
  },
};

export const aim: FrameForm<'aim'> = {
  on: ['battle', 'aim'],
  *faults(board, { player, side }) {
    yield* stepFaults(board, side === 'attackers' ? 'aim-attackers' : 'aim-defenders');
    yield* ownerFaults(board, player, side);
  },
};

function* ownerFaults(board: Board, player: Player, side: 'attackers' | 'defenders'): Iterable<Fault> {
  if (!battleOf(board)?.[side].some((id) => unitOf(board, id).owner === player))
    yield ['player', `has nobody among the ${side}`];
}

export const hits: FrameForm<'hits'> = {
  on: ['battle'],
  *faults(board, { player, hex, disrupt, eliminate, either, chosen }) {
    yield* stepFaults(board, 'fire-defenders', 'fire-attackers');
    const majors = stackAt(board, hex).filter((id) => isMajor(board, id));
    if (!majors.some((id) => deciderFor(board, id) === player)) yield ['player', 'must own the stack'];
    const left = majors.filter((id) => !chosen.includes(id)).length;
    const owed = either ? Math.max(disrupt, eliminate) : disrupt + eliminate;
    if (owed === 0 || owed > left) yield ['', `${left} units can be hit, ${owed} have to be`];
    if (!either && disrupt > 0 && eliminate > 0) yield ['either', 'must be true (DP-7.9.8-d)'];
  },
};

export const retreat: FrameForm<'retreat'> = {
  on: ['battle', 'retreat'],
  *faults(board, { player }) {
    yield* stepFaults(board, 'retreat');
    const { defenders = [], withdrawn = [] } = battleOf(board) ?? {};
    const units = [...defenders, ...withdrawn.map(({ unit }) => unit)];
    if (!units.some((id) => unitOf(board, id).owner === player))
      yield ['player', 'must be a player who defends'];
  },
};

/** DP-7.10.7.5-b */
export const leadAway: FrameForm<'lead-away'> = {
  on: ['battle', 'lead-away', 'bat-debt'],
  *faults(board, { player, unit, hexes }) {
    yield* stepFaults(board, 'defenders-fall', 'attackers-fall');
    const players = [attackerOf(board), battleOf(board)?.commander];
    if (!players.includes(player)) yield ['player', 'must be the attacker or the defender'];
    if (!isCapturable(board, unit) || unitOf(board, unit).hex < 0)
      yield ['unit', 'must be a herd or a treasure on the map (DP-7.10.7.5-a)'];
    for (const [index, hex] of hexes.entries())
      if (!stackAt(board, hex).some((id) => unitOf(board, id).owner !== NOBODY))
        yield [`hexes[${index}]`, 'nobody who could lead it away is there'];
  },
};

export const advance: FrameForm<'advance'> = {
  on: ['battle'],
  *faults(board, { player, moved }) {
    yield* stepFaults(board, 'advance');
    yield* attackerFaults(board, player);
    const units = moved.map(({ unit }) => unit);
    yield* repeatFaults('moved', units);
    yield* memberFaults(board, 'moved', units);
    for (const [index, { unit, way }] of moved.entries())
      if (way.at(-1) !== unitOf(board, unit).hex) yield [`moved[${index}].way`, 'must end where the unit is'];
  },
};

/** DP-8.7.1-a */
export const blame: FrameForm<'blame'> = {
  on: ['battle', 'blame'],
  *faults(board, { avenger, candidates }) {
    yield* stepFaults(board, 'blame');
    const { owner, hex } = unitOf(board, avenger);
    const friends = board.state.units.flatMap((_, id) => (avengerOf(board, id) === avenger ? [id] : []));
    if (hex < 0 || !friends.some((id) => unitOf(board, id).hex <= DEAD) || scapegoatOf(board, avenger) >= 0)
      yield ['avenger', 'must be a superhero on the map whose best friend has fallen (DP-8.7-a)'];
    if (candidates.length === 0) yield ['candidates', 'nobody can be blamed'];
    for (const [index, id] of candidates.entries())
      if (!canBeBlamed(board, owner, id)) yield [`candidates[${index}]`, 'cannot be blamed (DP-8.7.1-b, d)'];
  },
};
