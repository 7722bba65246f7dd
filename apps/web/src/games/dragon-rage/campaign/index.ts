import type { CampaignKit } from '../../../league/kit.ts';
import { CampaignPage } from './CampaignPage.tsx';
import { NewCampaign } from './NewCampaign.tsx';

export const campaign: CampaignKit = { CampaignPage, NewCampaign };
