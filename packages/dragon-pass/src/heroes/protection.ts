import { type Board, hexName, type Play, stackOf, unitOf } from '../board.ts';
import type { FrameOf } from '../frames.ts';
import type { Rule } from '../rule.ts';
import { isSuperhero } from '../stacks/kinds.ts';
import type { Clause, Hex, UnitId } from '../vocabulary.ts';
import { bestFriendOf } from './friends.ts';

/** DP-8.4-b: so many companions a superhero protects; two protect twice as many (DP-8.4-d). */
const COMPANIONS = 3;

function frameOf({ state }: Board): FrameOf<'protect'> {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'protect') throw new Error('nobody is being protected');
  return frame;
}

/** Units in the hex that a superhero stacked with them could protect. */
function companions(board: Board, hex: Hex, owner: number): UnitId[] {
  return stackOf(board, hex, owner).filter((id) => !isSuperhero(board, id));
}

/**
 * Settles whom superheroes in the hexes protect from what is about to happen: their best friends, everybody where
 * three or fewer lie with them, else whom the owner names (R-DPC-51). What is shielded stands in `state.shielded`.
 */
export function askProtection(play: Play, hexes: readonly Hex[], clause: Clause): void {
  play.state.shielded = [];
  for (const hex of hexes) {
    const heroes = play.stacks.get(hex)?.filter((id) => isSuperhero(play, id)) ?? [];
    const [first] = heroes;
    if (first === undefined) continue;
    const { owner } = unitOf(play, first);
    const others = companions(play, hex, owner);
    const room = COMPANIONS * heroes.length;
    if (others.length <= room) play.state.shielded.push(...others);
    else nameFriends(play, hex, heroes, others, room, clause);
  }
}

/** DP-8.4-c: best friends come first; the owner names the rest. */
function nameFriends(
  play: Play,
  hex: Hex,
  heroes: readonly UnitId[],
  others: readonly UnitId[],
  room: number,
  clause: Clause,
): void {
  const friends = heroes.map((hero) => bestFriendOf(play, hero)).filter((friend) => others.includes(friend));
  play.state.shielded.push(...friends);
  const player = unitOf(play, heroes[0] ?? 0).owner;
  play.state.frames.push({ kind: 'protect', player, hex, left: room - friends.length, clause });
}

const nameable = (board: Board): UnitId[] => {
  const { hex, player } = frameOf(board);
  return companions(board, hex, player).filter((id) => !board.state.shielded.includes(id));
};

/** The owner of a superhero names one more unit beside it that magic shall not touch. */
export const protect: Rule<'protect'> = {
  type: 'protect',
  timing: 'DP-8.4-b',
  list(board, _player, sink) {
    for (const unit of nameable(board)) sink.actions.push({ type: 'protect', unit });
  },
  refusal: (board, _player, { unit }) => (nameable(board).includes(unit) ? null : 'DP-8.4-b'),
  carryOut(play, _player, { unit }) {
    const frame = frameOf(play);
    play.state.shielded.push(unit);
    frame.left -= 1;
    if (frame.left > 0) return;
    play.state.frames.pop();
    const units = play.state.shielded.filter((id) => unitOf(play, id).hex === frame.hex);
    play.events.push({ type: 'protected', clause: frame.clause, units, hex: hexName(play, frame.hex) });
  },
};
