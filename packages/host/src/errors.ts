import {
  DataError,
  DiceError,
  HexwyrmError,
  type Problem,
  type Refusal,
  RefusedError,
} from '@hexwyrm/kernel';
import { type ErrorBody, isErrorCode } from '@hexwyrm/protocol';

/** An error as sent to clients. Anything not thrown on purpose is a bug of ours. */
export function errorBody(error: unknown): ErrorBody {
  if (!(error instanceof HexwyrmError) || !isErrorCode(error.code)) {
    return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
  }
  const { code, message } = error;
  return { code, message, ...refusalOf(error), ...problemsOf(error) };
}

function refusalOf(error: HexwyrmError): Partial<Pick<Refusal, 'clause' | 'facts'>> {
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof DiceError && error.roll !== null) return { facts: { roll: error.roll } };
  // A replay that does not play was refused somewhere: that clause matters most.
  return error.cause instanceof RefusedError ? error.cause.refusal : {};
}

function problemsOf(error: HexwyrmError): { problems?: readonly Problem[] } {
  return error instanceof DataError ? { problems: error.problems } : {};
}
