import type { Pause } from '@hexwyrm/bots';
import {
  type GameEvent,
  type GameState,
  HexwyrmError,
  type Json,
  type Missed,
  type Plan,
  seededDice,
} from '@hexwyrm/kernel';
import type { Answer } from '@hexwyrm/protocol';
import { checkAsked, diceOf } from './bots.ts';
import type { HostedMatch } from './hosted-match.ts';
import { plain } from './redact.ts';

/**
 * What the seat is advised to do, from what it may know. It is found out beside the game; throws HexwyrmError 'stale' where the
 * game goes on meanwhile.
 */
export async function adviceFor<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
  seat: string,
  { isOver, rest }: Pause,
  evaluations?: number,
  seed?: string | number,
): Promise<Answer<'advise'>> {
  hosted.checkAdvised();
  checkAsked(hosted, seat);
  const { game, match, updates } = hosted;
  const version = updates.versionFor(seat, false);
  const adviser = await hosted.adviser();
  const dice = seed === undefined ? diceOf('advise', match.view(seat)) : seededDice(seed);
  const thought = adviser.advise(game, game.sample(match.state, seat, dice), seat, dice, {
    ...(evaluations !== undefined && { evaluations }),
    isOver,
  });
  for (;;) {
    const step = thought.next();
    if (step.done) {
      const { plans, ...advice } = step.value;
      return { ...advice, plans: plans.map(planPlainly) };
    }
    await rest();
    if (updates.versionFor(seat, false) !== version) throw new HexwyrmError('stale', 'the game has gone on');
  }
}

const planPlainly = <A>(plan: Plan<A>): Plan<Json> => ({ ...plan, actions: plan.actions.map(plain) });

/** What was missed, as it travels. */
export const plainly = <A>(missed: Missed<A> | null): Missed<Json> | null =>
  missed && { ...missed, plan: planPlainly(missed.plan) };
