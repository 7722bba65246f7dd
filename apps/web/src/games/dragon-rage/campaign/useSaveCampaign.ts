import { download } from '../../../files/download.ts';
import { loadContest } from '../../../storage/contests.ts';
import type { CampaignHandle } from './useCampaign.ts';

/** Hands the campaign to the browser as a file. */
export function useSaveCampaign({ contest }: Pick<CampaignHandle, 'contest'>): () => Promise<void> {
  return async () => {
    if (contest.status !== 'open') return;
    const kept = await loadContest(contest.row.id);
    if (kept !== null) download(`hexwyrm-campaign-${contest.view.settings.map}.json`, kept.file);
  };
}
