import type { QUERIES } from '@hexwyrm/dragon-rage';
import type { AnswerTo, ParamsOf } from '@hexwyrm/kernel';
import { useAnswer } from '../../table/ask-host/useAnswer.ts';

type Queries = typeof QUERIES;

/** Whether there is an answer yet; its insides are the engine's word. */
const isAnswer = <N extends keyof Queries>(_name: N, answer: unknown): answer is AnswerTo<Queries[N]> =>
  answer !== undefined;

/** What a query of Dragon Rage answers; null until it has, and where nothing is asked. */
export function useRageAnswer<N extends keyof Queries>(
  name: N,
  params: ParamsOf<Queries[N]> | null,
): AnswerTo<Queries[N]> | null {
  const answer = useAnswer(name, params);
  return isAnswer(name, answer) ? answer : null;
}
