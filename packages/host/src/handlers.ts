import type { GameEvent, GameState } from '@hexwyrm/kernel';
import type { Answer, Method, Params } from '@hexwyrm/protocol';
import type { HostedMatch } from './hosted-match.ts';

/** How methods are answered. */
export type Handlers<M extends Method> = {
  readonly [N in M]: (params: Params<N>) => Answer<N> | Promise<Answer<N>>;
};

/** Where a match is now. */
export const nowOf = <S extends GameState, A, E extends GameEvent, V>({
  match,
}: HostedMatch<S, A, E, V>) => ({
  decision: match.decision(),
  outcome: match.outcome(),
});
