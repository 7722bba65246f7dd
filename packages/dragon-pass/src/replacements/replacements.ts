// Replacements of the two long games: what the registry of powers lists of them.

import type { Power } from '../core/power.ts';
import * as exchange from './exchange.ts';
import * as fund from './fund.ts';

export const actions = () => [...exchange.actions(), ...fund.actions()] as const;
export const { frames, frameRules } = exchange;
export const { added } = fund;
export type Added = fund.Added;
export type Events = exchange.Events & fund.Events;
export const rules = { ...exchange.rules, ...fund.rules };

export const power: Power = { phases: { movement: ['replace', 'buy'] } };
