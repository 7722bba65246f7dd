import type { World } from '@hexwyrm/dragon-rage';
import { LuckCard } from '../../../../result/LuckCard.tsx';
import { freshFace } from '../../board/fresh-face.ts';
import { Counter } from '../../table/Counter.tsx';
import { useRageWords } from '../../words/useRageWords.ts';
import type { CampaignOnPage } from '../facts/campaign-standing.ts';
import { honoursOf } from '../facts/honours.ts';
import { SIDES, useCompany } from '../facts/sides.ts';
import '../../../../result/result.css';

interface HonoursCardsProps {
  readonly view: CampaignOnPage;
  readonly world: World;
}

/** The honours of a campaign, and what the dice gave both players in all its games. */
export function HonoursCards({ view: { played, settings }, world }: HonoursCardsProps) {
  const { t, unitName } = useRageWords();
  const { nameOf } = useCompany(settings);
  const { razer, held, slain, razed, luck } = honoursOf(played);
  return (
    <>
      <section className="card" aria-labelledby="honours">
        <h2 className="label" id="honours">
          {t('campaign.honours')}
        </h2>
        <ul className="sum-lines honours">
          {razer !== null && (
            <li>
              <span>
                <span aria-hidden="true">
                  <Counter face={freshFace(razer.what, 'invader', world)} size={30} />
                </span>
                {t('campaign.razer', { unit: unitName(razer.what), number: razer.number })}
              </span>
              <strong>
                {razer.vp} {t('draft.vp')}
              </strong>
            </li>
          )}
          {held !== null && (
            <li>
              <span>{t('campaign.held', { name: nameOf('defender'), number: held.number })}</span>
              <strong>{t('campaign.turns', { count: held.turns })}</strong>
            </li>
          )}
          {SIDES.map((side) => (
            <li key={side}>
              <span>{t('campaign.trophies-of', { name: nameOf(side) })}</span>
              <strong>{slain[side]}</strong>
            </li>
          ))}
          <li>
            <span>{t('campaign.razed-in-all')}</span>
            <strong>{razed}</strong>
          </li>
        </ul>
      </section>
      {SIDES.some((side) => luck[side].rolls > 0) && (
        <LuckCard
          title={t('campaign.luck', { count: played.length })}
          measure="home.result.successes"
          sides={SIDES.map((side) => ({ side, name: nameOf(side), luck: luck[side] }))}
        />
      )}
    </>
  );
}
