import { type Draft, isDraft } from './draft.ts';

/** What a text says as a corrections file; null if it is none. The rules say whether it fits. */
export function readText(text: string): Draft | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isDraft(value) && !Object.hasOwn(value, '__proto__') ? value : null;
  } catch {
    return null;
  }
}
