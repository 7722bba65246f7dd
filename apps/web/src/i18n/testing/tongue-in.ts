import { type Language, localeOf, type Tongue, tongueOf } from '@hexwyrm/words';
import { loadMessages, type Volume } from '../messages.ts';

/** A language for tests: whatever cannot be said fails. */
export async function tongueIn(language: Language, volumes: readonly Volume[]): Promise<Tongue> {
  return tongueOf(localeOf(language), await loadMessages(language, volumes), (error) => {
    throw error;
  });
}
