import type { Event, View } from '@hexwyrm/dragon-pass';
import type { Values } from '@hexwyrm/words';
import type { Saying } from '../../../i18n/kit.ts';
import { endingWords } from '../../../i18n/odds-words.ts';
import { hexMark, markDice } from '../../../i18n/sentence.ts';
import { capital, type Speech, signed } from '../../../i18n/speech.ts';
import { heldReason } from './held.ts';
import { placeMark, placeMarks } from './places.ts';
import { seatName, seatSubject } from './seats.ts';
import { companyOf, unitLabel, unitLabels, unitNamed } from './unit-labels.ts';
import { nationName } from './unit-names.ts';

/** An event with the units of all events gathered with it; -1 for each that is hidden. */
export type Gathered = Event & { readonly gathered?: readonly number[] };

/** What each kind of event says. */
export function sayingOf(speech: Speech, event: Gathered, view: View): Saying {
  if (event.type === 'struck') return struckSaying(speech, event, view);
  if (event.type === 'unseen') return unseenSaying(speech, event);
  const { say } = speech;
  const unit = (id: number) => unitNamed(speech, view, id);
  const label = (id: number) => unitLabel(speech, view, id);
  const place = (hex: string) => placeMark(speech, hex);
  const places = (hexes: readonly string[]) => placeMarks(speech, hexes);
  const who = (seat: string) => capital(seatSubject(speech, seat), speech);
  const way = (from: string, to: string) => ({ from: hexMark(from), to: place(to) });
  const as = (values: Values): Saying => ({ id: `event.${event.type}`, values });

  switch (event.type) {
    case 'moon-chosen':
    case 'feeding-missed':
      return as({ phase: say(`moon.${event.phase}`) });
    case 'deployment-ended':
      return as({
        seat: who(event.seat),
        count: event.waiting.length,
        units: unitLabels(speech, view, event.waiting),
      });
    case 'turn-began':
      return as({
        turn: event.turn,
        moon: event.moon === null ? 'none' : 'some',
        phase: event.moon === null ? '' : say(`moon.${event.moon}`),
      });
    case 'phase':
      return as({ turn: event.turn, seat: seatName(speech, event.seat), phase: say(`phase.${event.phase}`) });
    case 'conceded':
      return as({ seat: who(event.seat) });
    case 'game-over':
      return as({
        winner: event.winner === null ? 'nobody' : 'somebody',
        seat: event.winner === null ? '' : who(event.winner),
        reason: endingWords(speech, event.reason),
      });
    case 'moved': {
      const { gathered } = event;
      const who = gathered ? { unit: companyOf(speech, view, gathered), form: 'p' } : unit(event.unit);
      return as({ ...who, ...way(event.from, event.to), cost: event.cost });
    }
    case 'retreated':
    case 'advanced':
      return as({ ...unit(event.unit), ...way(event.from, event.to) });
    case 'carried':
      return as({ ...unit(event.by), target: label(event.unit) });
    case 'devoured':
      return as({ ...unit(event.by), target: label(event.unit) });
    case 'went-berserk':
      return as({ ...unit(event.unit), target: label(event.scapegoat) });
    case 'arrived':
      return as({ ...unit(event.unit), hex: place(event.hex), cost: event.cost });
    case 'deployed':
    case 'set-down':
    case 'committed':
    case 'supported':
    case 'rejoined':
    case 'sown':
    case 'disclosed':
    case 'mustered':
    case 'resurrected':
      return as({ ...unit(event.unit), hex: place(event.hex) });
    case 'eliminated':
      if (event.hex === '') return { id: 'event.eliminated.elsewhere', values: unit(event.unit) };
      return as({ ...unit(event.unit), hex: place(event.hex) });
    case 'restacked':
    case 'meteors-fell':
    case 'wasps-swarmed':
    case 'fortress-ruined':
      return as({ hex: place(event.hex) });
    case 'control-changed':
      return as({ seat: who(event.seat), hex: place(event.hex) });
    case 'battle-declared':
      return as({
        hexes: places(event.targets),
        units: companyOf(speech, view, event.attackers),
        defenders: companyOf(speech, view, event.defenders),
        seat: who(event.commander),
      });
    case 'command-rolled':
      return as({ rolls: rollsOf(speech, event.rolls) });
    case 'battle-ended':
      return as({ hexes: places(event.targets) });
    case 'fired':
      return as({
        ...thrown(event),
        units: companyOf(speech, view, event.by),
        total: event.total,
        result: event.result === '-' ? 'none' : event.result,
        hex: place(event.hex),
      });
    case 'held':
      return as({ units: companyOf(speech, view, event.units), reason: say(heldReason(event.clause)) });
    case 'reserved':
      return as({ units: unitLabels(speech, view, event.units) });
    case 'protected':
    case 'seen':
      return as({ units: unitLabels(speech, view, event.units), hex: place(event.hex) });
    case 'captured':
      return as({ ...unit(event.unit), seat: who(event.seat), hex: place(event.hex) });
    case 'stampeded':
      return as({
        ...unit(event.unit),
        dice: markDice([event.die]),
        from: place(event.from),
        lost: event.to === null,
        to: event.to === null ? '' : place(event.to),
      });
    case 'escape-rolled':
      return as({
        ...unit(event.unit),
        needs: event.needs,
        dice: markDice([event.die]),
        // A unit that would come back finds no units to join (DP-8.5-d).
        outcome: event.success ? 'saved' : event.die >= event.needs ? 'alone' : 'lost',
      });
    case 'storm-raised':
      return as({ great: event.hex === null, hex: event.hex === null ? '' : place(event.hex) });
    case 'weather-changed':
      return as({ weather: event.weather });
    case 'flooded':
      return as({ hexes: places(event.hexes) });
    case 'earth-broke':
      return as({
        hexes: places(event.hexes),
        enclosed: places(event.enclosed),
        count: event.enclosed.length,
      });
    case 'fed':
      return as({ ...unit(event.unit), due: event.due });
    case 'bat-unsated':
      return as({
        seat: seatSubject(speech, event.seat),
        due: event.due,
        rolls: rollsOf(speech, event.rolls),
        count: event.rolls.length,
      });
    case 'scouted':
      return as({ hex: place(event.hex), dice: markDice([event.die]), result: event.result });
    case 'assassin-struck':
      return as({ ...thrown(event), target: label(event.target), success: event.success });
    case 'assassin-fled':
      return as({ dice: markDice([event.die]), result: event.result });
    case 'transformed':
      return as({ ...unit(event.unit), factor: event.factor });
    case 'returned-to-box':
    case 'disrupted':
    case 'became-neutral':
    case 'rallied':
    case 'rage-ended':
    case 'concealed':
      return as(unit(event.unit));
    case 'glowline-fell':
    case 'drained':
    case 'bat-starved':
    case 'cavalry-frozen':
      return as({});
  }
}

/** A die, and what is counted to it. */
const thrown = ({ die, modifier }: { readonly die: number; readonly modifier: number }): Values => ({
  dice: markDice([die]),
  modified: modifier !== 0,
  modifier: signed(modifier),
});

type Thrown = Extract<Event, { type: 'command-rolled' }>['rolls'];

/** "Sartar 3 and Tarsh 5" */
const rollsOf = (speech: Speech, rolls: Thrown): string =>
  speech.list(
    rolls.map(({ seat, die }) =>
      speech.say('seat.rolled', { seat: seatName(speech, seat), dice: markDice([die]) }),
    ),
  );

function struckSaying(speech: Speech, event: Extract<Event, { type: 'struck' }>, view: View): Saying {
  return {
    id: `event.struck.${event.cause}`,
    values: {
      ...thrown(event),
      units: companyOf(speech, view, event.by),
      total: event.total,
      loss: event.loss,
      hex: event.hex === undefined ? '' : placeMark(speech, event.hex),
      hexes: placeMarks(speech, event.targets ?? []),
    },
  };
}

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
