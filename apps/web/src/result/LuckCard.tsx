import { fortune, type Luck } from '@hexwyrm/kernel';
import { type MessageId, useWords } from '../i18n/index.ts';

interface Side {
  /** Names its colour. */
  readonly side: string;
  readonly name: string;
  readonly luck: Luck;
}

interface LuckCardProps {
  readonly title: string;
  readonly sides: readonly Side[];
  /** Tells what was got and what was expected. */
  readonly measure: MessageId;
}

/** What the dice gave, compared with the expected value. */
export function LuckCard({ title, sides, measure }: LuckCardProps) {
  const { t, number, signed } = useWords();
  const far = sides.filter(({ luck }) => Math.abs(fortune(luck)) > 1);
  return (
    <section className="result-card" aria-labelledby="luck">
      <h2 className="label" id="luck">
        {title}
      </h2>
      {sides.map(({ side, name, luck }) => (
        <div key={side} className="luck">
          <p className="luck-head">
            <span>{t('home.result.rolls', { name, count: luck.rolls })}</span>
            <strong>{signed(Math.round((luck.got - luck.expected) * 10) / 10)}</strong>
          </p>
          <Bar side={side} value={fortune(luck)} />
          <p className="luck-note">
            {t(measure, {
              got: luck.got,
              expected: number(Math.round(luck.expected * 10) / 10),
            })}
          </p>
        </div>
      ))}
      {far.length === 0 ? (
        <p className="luck-note">{t('home.result.spread')}</p>
      ) : (
        far.map(({ side, name, luck }) => (
          <p key={side} className="luck-note">
            {t(fortune(luck) > 0 ? 'home.result.lucky' : 'home.result.unlucky', { name })}
          </p>
        ))
      )}
    </section>
  );
}

/** Three standard deviations to either side of the middle. */
function Bar({ side, value }: { readonly side: Side['side']; readonly value: number }) {
  const reach = Math.min(3, Math.abs(value)) * 16;
  return (
    <svg className="luck-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="luck-track" width="100" height="8" rx="2" />
      <rect className={`luck-${side}`} x={value < 0 ? 50 - reach : 50} width={reach} height="8" />
      <rect className="luck-middle" x="49.7" width="0.6" height="8" />
    </svg>
  );
}
