import {
  type Board,
  enemiesAt,
  faceOf,
  orderStack,
  type Play,
  putUnit,
  stackAt,
  unitOf,
} from '../../core/board.ts';
import { hexName, range } from '../../core/hexes.ts';
import { planned, type Rule } from '../../core/rule.ts';
import { type Clause, type Hex, type Player, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { enterFlood } from '../../harm/flooding.ts';
import { rangeTimes } from '../../moon/doubling.ts';
import { tellOthers, toOwner } from '../../screening/knowledge.ts';
import { ownPuppeteers, poolOf } from '../../stacks/illusions.ts';
import { hasGiant } from '../../stacks/kinds.ts';
import { closedLandRefusal } from '../../terrain/closed-lands.ts';
import { groundRefusal } from '../../terrain/cost.ts';
import { moverOf } from '../../terrain/mover.ts';

/** DP-16.13.3.1-a, DP-16.7.2-a: how far from the Puppeteers their illusions can be created and recalled. */
export const reachOf = (board: Board, puppeteers: UnitId): number =>
  (faceOf(board, puppeteers).rf ?? 0) * rangeTimes(board, puppeteers);

/** R-DP-85: once in a phase each, so that one created in the cloud, where it vanishes, is not created again and again. */
const creatable = (board: Board, player: Player): UnitId[] =>
  poolOf(board, player).filter((id) => !board.state.acted.includes(id));

interface Vision {
  readonly illusion: UnitId;
  readonly hex: Hex;
}

function vision(board: Board, player: Player, hex: Hex): Vision | Clause {
  const puppeteers = ownPuppeteers(board, player);
  const [illusion] = creatable(board, player);
  if (puppeteers < 0 || poolOf(board, player).length === 0) return 'DP-16.13.3.1-a';
  if (illusion === undefined) return 'DP-16.14.2-f';
  if (range(board, unitOf(board, puppeteers).hex, hex) > reachOf(board, puppeteers)) return 'DP-16.13.3.1-a';
  if (enemiesAt(board, hex, player)) return 'DP-16.13.3.1-a';
  if (hasGiant(board, hex)) return 'DP-17.1-k';
  return groundRefusal(moverOf(board, illusion), hex) ?? closedLandRefusal(board, hex) ?? { illusion, hex };
}

/** An Illusionary Army appears, whichever: all look the same (DP-16.13.3.1-a). */
export const conjure: Rule<'conjure'> = {
  type: 'conjure',
  timing: 'DP-16.13.3.1-a',
  list(board, player, sink) {
    if (ownPuppeteers(board, player) < 0 || creatable(board, player).length === 0) return;
    for (const hex of board.world.land.grid.names.keys())
      if (typeof vision(board, player, hex) !== 'string') sink.add({ type: 'conjure', hex });
  },
  ...planned<'conjure', Vision>({
    plan: (board, player, { hex }) => vision(board, player, hex),
    carryOut(play, _player, _action, { illusion, hex }) {
      play.state.acted.push(illusion);
      appear(play, illusion, hex);
    },
  }),
};

/** R-DP-82: at the bottom of a stack, so that it is seen only where it is alone. */
function appear(play: Play, id: UnitId, hex: Hex): void {
  const before = stackAt(play, hex);
  putUnit(play, id, hex);
  orderStack(play, hex, [...before, id]);
  const event = { type: 'conjured', clause: 'DP-16.13.3.1-a', unit: id, hex: hexName(play, hex) } as const;
  if (before.length === 0) play.events.push(event);
  else {
    play.events.push({ ...event, ...toOwner(play, id) });
    tellOthers(play, id, 'arrived', WAITING);
  }
  enterFlood(play, id, true);
}
