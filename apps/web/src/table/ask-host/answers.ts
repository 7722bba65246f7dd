import type { AnswerTo, ParamsOf } from '@hexwyrm/kernel';
import { useAnswer } from './useAnswer.ts';
import type { Session } from './useSession.ts';

/** The ways to ask the queries of a game, with the game's own types: answers always come from its own host. */
interface Answers<Q> {
  /** What a query answers; null until it has, and where nothing is asked. */
  useAnswer<N extends keyof Q & string>(name: N, params: ParamsOf<Q[N]> | null): AnswerTo<Q[N]> | null;
  /** The same, asked once for the game as it is. */
  ask<N extends keyof Q & string>(
    session: Pick<Session, 'host' | 'seat'>,
    name: N,
    params: ParamsOf<Q[N]>,
  ): Promise<AnswerTo<Q[N]>>;
}

export function answersOf<Q extends Readonly<Record<string, object>>>(): Answers<Q> {
  /** Whether there is an answer yet; its insides are the engine's word. */
  const isAnswer = <N extends keyof Q>(_name: N, answer: unknown): answer is AnswerTo<Q[N]> =>
    answer !== undefined;
  return {
    useAnswer(name, params) {
      const answer = useAnswer(name, params === null ? null : Object(params));
      return isAnswer(name, answer) ? answer : null;
    },
    async ask({ host, seat }, name, params) {
      const answer = await host.query(seat, name, JSON.stringify(params), null);
      if (!isAnswer(name, answer)) throw new TypeError(`the host has no answer to ${name}`);
      return answer;
    },
  };
}
