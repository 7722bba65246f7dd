import type { Language } from './language.ts';

/** The messages of every area by name, as ICU text: a new area is a folder in messages/ and a line here. */
type Messages = typeof import('./messages/books/en.json') &
  typeof import('./messages/dragon-rage/en.json') &
  typeof import('./messages/history/en.json') &
  typeof import('./messages/draft/en.json') &
  typeof import('./messages/home/en.json') &
  typeof import('./messages/odds/en.json') &
  typeof import('./messages/table/en.json') &
  typeof import('./messages/tutorial/en.json');

/** The name of a message: `home.title`. */
export type MessageId = Exclude<keyof Messages, 'default'>;

type Loader = () => Promise<{ readonly messages: Record<string, string> }>;

const LOADERS: Readonly<Record<Language, Loader>> = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  de: () => import('./messages/de.ts'),
};

/** Only the chosen language travels to the browser. */
export const loadMessages = async (language: Language): Promise<Record<string, string>> =>
  (await LOADERS[language]()).messages;
