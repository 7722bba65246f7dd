import { type Board, isAloft, isWild, type Play, range, typeOf } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { UnitId } from '../../core/vocabulary.ts';
import { isHero, isWizard } from '../../world/traits.ts';

/** Units a wild elemental may attack: any unit of either player on the ground (DR-2.7.2-c). */
export const isPrey = (unit: Unit): boolean => unit.hex >= 0 && !isAloft(unit) && !isWild(unit);

/** DR-2.8.9-i, j, k: the nearest of them, then the most tempting, then by die roll; -1 if there are none. */
export function choosePrey(play: Play, hunter: Unit, among: readonly UnitId[]): UnitId {
  const { units } = play.state;
  const near = leastBy(among, (id) => range(play, hunter.hex, units[id].hex));
  const best = leastBy(near, (id) => temptation(play, units[id]));
  return best.length > 1 ? drawLot(play, best) : (best[0] ?? -1);
}

function leastBy(ids: readonly UnitId[], measure: (id: UnitId) => number): UnitId[] {
  const measures = ids.map(measure);
  const least = Math.min(...measures);
  return ids.filter((_, index) => measures[index] === least);
}

/** DR-2.8.9-j: wizard, dragon, hero, other monster, and then troops, the strongest first; less is more tempting. */
function temptation(board: Board, unit: Unit): number {
  const { kind, breath, defence } = typeOf(board, unit);
  if (isWizard(unit)) return -4;
  if (breath) return -3;
  if (isHero(unit)) return -2;
  if (kind === 'major' || kind === 'minor' || kind === 'elemental') return -1;
  return 1 / (1 + defence);
}

/** DR-2.8.9-k: the numbers of the die are shared out evenly in unit order; those left over are rolled again. */
function drawLot(play: Play, candidates: readonly UnitId[]): UnitId {
  let dice = 1;
  while (6 ** dice < candidates.length) dice++;
  const share = Math.floor(6 ** dice / candidates.length);
  for (;;) {
    const thrown = Array.from({ length: dice }, () => play.dice.d6(() => 'prey'));
    const number = thrown.reduce((sum, die) => sum * 6 + die - 1, 0);
    const picked = candidates[Math.floor(number / share)];
    play.events.push({
      type: 'rolled',
      clause: 'DR-2.8.9-k',
      roll: 'prey',
      ...(picked !== undefined && { target: picked }),
      dice: thrown,
      modifier: 0,
      needs: 0,
      success: picked !== undefined,
    });
    if (picked !== undefined) return picked;
  }
}
