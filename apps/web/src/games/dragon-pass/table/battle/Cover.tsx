import type { Event } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import './cover.css';

/** Retreating units leave others behind as cover: how much stays, and how much has to (DP-7.10.5.2). */
export function Cover() {
  const { view } = usePassTable();
  const { t, number } = useWords();
  const report = view.frames.at(-1)?.kind === 'retreat' ? view.answers.battle : null;
  if (report === null) return null;
  const { stays, attack, needed } = report.cover;
  const said = t('pass.cover', { stays: number(stays), attack: number(attack) });
  return (
    <section className="cover" aria-label={t('pass.cover-title')}>
      <p>
        <span className="label">{t('pass.cover-title')}</span>
        <span>
          {said} <ClauseLink clause="DP-7.10.5.2-c" />
        </span>
      </p>
      <div className="cover-bar" aria-hidden="true">
        <span style={{ insetInlineStart: `${Math.min(100, stays > 0 ? (needed / stays) * 100 : 100)}%` }} />
      </div>
      <Held />
    </section>
  );
}

/** Those who cannot leave, and the rule that keeps them. */
function Held() {
  const { view } = usePassTable();
  const { eventSentence } = useWords();
  const { held } = view.answers;
  if (held.length === 0) return null;
  return (
    <ul className="held">
      {held.map(({ clause, units }) => {
        const event: Event = { type: 'held', clause, units: [...units] };
        return (
          <li key={clause}>
            {eventSentence(event, view).text} <ClauseLink clause={clause} />
          </li>
        );
      })}
    </ul>
  );
}
