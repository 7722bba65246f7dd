import type { View } from '@hexwyrm/dragon-rage';
import { useWords } from '../../../i18n/index.ts';
import { PlaySign } from '../../../replay/PlaySign.tsx';
import { SentenceText } from '../../../result/SentenceText.tsx';
import type { Moment } from './moments.ts';

interface MomentsProps {
  readonly moments: readonly Moment[];
  readonly view: View;
  watch(actions: number): void;
}

export function Moments({ moments, view, watch }: MomentsProps) {
  const { t, eventSentence, number } = useWords();
  return (
    <section aria-labelledby="moments">
      <h2 className="label" id="moments">
        {t('home.result.moments')}
      </h2>
      {moments.length === 0 && <p className="luck-note">{t('home.result.noMoments')}</p>}
      <ul className="moments">
        {moments.map(({ happening: { event, turn, actions }, vp, chance }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="moment">
            <span className="moment-turn">{t('home.result.turn', { turn })}</span>
            <span className="moment-text">
              <SentenceText sentence={eventSentence(event, view)} />
            </span>
            {vp !== 0 && <span className="moment-chip">{t('rage.result.vp', { vp })}</span>}
            {chance !== null && <span className="moment-chip">{number(Math.round(chance * 100))} %</span>}
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
