import type { Facts } from '@hexwyrm/kernel';
import type { StandingAnswer } from '../engine/standing-answers.ts';
import { isGame } from '../kit/ids.ts';
import type { SavedGame } from './games.ts';

/** Names are typed into a field of 60 characters; what is far longer was not written by this page. */
const LONGEST = 200;
const MOST_SEATS = 20;
const MOST_ANSWERS = 200;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isCount = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;

/** A record with as many entries as a table has seats, at most. */
function isBySeat<T>(
  value: unknown,
  holds: (entry: unknown) => entry is T,
): value is Readonly<Record<string, T>> {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MOST_SEATS && entries.every(([seat, entry]) => isText(seat) && holds(entry));
}

const isFacts = (value: unknown): value is Facts => isRecord(value);

const isPresses = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(isCount);

/** A handful of questions, each by seat. */
const isBeforehand = (value: unknown): value is readonly StandingAnswer[] =>
  Array.isArray(value) &&
  value.length <= MOST_ANSWERS &&
  value.every(
    (one) =>
      isRecord(one) && isText(one.seat) && isText(one.kind) && (one.turn === null || isCount(one.turn)),
  );

/** A saved row as the list of games needs it; null if damaged or of a game this version does not know. */
export function readRow(row: unknown): SavedGame | null {
  if (!isRecord(row)) return null;
  const {
    id,
    name = '',
    game,
    scenario,
    seats,
    names = {},
    covered = true,
    advised = true,
    viewer,
    seen = {},
    beforehand = [],
  } = row;
  const { actions, hash, presses, standing, over, created, updated } = row;
  if (!isText(id) || !isText(name) || !isText(game) || !isGame(game) || !isText(scenario)) return null;
  if (!isBySeat(seats, isText) || !isBySeat(names, isText) || !isBySeat(seen, isCount)) return null;
  if (!isText(viewer) || !Object.hasOwn(seats, viewer) || typeof covered !== 'boolean') return null;
  if (typeof advised !== 'boolean') return null;
  if (!isBeforehand(beforehand)) return null;
  if (!isCount(actions) || !isFacts(standing) || typeof over !== 'boolean') return null;
  if (!isNumber(created) || !isNumber(updated)) return null;
  const people = {
    seats,
    names,
    covered,
    advised,
    viewer,
    seen,
    ...(beforehand.length > 0 ? { beforehand } : {}),
  };
  const known = { id, name, game, scenario, ...people, actions, standing, over };
  if (hash !== undefined) return isText(hash) ? { ...known, hash, created, updated } : null;
  if (presses === undefined) return { ...known, created, updated };
  return isPresses(presses) ? { ...known, presses, created, updated } : null;
}
