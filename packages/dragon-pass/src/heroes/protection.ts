import { SPECTATOR } from '@hexwyrm/kernel';
import { type Board, holderOf, type Play, stackAt, stackOf, typeOf, unitOf } from '../core/board.ts';
import { type FrameOf, topFrame } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { hiddenFrom, playerAt } from '../screening/knowledge.ts';
import { isProtector } from '../stacks/kinds.ts';
import { bestFriendOf } from './friends.ts';

/** DP-8.4-b: companions a superhero protects; two protect twice as many (DP-8.4-d). */
const COMPANIONS = 3;

const frameOf = (board: Board) => topFrame(board, 'protect');

/** What others may learn: all, not the units named, or not even whether there is a superhero (R-DP-50). */
export type Secrecy = 'open' | 'named' | 'whole';

/**
 * Determines which of the `threatened` units superheroes in the hexes protect: all if three or fewer of them
 * are stacked with one, else best friends and units the owner names (R-DPC-51). They are in `state.shielded`
 * until the next effect.
 */
export function askProtection(
  play: Play,
  hexes: readonly Hex[],
  threatened: readonly UnitId[],
  clause: Clause,
  secrecy: Secrecy = 'open',
): void {
  play.state.shielded = [];
  for (const hex of hexes)
    if (!protectIn(play, hex, threatened, clause, secrecy) && secrecy === 'whole' && mayHide(play, hex))
      ask(play, hex, { left: 0, among: [], clause, secret: true });
}

/** Whether the owner was asked which units a superhero in the hex protects. */
function protectIn(
  play: Play,
  hex: Hex,
  threatened: readonly UnitId[],
  clause: Clause,
  secrecy: Secrecy,
): boolean {
  const secret = secrecy !== 'open';
  const protectors = stackAt(play, hex).filter((id) => isProtector(play, id));
  const [first] = protectors;
  if (first === undefined) return false;
  const player = unitOf(play, first).owner;
  const beside = stackAt(play, hex).filter((id) => unitOf(play, id).owner === player);
  const companions = beside.filter((id) => threatened.includes(id));
  // DP-8.4-c: best friends come first, even if not threatened (R-DP-17); the owner names the rest.
  const friends = protectors.map((id) => bestFriendOf(play, id)).filter((id) => beside.includes(id));
  const among = companions.filter((id) => !friends.includes(id));
  const room = COMPANIONS * protectors.length - friends.length;
  if (among.length <= room) {
    shield(play, hex, companions, clause, secret);
    return false;
  }
  const dear = companions.filter((id) => friends.includes(id));
  shield(play, hex, dear, clause, secret);
  ask(play, hex, { left: room, among, clause, secret });
  return true;
}

function ask(
  play: Play,
  hex: Hex,
  choice: Pick<FrameOf<'protect'>, 'left' | 'among' | 'clause' | 'secret'>,
): void {
  play.state.frames.push({ kind: 'protect', player: holderOf(play, hex), hex, ...choice });
}

/** Whether, by public knowledge, a superhero that must choose could be here: it, three, and one more. */
function mayHide(board: Board, hex: Hex): boolean {
  const hidden = hiddenFrom(board, playerAt(board.state, SPECTATOR));
  const owner = holderOf(board, hex);
  const stack = stackOf(board, hex, owner);
  const colours = new Set(
    [...hidden].flatMap((id) =>
      isProtector(board, id) && unitOf(board, id).owner === owner ? [typeOf(board, id).nation] : [],
    ),
  );
  return (
    stack.length > COMPANIONS + 1 &&
    stack.some((id) => hidden.has(id) && colours.has(typeOf(board, id).nation))
  );
}

function shield(play: Play, hex: Hex, units: readonly UnitId[], clause: Clause, secret: boolean): void {
  if (units.length === 0) return;
  play.state.shielded.push(...units);
  const { owner } = unitOf(play, units[0] ?? -1);
  play.events.push({
    type: 'protected',
    clause,
    units: [...units],
    hex: hexName(play, hex),
    ...(secret && { audience: [play.state.seats[owner]] }),
  });
}

function protectRefusal(board: Board, id: UnitId): Clause | null {
  if (board.state.shielded.includes(id)) return 'DP-8.4-b';
  return frameOf(board).among.includes(id) ? null : 'DP-8.4-b';
}

/** The owner is not done while there are units left to name. */
export const protectionRefusal = (board: Board): Clause | null =>
  frameOf(board).left > 0 ? 'DP-8.4-b' : null;

/** The owner of a superhero names one more unit stacked with it to protect from magic. */
export const protect: Rule<'protect'> = {
  type: 'protect',
  timing: 'DP-8.4-b',
  list(board, _player, sink) {
    for (const unit of frameOf(board).among)
      if (protectRefusal(board, unit) === null) sink.add({ type: 'protect', unit });
  },
  refusal: (board, _player, { unit }) => protectRefusal(board, unit),
  carryOut(play, _player, { unit }) {
    const frame = frameOf(play);
    shield(play, frame.hex, [unit], frame.clause, frame.secret);
    frame.left -= 1;
    if (frame.left === 0) play.state.frames.pop();
  },
};
