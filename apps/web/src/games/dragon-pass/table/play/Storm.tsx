import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import './storm.css';

/** Both kinds of storm, to choose between them before one is raised. */
export function StormNote() {
  const { legal } = usePassTable();
  const { t } = useWords();
  const ends = usePassAnswer('storm', legal.some(({ type }) => type === 'storm') ? {} : null);
  const told = useVolume('pages');
  if (ends === null || !told) return null;
  const { rain, flood } = ends;
  return (
    <details className="storm-note">
      <summary>{t('pages.storm')}</summary>
      <p className="label">{t('pages.storm.local')}</p>
      <Effects
        lines={[
          [t('effect.storm'), 'DP-12.3-e'],
          [t('effect.storm-ring'), 'DP-12.3-g'],
          [t('pages.storm.local-flood'), 'DP-12.3-i'],
        ]}
      />
      <p className="label">{t('pages.storm.great')}</p>
      <Effects
        lines={[
          [t('pages.storm.great-rain', { turn: rain }), 'DP-12.3-m'],
          [t('pages.storm.great-flood', { turn: flood }), 'DP-12.3-n'],
          [t('pages.storm.great-glow'), 'DP-12.3-o'],
        ]}
      />
      <p className="hint">
        {t('pages.storm.cost')} <ClauseLink clause="DP-12.3-b" />
      </p>
    </details>
  );
}

function Effects({ lines }: { readonly lines: readonly (readonly [told: string, clause: string])[] }) {
  return (
    <ul className="storm">
      {lines.map(([told, clause]) => (
        <li key={clause}>
          {told} <ClauseLink clause={clause} />
        </li>
      ))}
    </ul>
  );
}
