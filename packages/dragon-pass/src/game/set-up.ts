import { type Dice, UnknownScenarioError } from '@hexwyrm/kernel';
import type { Play } from '../core/board.ts';
import { readWishes } from '../core/options.ts';
import { SCENARIOS, sheetNamed } from '../core/scenarios.ts';
import type { State } from '../core/state.ts';
import type { Player } from '../core/vocabulary.ts';
import type { ScenarioData } from '../core/world/data.ts';
import { POWERS } from '../powers/powers.ts';
import { blankState } from '../setup/blank-state.ts';
import { beginDeployment } from '../setup/deployment.ts';
import { musterOf } from '../setup/muster.ts';
import { FIRST, orderBy } from '../setup/turn-order-dice.ts';
import { initialControl } from '../victory/places.ts';
import { openGame } from './hooks.ts';

/** A new game up to the first real choice; `settle` takes the steps that have one answer. */
export function setUp(scenario: string, given: unknown, dice: Dice, settle: (play: Play) => void): State {
  if (!SCENARIOS.some(({ id }) => id === scenario))
    throw new UnknownScenarioError(
      scenario,
      SCENARIOS.map(({ id }) => id),
    );
  const sheet = sheetNamed(scenario);
  const { options, corrections } = readWishes(given);
  const die = sheet.firstByDie && dice.d6(() => FIRST);
  const state = blankState(
    scenario,
    die === undefined ? sheet.order : orderBy(die, sheet),
    options,
    corrections,
  );
  if (die !== undefined) state.orderDice = [die];
  state.units.push(...musterOf(state));
  openFrames(state, sheet);
  const play = openGame(state, dice);
  state.control = initialControl(play);
  for (const power of POWERS) power.setUp?.(play);
  beginDeployment(play);
  settle(play);
  return state;
}

/** The moon first (DP-18.4.4-a, DP-18.5.4-a, DP-18.6.4-a, DP-18.8.4-a), then one side after the other sets up; the last frame is asked first. */
function openFrames(state: State, { deploy, moon, firstByDie }: ScenarioData): void {
  const playerOf = (seat: string): Player => state.seats.indexOf(seat);
  for (const seat of firstByDie ? state.seats : deploy)
    state.frames.unshift({ kind: 'deploy', player: playerOf(seat), unit: -1, named: false, held: [] });
  if (moon !== null) state.frames.push({ kind: 'moon', player: firstByDie ? 0 : playerOf(moon.seat) });
}
