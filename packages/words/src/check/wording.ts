// What the style of a language does not allow in a message: asked by scripts/check-messages.ts.

import type { Catalogue } from '../build/catalogue-files.ts';
import type { Language } from '../language.ts';

/** Words that were settled otherwise, for good: archaic ones, calques, and second names for one thing. */
const BANNED: Readonly<Record<Language, RegExp>> = {
  en: /\b(whoever|whom|those who|nobody|somebody|everybody|shall|upon|anew|once more|likewise)\b(?! \{)/iu,
  fr: /\bLunars?\b|\b(MP|SP|VP)\b|rediffusion|hexagone|Bout-du-monde/u,
  es: /\bcomprom|\bCaC\b|\btrasgo|\busted\b|\bvosotros\b|encaramiento (\{|norte|sur)|Casco de Hierro/iu,
  de: /Angriffsstreitmacht|Stadtstreitkr|Spielfeld|\bverborgen|Exotik|Graser|Wiederholung/u,
};

/** A bare figure before a plural noun is wrong for 1; so is a plural verb before a list of one. */
const DISAGREES: Readonly<Record<Language, RegExp>> = {
  en: figureBefore('of', '(?:hit |spell |victory )?(?:points|units|hexes|turns|counters)'),
  fr: figureBefore('sur|des', 'points|unités|tours|pions|autres', '(?:peuvent|doivent) [^{}.]*: \\{units\\}'),
  es: figureBefore(
    'de',
    'puntos|unidades|turnos|hexágonos',
    '(?:pueden|deben|quedan) (?:[^{}.]*: )?\\{(?:units|left)',
  ),
  de: figureBefore('von', 'Punkte|Einheiten|Runden|Hexfelder', '(?:können|müssen) [^{}.]*: \\{units\\}'),
};

function figureBefore(part: string, nouns: string, ...more: readonly string[]): RegExp {
  const figure = `(?<!\\b(?:${part}) )\\{(?:count|left|lost|points|score|spent|value)(?:, number)?\\} (?:${nouns})\\b`;
  return new RegExp([figure, ...more].join('|'), 'u');
}

/** Maximum length of labels with little room: battle steps, the ribbon, buttons side by side. */
const ROOM: readonly (readonly [RegExp, number])[] = [
  [/^pass\.step\./, 9],
  [/^phase\.[\w-]+\.short$/, 11],
  [/^home\.(bot\.|new\.(bot|here|watch|invader|defender)$)/, 12],
  [/^verb\./, 24],
  [/^action\.done\.[\w-]+$|^history\.(undo|redo)-(unit|phase|turn)$/, 27],
];

/** English letters for points. German writes Siegpunkte out, since SP are spell points there. */
const FOREIGN: Partial<Record<Language, RegExp>> = {
  es: /\b(MP|VP)\b/u,
  de: /\bVP\b(?!-)/u,
};

/** Only what is as small as a chip has no room for the word. */
const CHIPS = /^(table\.gain|rage\.(result\.vp|score-short))$/;

export function wordingFaults(language: Language, catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([id, message]) => {
    const foreign = CHIPS.test(id) ? undefined : FOREIGN[language];
    const wrong = [BANNED[language], DISAGREES[language], foreign].flatMap(
      (one) => one?.exec(message)?.[0] ?? [],
    );
    const most = ROOM.find(([labels]) => labels.test(id))?.[1];
    const long = most !== undefined && !message.includes('{') && message.length > most;
    return [
      ...wrong.map((words) => `${id}: “${words}”`),
      ...(long ? [`${id}: ${message.length} letters, ${most} have room`] : []),
    ];
  });
}

/** The keys a lesson names: single letters in its texts for keyboard players. */
const keysNamed = (message: string): readonly string[] => {
  const [, said = ''] = /\bkeys \{([^{}]*)\}/.exec(message) ?? [];
  return [...said.matchAll(/(?<![\p{L}\d’])\p{Lu}(?![\p{L}\d’])/gu)].map(([key]) => key);
};

/** Keys that a message names and that do nothing, or that the original does not name. */
export function keyFaults(original: Catalogue, translation: Catalogue, keys: ReadonlySet<string>): string[] {
  return Object.entries(translation).flatMap(([id, message]) => {
    const [named, wanted] = [keysNamed(message), keysNamed(original[id] ?? '')];
    const unknown = named.filter((key) => !keys.has(key)).map((key) => `${id}: there is no key ${key}`);
    const differs = [...named].sort().join() !== [...wanted].sort().join();
    return differs
      ? [...unknown, `${id}: names ${named.join() || 'no key'}, the original ${wanted.join()}`]
      : unknown;
  });
}
