import type { Action } from '@hexwyrm/dragon-pass';

export type ClaimAction = Extract<Action, { type: 'claim' }>;

export const isClaim = (action: Action): action is ClaimAction => action.type === 'claim';
