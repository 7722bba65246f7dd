// What an owner of the printed game is told of corrections before a game is played with them.

import { type Dice, HexwyrmError } from '@hexwyrm/kernel';
import { type Examination, faultsFrom } from '@hexwyrm/wargame';
import { openBoard, typeOf } from '../core/board.ts';
import { SCENARIOS } from '../core/scenarios.ts';
import type { State } from '../core/state.ts';
import { type Corrections, parseCorrections } from '../core/world/corrections.ts';
import { undeployedOf } from '../setup/undeployed.ts';
import { dragonPassRules } from './game.ts';

/** Any roll does: only whether a scenario can be set up is asked. */
const ones: Dice = { d6: () => 1 };

/** The faults that stop a game with the corrections. What is unlikely here, scenarios would not be set up with. */
export function examineCorrections(json: unknown): Examination {
  const misread = faultsFrom(() => parseCorrections(json));
  if (misread.length > 0) return { faults: misread, warnings: [] };
  const corrections = parseCorrections(json);
  return { faults: SCENARIOS.flatMap(({ id }) => stuckIn(id, corrections)), warnings: [] };
}

/** What cannot be set up in the scenario. */
function stuckIn(id: string, corrections: Corrections) {
  const path = `scenarios.${id}`;
  try {
    const missing = leftOver(dragonPassRules.setup(id, { corrections }, ones));
    return missing === null ? [] : [{ path, reason: `there is no room to set up ${missing}` }];
  } catch (error) {
    if (error instanceof HexwyrmError) return [{ path, reason: error.message }];
    throw error;
  }
}

/** Sets everything up as proposed; returns the type of a unit for which nothing is. */
function leftOver(state: State): string | null {
  for (;;) {
    const frame = state.frames.at(-1);
    if (frame?.kind !== 'deploy' && frame?.kind !== 'moon') return null;
    const seat = dragonPassRules.decision(state)?.seats[0] ?? '';
    const choices = dragonPassRules.legal(state, seat).slice(0, 1);
    const steps = frame.kind === 'moon' ? choices : (dragonPassRules.propose?.(state, seat) ?? []);
    if (steps.length === 0) {
      const board = openBoard(state);
      const [unit] = undeployedOf(board, state.seats.indexOf(seat), []);
      return unit === undefined ? null : typeOf(board, unit).id;
    }
    for (const step of steps) dragonPassRules.apply(state, seat, step, ones);
  }
}
