import { type Json, type Replay, verifyReplay } from '@hexwyrm/kernel';
import type { GameReading, Trophy } from '@hexwyrm/league';
import type { Event } from '../core/events.ts';
import type { Army } from '../core/frames.ts';
import type { State } from '../core/state.ts';
import { DEAD, opponent, type Side, type UnitId } from '../core/vocabulary.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { goalParts } from '../setup/goal.ts';
import { scoreOf } from '../victory/score.ts';
import { worldFor } from '../world/world.ts';
import { luckIn, razerIn } from './honours.ts';
import { sidesOf } from './sides.ts';
import { isTrophy } from './trophies.ts';

/** How a game ended that is played again by the rules; null where it has not ended. */
export function read(replay: Replay): GameReading | null {
  const { state, log } = verifyReplay(dragonRage, replay);
  const { outcome, seats, turn, goal } = state;
  const winner = outcome?.winner;
  if (!outcome || !winner) return null;
  const events = log.flatMap((entry) => entry.events);
  const armies = armiesIn(events);
  const fought = armies ?? (state.options.campaign === undefined ? null : sidesOf(() => ({})));
  return {
    winner: seats.invader === winner ? 'invader' : 'defender',
    reason: outcome.reason,
    points: resistanceOf(state),
    trophies: sidesOf((side) => trophiesOf(state, events, side)),
    facts: {
      turn,
      goal,
      score: scoreOf(state),
      armies: armies && sidesOf((side) => ({ ...armies[side] })),
      goalLines: fought && goalLinesOf(state, fought),
      razer: razerIn(events, state),
      luck: luckIn(log, state),
    },
  };
}

/** DR-5.1-c, d: what the invader destroyed, and what is left of the map; at an early end as it stands (R-DR-128). */
function resistanceOf(state: State): Record<Side, number> {
  const destroyed = state.razed.reduce((sum, { vp }) => sum + vp, 0);
  const { totalVp } = worldFor(state.map, state.corrections).map;
  return { invader: destroyed, defender: totalVp - destroyed };
}

/** DR-4.4-d: the other side's that died, of whatever cause (R-DR-123). */
function trophiesOf({ units }: State, events: readonly Event[], side: Side): Trophy[] {
  return units.flatMap((unit, id) =>
    unit.side === opponent(side) && unit.hex === DEAD && isTrophy(unit)
      ? [{ what: unit.type, ...deathOf(events, id) }]
      : [],
  );
}

function deathOf(events: readonly Event[], id: UnitId): { hex: string | null; turn: number | null } {
  let turn: number | null = null;
  for (const event of events) {
    if (event.type === 'phase') turn = event.turn;
    if (event.type === 'destroyed' && event.unit === id) return { hex: event.hex, turn };
  }
  return { hex: null, turn: null };
}

/** The armies of a game in which they were recruited. */
function armiesIn(events: readonly Event[]): Record<Side, Army> | null {
  const revealed = events.find((event) => event.type === 'armies-revealed');
  return revealed?.type === 'armies-revealed' ? sidesOf((side) => revealed[side]) : null;
}

/** DR-4.3.2-a, b, DR-4.3.3-b: what made the goal of a campaign's game, as far as it did. */
function goalLinesOf({ map, corrections, options }: State, armies: Record<Side, Army>): Json {
  const { tables, types } = worldFor(map, corrections);
  const matchup = { map, armies, princess: options.elowyn, campaign: options.campaign };
  return goalParts(tables, types, matchup).flatMap(({ reason, clause, count, points }) =>
    points === 0 ? [] : [{ reason, clause, count, value: points }],
  );
}
