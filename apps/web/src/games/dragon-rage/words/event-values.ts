import type { Event, View } from '@hexwyrm/dragon-rage';
import type { Values } from '@hexwyrm/words';
import type { Saying } from '../../../i18n/kit.ts';
import { comparedWords, endingWords, neededWords } from '../../../i18n/odds-words.ts';
import { hexMark, markDice } from '../../../i18n/sentence.ts';
import { capital, type Speech, signed } from '../../../i18n/speech.ts';
import { entranceName, placeMark } from './places.ts';
import { armyList, countsOf, formOf, unitLabel, unitLabels, unitName } from './unit-names.ts';

/** What each kind of event says. */
export function sayingOf(speech: Speech, event: Event, view: View): Saying {
  const { say } = speech;
  const unit = (id: number) => ({ unit: unitLabel(speech, view, id), form: formOf(speech, view, id) });
  const units = (ids: readonly number[]) => unitLabels(speech, view, ids);
  const entrance = (between: readonly [string, string]) => entranceName(speech, view.map, between);
  const as = (values: Values): Saying => ({ id: `event.${event.type}`, values });

  switch (event.type) {
    case 'recruited':
      return as({ side: event.side, what: unitName(speech, event.what) });
    case 'armies-revealed':
    case 'planned':
      return as({
        invader: armyList(speech, event.invader),
        defender: armyList(speech, event.defender),
        goal: event.goal,
        ...(event.type === 'planned' ? { usual: event.usualGarrison } : {}),
      });
    case 'sides-rolled':
      return as({ dice: markDice(event.dice) });
    case 'side-chosen':
      return as({ player: seatName(speech, event.seat), side: event.side });
    case 'goal-set':
      return as({ goal: event.goal });
    case 'faced':
    case 'turned':
      return as({ ...unit(event.unit), facing: say(`direction.${event.facing}`) });
    case 'phase':
      return as({ turn: event.turn, phase: say(`phase.${event.phase}`) });
    case 'conceded':
    case 'demoralised':
      return as({ side: event.side });
    case 'game-over':
      return as({ winner: sideOf(view, event.winner), reason: endingWords(speech, event.reason) });
    case 'moved':
      if (event.from === null)
        return { id: 'event.moved.entering', values: { ...unit(event.unit), to: hexMark(event.to) } };
      return as({
        ...unit(event.unit),
        from: hexMark(event.from),
        to: hexMark(event.to),
        mp: event.mp,
        how: event.how,
      });
    case 'displaced':
      return as({ ...unit(event.unit), from: hexMark(event.from), to: hexMark(event.to) });
    case 'arrived':
      return as({ what: unitLabel(speech, view, event.unit), hex: hexMark(event.hex) });
    case 'reinforcements-due':
      return as({
        what: armyList(speech, countsOf(event.units)),
        count: event.units.length,
        forfeited: event.forfeited,
      });
    case 'control-changed':
      return as({ entrance: entrance(event.between), side: event.side });
    case 'entrance-opened':
    case 'entrance-smashed':
      return as({ ...unit(event.unit), entrance: entrance(event.between) });
    case 'entrance-closed':
      return as({ entrance: entrance(event.between) });
    case 'wall-breached':
      return as({ ...unit(event.unit), a: hexMark(event.between[0]), b: hexMark(event.between[1]) });
    case 'placed':
    case 'landed':
    case 'crashed':
    case 'bridge-marked':
    case 'bridge-broken':
    case 'summoned':
    case 'carcass':
    case 'saved':
      return as({ ...unit(event.unit), hex: hexMark(event.hex) });
    case 'bridge-saved':
    case 'bridge-burned':
    case 'boost-over':
    case 'fog-lifted':
    case 'whirlwind-gone':
      return as({ hex: hexMark(event.hex) });
    case 'rolled':
      return rolledSaying(speech, event, view);
    case 'attack': {
      const { weapon, attack, defence, cell } = event;
      const compared = comparedWords(speech, attack, defence, cell);
      return as({ ...units(event.units), hex: hexMark(event.hex), weapon, compared });
    }
    case 'missed':
      return as({ hex: hexMark(event.hex) });
    case 'destroyed':
      if (event.hex === null) return { id: 'event.destroyed.elsewhere', values: unit(event.unit) };
      return as({ ...unit(event.unit), hex: hexMark(event.hex) });
    case 'damaged':
      return as({ ...unit(event.unit), area: event.area ?? 'none', points: event.points });
    case 'group-lost':
      return as({ ...unit(event.unit), area: event.area });
    case 'killers':
      return as(units(event.units));
    case 'breathed':
      return as({ ...unit(event.unit), hexes: speech.list(event.hexes.map(hexMark)) });
    case 'cast':
      return castSaying(speech, event, view);
    case 'whirlwind-drifted':
      return as({ from: hexMark(event.from), to: hexMark(event.to) });
    case 'bolt-held':
      return as({ target: unitLabel(speech, view, event.target), power: event.power });
    case 'bolt-lost':
      return as({ target: unitLabel(speech, view, event.target) });
    case 'razed':
      return as({ hex: placeMark(speech, view.map, event.hex), vp: event.vp, score: event.score });
    case 'score-changed':
      return as({ by: signed(event.by), score: event.score });
    case 'took-off':
    case 'wounded':
    case 'berserk':
    case 'attack-lost':
    case 'control-lost':
    case 'dispelled':
    case 'dispel-declined':
    case 'freed':
      return as(unit(event.unit));
  }
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

type Rolled = Extract<Event, { type: 'rolled' }>;

function rolledSaying(speech: Speech, event: Rolled, view: View): Saying {
  const id = `event.rolled.${event.roll}`;
  const label = (unit: number | undefined) => (unit === undefined ? '' : unitLabel(speech, view, unit));
  const total = event.dice.reduce((sum, die) => sum + die, event.modifier);
  return {
    id: speech.has(id) ? id : 'event.rolled',
    values: {
      unit: label(event.unit),
      form: event.unit === undefined ? 'm' : formOf(speech, view, event.unit),
      target: label(event.target),
      hex: event.hex === undefined ? '' : hexMark(event.hex),
      dice: markDice(event.dice),
      needs: neededWords(event),
      success: event.success,
      total,
    },
  };
}

function castSaying(speech: Speech, event: Extract<Event, { type: 'cast' }>, view: View): Saying {
  const id = `event.cast.${event.spell}`;
  return {
    id: speech.has(id) ? id : 'event.cast',
    values: {
      unit: unitLabel(speech, view, event.unit),
      cost: event.cost,
      hex: event.hex === undefined ? '' : hexMark(event.hex),
      target: event.target === undefined ? '' : unitLabel(speech, view, event.target),
      radius: event.radius ?? 0,
    },
  };
}
