import type { Json } from '@hexwyrm/kernel';
import { recall, remember } from './settings.ts';

/** A corrections file as it lies on this device. */
type File = { readonly [chapter: string]: Json };

const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(key: string): File | null {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? 'null');
    return isFile(kept) ? kept : null;
  } catch {
    return null;
  }
}

const write = (key: string, file: object | null): void =>
  remember(key, file === null || Object.keys(file).length === 0 ? null : JSON.stringify(file));

/** The corrections that are being written for a game. What cannot be read is none. */
export const draftOf = (game: string): File => read(`corrections.${game}`) ?? {};

export const keepDraft = (game: string, draft: object): void => write(`corrections.${game}`, draft);

/** The corrections that new games of it are played with; null: the shipped data. */
export const inUse = (game: string): File | null => read(`corrected.${game}`);

export const putInUse = (game: string, corrections: object | null): void =>
  write(`corrected.${game}`, corrections);
