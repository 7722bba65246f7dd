import type { Game, GameEvent, GameState, Json } from '@hexwyrm/kernel';
import { MessageError, within } from '@hexwyrm/protocol';

/** Throws MessageError 'bad-action', naming each field at fault, where an action is none of this game. */
export function checkForm<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  { action, actions }: { readonly action?: Json | undefined; readonly actions?: readonly Json[] | undefined },
): void {
  const problems = actions
    ? actions.flatMap((each, index) => within(`params.actions[${index}]`, game.problemsIn(each)))
    : within('params.action', game.problemsIn(action));
  if (problems.length > 0) throw new MessageError('bad-action', problems);
}
