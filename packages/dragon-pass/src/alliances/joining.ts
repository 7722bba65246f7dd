// A people joins a player: its units are his, and stand or are set up where the people lives (14.1.4, DP-14.2.2-b).

import { type Board, changing, type Play, putUnit, stackAt, typeOf, unitOf } from '../core/board.ts';
import type { FrameOf } from '../core/frames.ts';
import { hexName, hexNumbered } from '../core/hexes.ts';
import { type Clause, type Hex, NOBODY, type Player, type UnitId, WAITING } from '../core/vocabulary.ts';
import { capitalOf, homesOf, type Levy, type People } from '../core/world/peoples.ts';
import { homeOf } from '../dragonewts/cities.ts';
import { eliminate } from '../harm/harm.ts';
import { hasGiant, isCapturable, isGiant, servantOf } from '../stacks/kinds.ts';
import { record } from './ledger.ts';
import { unsettled } from './quarters.ts';
import { entryOf } from './reinforcements.ts';
import { NO_DIPLOMACY } from './state.ts';

/** The counters of a people, and how each of them comes; herds and gifts that have an owner already are not among them. */
function contingentOf(board: Board, { units }: People): { readonly id: UnitId; readonly levy: Levy }[] {
  return board.state.units.flatMap(({ number, owner, hex }, id) => {
    if (owner !== NOBODY || hex !== WAITING) return [];
    const type = typeOf(board, id);
    const levy = units.find((one) => one.type === type.id && (one.number ?? number + 1) === number + 1);
    return levy ? [{ id, levy }] : [];
  });
}

/** The people is the player's for good (DP-14.1.3-g); `home` is where a minor independent was won. */
export function join(play: Play, player: Player, people: People, clause: Clause, home?: Hex): void {
  const { state, events } = play;
  const { turn, diplomacy = NO_DIPLOMACY } = state;
  const contingent = contingentOf(play, people);
  record(play, {
    allied: [...diplomacy.allied, { turn, player, people: people.id }],
    ...(people.kind === 'major' && people.leash !== false && { leashed: [...diplomacy.leashed, people.id] }),
  });
  events.push({ type: 'alliance-won', clause, seat: state.seats[player], people: people.id });
  clearCapital(play, player, people);
  for (const { id, levy } of contingent) {
    enlist(play, player, id);
    appear(play, player, id, levy, home ?? homesOf(play.world.land, people)[0] ?? -1);
  }
  if (contingent.some(({ levy }) => levy.at === undefined && levy.beside === undefined))
    askToSettle(play, player, people);
  play.hooks.joined(play, player, people.id);
}

/** DP-14.1.4-c: the player sets the rest up. */
function askToSettle(play: Play, player: Player, { id }: People): void {
  const frame: FrameOf<'settle'> = { kind: 'settle', player, people: id, unit: -1, named: false, held: [] };
  frame.unit = unsettled(play, frame)[0] ?? -1;
  play.state.frames.push(frame);
}

/** The unit, and its spirit or agent, is the player's as if it had always been. */
export function enlist(play: Play, player: Player, id: UnitId): void {
  for (const one of [id, servantOf(play, id)]) {
    if (one < 0) continue;
    const unit = changing(play, one);
    unit.owner = player;
    unit.first = player;
  }
}

/** Minor peoples appear at home, dragonewts in their cities, the Black Dragon at its rest. */
const homeClause = (at: string): Clause =>
  at === 'home' ? 'DP-14.2.2-b' : at === 'city' ? 'DP-16.5.1-c' : 'DP-16.2.2-b';

/** Units with a place of their own are put there, unless a giant stands there (R-DP-59); the others are set up. */
function appear(play: Play, player: Player, id: UnitId, levy: Levy, home: Hex): void {
  const { at, beside } = levy;
  if (at === undefined || at === 'aside' || beside !== undefined) return;
  if (at === 'edge') {
    play.state.arrivals.push({ unit: id, hexes: entryOf(play, player, levy), capital: false });
    return;
  }
  const hex = at === 'home' ? home : at === 'city' ? homeOf(play, id) : hexNumbered(play, at);
  if (hasGiant(play, hex)) return;
  if (at !== 'home' && at !== 'city') clearRest(play, player, hex);
  putUnit(play, id, hex);
  play.events.push({ type: 'deployed', clause: homeClause(at), unit: id, hex: hexName(play, hex) });
}

/** DP-14.1.4-a, DP-16.5.1-b, R-DPP-39: enemies in the capital are lost, in all cities of the dragonewts. */
function clearCapital(play: Play, player: Player, people: People): void {
  const isCities = people.territory === 'dragonewt-cities';
  const { land } = play.world;
  const hexes = isCities ? land.cities : [capitalOf(land, people)];
  const clause = isCities ? 'DP-16.5.1-b' : 'DP-14.1.4-a';
  for (const hex of hexes)
    for (const id of enemiesIn(play, player, hex)) {
      if (isCapturable(play, id)) capture(play, player, id, clause);
      else eliminate(play, id, clause);
    }
}

/** DP-16.6.1-b: herds and treasures too. */
function clearRest(play: Play, player: Player, hex: Hex): void {
  for (const id of enemiesIn(play, player, hex)) eliminate(play, id, 'DP-16.6.1-b');
}

const enemiesIn = (board: Board, player: Player, hex: Hex): readonly UnitId[] =>
  stackAt(board, hex).filter((id) => {
    const { owner } = unitOf(board, id);
    return owner !== player && owner !== NOBODY && !isGiant(board, id);
  });

function capture(play: Play, player: Player, id: UnitId, clause: Clause): void {
  changing(play, id).owner = player;
  play.events.push({
    type: 'captured',
    clause,
    unit: id,
    seat: play.state.seats[player],
    hex: hexName(play, unitOf(play, id).hex),
  });
}
