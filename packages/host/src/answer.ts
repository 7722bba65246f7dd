import {
  parseLine,
  parseParams,
  parseRequest,
  type RequestId,
  type Response,
  requestId,
} from '@hexwyrm/protocol';
import type { Connection } from './connection.ts';
import { errorBody } from './errors.ts';

/** Answers one message with any content. */
export async function answerMessage({ request }: Connection, read: () => unknown): Promise<Response> {
  let id: RequestId | null = null;
  try {
    const value = read();
    id = requestId(value);
    const { id: known, method, params } = parseRequest(value);
    return { id: known, result: await request(method, parseParams(method, params)) };
  } catch (error) {
    return { id, error: errorBody(error) };
  }
}

/** Answers one message that comes as text; reading it may fail as well. */
export const answerText = (connection: Connection, readText: () => string): Promise<Response> =>
  answerMessage(connection, () => parseLine(readText()));
