import { useRef, useState } from 'react';
import { useEffect } from '../../../base/effects.ts';
import { useVolume, useWords } from '../../../i18n/index.ts';
import { useSavedGame } from '../../../league/book/useSavedGame.ts';
import { ContestCorrections } from '../../../league/ContestCorrections.tsx';
import { ContestFailure } from '../../../league/ContestFailure.tsx';
import type { CampaignPageProps } from '../../../league/kit.ts';
import { pathOf } from '../../../storage/contests.ts';
import { ArtDefs } from '../../../theme/ArtDefs.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useKeys } from '../../../ui/useKeys.ts';
import { artDefs } from '../art/index.ts';
import { Standard } from '../curtain/Standard.tsx';
import { AfterGame } from './AfterGame.tsx';
import { CampaignEnd } from './CampaignEnd.tsx';
import type { CampaignOnPage } from './facts/campaign-standing.ts';
import { of, SIDES, useCompany } from './facts/sides.ts';
import { cityOf, worldOf } from './facts/world-of.ts';
import { NextGame } from './NextGame.tsx';
import { FocusedTitle } from './parts/FocusedTitle.tsx';
import { GameCards } from './parts/GameCards.tsx';
import { GoalLines } from './parts/GoalLines.tsx';
import { History } from './parts/History.tsx';
import { HonoursCards } from './parts/HonoursCards.tsx';
import { RosterLines } from './parts/RosterLines.tsx';
import { Stakes } from './parts/Stakes.tsx';
import { Standing } from './parts/Standing.tsx';
import { type CampaignHandle, useCampaign } from './useCampaign.ts';
import { useSaveCampaign } from './useSaveCampaign.ts';
import './campaign.css';

/** Where a campaign stands, what comes next and why. A game that has just ended is counted first. */
export function CampaignPage({ id, game, navigateTo }: CampaignPageProps) {
  const campaign = useCampaign(id);
  const { t } = useWords();
  const spoken = useVolume('league');
  const { contest, count } = campaign;
  const [counted, setCounted] = useState(false);
  const counting = useRef(false);
  const isOpen = contest.status === 'open';
  // Once the book is open: the game that was played while the page was away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it has come
  useEffect(() => {
    if (!isOpen || counting.current) return;
    counting.current = true;
    void count()
      .then((number) => {
        if (number !== null) navigateTo(number);
      })
      .finally(() => setCounted(true));
  }, [isOpen]);
  if (!spoken || contest.status === 'loading') return <Loading />;
  if (contest.status === 'missing') return <p className="campaign-none">{t('campaign.missing')}</p>;
  if (contest.status === 'broken') return <ContestFailure failure={contest.failure} />;
  if (!counted) return <Loading />;
  const { view } = contest;
  const props = { view, campaign, navigateTo };
  return (
    <>
      <ArtDefs defs={artDefs} />
      {game !== null && view.played.some(({ number }) => number === game) ? (
        <AfterGame {...props} number={game} />
      ) : view.outcome === null && !view.tied ? (
        <Running {...props} id={id} />
      ) : (
        <CampaignEnd {...props} outcome={view.outcome} />
      )}
    </>
  );
}

export interface CampaignPartProps {
  readonly view: CampaignOnPage;
  readonly campaign: CampaignHandle;
  /** Shows what a game brought; null: the campaign itself. */
  navigateTo(game: number | null): void;
}

function Running({ view, campaign, navigateTo, id }: CampaignPartProps & { readonly id: string }) {
  const { t } = useWords();
  const { settings, next, rosters, played, games } = view;
  const { nameOf, people } = useCompany(settings);
  const [asks, setAsks] = useState(false);
  const save = useSaveCampaign(campaign);
  const map = cityOf(settings);
  const world = worldOf(settings);
  const { unitCaps } = world.tables.campaign;
  const capOf = (number: number): number => unitCaps[Math.min(number, unitCaps.length) - 1] ?? 0;
  const hrefOf = (number: number): string => `${pathOf({ kind: 'campaign', id })}&game=${number}`;
  const running = useSavedGame(next === null ? undefined : campaign.savedOf(next.number));
  const page = useRef<HTMLElement>(null);
  // Enter goes on, wherever nothing else would take it.
  useKeys(({ key, target }) =>
    key === 'Enter' && target instanceof Element && target.matches('body, h1')
      ? () => page.current?.querySelector<HTMLButtonElement>('.button-primary')?.click()
      : undefined,
  );
  return (
    <main className="campaign" ref={page}>
      <header className="campaign-head">
        <Standard side="invader" map={map} />
        <div>
          <FocusedTitle>{settings.name}</FocusedTitle>
          <p>{t('campaign.intro', { invader: nameOf('invader'), defender: nameOf('defender') })}</p>
          <p className="visually-hidden">
            {t('campaign.standing-spoken', {
              one: nameOf('invader'),
              first: of(rosters, 'invader'),
              other: nameOf('defender'),
              second: of(rosters, 'defender'),
              count: played.length,
              games,
            })}
          </p>
          <ContestCorrections game="dragon-rage" options={settings.options} />
        </div>
      </header>
      <div className="campaign-left">
        <div className="panel">
          <GameCards {...{ view, capOf, running, hrefOf }} />
          <div className="campaign-pair">
            <RosterLines view={view} />
            {next !== null && (
              <GoalLines
                prospect={next.prospect}
                number={next.number}
                ahead={of(rosters, 'invader') - of(rosters, 'defender')}
                princess={settings.options.elowyn === true}
                world={world}
              />
            )}
          </div>
        </div>
        <section className="panel" aria-labelledby="campaign-history">
          <h2 className="label" id="campaign-history">
            {t('campaign.history')}
          </h2>
          <History {...{ view, hrefOf }} />
        </section>
      </div>
      <div className="campaign-right">
        <Standing view={view} />
        {next !== null && <NextGame {...{ view, next, campaign, navigateTo, world }} />}
        {next !== null && !next.deciding && <Stakes {...{ view, next, world }} />}
        {view.played.length > 0 && <HonoursCards {...{ view, world }} />}
        <p className="campaign-give-up">
          <button type="button" className="button button-plain" onClick={() => void save()}>
            {t('campaign.save')}
          </button>
          {asks ? (
            <>
              {t('campaign.give-up-sure')}{' '}
              {(people.length === 1 ? people : SIDES).map((side) => (
                <button
                  key={side}
                  type="button"
                  className="button"
                  onClick={() => void campaign.giveUp(side)}
                >
                  {t('campaign.give-up-yes', { name: nameOf(side) })}
                </button>
              ))}
              <button type="button" className="button" onClick={() => setAsks(false)}>
                {t('campaign.give-up-no')}
              </button>
            </>
          ) : (
            <button type="button" className="button button-plain" onClick={() => setAsks(true)}>
              {t('campaign.give-up')}
            </button>
          )}
        </p>
      </div>
    </main>
  );
}
