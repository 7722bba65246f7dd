import { useWords } from '../i18n/index.ts';
import type { GameView } from '../kit/kit.ts';
import type { LogEvent } from '../replay/log-events.ts';
import { PlaySign } from '../ui/PlaySign.tsx';
import { SentenceText } from '../ui/SentenceText.tsx';

/** Something people will talk about, and what makes it so in a word or two. */
export interface Moment {
  readonly happening: LogEvent;
  readonly chips: readonly string[];
}

interface MomentsProps {
  readonly moments: readonly Moment[];
  readonly view: GameView;
  watch(actions: number): void;
}

export function Moments({ moments, view, watch }: MomentsProps) {
  const { t, eventSentence } = useWords();
  return (
    <section aria-labelledby="moments">
      <h2 className="label" id="moments">
        {t('home.result.moments')}
      </h2>
      {moments.length === 0 && <p className="luck-note">{t('home.result.noMoments')}</p>}
      <ul className="moments">
        {moments.map(({ happening: { event, turn, actions }, chips }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="moment">
            <span className="moment-turn">{t('home.result.turn', { turn })}</span>
            <span className="moment-text">
              <SentenceText sentence={eventSentence(event, view)} />
            </span>
            {chips.map((chip) => (
              <span key={chip} className="moment-chip">
                {chip}
              </span>
            ))}
            <button
              type="button"
              className="moment-play"
              aria-label={`${t('home.result.watch')}: ${t('home.result.turn', { turn })}`}
              onClick={() => watch(Math.max(0, actions - 1))}
            >
              <PlaySign />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
