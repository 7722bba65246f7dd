// In a battle an illusion that is not in it takes the place of the Puppeteers (16.13.3.4).

import { changing, type Play } from '../../core/board.ts';
import { type FrameForm, repeatFaults } from '../../core/frame-form.ts';
import { topFrame } from '../../core/frames.ts';
import type { Rule } from '../../core/rule.ts';
import { fallTogether } from '../../losses/casualties.ts';
import { devourTogether } from '../../magic/chaos.ts';
import { ownPuppeteers, puppeteersOf, substituteRefusal, substitutesFor } from '../../stacks/illusions.ts';
import { exchange, standIn } from './exchange.ts';

/** At any time in the battle (DP-16.13.3.4-b), also when they are about to fall. */
export const substitute: Rule<'substitute'> = {
  type: 'substitute',
  timing: 'DP-16.13.3.4-b',
  list(board, player, sink) {
    for (const unit of substitutesFor(board, player)) sink.add({ type: 'substitute', unit });
  },
  refusal: (board, player, { unit }) => substituteRefusal(board, player, unit),
  carryOut(play, player, { unit }) {
    const puppeteers = ownPuppeteers(play, player);
    exchange(play, puppeteers, unit);
    standIn(play, unit, puppeteers);
    // DP-16.13.3.4-c: what the illusion had still to fight is now theirs.
    changing(play, unit).fought = true;
    changing(play, puppeteers).fought = false;
    play.events.push({ type: 'substituted', clause: 'DP-16.13.3.4-b', unit });
    if (play.state.frames.at(-1)?.kind === 'spare') goOn(play);
  },
};

/** The casualties fall. */
export function goOn(play: Play): void {
  const { cause, taken, by } = topFrame(play, 'spare');
  play.state.frames.pop();
  if (cause !== 'chaos') fallTogether(play, cause, taken);
  else
    devourTogether(
      play,
      taken.flatMap((unit, index) => by.slice(index, index + 1).map((each) => ({ by: each, unit }))),
    );
}

export const spareForm: FrameForm<'spare'> = {
  on: ['battle'],
  *faults(board, { player, cause, taken, by }) {
    yield* repeatFaults('taken', taken);
    if (!taken.includes(puppeteersOf(board))) yield ['taken', 'must have the Puppeteers among them'];
    if (ownPuppeteers(board, player) < 0) yield ['player', 'must own the Puppeteers'];
    if (by.length !== (cause === 'chaos' ? taken.length : 0))
      yield ['by', 'must name a chaotic unit for each of those taken by chaos, and for no others'];
  },
};
