import { type Summand, sumOf } from '@hexwyrm/kernel';
import { resolveOnTable, type TableAttack, tableOdds } from '../consequences/table.ts';
import { type Board, hexName, type Play, range, typeOf } from '../core/board.ts';
import type { Frame } from '../core/frames.ts';
import { isBoosted } from '../core/morale.ts';
import { planned, type Rule } from '../core/rule.ts';
import { activity } from '../core/state.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { BOOST } from '../magic/boost/boost.ts';
import type { Bolt } from '../magic/lightning/state.ts';
import { isDoubled } from './leadership.ts';
import { missileStrength } from './shot.ts';
import { groupUnder } from './targets.ts';

export type AttackFrame = Extract<Frame, { kind: 'attack' }>;

/** Who attacks which hex, with what. */
export type Muster = Readonly<Omit<AttackFrame, 'kind' | 'units'>> & { readonly units: readonly UnitId[] };

/** All who take part have been named: the attack is resolved (DR-2.7.1-b). */
export const roll: Rule<'roll'> = {
  type: 'roll',
  timing: 'DR-2.7.1-b',
  list(_board, _side, sink) {
    sink.add({ type: 'roll' });
  },
  ...planned<'roll', TableAttack>({
    plan: (board) => attackOf(board, openedAttack(board)),
    odds: (board, _side, _action, attack) => [tableOdds(board, attack)],
    carryOut(play, _side, _action, attack) {
      const muster = openedAttack(play);
      play.state.frames.pop();
      if (muster.bolt) play.state.bolts = play.state.bolts.filter((bolt) => !strikesWith(play, muster, bolt));
      resolveOnTable(play, attack);
    },
  }),
};

export function openedAttack(board: Board): AttackFrame {
  const frame = board.state.frames.at(-1);
  if (frame?.kind !== 'attack') throw new Error('no attack is open');
  return frame;
}

/** The first attacker picks the hex; others may join before the roll. */
export function openAttack(play: Play, id: UnitId, weapon: 'melee' | 'missile', hex: Hex): void {
  const unit = play.state.units[id];
  activity(unit).attacked = true;
  play.state.frames.push({ kind: 'attack', side: unit.side, weapon, hex, units: [id], bolt: false });
}

/** Tells what is put together so far, where the attack waits for others or for its roll. */
export function tellOpenAttack(play: Play): void {
  const frame = play.state.frames.at(-1);
  if (play.state.outcome || frame?.kind !== 'attack') return;
  const { weapon, units, bolt } = frame;
  const hex = hexName(play, frame.hex);
  play.events.push({ type: 'attack-planned', clause: 'DR-2.7.1.2-a', weapon, units: [...units], hex, bolt });
}

/** DR-2.8.8-h, i: a bolt held back for a unit now in the hex under attack. */
export const strikesWith = (board: Board, { side, hex }: Pick<Muster, 'side' | 'hex'>, bolt: Bolt): boolean =>
  bolt.side === side && board.state.units[bolt.target].hex === hex;

/** What a unit that has both makes use of in one attack (DR-2.8.5-h). */
type Help = 'hero' | 'boost';

/** What the unit adds to the attack: shots by distance, blows as printed. */
function contribution(board: Board, id: UnitId, { weapon, hex }: Muster): Summand {
  const unit = board.state.units[id];
  const { attack, missile } = typeOf(board, unit);
  const distance = range(board, unit.hex, hex);
  if (!missile || (weapon === 'melee' && distance <= 1))
    return { what: 'strength', unit: id, value: attack, clause: 'DR-2.7.1.2-a' };
  const clause = weapon === 'missile' ? 'DR-2.7.6.1-e' : 'DR-2.7.6.1-f';
  return { what: 'shot', unit: id, value: missileStrength(missile, distance), clause };
}

/**
 * DR-2.7.1.2-a, b: the attackers' strengths together against the whole group in the hex. Units that are both
 * boosted and with a hero all use the bonus with the better chance (R-DR-155).
 */
export function attackOf(board: Board, muster: Muster): TableAttack {
  const led = attackWith(board, muster, 'hero');
  if (board.state.boosts.length === 0 || muster.weapon === 'missile') return led;
  const boosted = attackWith(board, muster, 'boost');
  return likelihood(board, boosted) > likelihood(board, led) ? boosted : led;
}

function likelihood(board: Board, attack: TableAttack): number {
  const [favourable, all] = tableOdds(board, attack).chance;
  return favourable / all;
}

function attackWith(board: Board, muster: Muster, help: Help): TableAttack {
  const { side, weapon, hex, units } = muster;
  const parts: Summand[] = [];
  let boosted = 0;
  for (const id of units) {
    const unit = board.state.units[id];
    const own = contribution(board, id, muster);
    const boost = isBoosted(board, unit);
    parts.push(own);
    if (isDoubled(board, unit) && !(boost && help === 'boost'))
      parts.push({ what: 'hero', unit: id, value: own.value, clause: 'DR-2.10.5.1-a' });
    else if (boost) boosted += own.value;
  }
  if (muster.bolt) parts.push(...boltsFor(board, muster));
  const attack = sumOf(parts);
  const targets = groupUnder(board, side, hex, units);
  // DR-2.8.5-c, d, h: melee only, and only if at least half the strength is boosted.
  const helps = weapon === 'melee' && boosted > 0 && 2 * boosted >= attack.total;
  return { weapon, units, hex, targets, attack, modifiers: helps ? [BOOST] : [] };
}

const boltsFor = (board: Board, muster: Muster): Summand[] =>
  board.state.bolts
    .filter((bolt) => strikesWith(board, muster, bolt))
    .map(({ power }) => ({ what: 'bolt', value: power, clause: 'DR-2.8.8-h' }));
