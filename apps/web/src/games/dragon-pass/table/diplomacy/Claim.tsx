import type { Action } from '@hexwyrm/dragon-pass';
import { useState } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import type { PeopleId } from '../peoples/leaders.ts';
import { ClaimCard } from './ClaimCard.tsx';
import { rangeOf } from './range-of.ts';
import { useVerdict } from './useVerdict.ts';
import { rankOf } from './verdict.ts';
import './claims.css';

type ClaimAction = Extract<Action, { type: 'claim' }>;

/** The neutral major powers that can be claimed, the best chances first; one is looked at before it is claimed (14.1.3). */
export function Claim() {
  const { view, legal } = usePassTable();
  const { t } = useWords();
  const told = useVolume('pages');
  const [looked, setLooked] = useState<PeopleId | null>(null);
  const claims = legal.filter((action): action is ClaimAction => action.type === 'claim');
  const { diplomacy } = view.answers;
  if (!told || diplomacy === null || claims.length === 0) return null;
  const open = diplomacy.majors
    .filter(({ people }) => claims.some((claim) => claim.people === people))
    .toSorted((a, b) => rankOf(rangeOf(a, 0)) - rankOf(rangeOf(b, 0)));
  const major = open.find(({ people }) => people === looked);
  const claim = claims.find(({ people }) => people === looked);
  if (major && claim) return <ClaimCard major={major} claim={claim} onBack={() => setLooked(null)} />;
  return (
    <section className="claims" aria-label={t('pages.claims')}>
      <p className="label">
        {t('pages.claims')} <ClauseLink clause="DP-14.1.3-f" />
      </p>
      <ul>
        {open.map((one) => (
          <ClaimLine key={one.people} major={one} onLook={() => setLooked(one.people)} />
        ))}
      </ul>
    </section>
  );
}

interface ClaimLineProps {
  readonly major: Parameters<typeof useVerdict>[0];
  onLook(): void;
}

function ClaimLine({ major, onLook }: ClaimLineProps) {
  const { t } = useWords();
  const { kind, verdict } = useVerdict(major, 0);
  const name = t(`people.${major.people}`);
  return (
    <li>
      <Crest people={major.people} size={26} />
      <span>
        <b>{name}</b>
        <small data-verdict={kind}>{t('pages.claim-line', { mine: major.own, verdict })}</small>
      </span>
      <button
        type="button"
        className="button"
        data-choice
        aria-label={t('pages.claim-of', { people: name, mine: major.own })}
        onClick={onLook}
      >
        <Icon name="alliance" size={16} />
        {t('pages.claim')}
      </button>
    </li>
  );
}
