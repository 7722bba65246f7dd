import type { ActionOf } from '../../core/actions.ts';
import { type Board, isInactive, type Play, stackAt, unitOf } from '../../core/board.ts';
import { topFrame } from '../../core/frames.ts';
import { hexName } from '../../core/hexes.ts';
import { plainList } from '../../core/plain-list.ts';
import { planned, type Rule } from '../../core/rule.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { forcedAttack } from '../../heroes/pursuit.ts';
import { toWhoKnow } from '../../screening/knowledge.ts';
import { assailantsOf, besetHexes, fresh, isGarrison, isUnfought, targetsOf } from '../../stacks/contacts.ts';
import { openBattle, sidesOf } from './opening.ts';
import { type Bound, boundOn, companyOf, draft, hexesOf, isPlan, type Plan } from './plan.ts';

const frameOf = (board: Board) => topFrame(board, 'declare');

/** One unit for each way to attack out of a hex: a field stack by its topmost unit, a garrison unit by unit. */
function spokesmenOf(board: Board, hex: Hex): UnitId[] {
  const units = fresh(board, hex);
  const field = units.find((id) => !isGarrison(board, id));
  return [...(field === undefined ? [] : [field]), ...units.filter((id) => isGarrison(board, id))];
}

/** The unit that represents this one: any unit of a field stack may be named for it (DP-7.4.4-a). */
function spokesmanFor(board: Board, id: UnitId): UnitId {
  const unit = board.state.units[id];
  if (unit === undefined || unit.hex < 0 || isGarrison(board, id)) return id;
  const units = fresh(board, unit.hex).filter((other) => !isGarrison(board, other));
  return units.includes(id) ? units[0] : id;
}

/** Why the unit cannot bring itself and its company into a battle, or null. */
function assailantRefusal(board: Board, id: UnitId, targets: readonly Hex[]): Clause | null {
  const { owner, hex, fought } = unitOf(board, id);
  if (owner !== board.state.active || !stackAt(board, hex).includes(id)) return 'DP-7.4.2-a';
  if (fought) return 'DP-7.4.2-c';
  if (board.state.attackedFrom.includes(hex)) return 'DP-7.4.6-c';
  return targets.every((target) => assailantsOf(board, target).includes(hex)) ? null : 'DP-7.4.5-a';
}

/** Spirits alone may attack a stack only if no field unit is in contact with it (DP-7.4.3-c, DP-7.4.6-h). */
function spiritsRefusal(board: Board, hex: Hex, bound: Bound): Clause | null {
  if (!besetHexes(board).includes(hex)) return 'DP-7.4.2-b';
  if (forcedAttack(board)?.inactive === hex) return 'DP-8.7.2-d';
  return bound.targets.includes(hex) ? 'DP-7.4.3-c' : null;
}

function open(board: Board, hex: Hex, unit: UnitId | null, bound = boundOn(board)): Plan | Clause {
  if (!stackAt(board, hex).some((id) => isInactive(board, id))) return 'DP-7.4.2-a';
  if (unit === null) return spiritsRefusal(board, hex, bound) ?? { targets: [hex], attackers: [] };
  if (!isUnfought(board, hex)) return 'DP-7.4.2-c';
  const clause = assailantRefusal(board, unit, [hex]);
  if (clause !== null) return clause;
  return draft(board, { targets: [hex], attackers: companyOf(board, unit) }, bound);
}

/** Opens a battle: one stack attacks another. */
export const attack: Rule<'attack'> = {
  type: 'attack',
  timing: 'DP-7.2-a',
  list(board, _player, sink) {
    const pairs: [Hex, UnitId | null][] = board.state.contacts.flatMap(({ active, inactive }) =>
      spokesmenOf(board, active).map((unit): [Hex, UnitId] => [inactive, unit]),
    );
    for (const hex of besetHexes(board)) pairs.push([hex, null]);
    const bound = boundOn(board);
    for (const [hex, unit] of pairs)
      if (isPlan(open(board, hex, unit, bound))) sink.add({ type: 'attack', hex, unit });
  },
  named: (board, action) =>
    action.unit === null ? action : { ...action, unit: spokesmanFor(board, action.unit) },
  ...planned<'attack', Plan>({
    plan: (board, _player, action) => planAfter(board, action),
    carryOut(play, player, _action, plan) {
      const { targets, attackers } = plan;
      play.state.frames.push({
        kind: 'declare',
        player,
        targets: plainList(targets),
        attackers: plainList(attackers),
      });
      announce(play, plan);
    },
  }),
};

/** Another stack, or another unit of a garrison, attacks too. */
function joined(board: Board, unit: UnitId, bound = boundOn(board)): Plan | Clause {
  const { targets, attackers } = frameOf(board);
  if (attackers.length === 0) return 'DP-7.4.5-c';
  if (attackers.includes(unit)) return 'DP-7.4.4-a';
  const clause = assailantRefusal(board, unit, targets);
  if (clause !== null) return clause;
  const company = companyOf(board, unit).filter((id) => !attackers.includes(id));
  return draft(board, { targets, attackers: [...attackers, ...company] }, bound);
}

/** Another stack is attacked too. */
function widened(board: Board, hex: Hex, bound = boundOn(board)): Plan | Clause {
  const { targets, attackers } = frameOf(board);
  if (attackers.length === 0) return 'DP-7.4.5-c';
  if (targets.includes(hex)) return 'DP-7.4.4-b';
  if (!stackAt(board, hex).some((id) => isInactive(board, id))) return 'DP-7.4.2-a';
  if (!isUnfought(board, hex)) return 'DP-7.4.2-c';
  return draft(board, { targets: [...targets, hex], attackers }, bound);
}

/** What would be put together by one of these, or the clause that forbids it. */
export function planAfter(board: Board, action: ActionOf<'attack' | 'join' | 'widen'>): Plan | Clause {
  switch (action.type) {
    case 'attack':
      return open(board, action.hex, action.unit);
    case 'join':
      return joined(board, action.unit);
    case 'widen':
      return widened(board, action.hex);
  }
}

/** Tells those who know all attackers what is put together; others learn it when the battle begins (DP-7.5.1-a). */
function announce(play: Play, { targets, attackers: chosen }: Plan): void {
  const { attackers } = sidesOf(play, targets, chosen);
  play.events.push({
    type: 'attack-planned',
    clause: 'DP-7.5.1-a',
    attackers,
    targets: targets.map((hex) => hexName(play, hex)),
    ...toWhoKnow(play, attackers),
  });
}

/** The battle that is being declared becomes what was planned. */
function settlePlan(play: Play, plan: Plan): void {
  const frame = frameOf(play);
  frame.targets = plainList(plan.targets);
  frame.attackers = plainList(plan.attackers);
  announce(play, plan);
}

export const join: Rule<'join'> = {
  type: 'join',
  timing: 'DP-7.4.4-a',
  list(board, _player, sink) {
    const { targets, attackers } = frameOf(board);
    const [target] = targets;
    if (target === undefined) return;
    const bound = boundOn(board);
    for (const hex of assailantsOf(board, target))
      for (const unit of spokesmenOf(board, hex))
        if (!attackers.includes(unit) && isPlan(joined(board, unit, bound))) sink.add({ type: 'join', unit });
  },
  named: (board, action) => ({ ...action, unit: spokesmanFor(board, action.unit) }),
  ...planned<'join', Plan>({
    plan: (board, _player, action) => planAfter(board, action),
    carryOut: (play, _player, _action, plan) => settlePlan(play, plan),
  }),
};

export const widen: Rule<'widen'> = {
  type: 'widen',
  timing: 'DP-7.4.5-a',
  list(board, _player, sink) {
    const { attackers } = frameOf(board);
    const [first] = attackers;
    if (first === undefined) return;
    const bound = boundOn(board);
    for (const hex of targetsOf(board, unitOf(board, first).hex))
      if (isPlan(widened(board, hex, bound))) sink.add({ type: 'widen', hex });
  },
  ...planned<'widen', Plan>({
    plan: (board, _player, action) => planAfter(board, action),
    carryOut: (play, _player, _action, plan) => settlePlan(play, plan),
  }),
};

/** Starts the battle as planned; it always meets every duty it touches. */
export const fight: Rule<'fight'> = {
  type: 'fight',
  timing: 'DP-7.5.1-a',
  list(_board, _player, sink) {
    sink.add({ type: 'fight' });
  },
  refusal: () => null,
  carryOut(play) {
    const { targets, attackers } = frameOf(play);
    play.state.frames.pop();
    play.state.attackedFrom.push(...hexesOf(play, attackers));
    openBattle(play, targets, attackers);
  },
};
