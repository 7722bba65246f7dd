import type { Event, View } from '@hexwyrm/dragon-pass';
import { placeMark, sayingOf, seatSubject } from '@hexwyrm/dragon-pass/words';
import type { Seat } from '@hexwyrm/kernel';
import { capital, type Speech } from '@hexwyrm/words';
import type { LogEvent } from '../../../replay/log-events.ts';
import type { Reported, Reporter } from '../../../table/kit.ts';
import { groupsOf, hexesSaid } from '../../../table/log/report.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { playerOf } from '../view.ts';
import { type Battle, battlesIn, hexesFought, type Toll, tollOf } from './battles.ts';
import { leadersFate } from './leaders.ts';
import { gatheringOf, movesIn } from './moves.ts';

/** Battles with a line of their own; the others share one. */
const BATTLES = 3;

/** Great events use the log's own sentence. */
const GREAT: Partial<Record<Event['type'], IconName>> = {
  'game-over': 'crown',
  conceded: 'crown',
  captured: 'dead',
  'glowline-fell': 'crown',
  'earth-broke': 'earth',
  'meteors-fell': 'lightning',
  'storm-raised': 'lightning',
  'cavalry-frozen': 'spells',
  'bat-starved': 'dead',
};

interface Missed {
  readonly missed: readonly LogEvent<Event>[];
  readonly view: View;
  readonly seat: Seat;
  readonly speech: Speech;
}

/** How Dragon Pass sums up what was missed. */
export const passReporter: Reporter = {
  report(missed: readonly LogEvent<Event>[], view: View, seat: Seat, speech: Speech) {
    const all = { missed, view, seat, speech };
    const lines = [
      ...battles(all),
      ...taken(all),
      ...leaders(all),
      ...allies(all),
      ...denials(all),
      ...great(all),
      ...moves(all),
      ...turn(all),
    ];
    return lines.length > 0 ? lines : undecided(all);
  },
};

/** Between two steps of a battle nothing may have happened that counts. */
function undecided({ missed, view, speech }: Missed): Reported[] {
  const targets = hexesFought(view);
  if (targets.length === 0) return [];
  const hexes = hexesSaid(speech, targets, (hex) => placeMark(speech, hex));
  const actions = missed[0]?.actions ?? 0;
  return [{ icon: 'melee', saying: { id: 'report.undecided', values: { hexes } }, actions }];
}

function battles({ missed, view, seat, speech }: Missed): Reported[] {
  const own = playerOf(view, seat);
  const { battles, outside } = battlesIn(missed, view);
  const said = (toll: Toll) => tollSaid(speech, view, own, toll);
  const weight = ({ toll }: Battle) =>
    [...toll].reduce((sum, [player, { lost }]) => sum + lost * (player === own ? 100 : 1), 0);
  const sorted = battles.toSorted((a, b) => weight(b) - weight(a));
  const [told, rest] = [sorted.slice(0, BATTLES), sorted.slice(BATTLES)];
  const lines = told.map(({ targets, toll, actions }): Reported => {
    const hexes = hexesSaid(speech, targets, (hex) => placeMark(speech, hex));
    return { icon: 'melee', saying: { id: 'report.battle', values: { hexes, toll: said(toll) } }, actions };
  });
  const [first] = rest;
  if (first) {
    const values = { count: rest.length, toll: said(tollOf(rest)) };
    lines.push({ icon: 'melee', saying: { id: 'report.battles-more', values }, actions: first.actions });
  }
  const fallen = missed.find(({ event }) => event.type === 'eliminated' || event.type === 'disrupted');
  if (outside.size > 0 && fallen) {
    const saying = { id: 'report.outside', values: { toll: said(outside) } } as const;
    lines.push({ icon: 'dead', saying, actions: fallen.actions });
  }
  return lines;
}

/** "you lost 2 units and Sartar lost 1 unit": the player first. */
function tollSaid(speech: Speech, view: View, own: number, toll: Toll): string {
  const players = [...toll.keys()].toSorted((a, b) => Number(b === own) - Number(a === own));
  const said = players.flatMap((player) => {
    const who = player === own ? 'you' : 'seat';
    const seat = seatSubject(speech, view.seats[player]);
    const { lost, disrupted, back } = toll.get(player) ?? { lost: 0, disrupted: 0, back: 0 };
    // Neutral giants, dinosaurs and herds: only that they are gone counts.
    if (player < 0) return lost > 0 ? [speech.say('report.lost-neutral', { count: lost })] : [];
    return [
      ...(lost > 0 ? [speech.say(`report.lost-${who}`, { seat, count: lost })] : []),
      ...(disrupted > 0 ? [speech.say(`report.disrupted-${who}`, { seat, count: disrupted })] : []),
      ...(back > 0 ? [speech.say(`report.back-${who}`, { seat, count: back })] : []),
    ];
  });
  return said.length === 0 ? speech.say('report.no-toll') : speech.list(said);
}

const subject = (speech: Speech, seat: Seat): string => capital(seatSubject(speech, seat), speech);

/** Places that changed hands, by who has them now. */
function taken({ missed, seat, speech }: Missed): Reported[] {
  const changes = missed.flatMap(({ event, actions }) =>
    event.type === 'control-changed' ? [{ by: event.seat, hex: event.hex, actions }] : [],
  );
  return [...groupsOf(changes, ({ by }) => by)].map(([by, places]) => {
    const hexes = hexesSaid(
      speech,
      places.map(({ hex }) => hex),
      (hex) => placeMark(speech, hex),
    );
    const values = { you: by === seat, seat: subject(speech, by), hexes };
    return { icon: 'crown', saying: { id: 'report.took', values }, actions: places[0].actions };
  });
}

/** What became of heroes and dragons: each has a name, and an army may hang on it. */
const leaders = ({ missed, view, speech }: Missed): Reported[] =>
  leadersFate(missed, view).map(({ event, actions }) => ({
    icon: 'dead',
    saying: sayingOf(speech, event, view),
    actions,
  }));

/** The peoples each player has won. */
function allies({ missed, seat, speech }: Missed): Reported[] {
  const won = missed.flatMap(({ event, actions }) =>
    event.type === 'alliance-won' ? [{ by: event.seat, people: event.people, actions }] : [],
  );
  return [...groupsOf(won, ({ by }) => by)].map(([by, peoples]) => {
    const names = speech.list(peoples.map(({ people }) => speech.say(`people.${people}`)));
    const values = { you: by === seat, seat: subject(speech, by), count: peoples.length, peoples: names };
    return { icon: 'crown', saying: { id: 'report.allies', values }, actions: peoples[0].actions };
  });
}

/** Claims of others that have been denied: they have told a total. */
const denials = ({ missed, view, seat, speech }: Missed): Reported[] =>
  missed.flatMap(({ event, actions }) =>
    event.type === 'alliance-claimed' && !event.granted && event.seat !== seat
      ? [{ icon: 'diplomacy', saying: sayingOf(speech, event, view), actions }]
      : [],
  );

const great = ({ missed, view, speech }: Missed): Reported[] =>
  missed.flatMap(({ event, actions }) => {
    const icon = GREAT[event.type];
    return icon === undefined ? [] : [{ icon, saying: sayingOf(speech, event, view), actions }];
  });

/** The other players' moves: how many units, and where most of them are now. */
const moves = ({ missed, view, seat, speech }: Missed): Reported[] =>
  [...groupsOf(movesIn(missed), (move) => move.seat)].flatMap(([by, made]) => {
    if (by === seat) return [];
    const place = gatheringOf(view, made);
    const values = {
      seat: subject(speech, by),
      count: made.length,
      somewhere: place !== null,
      most: place?.all === false,
      place: place === null ? '' : placeMark(speech, place.hex),
    };
    const actions = Math.min(...made.map((move) => move.actions));
    return [{ icon: 'walk', saying: { id: 'report.moved', values }, actions }];
  });

/** The newest game-turn and its moon. */
function turn({ missed, view, speech }: Missed): Reported[] {
  const began = missed.findLast(({ event }) => event.type === 'turn-began');
  if (!began) return [];
  return [{ icon: 'turn', saying: sayingOf(speech, began.event, view), actions: began.actions }];
}
