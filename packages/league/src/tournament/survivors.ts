import { type Dice, pickIndex } from '@hexwyrm/kernel';
import type { TournamentRules } from './rules.ts';
import { scoreOf, standingsOf } from './standings.ts';
import { isIn, type Match, type Note, type Round, type TournamentState } from './state.ts';

/** Matches that a player may lose before they are out. */
const LIVES = { single: 1, double: 2, 'swiss-cut': 1, swiss: 1 } as const;

const livesIn = ({ settings }: TournamentState): number => LIVES[settings.format];

/** Who is still in the elimination, and how many matches each has lost. Null where none has begun. */
export function survivorsOf({ rounds, entrants }: TournamentState): Record<string, number> | null {
  const last = rounds.at(-1);
  if (last?.stage !== 'elimination' || last.survivors === null) return null;
  const here = new Set(entrants.filter(isIn).map(({ id }) => id));
  return Object.fromEntries(Object.entries(last.survivors).filter(([id]) => here.has(id)));
}

/** How a match ended: who won it, or null where it is level. */
export function winnerOf(rules: TournamentRules, match: Match): string | null {
  const [one, other] = match.players;
  const score = scoreOf(rules, match);
  if (score[one].points === score[other].points) return null;
  return score[one].points > score[other].points ? one : other;
}

/**
 * Settles a round of an elimination: who lost a match more. Level, both go on (DR-5.2-b), unless the round would send
 * nobody nearer to the end or is between the last two: then resistance decides, and after it a lot (R-DR-125).
 */
export function settleRound(
  rules: TournamentRules,
  state: TournamentState,
  round: Round,
  before: Readonly<Record<string, number>>,
  dice: Dice,
): void {
  const lost = { ...before };
  const winners = round.matches.map((match) => ({ match, winner: winnerOf(rules, match) }));
  const moves = winners.some(({ winner }) => winner !== null);
  const last = Object.keys(before).length === 2;
  for (const { match, winner } of winners) {
    if (winner === null && moves && !last) {
      match.notes.push(note('level-both-go-on', rules.clauses.levelMatch));
      continue;
    }
    const through = winner ?? breakTie(rules, match, dice);
    for (const player of match.players) if (player !== through) lost[player] += 1;
  }
  const lives = livesIn(state);
  round.survivors = Object.fromEntries(Object.entries(lost).filter(([, losses]) => losses < lives));
}

function breakTie(rules: TournamentRules, match: Match, dice: Dice): string {
  const [one, other] = match.players;
  const score = scoreOf(rules, match);
  const ahead = score[one].resistance - score[other].resistance;
  const through = ahead === 0 ? match.players[pickIndex(dice, 2)] : ahead > 0 ? one : other;
  const facts = { [one]: score[one].resistance, [other]: score[other].resistance };
  const reason = ahead === 0 ? 'level-lot' : 'level-resistance';
  match.notes.push({ ...note(reason, rules.clauses.tieBreak), player: through, facts });
  return through;
}

const note = (reason: Note['reason'], clause: string): Note => ({ reason, clause, player: null, facts: {} });

/** The best of the Swiss rounds in order; who is level at the last place is picked by lot. */
export function qualifiersOf(rules: TournamentRules, state: TournamentState, dice: Dice): string[] {
  const here = new Set(state.entrants.filter(isIn).map(({ id }) => id));
  const standing = standingsOf(rules, state).filter(({ player }) => here.has(player));
  const inside = standing.slice(0, rules.topCut);
  const edge = inside.at(-1)?.place;
  const level = standing.filter(({ place }) => place === edge).map(({ player }) => player);
  const safe = inside.filter(({ place }) => place !== edge).map(({ player }) => player);
  while (safe.length < Math.min(rules.topCut, standing.length))
    safe.push(...level.splice(pickIndex(dice, level.length), 1));
  return safe;
}
