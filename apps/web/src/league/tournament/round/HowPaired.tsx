import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import type { RoundOnPage, TournamentOnPage } from '../sort.ts';

interface HowPairedProps {
  readonly round: Pick<RoundOnPage, 'number' | 'stage'>;
  readonly format: TournamentOnPage['settings']['format'];
}

/** By which rule the pairs of a round were found. */
function wayOf({ number, stage }: HowPairedProps['round'], format: HowPairedProps['format']) {
  if (stage === 'swiss')
    return number === 1
      ? ({ way: 'lot', clause: 'DR-5.2-d' } as const)
      : ({ way: 'points', clause: 'DR-5.2-f' } as const);
  return format === 'swiss-cut'
    ? ({ way: 'seeds', clause: 'DR-5.2-i' } as const)
    : ({ way: 'lot', clause: 'DR-5.2-a' } as const);
}

/** How the round was paired; who was paired down or sits out is told beside the matches. */
export function HowPaired({ round, format }: HowPairedProps) {
  const { t } = useWords();
  const { way, clause } = wayOf(round, format);
  return (
    <p className="contest-note">
      <b>{t('tournament.how-paired', { number: round.number })}</b> {t(`tournament.paired-by-${way}`)}{' '}
      <Clause clause={clause} />
    </p>
  );
}
