import type { Language, Tongue } from '@hexwyrm/words';
import { createContext, useContext } from 'react';
import { useEffect } from '../base/effects.ts';
import type { GameId } from '../kit/ids.ts';
import type { Volume } from './messages.ts';

interface LanguageChoice {
  readonly language: Language;
  /** With the messages of the game around, if any. */
  readonly tongue: Tongue;
  tongueFor(game: GameId): Tongue;
  /** Also remembered for the next visit. */
  setLanguage(language: Language): void;
  /** Which messages are there. */
  readonly spoken: readonly Volume[];
  /** Sends for messages, now and in every language chosen later. */
  speakOf(volume: Volume): void;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language on the screen, and the switch. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}

/** Whether these messages are there; they are sent for. */
export function useVolume(volume: Volume): boolean {
  const { spoken, speakOf } = useLanguage();
  useEffect(() => {
    speakOf(volume);
  }, [speakOf, volume]);
  return spoken.includes(volume);
}
