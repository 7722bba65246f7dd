// Keener Than goes to the opponent of the player who allies Ethilrist, into one of his stacks (DP-16.14.1-b).

import {
  type Board,
  changing,
  occupiedHexes,
  orderStack,
  type Play,
  putUnit,
  stackAt,
  stackOf,
  typeOf,
  unitOf,
} from '../../core/board.ts';
import type { FrameForm } from '../../core/frame-form.ts';
import { hexName } from '../../core/hexes.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, GONE, type Hex, NOBODY, type Player, WAITING } from '../../core/vocabulary.ts';
import { peopleNamed } from '../../core/world/peoples.ts';
import { enterFlood } from '../../harm/flooding.ts';
import { tellOthers, toOwner } from '../../screening/knowledge.ts';
import { hasGiant } from '../../stacks/kinds.ts';
import { callerOf } from '../../stacks/mount.ts';

/** Why he cannot join the stack of the player in the hex, or null. */
function stackRefusal(board: Board, player: Player, hex: Hex): Clause | null {
  if (stackOf(board, hex, player).length === 0) return 'DP-16.14.1-b';
  return hasGiant(board, hex) ? 'DP-17.1-k' : null;
}

const stacksOf = (board: Board, player: Player): Hex[] =>
  occupiedHexes(board).filter((hex) => stackRefusal(board, player, hex) === null);

/** DP-16.14.1-b, R-DPP-117: the opponent is asked at once; without a stack to join Keener Than is lost. */
export function sendKeenerThan(play: Play, ally: Player, people: string): void {
  const { state, events } = play;
  const { seats, frames } = state;
  const keener = callerOf(play);
  if (keener < 0 || typeOf(play, keener).id !== peopleNamed(people).rival) return;
  if (unitOf(play, keener).hex !== WAITING) return;
  const player = (ally + 1) % seats.length;
  const lost = stacksOf(play, player).length === 0;
  events.push({ type: 'rival-gained', clause: 'DP-16.14.1-b', seat: seats[player], lost });
  if (lost) putUnit(play, keener, GONE);
  else frames.push({ kind: 'attach', player, unit: keener });
}

/** He is added at the bottom of the stack, as a new illusion is (R-DP-82). */
export const attach: Rule<'attach'> = {
  type: 'attach',
  timing: 'DP-16.14.1-b',
  list(board, player, sink) {
    for (const hex of stacksOf(board, player)) sink.add({ type: 'attach', hex });
  },
  refusal: (board, player, { hex }) => stackRefusal(board, player, hex),
  carryOut(play, player, { hex }) {
    const keener = callerOf(play);
    const before = stackAt(play, hex);
    play.state.frames.pop();
    const unit = changing(play, keener);
    unit.owner = player;
    unit.first = player;
    putUnit(play, keener, hex);
    orderStack(play, hex, [...before, keener]);
    const event = {
      type: 'attached',
      clause: 'DP-16.14.1-b',
      unit: keener,
      hex: hexName(play, hex),
    } as const;
    play.events.push({ ...event, ...toOwner(play, keener) });
    tellOthers(play, keener, 'arrived', WAITING);
    enterFlood(play, keener, true);
  },
};

export const attachForm: FrameForm<'attach'> = {
  on: ['nothing', 'settle', 'segment', 'battle'],
  *faults(board, { player, unit }) {
    if (unit !== callerOf(board)) {
      yield ['unit', 'must be Keener Than'];
      return;
    }
    const { hex, owner } = unitOf(board, unit);
    if (hex !== WAITING || owner !== NOBODY) yield ['unit', 'must wait for his stack'];
    if (stacksOf(board, player).length === 0) yield ['player', 'must have a stack for him'];
  },
};
