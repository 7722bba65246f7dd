import type { World } from '@hexwyrm/dragon-rage';
import type { PlayedGame } from '@hexwyrm/league';
import { useWords } from '../../../../i18n/index.ts';
import { Clause } from '../../../../league/Clause.tsx';
import type { CampaignOnPage } from '../facts/campaign-standing.ts';
import { of, SIDES, type Side, useCompany } from '../facts/sides.ts';

interface AppliedTableProps {
  readonly view: CampaignOnPage;
  readonly game: PlayedGame;
  readonly world: Pick<World, 'tables'>;
}

/** The printed table in our words: the cells that counted are marked, the others stay readable. */
export function AppliedTable({ view, game, world }: AppliedTableProps) {
  const { t, signed } = useWords();
  const { nameOf } = useCompany(view.settings);
  const { within10, over10, killedHeroOrDragon } = world.tables.campaign.after;
  const counts = (cell: string): boolean => SIDES.some((side) => of(game.gains, side).cell === cell);
  const cell = (name: string, value: number) => (
    <td data-counts={counts(name)}>
      {value === 0 ? value : signed(value)}
      {counts(name) && <span className="visually-hidden"> {t('campaign.applies')}</span>}
    </td>
  );
  const [invader, defender] = SIDES.map((side) => of(game.before, side));
  /** Who is behind and who is ahead, where that decides. */
  const [weaker, stronger] = SIDES.some((side) =>
    of(game.gains, side).lines.some(({ clause }) => clause === 'DR-4.4-a'),
  )
    ? [null, null]
    : Number(invader) < Number(defender)
      ? SIDES
      : SIDES.toReversed();
  const holderOf = (side: Side | null | undefined) =>
    side && (
      <b>
        , {nameOf(side)} {of(game.before, side)}
      </b>
    );
  const slayers = SIDES.filter((side) =>
    of(game.gains, side).lines.some(({ reason }) => reason === 'trophy'),
  );
  const slain = slayers.map(nameOf).join(', ');
  return (
    <table className="applied">
      <thead>
        <tr>
          <th scope="col">{t('campaign.before')}</th>
          <th scope="col">{t('campaign.player')}</th>
          <th scope="col">{t('campaign.wins')}</th>
          <th scope="col">{t('campaign.loses')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {t('campaign.close')} <Clause clause="DR-4.4-a" />
          </th>
          <td>{t('campaign.either')}</td>
          {cell('close-winner', within10.winner)}
          {cell('close-loser', within10.loser)}
        </tr>
        <tr>
          <th scope="rowgroup" rowSpan={2}>
            {t('campaign.far')}
          </th>
          <td>
            {t('campaign.weaker')}
            {holderOf(weaker)} <Clause clause="DR-4.4-b" />
          </td>
          {cell('weaker-wins', over10.weaker.wins)}
          {cell('weaker-loses', over10.weaker.loses)}
        </tr>
        <tr>
          <td>
            {t('campaign.stronger')}
            {holderOf(stronger)} <Clause clause="DR-4.4-c" />
          </td>
          {cell('stronger-wins', over10.stronger.wins)}
          {cell('stronger-loses', over10.stronger.loses)}
        </tr>
        <tr>
          <th scope="row">
            {t('campaign.slew')} <Clause clause="DR-4.4-d" />
          </th>
          <td>{t('campaign.once')}</td>
          <td colSpan={2} data-counts={slayers.length > 0}>
            {slayers.length === 0 ? t('campaign.nobody') : `${signed(killedHeroOrDragon)} ${slain}`}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
