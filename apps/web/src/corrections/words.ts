import type { Words } from '../i18n/index.ts';

/** The first letter as a capital. */
export const capitalOf = (text: string, { language }: Words): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
