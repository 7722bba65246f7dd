export type { Way } from '@hexwyrm/wargame';
export type { Answer, Answers, Chances, Followed, Opened, Played } from './answers.ts';
export { groupActions, ungroupActions } from './choices.ts';
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
export { applyNews, createNews } from './news.ts';
export { applyPatch, createPatch, type Operation } from './patch.ts';
export { MessageError, parseWith, within } from './problems.ts';
export {
  type Params,
  parseLine,
  parseParams,
  parseRequest,
  type Request,
  type RequestId,
  requestId,
} from './request.ts';
export { type ErrorBody, parseResponse, type Response } from './response.ts';
export { type Doubt, RESULTS, type Result } from './results.ts';
export {
  type Entry,
  type News,
  type Snapshot,
  UNDO_EXTENTS,
  type UndoCounts,
  type UndoExtent,
  type Update,
} from './snapshot.ts';
