import type { QUERIES } from '@hexwyrm/dragon-pass';
import type { AnswerTo, ParamsOf } from '@hexwyrm/kernel';
import { useAnswer } from '../../table/ask-host/useAnswer.ts';
import type { Session } from '../../table/ask-host/useSession.ts';

type Queries = typeof QUERIES;

/** Whether there is an answer yet; its insides are the engine's word. */
const isAnswer = <N extends keyof Queries>(_name: N, answer: unknown): answer is AnswerTo<Queries[N]> =>
  answer !== undefined;

/** What a query of Dragon Pass answers; null until it has, and where nothing is asked. */
export function usePassAnswer<N extends keyof Queries>(
  name: N,
  params: ParamsOf<Queries[N]> | null,
): AnswerTo<Queries[N]> | null {
  const answer = useAnswer(name, params);
  return isAnswer(name, answer) ? answer : null;
}

/** The same, asked once for the game as it is. */
export async function askPass<N extends keyof Queries>(
  { host, seat }: Pick<Session, 'host' | 'seat'>,
  name: N,
  params: ParamsOf<Queries[N]>,
): Promise<AnswerTo<Queries[N]>> {
  const answer = await host.query(seat, name, JSON.stringify(params), null);
  if (!isAnswer(name, answer)) throw new TypeError(`the host has no answer to ${name}`);
  return answer;
}
