import type { Embassy, Envoy } from '@hexwyrm/dragon-pass';
import { useState } from 'react';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { Decide } from '../Decide.tsx';
import { useSpot } from '../marks/useSpot.ts';
import { Crest } from '../peoples/Crest.tsx';
import { UnitName } from '../UnitName.tsx';
import '../points/inks.css';
import './emissaries.css';

interface EmbassyCardProps {
  readonly embassy: Embassy;
  onBack(): void;
}

/** Who speaks to a minor power, what all there risk, and what the die brings (DP-PAC.Emissary). */
export function EmbassyCard({ embassy: { people, hex, envoys, faces }, onBack }: EmbassyCardProps) {
  const { view, commands, legal, busy } = usePassTable();
  const { t, unitLabel } = useWords();
  useSpot(hex);
  const able = envoys.filter(({ refusal }) => refusal === null);
  const [speaker, setSpeaker] = useState(able[0]?.unit ?? null);
  // Where the Puppeteers have been found, a search is the talk with them.
  const send = legal.find(
    (action) => (action.type === 'emissary' || action.type === 'search') && action.unit === speaker,
  );
  return (
    <section className="embassy" aria-label={t('pages.send-to', { people: t(`people.${people}`) })}>
      <h3>
        <Crest people={people} size={36} />
        {t('pages.who-speaks', { people: t(`people.${people}`) })}
      </h3>
      <p className="hint">
        {t('pages.embassy-rules', { hex })} <ClauseLink clause="DP-14.2.1-b" />{' '}
        <ClauseLink clause="DP-14.2.2-c" />
      </p>
      <ul className="envoys">
        {envoys.map((envoy) => (
          <li key={envoy.unit}>
            <EnvoyButton
              envoy={envoy}
              chosen={envoy.unit === speaker}
              onChoose={() => setSpeaker(envoy.unit)}
            />
          </li>
        ))}
      </ul>
      {envoys.length > 1 && (
        <p className="note">
          {t('pages.all-share')} <ClauseLink clause="DP-PAC.Emissary-a" />
        </p>
      )}
      <p className="label">{t('pages.emissary-table')}</p>
      <ol className="die-faces">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
          <li key={i} data-face={face}>
            <b>{i + 1}</b>
            {t(`pages.face-${face === 'joins' || face === 'slain' ? face : 'refuses'}`)}
          </li>
        ))}
      </ol>
      <Decide
        able={send !== undefined && !busy}
        onBack={onBack}
        onDo={() => {
          if (send) commands.take(send);
        }}
      >
        {speaker === null ? t('pages.send') : t('pages.send-unit', { unit: unitLabel(view, speaker) })}
      </Decide>
    </section>
  );
}

interface EnvoyButtonProps {
  readonly envoy: Envoy;
  readonly chosen: boolean;
  onChoose(): void;
}

function EnvoyButton({ envoy: { unit, refusal, lost, escapesOn }, chosen, onChoose }: EnvoyButtonProps) {
  const { view } = usePassTable();
  const { t, chance } = useWords();
  const fate = escapesOn === null ? t('pages.no-escape') : t('pages.may-escape', { roll: escapesOn });
  const face = (
    <>
      <Counter face={faceOf(view, unit, {})} size={40} />
      <span>
        <b>
          <UnitName unit={unit} />
        </b>
        <small>{refusal === null ? fate : t('pages.cannot-speak')}</small>
      </span>
      <span className="envoy-risk">
        <b>{chance(lost)}</b>
        <small>{t('pages.lost-for-good')}</small>
      </span>
    </>
  );
  return refusal === null ? (
    <button type="button" className="envoy" aria-pressed={chosen} data-choice onClick={onChoose}>
      {face}
    </button>
  ) : (
    <div className="envoy" data-refused>
      {face}
      <ClauseLink clause={refusal} />
    </div>
  );
}
