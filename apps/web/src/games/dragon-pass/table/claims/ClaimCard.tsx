import type { Major } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Decide } from '../Decide.tsx';
import { Crest } from '../peoples/Crest.tsx';
import { axisEnd, RangeBar } from '../points/RangeBar.tsx';
import { rangeOf } from '../points/range-of.ts';
import { useVerdict } from '../points/useVerdict.ts';
import type { ClaimAction } from './is-claim.ts';
import { TotalLines } from './TotalLines.tsx';

interface ClaimCardProps {
  readonly major: Major;
  readonly claim: ClaimAction;
  onBack(): void;
}

/** What a claim would tell and could bring, before it is made: it shows a secret (DP-14.1.3-h). */
export function ClaimCard({ major, claim, onBack }: ClaimCardProps) {
  const { view, player, commands, busy } = usePassTable();
  const { t, who } = useWords();
  const { verdict, holds } = useVerdict(major, 0);
  const range = rangeOf(major, 0);
  const others = view.seats[1 - player];
  const name = t(`people.${major.people}`);
  return (
    <section className="claim-card" aria-label={t('pages.claim-of', { people: name, mine: major.own })}>
      <h3>
        <Crest people={major.people} size={36} />
        {t('pages.claim-ask', { people: name, mine: major.own })}
      </h3>
      <TotalLines major={major} />
      <RangeBar range={range} end={axisEnd([range])} own={view.seats[player]} other={others} />
      <p>
        <b>{verdict}.</b> {holds} {t('pages.no-die')} <ClauseLink clause="DP-14.1.3-b" />
      </p>
      <p className="note">
        {t('pages.if-denied', { ...who(others), mine: major.own })} <ClauseLink clause="DP-14.1.3-d" />{' '}
        <ClauseLink clause="DP-14.1.3-h" />
      </p>
      <Decide able={!busy} onBack={onBack} onDo={() => commands.take(claim)}>
        {t('pages.claim-with', { mine: major.own })}
      </Decide>
    </section>
  );
}
