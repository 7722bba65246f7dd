import type { Outcome } from '@hexwyrm/kernel';
import type { Play } from '../board.ts';
import type { Player } from '../vocabulary.ts';

function finish(play: Play, outcome: Outcome): void {
  const { winner, reason } = outcome;
  play.state.outcome = outcome;
  play.state.frames = [];
  play.events.push({ type: 'game-over', clause: 'DP-2-d', winner, reason });
}

/** Wins that end the game at once (DP-18.3.4-a). */
export function judge(_play: Play): void {}

/** DP-18-h: the conditions of the scenario after its last game-turn. */
export function judgeEnd(play: Play): void {
  finish(play, { winner: null, reason: 'draw', clause: 'DP-18-h' });
}

/** A player gives up; with two left the other wins. */
export function giveUp(play: Play, player: Player): void {
  const { seats } = play.state;
  const seat = seats[player] ?? '';
  play.events.push({ type: 'conceded', clause: 'DP-2-d', seat });
  const others = seats.filter((other) => other !== seat);
  finish(play, {
    winner: others.length === 1 ? (others[0] ?? null) : null,
    reason: 'concession',
    clause: 'DP-2-d',
  });
}
