import { type Board, hexName, type Play, stackAt, unitOf } from '../board.ts';
import type { FrameOf } from '../frames.ts';
import type { Rule } from '../rule.ts';
import { isProtector } from '../stacks/kinds.ts';
import type { Clause, Hex, UnitId } from '../vocabulary.ts';
import { bestFriendOf } from './friends.ts';

/** DP-8.4-b: so many companions a superhero protects; two protect twice as many (DP-8.4-d). */
const COMPANIONS = 3;

function frameOf({ state }: Board): FrameOf<'protect'> {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'protect') throw new Error('nobody is being protected');
  return frame;
}

/**
 * Settles whom superheroes in the hexes protect from what is about to happen to the `threatened`: everybody where three
 * or fewer of them lie beside one, else best friends and whom the owner names (R-DPC-51). They stand in
 * `state.shielded` until the next effect. Where nobody may look into the stacks it is `secret` whom he named.
 */
export function askProtection(
  play: Play,
  hexes: readonly Hex[],
  threatened: readonly UnitId[],
  clause: Clause,
  secret = false,
): void {
  play.state.shielded = [];
  for (const hex of hexes) protectIn(play, hex, threatened, clause, secret);
}

function protectIn(
  play: Play,
  hex: Hex,
  threatened: readonly UnitId[],
  clause: Clause,
  secret: boolean,
): void {
  const protectors = stackAt(play, hex).filter((id) => isProtector(play, id));
  const [first] = protectors;
  if (first === undefined) return;
  const player = unitOf(play, first).owner;
  const companions = stackAt(play, hex).filter(
    (id) => unitOf(play, id).owner === player && threatened.includes(id),
  );
  const room = COMPANIONS * protectors.length;
  if (companions.length <= room) {
    shield(play, hex, companions, clause, secret);
    return;
  }
  // DP-8.4-c: best friends come first; the owner names the rest.
  const friends = protectors.map((id) => bestFriendOf(play, id)).filter((id) => companions.includes(id));
  shield(play, hex, friends, clause, secret);
  const among = companions.filter((id) => !friends.includes(id));
  play.state.frames.push({
    kind: 'protect',
    player,
    hex,
    left: room - friends.length,
    among,
    clause,
    secret,
  });
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
    ...(secret && { audience: [play.state.seats[owner] ?? ''] }),
  });
}

function protectRefusal(board: Board, id: UnitId): Clause | null {
  if (board.state.shielded.includes(id)) return 'DP-8.4-b';
  return frameOf(board).among.includes(id) ? null : 'DP-8.4-b';
}

/** The owner of a superhero names one more unit beside it that magic shall not touch. */
export const protect: Rule<'protect'> = {
  type: 'protect',
  timing: 'DP-8.4-b',
  list(board, _player, sink) {
    for (const unit of frameOf(board).among)
      if (protectRefusal(board, unit) === null) sink.actions.push({ type: 'protect', unit });
  },
  refusal: (board, _player, { unit }) => protectRefusal(board, unit),
  carryOut(play, _player, { unit }) {
    const frame = frameOf(play);
    shield(play, frame.hex, [unit], frame.clause, frame.secret);
    frame.left -= 1;
    if (frame.left === 0) play.state.frames.pop();
  },
};
