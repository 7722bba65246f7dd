import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { useStorm } from '../useStorm.ts';
import './storm.css';

/** What a storm over the hex in preview does, and where (DP-12.3-c). */
export function StormPreview() {
  const { t } = useWords();
  const storm = useStorm(useSelection((selection) => selection.preview));
  if (storm === null) return null;
  const count = storm.flooded.length;
  return (
    <Effects
      lines={[
        [t('pass.storm.struck'), 'DP-12.3-e'],
        [t('pass.storm.ring'), 'DP-12.3-g'],
        [t('pass.storm.flood', { count }), 'DP-12.3-i'],
        [t('pass.storm.cost'), 'DP-12.3-b'],
      ]}
    />
  );
}

/** Both kinds of storm, to choose between them before one is raised. */
export function StormNote() {
  const { legal } = usePassTable();
  const { t } = useWords();
  const ends = usePassAnswer('storm', legal.some(({ type }) => type === 'storm') ? {} : null);
  if (ends === null) return null;
  const { rain, flood } = ends;
  return (
    <details className="storm-note">
      <summary>{t('pass.storm')}</summary>
      <p className="label">{t('pass.storm.local')}</p>
      <Effects
        lines={[
          [t('pass.storm.struck'), 'DP-12.3-e'],
          [t('pass.storm.ring'), 'DP-12.3-g'],
          [t('pass.storm.local-flood'), 'DP-12.3-i'],
        ]}
      />
      <p className="label">{t('pass.storm.great')}</p>
      <Effects
        lines={[
          [t('pass.storm.great-rain', { turn: rain }), 'DP-12.3-m'],
          [t('pass.storm.great-flood', { turn: flood }), 'DP-12.3-n'],
          [t('pass.storm.great-glow'), 'DP-12.3-o'],
        ]}
      />
      <p className="hint">
        {t('pass.storm.cost')} <ClauseLink clause="DP-12.3-b" />
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
