import type { Posting } from '@hexwyrm/dragon-pass';
import { namedLists } from '../../../../storage/named-lists.ts';

/** A set-up kept by name, for a scenario and a side. */
export interface Setup {
  readonly name: string;
  readonly scenario: string;
  readonly seat: string;
  readonly posts: readonly Posting[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPosting = (value: unknown): value is Posting =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  Number.isInteger(value.number) &&
  (value.hex === null || typeof value.hex === 'string');

const isSetup = (value: unknown): value is Setup =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.scenario === 'string' &&
  typeof value.seat === 'string' &&
  Array.isArray(value.posts) &&
  value.posts.every(isPosting);

/** Set-ups kept on this device. */
export const SETUPS = namedLists(
  'setups',
  isSetup,
  (a, b) => a.name === b.name && a.scenario === b.scenario && a.seat === b.seat,
);

/** The set-up in a file, or null where there is none. */
export async function setupIn(file: File): Promise<Setup | null> {
  try {
    const data: unknown = JSON.parse(await file.text());
    return isSetup(data) ? data : null;
  } catch {
    return null;
  }
}
