import { volumes } from 'virtual:hexwyrm-volumes/cli';
import { type Language, localeOf, type Tongue, tongueOf } from '@hexwyrm/words';

/** What is said at the terminal, and what a game says, in one language. A message that is missing is a bug. */
export async function tongueFor(game: string, language: Language): Promise<Tongue> {
  const loaded = await Promise.all(['common', game].map((volume) => volumes[volume][language]()));
  const messages = Object.assign({}, ...loaded.map((volume) => volume.messages));
  return tongueOf(localeOf(language), messages, (error) => {
    throw error;
  });
}
