import { canonical, hashState, parseReplay, type Refusal, type Replay, ReplayError } from '@hexwyrm/kernel';
import { LEAGUE_CLAUSES } from '../book/errors.ts';
import type { LeagueGame, Slot } from './league-game.ts';
import type { ReadReport } from './report.ts';

type Read =
  | { readonly ok: true; readonly report: ReadReport }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads a replay for a slot: it must be of this very game, by these players, played out, and as the rules have it. */
export function readReplay(
  game: Pick<LeagueGame, 'game' | 'read'>,
  given: unknown,
  slot: Slot,
  counted: (replay: string) => boolean,
): Read {
  try {
    const replay = parseReplay(given);
    const id = replayId(replay);
    if (counted(id)) return { ok: false, refusal: { clause: LEAGUE_CLAUSES.counted, facts: { replay: id } } };
    const refusal = slotRefusal(game.game, replay, slot);
    if (refusal !== null) return { ok: false, refusal };
    const reading = game.read(replay);
    if (reading === null) return { ok: false, refusal: { clause: LEAGUE_CLAUSES.unfinished } };
    return { ok: true, report: { source: 'replay', replay: id, ...reading } };
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    const problems = error.problems.map(({ path, reason }) => ({ path, reason }));
    return { ok: false, refusal: { clause: LEAGUE_CLAUSES.tampered, facts: { problems } } };
  }
}

/** Names of players may be added to a file later: they are no part of what was played. */
const replayId = ({ players: _, ...record }: Replay): string => hashState(record);

/** Why the replay is not of the game that was asked for, and the field that tells. */
function slotRefusal(game: string, replay: Replay, slot: Slot): Refusal | null {
  const other = (field: string) => ({ clause: LEAGUE_CLAUSES.otherGame, facts: { field } });
  if (replay.game !== game) return other('game');
  if (replay.start.kind !== 'scenario') return other('start.kind');
  if (replay.start.scenario !== slot.scenario) return other('start.scenario');
  if (canonical(replay.start.options) !== canonical(slot.options)) return other('start.options');
  if (canonical(replay.dice) !== canonical(slot.dice)) return other('dice');
  return sidesRefusal(replay, slot);
}

/** A replay that says who played must say so of the players of the slot, each on their own side. */
function sidesRefusal({ players }: Replay, slot: Slot): Refusal | null {
  for (const [seat, { name, formerly = [] }] of Object.entries(slot.players)) {
    const noted = players?.[seat]?.name;
    if (noted !== undefined && noted !== name && !formerly.includes(noted))
      return { clause: LEAGUE_CLAUSES.otherSides, facts: { seat, expected: name, found: noted } };
  }
  return null;
}
