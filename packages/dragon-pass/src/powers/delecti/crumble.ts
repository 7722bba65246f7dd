import { type Play, unitOf } from '../../core/board.ts';
import type { Clause, UnitId } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { chainOf, delectiOf, hexesInContact } from './chain.ts';
import { bestOrder, renumber } from './order.ts';

/** DP-16.3.2.3-c, d: when a phase ends zombies without contact fall to dust, and those left close their ranks. */
export function crumble(play: Play): void {
  const zombies = chainOf(play);
  if (zombies.length === 0) return;
  const delecti = delectiOf(play);
  const lives = delecti >= 0 && unitOf(play, delecti).hex >= 0;
  const contact = hexesInContact(play);
  const held = zombies.filter((id) => contact.has(unitOf(play, id).hex));
  fall(play, zombies, held, lives ? 'DP-16.3.2.3-c' : 'DP-16.3.2.3-d');
  if (held.length === 0) return;
  const order = bestOrder(play, held);
  fall(play, held, order, 'DP-16.3.2.1-a');
  renumber(play, order);
}

function fall(play: Play, zombies: readonly UnitId[], spared: readonly UnitId[], clause: Clause): void {
  for (const id of zombies) if (!spared.includes(id)) eliminate(play, id, clause);
}
