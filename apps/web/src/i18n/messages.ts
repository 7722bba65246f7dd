import type { Language } from './language.ts';

/** All messages of one language by name, as ICU text. */
export type Messages = typeof import('./messages/en.json');

/** The name of a message: `home.title`. */
export type MessageId = Exclude<keyof Messages, 'default'>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Record<string, string> }>>> = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  es: () => import('./messages/es.json'),
  de: () => import('./messages/de.json'),
};

/** Only the chosen language travels to the browser. */
export const loadMessages = async (language: Language): Promise<Record<string, string>> =>
  (await LOADERS[language]()).default;
