import type { Slot, SlotPlayer } from '../games/league-game.ts';
import type { TournamentRules } from './rules.ts';
import { knownEntrant, type Leg, type Match, type Round, type TournamentState } from './state.ts';

/** How one game of a match is set up, whoever plays it and with whatever dice. */
export const setUpOf = (
  { seats: [invading, defending], handicapOptions }: TournamentRules,
  { settings }: TournamentState,
  { scenario }: Round,
  { handicaps }: Match,
  { invader, defender }: Leg,
): Pick<Slot, 'scenario' | 'options'> => ({
  scenario,
  options:
    handicaps === null
      ? settings.options
      : {
          ...settings.options,
          ...handicapOptions({ [invading]: handicaps[invader], [defending]: handicaps[defender] }),
        },
});

/** One game of a match that has begun: what it begins with, its dice, and who plays. For who runs the book. */
export function slotOf(
  rules: TournamentRules,
  state: TournamentState,
  round: Round,
  match: Match,
  number: 0 | 1,
): Slot | null {
  const leg = match.legs[number];
  if (leg.seed === null) return null;
  const [invading, defending] = rules.seats;
  return {
    ...setUpOf(rules, state, round, match, leg),
    dice: { kind: 'seed', seed: leg.seed },
    players: { [invading]: playerAt(state, leg.invader), [defending]: playerAt(state, leg.defender) },
  };
}

function playerAt(state: TournamentState, id: string): SlotPlayer {
  const { name, bot, formerly } = knownEntrant(state, id);
  return { name, ...(bot === undefined ? {} : { bot }), ...(formerly.length === 0 ? {} : { formerly }) };
}
