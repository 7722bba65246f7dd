// Replacements of the two long games: what the registry of powers lists of them.

import { unitOf } from '../core/board.ts';
import type { Power } from '../core/power.ts';
import { GONE } from '../core/vocabulary.ts';
import * as exchange from './exchange.ts';
import * as fund from './fund.ts';

export const actions = () => [...exchange.actions(), ...fund.actions()] as const;
export const { frames, frameRules } = exchange;
export const { added } = fund;
export type Added = fund.Added;
export type Events = exchange.Events & fund.Events;
export const rules = { ...exchange.rules, ...fund.rules };

export const power: Power = {
  phases: { movement: ['replace', 'buy'] },
  problems: (board) =>
    (board.state.exchanged ?? []).flatMap((id, index) =>
      unitOf(board, id).hex === GONE
        ? []
        : [{ path: `exchanged[${index}]`, reason: 'must be gone (DP-18.7.5-e)' }],
    ),
};
