import type { Outcome } from '@hexwyrm/kernel';
import type { Play } from '../core/board.ts';
import type { Player } from '../core/vocabulary.ts';
import { aimsOf, isHeroLost, verdictOf } from './conditions.ts';

function finish(play: Play, outcome: Outcome): void {
  const { winner, reason } = outcome;
  play.state.outcome = outcome;
  play.state.frames = [];
  play.events.push({ type: 'game-over', clause: 'DP-2-d', winner, reason });
}

/** DP-18.3.4-a: in Argrath's Return, Argrath's death without escape ends the game at once. */
export function judge(play: Play): void {
  if (isHeroLost(play)) finish(play, { winner: 'lunar', reason: 'argrath-dead', clause: 'DP-18.3.4-a' });
}

/** DP-18-h: the conditions of the scenario after its last game-turn. */
export function judgeEnd(play: Play): void {
  finish(play, { ...verdictOf(play) });
}

/** A player concedes: the other wins; of two others, the one that meets its conditions, if any (R-DP-52). */
export function giveUp(play: Play, player: Player): void {
  const { seats } = play.state;
  const seat = seats[player];
  play.events.push({ type: 'conceded', clause: 'DP-2-d', seat });
  const [other, third] = seats.filter((one) => one !== seat);
  const ahead = aimsOf(play).find((aim) => aim.seat !== seat && aim.has >= aim.needs);
  const winner = third === undefined ? other : ahead?.seat;
  finish(play, { winner: winner ?? null, reason: 'concession', clause: 'DP-2-d' });
}
