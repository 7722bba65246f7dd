import type { Refusal, Seat } from '@hexwyrm/kernel';
import {
  endingWords,
  type FieldValues,
  type GameWords,
  hexMark,
  markDice,
  numberIn,
  readSentence,
  type Saying,
  type Speech,
  sayingFrom,
  type WordsKit,
} from '@hexwyrm/words';
import { GRID, MOVEMENT_POINTS, STRENGTH, terrainAt } from '../data/index.ts';
import type { Action, Event, View } from '../index.ts';
import { unitLabel } from './unit-label.ts';

const unitIn = ({ units }: View, hex: string): number =>
  units.findIndex((unit) => unit.hex === GRID.index.get(hex));

/** "0403, bridge. Blue captain, strength 3, 2 of 3 movement points left." */
function hexLabel(speech: Speech, hex: string, view: View): string {
  const index = GRID.index.get(hex);
  if (index === undefined) return hex;
  const ground = `${hex}, ${speech.say(`terrain.${terrainAt(index)}`)}.`;
  const id = unitIn(view, hex);
  return id < 0 ? ground : `${ground} ${unitLine(speech, view, id)}.`;
}

function unitLine(speech: Speech, view: View, id: number): string {
  const { type, spent, fought } = view.units[id];
  const { say } = speech;
  return [
    unitLabel(speech, view, id),
    say('state.strength', { strength: STRENGTH[type] }),
    say('state.points', { left: MOVEMENT_POINTS - spent, all: MOVEMENT_POINTS }),
    ...(fought ? [say('state.fought')] : []),
  ].join(', ');
}

function fieldsIn(speech: Speech, view: View): FieldValues<Event> {
  const label = (id: number) => unitLabel(speech, view, id);
  return {
    unit: (id) => ({ unit: label(id) }),
    target: (id) => ({ target: label(id) }),
    hex: (hex) => ({ hex: hexMark(hex) }),
    from: (hex) => ({ from: hexMark(hex) }),
    to: (hex) => ({ to: hexMark(hex) }),
    dice: (dice) => ({ dice: markDice(dice) }),
    phase: (phase) => ({ phase: speech.say(`phase.${phase}`) }),
    reason: (reason) => ({ reason: endingWords(speech, reason) }),
  };
}

const sayingOf = (speech: Speech, event: Event, view: View): Saying =>
  sayingFrom(`event.${event.type}`, event, { fields: fieldsIn(speech, view), special: {} });

function actionLabel(speech: Speech, action: Action, view: View): string {
  const values = () => {
    switch (action.type) {
      case 'move':
        return {
          unit: unitLabel(speech, view, action.unit),
          from: hexMark(GRID.names[view.units[action.unit].hex]),
          to: hexMark(action.to),
        };
      case 'attack': {
        const target = unitIn(view, action.hex);
        return {
          unit: unitLabel(speech, view, action.unit),
          target: target < 0 ? '' : unitLabel(speech, view, target),
          hex: hexMark(action.hex),
        };
      }
      default:
        return {};
    }
  };
  return readSentence(speech.say(`action.${action.type}`, values()), '').text;
}

function refusalFact({ say }: Speech, { facts }: Refusal): string {
  const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
  return needed === null || left === null ? '' : say('refusal.points', { needed, left });
}

const BRIDGE = GRID.names.findIndex((_, hex) => terrainAt(hex) === 'bridge');

/** What only Bridgehead can say. */
const wordsOf = (speech: Speech): GameWords => ({
  unitLabel: (view: View, id: number) => unitLabel(speech, view, id),
  company: (view: View, ids: readonly number[]) => speech.list(ids.map((id) => unitLabel(speech, view, id))),
  counterName: (what) => what,
  hexLabel: (hex: string, view: View) => hexLabel(speech, hex, view),
  placeName: (_view, hex) => hex,
  entranceName: (_view, between) => speech.list(between),
  mapName: () => speech.say('map.name'),
  saying: (event: Event, view: View) => sayingOf(speech, event, view),
  actionLabel: (action: Action, view: View) => actionLabel(speech, action, view),
  questionValues: () => ({}),
  kindReach: () => null,
  score: ({ units }: View) =>
    speech.say('score.line', { holder: units.find(({ hex }) => hex === BRIDGE)?.side ?? 'none' }),
  seatName: (seat: Seat) => speech.player(seat, speech.say(`side.${seat}`)),
  refusalFact: (refusal: Refusal) => refusalFact(speech, refusal),
});

/** Bridgehead in words. */
export const bridgeheadWords: WordsKit = { prefix: 'BH-', chapters: ['1', '2', '3', '4', '5'], wordsOf };
