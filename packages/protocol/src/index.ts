export {
  fileKind,
  type PositionEnvelope,
  parseJson,
  parsePositionEnvelope,
  parseViewEnvelope,
  type ViewEnvelope,
} from './envelope.ts';
export { ERROR_CODES, type ErrorCode, isErrorCode } from './error-codes.ts';
export { jsonSchemaOf } from './json-schema.ts';
export { isMethod, METHODS, type Method } from './methods.ts';
export { MessageError, parseWith, problemsOf } from './problems.ts';
export { type Params, parseLine, parseRequest, type Request, type RequestId, requestId } from './request.ts';
export { type ErrorBody, parseResponse, type Response } from './response.ts';
export { RESULTS, type Result } from './results.ts';
export type {
  Doubt,
  Explanation,
  Reach,
  Snapshot,
  Stretch,
  TableAnswers,
  TableEntry,
  TableFailure,
  TableRequest,
} from './table.ts';
