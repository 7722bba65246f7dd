import type { Dice } from '@hexwyrm/kernel';
import { handicapsIn } from './handicaps.ts';
import { byesOf, historyOf, metBy } from './history.ts';
import { drawPairs, seededPairs } from './pairing/elimination.ts';
import { type Seeker, swissPairs } from './pairing/swiss.ts';
import type { TournamentRules } from './rules.ts';
import { standingsOf } from './standings.ts';
import { isIn, type Match, type Note, type Round, type TournamentState } from './state.ts';
import { qualifiersOf, settleRound, survivorsOf } from './survivors.ts';

/** The pairings of a round, before there is a scenario for it. */
type Table = Pick<Round, 'stage' | 'matches' | 'idle' | 'survivors'>;

export const isSwiss = ({ settings, rounds, swissRounds }: TournamentState): boolean =>
  (settings.format === 'swiss' || settings.format === 'swiss-cut') &&
  (rounds.length === 0 || rounds.length < swissRounds);

/** Draws the next round: settles the last one, picks the scenario, pairs. False where no pairing is left. */
export function drawRound(rules: TournamentRules, state: TournamentState, dice: Dice): boolean {
  if (state.rounds.length === 0) state.swissRounds = plannedRounds(rules, state);
  settleLast(rules, state, dice);
  const table = pairTable(rules, state, state.rounds.length + 1, dice);
  if (table === null) return false;
  const { die, scenario } = pickScenario(rules, state, dice);
  const number = state.rounds.length + 1;
  state.rounds.push({ number, scenario, die, draws: 1, told: false, ...table });
  return true;
}

/** Draws the open round again: the same scenario, other pairs. False where no pairing is left. */
export function redrawRound(rules: TournamentRules, state: TournamentState, dice: Dice): boolean {
  const open = state.rounds.pop();
  const table = open === undefined ? null : pairTable(rules, state, open.number, dice);
  if (open === undefined || table === null) return false;
  state.rounds.push({ ...open, ...table, draws: open.draws + 1 });
  return true;
}

const plannedRounds = (rules: TournamentRules, { settings, entrants }: TournamentState): number =>
  settings.format === 'swiss' || settings.format === 'swiss-cut'
    ? (settings.rounds ?? rules.swissRounds(entrants.filter(isIn).length))
    : 0;

/** An elimination round is settled when the next is drawn or all is closed: until then results can be corrected. */
export function settleLast(rules: TournamentRules, state: TournamentState, dice: Dice): void {
  const last = state.rounds.at(-1);
  if (last?.stage !== 'elimination' || last.survivors !== null) return;
  settleRound(rules, state, last, lossesBefore(state, last), dice);
}

/** Matches lost before the round, of those who are in it. */
function lossesBefore({ rounds, entrants }: TournamentState, { number, matches, idle }: Round) {
  const before = rounds[number - 2]?.survivors ?? {};
  const present = new Set([
    ...matches.flatMap(({ players }) => players),
    ...idle.flatMap(({ player }) => (player === null ? [] : [player])),
  ]);
  return Object.fromEntries(
    entrants.filter(({ id }) => present.has(id)).map(({ id }) => [id, before[id] ?? 0]),
  );
}

/** DR-5.3-a, DR-5.4-a: one scenario throughout, or a die for each round, the same for all. */
function pickScenario(rules: TournamentRules, { settings }: TournamentState, dice: Dice) {
  const pool = rules.pools.find(({ map }) => map === settings.map) ?? rules.pools[0];
  if (settings.scenarios === 'fixed') return { scenario: pool.fixed, die: null };
  const die = dice.d6();
  return { scenario: pool.byDie[die - 1], die };
}

function pairTable(rules: TournamentRules, state: TournamentState, number: number, dice: Dice): Table | null {
  const table = isSwiss(state)
    ? swissTable(rules, state, number, dice)
    : eliminationTable(rules, state, number, dice);
  if (table === null) return null;
  if (!state.settings.handicaps) return table;
  const all = handicapsIn(rules, state);
  const ofBoth = ({ players }: Match) => Object.fromEntries(players.map((id) => [id, all[id]]));
  return { ...table, matches: table.matches.map((match) => ({ ...match, handicaps: ofBoth(match) })) };
}

function swissTable(
  rules: TournamentRules,
  state: TournamentState,
  number: number,
  dice: Dice,
): Table | null {
  const history = historyOf(state);
  const here = new Set(state.entrants.filter(isIn).map(({ id }) => id));
  const seekers = standingsOf(rules, state)
    .filter(({ player }) => here.has(player))
    .map(
      ({ player, points, resistance }): Seeker => ({
        id: player,
        points,
        resistance,
        met: metBy(history, player),
        downBefore: history.down.has(player),
        byes: byesOf(history, player),
      }),
    );
  const drawn = swissPairs(seekers, dice);
  if (drawn === null) return null;
  const { swissBye } = rules.clauses;
  return {
    stage: 'swiss',
    survivors: null,
    matches: byPoints(drawn.pairs).map((pair, index) => swissMatch(rules, number, index, pair)),
    idle: drawn.bye === null ? [] : [idleNote('bye', swissBye, drawn.bye.id, { points: rules.pointsForBye })],
  };
}

/** The leaders play at the first tables. */
const byPoints = (pairs: readonly (readonly [Seeker, Seeker])[]) =>
  pairs
    .map(([one, other]): readonly [Seeker, Seeker] =>
      other.points > one.points ? [other, one] : [one, other],
    )
    .toSorted(([one, low], [other, lower]) => other.points - one.points || lower.points - low.points);

function swissMatch(
  rules: TournamentRules,
  number: number,
  index: number,
  [one, other]: readonly [Seeker, Seeker],
): Match {
  const down: Note = {
    reason: 'paired-down',
    clause: rules.clauses.pairingDown,
    player: one.id,
    facts: { from: one.points, to: other.points, resistance: one.resistance },
  };
  return matchOf(number, index, [one.id, other.id], 'main', one.points > other.points ? [down] : []);
}

function eliminationTable(
  rules: TournamentRules,
  state: TournamentState,
  number: number,
  dice: Dice,
): Table | null {
  const history = historyOf(state);
  const met = (one: string, other: string): boolean => metBy(history, one).has(other);
  const byes = (player: string): number => byesOf(history, player);
  const cut = state.settings.format === 'swiss-cut';
  const losses = survivorsOf(state) ?? startOf(rules, state, dice);
  const alive = Object.keys(losses);
  if (alive.length < 2) return null;
  const pair = (players: readonly string[]) =>
    cut ? seededPairs(bySwiss(rules, state, players), byes, dice) : drawPairs(players, met, byes, dice);
  const sides =
    alive.length === 2 ? [alive] : [0, 1].map((lost) => alive.filter((id) => losses[id] === lost));
  const matches: Match[] = [];
  const idle: Note[] = [];
  sides.forEach((players, side) => {
    if (players.length === 1) idle.push(idleNote('waits', rules.clauses.elimination, players[0], {}));
    if (players.length < 2) return;
    const { pairs, bye } = pair(players);
    if (bye !== null) idle.push(idleNote('bye', rules.clauses.eliminationBye, bye, {}));
    const name = alive.length === 2 ? 'final' : side === 0 ? 'main' : 'second';
    for (const [one, other] of pairs) {
      const again: Note[] = met(one, other)
        ? [{ reason: 'rematch', clause: rules.clauses.elimination, player: null, facts: {} }]
        : [];
      matches.push(matchOf(number, matches.length, [one, other], name, again));
    }
  });
  return { stage: 'elimination', matches, idle, survivors: null };
}

/** Everybody begins an elimination unbeaten: all players, or the best of the Swiss rounds. */
function startOf(rules: TournamentRules, state: TournamentState, dice: Dice): Record<string, number> {
  const players =
    state.settings.format === 'swiss-cut'
      ? qualifiersOf(rules, state, dice)
      : state.entrants.filter(isIn).map(({ id }) => id);
  return Object.fromEntries(players.map((id) => [id, 0]));
}

/** In the order in which they came out of the Swiss rounds. */
function bySwiss(rules: TournamentRules, state: TournamentState, players: readonly string[]): string[] {
  const swiss = { ...state, rounds: state.rounds.filter(({ stage }) => stage === 'swiss') };
  const order = standingsOf(rules, swiss).map(({ player }) => player);
  return players.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

const idleNote = (reason: 'bye' | 'waits', clause: string, player: string, facts: Note['facts']): Note => ({
  reason,
  clause,
  player,
  facts,
});

/** DR-5.1-a: two games with sides changed; the first named begins as the invader. */
const matchOf = (
  round: number,
  index: number,
  [one, other]: readonly [string, string],
  side: Match['side'],
  notes: Note[],
): Match => ({
  id: `${round}.${index + 1}`,
  players: [one, other],
  side,
  handicaps: null,
  legs: [
    { invader: one, defender: other, seed: null, report: null, awarded: false },
    { invader: other, defender: one, seed: null, report: null, awarded: false },
  ],
  notes,
});
