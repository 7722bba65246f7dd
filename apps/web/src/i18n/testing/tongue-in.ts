import { type Language, localeOf, type Tongue, tongueOf } from '@hexwyrm/words';
import { isGame } from '../../kit/ids.ts';
import { loadMessages, messagesFor, type Volume } from '../messages.ts';

/** A language for tests: a message that cannot be formatted fails. */
export async function tongueIn(language: Language, volumes: readonly Volume[]): Promise<Tongue> {
  const messages = messagesFor(volumes.find(isGame) ?? null, await loadMessages(language, volumes));
  return tongueOf(localeOf(language), messages, (error) => {
    throw error;
  });
}
