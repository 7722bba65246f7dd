import {
  capital,
  endingWords,
  type FieldValues,
  hexMark,
  markDice,
  type Saying,
  type SpecialCases,
  type Speech,
  sayingFrom,
  signed,
} from '@hexwyrm/words';
import type { Event, View } from '../index.ts';
import { heldReason } from './held.ts';
import { placeMark, placeMarks } from './places.ts';
import { seatName, seatSubject } from './seats.ts';
import { companyOf, unitLabel, unitLabels, unitNamed } from './unit-labels.ts';
import { nationName } from './unit-names.ts';

/** An event with the units of all events gathered with it; -1 for each that is hidden. */
export type Gathered = Event & { readonly gathered?: readonly number[] };

/** What an event says. */
export const sayingOf = (speech: Speech, event: Gathered, view: View): Saying =>
  sayingFrom(`event.${event.type}`, event, {
    always: { hex: '', hexes: '' },
    fields: fieldsIn(speech, view),
    special: specialIn(speech, view),
  });

function fieldsIn(speech: Speech, view: View): FieldValues<Event> {
  const { say } = speech;
  const place = (hex: string | null | undefined) => (hex ? placeMark(speech, hex) : '');
  const who = (seat: string) => capital(seatSubject(speech, seat), speech);
  const company = (ids: readonly number[]) => companyOf(speech, view, ids);
  return {
    unit: (id) => unitNamed(speech, view, id),
    target: (id) => ({ target: unitLabel(speech, view, id) }),
    scapegoat: (id) => ({ target: unitLabel(speech, view, id) }),
    units: (ids) => ({ units: unitLabels(speech, view, ids) }),
    waiting: (ids) => ({ units: unitLabels(speech, view, ids), count: ids.length }),
    attackers: (ids) => ({ units: company(ids) }),
    defenders: (ids) => ({ defenders: company(ids) }),
    by: (by) => (typeof by === 'number' ? unitNamed(speech, view, by) : { units: company(by) }),
    hex: (hex) => ({ hex: place(hex), great: hex === null }),
    from: (hex) => ({ from: hexMark(hex) }),
    to: (hex) => ({ to: place(hex), lost: hex === null }),
    hexes: (hexes) => ({ hexes: placeMarks(speech, hexes) }),
    targets: (hexes = []) => ({ hexes: placeMarks(speech, hexes) }),
    enclosed: (hexes) => ({ enclosed: placeMarks(speech, hexes), count: hexes.length }),
    seat: (seat) => ({ seat: who(seat) }),
    people: (people) => ({ people: say(`people.${people}`) }),
    commander: (seat) => ({ seat: who(seat) }),
    winner: (seat) =>
      seat === null ? { winner: 'nobody', seat: '' } : { winner: 'somebody', seat: who(seat) },
    reason: (reason) => ({ reason: endingWords(speech, reason) }),
    phase: (phase) => ({ phase: say(speech.has(`moon.${phase}`) ? `moon.${phase}` : `phase.${phase}`) }),
    moon: (moon) =>
      moon === null ? { moon: 'none', phase: '' } : { moon: 'some', phase: say(`moon.${moon}`) },
    depth: (depth) => ({ depth: depth + 1 }),
    die: (die) => ({ dice: markDice([die]) }),
    modifier: (modifier) => ({ modified: modifier !== 0, modifier: signed(modifier) }),
    dice: (dice) => ({ dice: markDice(dice) }),
    totals: (totals) => ({ totals: pointsOf(speech, totals) }),
    rolls: (rolls) => ({ rolls: rollsOf(speech, rolls), count: rolls.length }),
    result: (result) => ({ result: result === '-' ? 'none' : result }),
  };
}

function specialIn(speech: Speech, view: View): SpecialCases<Gathered> {
  const { say } = speech;
  const unit = (id: number) => unitNamed(speech, view, id);
  const place = (hex: string) => placeMark(speech, hex);
  const doneBy = (event: { readonly by: number; readonly unit: number }) => ({
    values: { ...unit(event.by), target: unitLabel(speech, view, event.unit) },
  });
  return {
    carried: doneBy,
    devoured: doneBy,
    phase: ({ seat }) => ({ values: { seat: seatName(speech, seat) } }),
    moved: ({ gathered }) =>
      gathered ? { values: { unit: companyOf(speech, view, gathered), form: 'p' } } : {},
    eliminated: ({ hex }) => (hex === '' ? { id: 'event.eliminated.elsewhere' } : {}),
    held: ({ units, clause }) => ({
      values: { units: companyOf(speech, view, units), reason: say(heldReason(clause)) },
    }),
    stampeded: ({ from }) => ({ values: { from: place(from) } }),
    'escape-rolled': ({ success, die, needs }) => ({
      // A unit that would come back finds no units to join (DP-8.5-d).
      values: { outcome: success ? 'saved' : die >= needs ? 'alone' : 'lost' },
    }),
    'bat-unsated': ({ seat }) => ({ values: { seat: seatSubject(speech, seat) } }),
    struck: ({ cause }) => ({ id: `event.struck.${cause}` }),
    'random-event': ({ name, kind, none }) => ({
      values: {
        name: say(`odds.result.${name}`),
        text: say(`random-event.${none ? 'none' : kind}`, { kind }),
      },
    }),
    unseen: (event) => unseenSaying(speech, event),
  };
}

type Thrown = Extract<Event, { type: 'command-rolled' }>['rolls'];

/** "Sartar 3 and Tarsh 5" */
const rollsOf = (speech: Speech, rolls: Thrown): string =>
  speech.list(
    rolls.map(({ seat, die }) =>
      speech.say('seat.rolled', { seat: seatName(speech, seat), dice: markDice([die]) }),
    ),
  );

type Told = Extract<Event, { type: 'totals-told' }>['totals'];

/** "Sartar 3 and Lunar Empire 5" */
const pointsOf = (speech: Speech, totals: Told): string =>
  speech.list(
    totals.map(({ seat, points }) => speech.say('seat.points', { seat: seatName(speech, seat), points })),
  );

/** Others see whose it was and its colour (DP-5.3-c). */
function unseenSaying(speech: Speech, event: Extract<Gathered, { type: 'unseen' }>): Saying {
  const gone = event.to === '';
  const kind = event.from === '' || event.what === 'arrived' ? 'arrived' : gone ? 'left' : 'moved';
  const [seat, people] = [seatName(speech, event.seat), nationName(speech, event.colour)];
  return {
    id: `event.unseen.${kind}`,
    values: {
      seat,
      people,
      count: event.gathered?.length ?? 1,
      same: seat === people,
      from: event.from === '' ? '' : placeMark(speech, event.from),
      to: gone ? '' : placeMark(speech, event.to),
    },
  };
}
