import type { Messages } from '../message.ts';

/** The catalogues of all areas as one; scripts/check-messages.ts sees to it that no two use the same name. */
export const merged = (areas: Readonly<Record<string, Messages>>): Messages =>
  Object.fromEntries(Object.values(areas).flatMap((area) => Object.entries(area)));
