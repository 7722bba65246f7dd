import type { UnitTypeId } from '@hexwyrm/dragon-rage/words';
import { useState } from 'react';
import { useEffect } from '../../../base/effects.ts';
import { useGame } from '../../../engine/store.ts';
import { askLeague } from '../../../league/book/client.ts';
import { contestOfGame, loadContest } from '../../../storage/contests.ts';
import { CAMPAIGN } from '../campaign/facts/campaign-standing.ts';
import { armyOf } from '../campaign/facts/report-facts.ts';
import type { Side } from '../view.ts';

/** An army of an earlier game of this campaign, and how it fared. */
export interface CampaignArmy {
  readonly number: number;
  readonly army: Readonly<Partial<Record<UnitTypeId, number>>>;
  readonly won: boolean;
}

/** What the side had in the earlier games of the campaign that this game belongs to, the last first. */
export function useCampaignArmies(side: Side): readonly CampaignArmy[] {
  const id = useGame((game) => game.id);
  const [armies, setArmies] = useState<readonly CampaignArmy[]>([]);
  useEffect(() => {
    if (id === null) return;
    void armiesBefore(id, side).then(setArmies);
  }, [id, side]);
  return armies;
}

async function armiesBefore(game: string, side: Side): Promise<readonly CampaignArmy[]> {
  const contest = await contestOfGame(game);
  if (contest === null || contest.row.kind !== CAMPAIGN.kind || contest.row.counted.length === 0) return [];
  const kept = await loadContest(contest.row.id);
  if (kept === null) return [];
  const { game: played, secret } = kept.row;
  const { seen } = await askLeague({ call: 'open', kind: 'campaign', game: played, file: kept.file, secret });
  return CAMPAIGN.viewIn(seen)
    .played.toReversed()
    .flatMap(({ number, report }) => {
      const army = armyOf(report, side);
      return Object.keys(army).length === 0 ? [] : [{ number, army, won: report.winner === side }];
    });
}
