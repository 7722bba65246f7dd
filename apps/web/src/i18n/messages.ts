import type { Language } from './language.ts';
import type { Messages } from './message.ts';

/**
 * The messages of every area by name, as ICU text: a new area needs a folder in messages/, a line here and
 * one in its volume.
 */
type Texts = typeof import('./messages/army/en.json') &
  typeof import('./messages/books/en.json') &
  typeof import('./messages/coach/en.json') &
  typeof import('./messages/defending/en.json') &
  typeof import('./messages/dragon-pass/en.json') &
  typeof import('./messages/dragon-rage/en.json') &
  typeof import('./messages/files/en.json') &
  typeof import('./messages/flying/en.json') &
  typeof import('./messages/ford/en.json') &
  typeof import('./messages/foresight/en.json') &
  typeof import('./messages/history/en.json') &
  typeof import('./messages/draft/en.json') &
  typeof import('./messages/home/en.json') &
  typeof import('./messages/moves/en.json') &
  typeof import('./messages/odds/en.json') &
  typeof import('./messages/pass/en.json') &
  typeof import('./messages/report/en.json') &
  typeof import('./messages/sound/en.json') &
  typeof import('./messages/spells/en.json') &
  typeof import('./messages/table/en.json') &
  typeof import('./messages/tutorial/en.json') &
  typeof import('./messages/verdict/en.json');

/** The name of a message: `home.title`. */
export type MessageId = Exclude<keyof Texts, 'default'>;

type Loader = () => Promise<{ readonly messages: Messages }>;

/**
 * Messages loaded together: of every screen, of each game, for lessons, for moving, for previews, for reports
 * of what was missed, and those no first screen needs.
 */
const VOLUMES = {
  common: {
    en: () => import('./messages/common.en.ts'),
    fr: () => import('./messages/common.fr.ts'),
    es: () => import('./messages/common.es.ts'),
    de: () => import('./messages/common.de.ts'),
  },
  'dragon-pass': {
    en: () => import('./messages/dragon-pass.en.ts'),
    fr: () => import('./messages/dragon-pass.fr.ts'),
    es: () => import('./messages/dragon-pass.es.ts'),
    de: () => import('./messages/dragon-pass.de.ts'),
  },
  'dragon-rage': {
    en: () => import('./messages/dragon-rage.en.ts'),
    fr: () => import('./messages/dragon-rage.fr.ts'),
    es: () => import('./messages/dragon-rage.es.ts'),
    de: () => import('./messages/dragon-rage.de.ts'),
  },
  foresight: {
    en: () => import('./messages/foresight.en.ts'),
    fr: () => import('./messages/foresight.fr.ts'),
    es: () => import('./messages/foresight.es.ts'),
    de: () => import('./messages/foresight.de.ts'),
  },
  later: {
    en: () => import('./messages/later.en.ts'),
    fr: () => import('./messages/later.fr.ts'),
    es: () => import('./messages/later.es.ts'),
    de: () => import('./messages/later.de.ts'),
  },
  lessons: {
    en: () => import('./messages/lessons.en.ts'),
    fr: () => import('./messages/lessons.fr.ts'),
    es: () => import('./messages/lessons.es.ts'),
    de: () => import('./messages/lessons.de.ts'),
  },
  moves: {
    en: () => import('./messages/moves.en.ts'),
    fr: () => import('./messages/moves.fr.ts'),
    es: () => import('./messages/moves.es.ts'),
    de: () => import('./messages/moves.de.ts'),
  },
  report: {
    en: () => import('./messages/report.en.ts'),
    fr: () => import('./messages/report.fr.ts'),
    es: () => import('./messages/report.es.ts'),
    de: () => import('./messages/report.de.ts'),
  },
} as const satisfies Record<string, Record<Language, Loader>>;

export type Volume = keyof typeof VOLUMES;

/** The messages of these volumes in one language. */
export async function loadMessages(language: Language, volumes: readonly Volume[]): Promise<Messages> {
  const loaded = await Promise.all(volumes.map((volume) => VOLUMES[volume][language]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages));
}
