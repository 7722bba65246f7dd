import { type Language, localeOf, type Tongue, tongueOf } from '@hexwyrm/words';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useEffect } from '../base/effects.ts';
import type { GameId } from '../kit/ids.ts';
import { LanguageContext } from './language-context.ts';
import { loadMessages, messagesFor, type Volume } from './messages.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

interface Loaded {
  readonly language: Language;
  readonly spoken: readonly Volume[];
  readonly tongue: Tongue;
  tongueFor(game: GameId): Tongue;
}

/** Provides the chosen language; the old one stays on screen until the new one is loaded. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState(rememberedLanguage);
  const [volumes, setVolumes] = useState<readonly Volume[]>(['common']);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let current = true;
    loadMessages(wanted, volumes).then(
      (messages) => {
        if (!current) return;
        document.documentElement.lang = wanted;
        const tongueFor = (game: GameId | null) =>
          tongueOf(localeOf(wanted), messagesFor(game, messages), report);
        setLoaded({ language: wanted, spoken: volumes, tongue: tongueFor(null), tongueFor });
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [wanted, volumes]);

  const speakOf = useCallback(
    (volume: Volume) => setVolumes((known) => (known.includes(volume) ? known : [...known, volume])),
    [],
  );
  const choice = useMemo(
    () =>
      loaded && {
        ...loaded,
        setLanguage(next: Language) {
          rememberLanguage(next);
          setWanted(next);
        },
        speakOf,
      },
    [loaded, speakOf],
  );

  if (!choice) return null;
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** A missing message shows its id: seen in development, never in a release (the tests check). */
function report(error: Error): void {
  if (import.meta.env.DEV) console.warn(error.message);
}
