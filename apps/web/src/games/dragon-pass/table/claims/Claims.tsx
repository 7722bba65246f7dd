import type { Major } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { rangeOf } from '../points/range-of.ts';
import { useVerdict } from '../points/useVerdict.ts';
import { rankOf, verdictOf } from '../points/verdict.ts';
import { isClaim } from './is-claim.ts';
import './claims.css';

interface ClaimsProps {
  onLook(people: string): void;
}

/** The neutral major powers that can be claimed, the best chances first; those without a lead are folded (14.1.3). */
export function Claims({ onLook }: ClaimsProps) {
  const { view, legal } = usePassTable();
  const { t } = useWords();
  const claims = legal.filter(isClaim);
  const open = (view.answers.diplomacy?.majors ?? [])
    .filter(({ people }) => claims.some((claim) => claim.people === people))
    .toSorted((a, b) => rankOf(rangeOf(a, 0)) - rankOf(rangeOf(b, 0)));
  if (open.length === 0) return null;
  const leads = open.filter((major) => verdictOf(rangeOf(major, 0)) !== 'no-lead');
  const others = open.filter((major) => !leads.includes(major));
  const lines = (majors: readonly Major[]) => (
    <ul>
      {majors.map((major) => (
        <ClaimLine key={major.people} major={major} onLook={() => onLook(major.people)} />
      ))}
    </ul>
  );
  return (
    <section className="claims" aria-label={t('pages.claims')}>
      <p className="label">
        {t('pages.claims')} <ClauseLink clause="DP-14.1.3-f" />
      </p>
      {lines(leads)}
      {others.length > 0 && (
        <details>
          <summary>{t('pages.claims-without-lead', { count: others.length })}</summary>
          {lines(others)}
        </details>
      )}
    </section>
  );
}

interface ClaimLineProps {
  readonly major: Major;
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
