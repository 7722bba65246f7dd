import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** RFC 8785: one spelling per value, giving equal data equal bytes on every platform. */
export function canonical(json: unknown): string {
  const text = canonicalize(json);
  if (text === undefined) throw new TypeError('not JSON data');
  return text;
}

/** SHA-256 of the canonical JSON, in lower-case hexadecimal. */
export function hashState(state: object): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(state))));
}

/** A deep copy of plain JSON data, for values that must outlive their owner's changes. */
export function copyJson<T>(value: T): T;
export function copyJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copyJson(item));
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) if (item !== undefined) copy[key] = copyJson(item);
  return copy;
}
