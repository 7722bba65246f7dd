import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** SHA-256 of the canonical JSON, in lower-case hexadecimal. */
export function hashState(state: object): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(state))));
}

/** A deep copy of plain JSON data, for values that must outlive their owner's changes. */
export function copyJson<T>(value: T): T;
export function copyJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyList(value);
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) if (item !== undefined) copy[key] = copyJson(item);
  return copy;
}

/** `map` would do, but compiled it makes arrays of another kind than those it is given, and code holds for one kind. */
function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyJson(copy[i]);
  return copy;
}
