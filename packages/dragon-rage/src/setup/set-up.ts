import type { Dice } from '@hexwyrm/kernel';
import type { Play } from '../board.ts';
import type { State } from '../state.ts';
import { blankState } from './blank-state.ts';
import { DEFAULT_OPTIONS } from './options.ts';

/** `settle` takes the steps that have one answer. */
export const setUp = (
  scenario: string,
  _options: unknown,
  _dice: Dice,
  _settle: (play: Play) => void,
): State => blankState(scenario, 'esirien', DEFAULT_OPTIONS, null);
