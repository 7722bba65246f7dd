import { Link } from 'wouter';
import { useWords } from '../../../../i18n/index.ts';
import { Clauses } from '../../../../league/Clause.tsx';
import { Table } from '../../../../league/Table.tsx';
import type { CampaignOnPage } from '../facts/campaign-standing.ts';
import { goalOf, scoreOf, turnOf } from '../facts/report-facts.ts';
import { isSide, of, SIDES, useCompany } from '../facts/sides.ts';

const COLUMNS = ['game', 'winner', 'razed', 'turns', 'before', 'gains', 'trophy', 'after'] as const;

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
    <Table
      columns={[
        ...COLUMNS.map((name) => ({ name, heading: t(`campaign.column-${name}`) })),
        { name: 'look', heading: <span className="visually-hidden">{t('campaign.look')}</span> },
      ]}
    >
      {view.played.toReversed().map(({ number, report, before, gains, after }) => {
        const winner = isSide(report.winner) ? report.winner : 'defender';
        const clauses = SIDES.flatMap((side) =>
          of(gains, side)
            .lines.slice(0, 1)
            .map(({ clause }) => clause),
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
              {SIDES.map((side) => signed(of(gains, side).lines[0]?.value ?? 0)).join(' / ')}
              <Clauses all={clauses} />
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
    </Table>
  );
}
