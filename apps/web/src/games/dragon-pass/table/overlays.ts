import { PARTY_KEY } from '../../../table/input/keys.ts';
import type { KeySign, Overlay } from '../../../table/kit.ts';

/** What can be laid over the land. */
export const OVERLAYS: readonly Overlay[] = [
  { id: 'zones', title: 'pass.overlay.zones', icon: 'terrain', key: 'z' },
  { id: 'costs', title: 'pass.overlay.costs', icon: 'walk', key: 'k' },
];

/** Takes what the game proposes. */
export const PROPOSAL_KEY = 'a';

export const KEYS: readonly KeySign[] = [
  { id: 'pass.key-proposal', key: PROPOSAL_KEY },
  { id: 'table.party', key: PARTY_KEY },
];
