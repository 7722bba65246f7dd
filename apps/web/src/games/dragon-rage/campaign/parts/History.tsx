import { Link } from 'wouter';
import { useWords } from '../../../../i18n/index.ts';
import { Clause } from '../../../../league/Clause.tsx';
import type { CampaignOnPage } from '../facts/campaign-standing.ts';
import { goalOf, scoreOf, turnOf } from '../facts/report-facts.ts';
import { isSide, of, SIDES, useCompany } from '../facts/sides.ts';

interface HistoryProps {
  readonly view: CampaignOnPage;
  hrefOf(number: number): string;
}

/** Every game that counts, the newest first, with the table that applied. */
export function History({ view, hrefOf }: HistoryProps) {
  const { t, signed } = useWords();
  const { nameOf, fullName } = useCompany(view.settings);
  if (view.played.length === 0) return <p className="hint">{t('campaign.nothing-yet')}</p>;
  return (
    <div className="history-scroll">
      <table className="history">
        <thead>
          <tr>
            {(['game', 'winner', 'razed', 'turns', 'before', 'gains', 'trophy', 'after'] as const).map(
              (name) => (
                <th key={name} scope="col">
                  {t(`campaign.column-${name}`)}
                </th>
              ),
            )}
            <td />
          </tr>
        </thead>
        <tbody>
          {view.played.toReversed().map(({ number, report, before, gains, after }) => {
            const winner = isSide(report.winner) ? report.winner : 'defender';
            const clauses = new Set(
              SIDES.flatMap((side) =>
                of(gains, side)
                  .lines.slice(0, 1)
                  .map(({ clause }) => clause),
              ),
            );
            const slayers = SIDES.filter((side) =>
              of(gains, side).lines.some(({ reason }) => reason === 'trophy'),
            );
            return (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{fullName(winner)}</td>
                <td>
                  {scoreOf(report) ?? '–'} / {goalOf(report) ?? '–'}
                </td>
                <td>{turnOf(report) ?? '–'}</td>
                <td>{SIDES.map((side) => of(before, side)).join(' : ')}</td>
                <td>
                  {SIDES.map((side) => signed(of(gains, side).lines[0]?.value ?? 0)).join(' / ')}{' '}
                  {[...clauses].map((clause) => (
                    <Clause key={clause} clause={clause} />
                  ))}
                </td>
                <td>{slayers.length === 0 ? t('campaign.nobody') : slayers.map(nameOf).join(', ')}</td>
                <td>
                  <b>{SIDES.map((side) => of(after, side)).join(' : ')}</b>
                </td>
                <td>
                  <Link href={hrefOf(number)}>{t('campaign.look')}</Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
