import {
  capital,
  comparedWords,
  endingWords,
  type FieldValues,
  hexMark,
  markDice,
  neededWords,
  type Saying,
  type SpecialCases,
  type Speech,
  sayingFrom,
  signed,
} from '@hexwyrm/words';
import type { Event, View } from '../index.ts';
import { entranceName, placeMark } from './places.ts';
import { armyList, countsOf, formOf, unitLabel, unitLabels, unitName } from './unit-names.ts';

/** What an event says. */
export const sayingOf = (speech: Speech, event: Event, view: View): Saying =>
  sayingFrom(`event.${event.type}`, event, {
    fields: fieldsIn(speech, view),
    special: specialIn(speech, view),
  });

/** The number of a hex, or nothing. */
const hexed = (hex: string | null | undefined): string => (hex ? hexMark(hex) : '');

function fieldsIn(speech: Speech, view: View): FieldValues<Exclude<Event, { type: 'reinforcements-due' }>> {
  const { say } = speech;
  const label = (id: number | undefined) => (id === undefined ? '' : unitLabel(speech, view, id));
  return {
    unit: (id) => ({ unit: label(id), form: id === undefined ? 'm' : formOf(speech, view, id) }),
    units: (ids) => unitLabels(speech, view, ids),
    target: (id) => ({ target: label(id) }),
    what: (type) => ({ what: unitName(speech, type) }),
    invader: (army) => ({ invader: armyList(speech, army) }),
    defender: (army) => ({ defender: armyList(speech, army) }),
    usualGarrison: (usual) => ({ usual }),
    hex: (hex) => ({ hex: hexed(hex) }),
    from: (hex) => ({ from: hexed(hex) }),
    to: (hex) => ({ to: hexed(hex) }),
    hexes: (hexes) => ({ hexes: speech.list(hexes.map(hexMark)) }),
    between: (between) => ({ entrance: entranceName(speech, view.map, between) }),
    facing: (facing) => ({ facing: say(`direction.${facing}`) }),
    phase: (phase) => ({ phase: say(`phase.${phase}`) }),
    seat: (seat) => ({ player: seatName(speech, seat) }),
    winner: (seat) => ({ winner: sideOf(view, seat) }),
    reason: (reason) => ({ reason: endingWords(speech, reason) }),
    dice: (dice) => ({ dice: markDice(dice) }),
    by: (by) => (by === null ? {} : { by: signed(by) }),
  };
}

function specialIn(speech: Speech, view: View): SpecialCases<Event> {
  return {
    moved: ({ from }) => (from === null ? { id: 'event.moved.entering' } : {}),
    destroyed: ({ hex }) => (hex === null ? { id: 'event.destroyed.elsewhere' } : {}),
    arrived: ({ unit }) => ({ values: { what: unitLabel(speech, view, unit) } }),
    'reinforcements-due': ({ units }) => ({
      values: { what: armyList(speech, countsOf(units)), count: units.length },
    }),
    'wall-breached': ({ between: [a, b] }) => ({ values: { a: hexMark(a), b: hexMark(b) } }),
    attack: ({ attack, defence, cell }) => ({
      values: { compared: comparedWords(speech, attack, defence, cell) },
    }),
    damaged: ({ area }) => ({ values: { area: area ?? 'none' } }),
    razed: ({ hex }) => ({ values: { hex: placeMark(speech, view.map, hex) } }),
    cast: ({ spell, hex, target, radius = 0 }) => ({
      ...named(speech, `event.cast.${spell}`),
      values: {
        hex: hexed(hex),
        target: target === undefined ? '' : unitLabel(speech, view, target),
        radius,
      },
    }),
    rolled: (event) => ({
      ...named(speech, `event.rolled.${event.roll}`),
      values: rolledValues(speech, event, view),
    }),
  };
}

/** The message of that name, if there is one. */
const named = (speech: Speech, id: string): Partial<Saying> => (speech.has(id) ? { id } : {});

function rolledValues(
  speech: Speech,
  event: Extract<Event, { type: 'rolled' }>,
  view: View,
): Saying['values'] {
  const label = (unit: number | undefined) => (unit === undefined ? '' : unitLabel(speech, view, unit));
  return {
    unit: label(event.unit),
    form: event.unit === undefined ? 'm' : formOf(speech, view, event.unit),
    target: label(event.target),
    hex: hexed(event.hex),
    needs: neededWords(event),
    total: event.dice.reduce((sum, die) => sum + die, event.modifier),
  };
}

/** "The invader"; before sides are chosen "Reeve" or "Player A". */
export const seatName = (speech: Speech, seat: string): string =>
  speech.player(
    seat,
    seat === 'invader' || seat === 'defender'
      ? capital(speech.say(`side.${seat}`), speech)
      : (speech.bot(seat) ?? speech.say('seat.name', { seat })),
  );

const sideOf = (view: View, seat: string | null): string => {
  if (seat === null) return 'nobody';
  return view.seats.invader === seat ? 'invader' : 'defender';
};
