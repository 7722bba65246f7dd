import type { RollOdds } from '@hexwyrm/kernel';
import { type Board, changing, isInactive, type Play, stackAt, unitOf } from '../../core/board.ts';
import type { Battle } from '../../core/frames.ts';
import { hexName } from '../../core/hexes.ts';
import { plainList } from '../../core/plain-list.ts';
import { endForesight, throwDie } from '../../core/rolls.ts';
import { opponentOf } from '../../core/turn-order.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../../core/vocabulary.ts';

type Sides = Pick<Battle, 'attackers' | 'defenders'>;

/** DP-7.5.1-a: all units of the attacked stacks defend, all pieces committed to them attack. */
export function sidesOf(board: Board, targets: readonly Hex[], chosen: readonly UnitId[]): Sides {
  const committed = board.state.committed.filter((id) => targets.includes(unitOf(board, id).hex));
  return {
    attackers: plainList([...chosen, ...committed]),
    defenders: plainList(targets.flatMap((hex) => stackAt(board, hex).filter((id) => isInactive(board, id)))),
  };
}

/** A battle before its first step. */
export const freshBattle = (targets: readonly Hex[], { attackers, defenders }: Sides): Battle => ({
  kind: 'battle',
  step: 0,
  targets: plainList(targets),
  attackers,
  defenders,
  commander: NOBODY,
  abstaining: [],
  reserve: [],
  fought: [],
  covered: [],
  withdrawn: [],
  loss: { defenders: 0, attackers: 0 },
  by: { defenders: [], attackers: [] },
  grudges: [],
  aims: [],
  stirred: [],
});

/** The sides of the battle are settled, and who commands the defence. */
export function openBattle(play: Play, targets: readonly Hex[], chosen: readonly UnitId[]): void {
  const { state } = play;
  const sides = sidesOf(play, targets, chosen);
  const { attackers, defenders } = sides;
  const commander = commanderOf(play, defenders);
  if (state.options.screening) endForesight(play);
  for (const id of [...attackers, ...defenders]) changing(play, id).fought = true;
  const stirred = [...new Set([...targets, ...chosen.map((id) => unitOf(play, id).hex)])];
  state.frames.push({ ...freshBattle(targets, sides), commander, stirred });
  play.events.push({
    type: 'battle-declared',
    clause: 'DP-7.5.1-a',
    attackers: [...attackers],
    defenders: [...defenders],
    targets: targets.map((hex) => hexName(play, hex)),
    commander: state.seats[commander],
    reveals: state.options.screening,
  });
}

/** DP-7.4.1-b, c: the player with most units defends; equals roll until one is higher. */
function commanderOf(play: Play, defenders: readonly UnitId[]): Player {
  const counts = countByOwner(play, defenders);
  if (play.state.phase === 'giants') return againstGiants(play, counts);
  const most = Math.max(...counts.values());
  let rivals = [...counts].flatMap(([player, count]) => (count === most ? [player] : []));
  while (rivals.length > 1) {
    const odds = [commandOdds(play, rivals)];
    const rolls = rivals.map((player) => ({ player, die: throwDie(play, () => odds) }));
    play.events.push({
      type: 'command-rolled',
      clause: 'DP-7.4.1-c',
      rolls: rolls.map(({ player, die }) => ({ seat: play.state.seats[player], die })),
    });
    const best = Math.max(...rolls.map(({ die }) => die));
    rivals = rolls.flatMap(({ player, die }) => (die === best ? [player] : []));
  }
  return rivals[0] ?? 0;
}

/** DP-17.1-j: the opponent of the active player, or that player where giants attack no others. */
function againstGiants({ state }: Board, counts: ReadonlyMap<Player, number>): Player {
  const opponent = opponentOf(state, state.active);
  return counts.has(opponent) ? opponent : state.active;
}

/** Rerolled while equal, so each has the same chance. */
const commandOdds = ({ state }: Board, rivals: readonly Player[]): RollOdds => ({
  roll: 'command',
  clause: 'DP-7.4.1-c',
  dice: 1,
  needs: 1,
  modifier: 0,
  modifiers: [],
  chance: [1, 1],
  results: rivals.map((player) => ({ result: state.seats[player], chance: [1, rivals.length] })),
});

function countByOwner(board: Board, units: readonly UnitId[]): Map<Player, number> {
  const counts = new Map<Player, number>();
  for (const id of units) {
    const { owner } = unitOf(board, id);
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
}
