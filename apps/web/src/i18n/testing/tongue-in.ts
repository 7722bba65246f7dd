import { type Language, localeOf } from '../language.ts';
import { loadMessages, type Volume } from '../messages.ts';
import { type Tongue, tongueOf } from '../tongue.ts';

/** A language for tests: whatever cannot be said fails. */
export async function tongueIn(language: Language, volumes: readonly Volume[]): Promise<Tongue> {
  return tongueOf(localeOf(language), await loadMessages(language, volumes), (error) => {
    throw error;
  });
}
