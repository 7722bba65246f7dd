/** The languages of the table, in the order of the switch. */
export const LANGUAGES = ['en', 'fr', 'es', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name: players find theirs without reading a foreign one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
};

/** How numbers, lists and dates are written; our English is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** The language of a tag like "de-AT" or "de_AT.UTF-8", or null if not supported. */
export const languageOf = (tag: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => tag?.toLowerCase().split(/[-_.@]/)[0] === language) ?? null;

/** The first supported language of the tags, otherwise English. */
export function firstSpoken(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return 'en';
}
