import { use } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useGames } from '../kit/games.ts';
import type { GameId } from '../kit/ids.ts';
import { pathOf } from '../storage/contests.ts';
import { ContestScreen } from './ContestScreen.tsx';

/** `/campaign` offers campaigns; with `?id=` it is one of them, with `&game=3` what its third game brought. */
export default function CampaignRoute() {
  const id = new URLSearchParams(useSearch()).get('id');
  return (
    <ContestScreen
      kind="campaign"
      id={id}
      page={(one, game) => <Campaign key={one} id={one} game={game} />}
      offer={(game) => <NewCampaign game={game} />}
    />
  );
}

function Campaign({ id, game }: { readonly id: string; readonly game: GameId }) {
  const { CampaignPage } = use(useGames().campaignOf(game));
  const [, navigate] = useLocation();
  const path = pathOf({ kind: 'campaign', id });
  const played = Number(new URLSearchParams(useSearch()).get('game'));
  return (
    <CampaignPage
      id={id}
      game={Number.isInteger(played) && played > 0 ? played : null}
      navigateTo={(number) => navigate(number === null ? path : `${path}&game=${number}`)}
    />
  );
}

function NewCampaign({ game }: { readonly game: GameId }) {
  const { NewCampaign: Form } = use(useGames().campaignOf(game));
  const [, navigate] = useLocation();
  return <Form begun={(id) => navigate(pathOf({ kind: 'campaign', id }))} />;
}
