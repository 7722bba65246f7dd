import type { Snapshot } from '@hexwyrm/protocol';
import { useReducer, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useGame } from '../../engine/store.ts';
import { useTable } from '../context.ts';

/** A question to the host, and its answer once it is there. */
interface Question {
  readonly asked: Promise<unknown>;
  answer: unknown;
}

/** What has been asked in each state of the game, by seat, name and parameters. */
const books = new WeakMap<Snapshot, Map<string, Question>>();

function bookOf(snapshot: Snapshot): Map<string, Question> {
  const book = books.get(snapshot) ?? new Map<string, Question>();
  books.set(snapshot, book);
  return book;
}

/** Asks once, however many want to know. */
function ask(book: Map<string, Question>, key: string, send: () => Promise<unknown>): Promise<unknown> {
  const before = book.get(key);
  if (before !== undefined) return before.asked;
  const question: Question = { asked: send(), answer: undefined };
  book.set(key, question);
  question.asked.then(
    (answer) => {
      question.answer = answer;
    },
    // A host that could not answer is asked again.
    () => book.delete(key),
  );
  return question.asked;
}

/**
 * What a query of the game answers about what is on the table. While the host works out a new answer, the last
 * one to the same question; undefined before the first. Nothing is asked without `params`.
 */
export function useAnswer(name: string, params: object | null): unknown {
  const { snapshot, seat, host } = useTable();
  const past = useGame((game) => game.past);
  const [, comes] = useReducer((times: number) => times + 1, 0);
  const last = useRef<{ readonly key: string; readonly answer: unknown }>(null);
  const question = params === null ? null : JSON.stringify(params);
  const key = `${seat} ${name} ${question}`;
  const book = bookOf(snapshot);
  useEffect(() => {
    if (question === null) return;
    let wanted = true;
    ask(book, key, () => host.query(seat, name, question, past))
      .then(() => wanted && comes())
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [book, key, host, seat, name, question, past]);
  if (question === null) return undefined;
  const known = book.get(key)?.answer;
  if (known !== undefined) last.current = { key, answer: known };
  return last.current?.key === key ? last.current.answer : undefined;
}
