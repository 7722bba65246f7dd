import { SPECTATOR } from '@hexwyrm/kernel';
import { type Board, holderOf, type Play, stackAt, unitOf } from '../core/board.ts';
import type { AreaEffect } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import { endForesight } from '../core/rolls.ts';
import { type Clause, DEAD, type Hex, type UnitId } from '../core/vocabulary.ts';
import { blameForExotic } from '../heroes/berserk.ts';
import { askProtection } from '../heroes/protection.ts';
import { hiddenFrom, playerAt, toOthers } from '../screening/knowledge.ts';
import { isProtector } from '../stacks/kinds.ts';
import { HARMS } from './powers.ts';

/** Units the effect would harm without protection. Superheroes and dragons save themselves (DP-8.4-a). */
export function threatened(board: Board, effect: AreaEffect): UnitId[] {
  const harm = HARMS[effect.harm];
  return effect.hexes
    .flatMap((hex) => stackAt(board, hex))
    .filter((id) => !isProtector(board, id) && !harm.spares(board, id, effect));
}

/** Whether a stack has covered units: which of its units are harmed shows whether a superhero is among them. */
function mayShelter(play: Play, hex: Hex): boolean {
  const hidden = hiddenFrom(play, playerAt(play.state, SPECTATOR));
  return stackAt(play, hex).some((id) => hidden.has(id));
}

/** What led to the effect cannot be undone any more. */
function reveal({ events }: Play): void {
  const last = events.at(-1);
  if (last !== undefined) events[events.length - 1] = { ...last, reveals: true };
}

/** R-DP-50: the units left show others how many were protected, not which. */
function tellSheltered(play: Play, { hexes }: AreaEffect, clause: Clause): void {
  for (const hex of hexes) {
    const count = stackAt(play, hex).filter((id) => play.state.shielded.includes(id)).length;
    if (count === 0) continue;
    const others = toOthers(play, holderOf(play, hex));
    play.events.push({ type: 'sheltered', clause, hex: hexName(play, hex), count, ...others });
  }
}

/** Takes the effect one step on; called when it is the top frame. */
export function befall(play: Play, effect: AreaEffect): void {
  const { state } = play;
  const harm = HARMS[effect.harm];
  if (!effect.settled) {
    effect.settled = true;
    if (state.options.screening) {
      endForesight(play);
      if (effect.hexes.some((hex) => mayShelter(play, hex))) reveal(play);
    }
    const secrecy = state.options.screening ? (harm.kills ? 'named' : 'whole') : 'open';
    askProtection(play, effect.hexes, threatened(play, effect), harm.protection, secrecy);
    return;
  }
  state.frames.splice(state.frames.indexOf(effect), 1);
  const struck = threatened(play, effect).filter((id) => !state.shielded.includes(id));
  if (state.options.screening && harm.kills) tellSheltered(play, effect, harm.protection);
  state.shielded = [];
  for (const id of struck) harm.befalls(play, id, effect);
  const fallen = struck.filter((id) => unitOf(play, id).hex === DEAD);
  if (effect.by >= 0) blameForExotic(play, fallen, effect.by);
}
