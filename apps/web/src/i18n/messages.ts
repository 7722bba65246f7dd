import { volumes as loaders } from 'virtual:hexwyrm-volumes/web';
import type { Language, Messages, WordsMessageId } from '@hexwyrm/words';
import { type GameId, isGame } from '../kit/ids.ts';
import type { AreaVolume } from './volumes.ts';

/** The messages of every area by name, as ICU text: a new area needs a folder in messages/, a line here and one in volumes.ts. */
type Texts = typeof import('./messages/army/en.json') &
  typeof import('./messages/books/en.json') &
  typeof import('./messages/corrections/en.json') &
  typeof import('./messages/campaign/en.json') &
  typeof import('./messages/contest/en.json') &
  typeof import('./messages/files/en.json') &
  typeof import('./messages/foresight/en.json') &
  typeof import('./messages/history/en.json') &
  typeof import('./messages/home/en.json') &
  typeof import('./messages/moves/en.json') &
  typeof import('./messages/report/en.json') &
  typeof import('./messages/sound/en.json') &
  typeof import('./messages/suggest/en.json') &
  typeof import('./messages/table/en.json') &
  typeof import('./messages/tutorial/common/en.json') &
  typeof import('./messages/verdict/en.json');

/** The messages of the panels and lessons of a game: each game adds its own (games/<game>/messages/ids.d.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface GameTexts {}

/** What games say of their own things; `npm run check` sees to it that such a message exists. */
type GameSaying =
  | 'ability'
  | 'asked'
  | 'action'
  | 'area'
  | 'chapter'
  | 'coming'
  | 'decision'
  | 'direction'
  | 'door'
  | 'effect'
  | 'ending'
  | 'entrance'
  | 'event'
  | 'feature'
  | 'groups'
  | 'held'
  | 'hiding'
  | 'kind'
  | 'map'
  | 'moon'
  | 'nation'
  | 'odds'
  | 'people'
  | 'phase'
  | 'place'
  | 'random-event'
  | 'reach'
  | 'refusal'
  | 'roll'
  | 'scenario'
  | 'score'
  | 'seat'
  | 'side'
  | 'stack'
  | 'state'
  | 'structure'
  | 'terrain'
  | 'territory'
  | 'unit'
  | 'units'
  | 'verb';

/** What the home screen says of each game and of its lessons. */
type GameAtHome = 'about' | 'card.learnText' | 'first' | 'lesson' | 'then';

/** What the editor of corrections says of a game's own values; `npm run check` sees to it that such a message exists. */
type Corrected = `corrections.${'map' | 'pass' | 'rage' | 'text' | 'warning'}.${string}`;

/** What the pages of tournaments say; `npm run check` sees to it that such a message exists. */
type InTournaments = `${'sheet' | 'tournament'}.${string}`;

/** The name of a message: `home.title`. */
export type MessageId =
  | Exclude<keyof Texts, 'default'>
  | WordsMessageId
  | InTournaments
  | keyof GameTexts
  | Corrected
  | `${GameSaying}.${string}`
  | `home.${GameAtHome}.${string}`;

/** Messages loaded together. */
export type Volume = AreaVolume | GameId;

/** The messages of these volumes in one language, by volume. */
export async function loadMessages(
  language: Language,
  volumes: readonly Volume[],
): Promise<ReadonlyMap<Volume, Messages>> {
  const loaded = await Promise.all(
    volumes.map(async (volume) => [volume, (await loaders[volume][language]()).messages] as const),
  );
  return new Map(loaded);
}

/** What is said while a game is on screen: games use the same names for messages, so never another game's. */
export const messagesFor = (game: GameId | null, loaded: ReadonlyMap<Volume, Messages>): Messages =>
  Object.assign(
    {},
    ...[...loaded].flatMap(([volume, messages]) => (isGame(volume) && volume !== game ? [] : [messages])),
  );
