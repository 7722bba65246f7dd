import { firstSpoken, type Language } from '@hexwyrm/words';
import { recall, remember } from '../storage/settings.ts';

const KEY = 'language';

/** What was chosen before, otherwise what the browser prefers. */
export const rememberedLanguage = (): Language => firstSpoken([recall(KEY), ...navigator.languages]);

/** Keeps the choice for the next visit. */
export const rememberLanguage = (language: Language): void => remember(KEY, language);
