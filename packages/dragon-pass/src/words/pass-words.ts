import type { Decision, Refusal, Seat } from '@hexwyrm/kernel';
import type { GameWords, Speech, WordsKit } from '@hexwyrm/words';
import { worldFor } from '../data/index.ts';
import type { Action, Event, Findings, UnitType, View } from '../index.ts';
import { actionLabel } from './action-label.ts';
import { hexLabel } from './hex-label.ts';
import { placeIn } from './places.ts';
import { questionValues } from './questions.ts';
import { refusalFact } from './refusals.ts';
import { sayingOf } from './sayings.ts';
import { seatName } from './seats.ts';
import { standing } from './standings.ts';
import { companyOf, unitLabel } from './unit-labels.ts';
import { typeName } from './unit-names.ts';

/** What only Dragon Pass can say. */
const wordsWith = (findings: Findings, speech: Speech): GameWords => ({
  unitLabel: (view: View, id: number) => unitLabel(speech, view, id),
  company: (view: View, ids: readonly number[]) => companyOf(speech, view, ids),
  counterName: (what: UnitType['id']) => counterName(speech, what),
  hexLabel: (hex: string, view: View) => hexLabel(speech, findings, hex, view),
  placeName: (view: View, hex: string) => placeIn(speech, view, hex),
  entranceName: (_view: View, between: readonly [string, string]) => speech.list(between),
  mapName: () => speech.say('map.name'),
  saying: (event: Event, view: View) => sayingOf(speech, event, view),
  actionLabel: (action: Action, view: View) => actionLabel(speech, findings, action, view),
  questionValues: (decision: Decision, view: View) => questionValues(speech, findings, decision, view),
  kindReach: () => null,
  score: (view: View) => standing(speech, view),
  seatName: (seat: Seat) => seatName(speech, seat),
  refusalFact: (refusal: Refusal) => refusalFact(speech, refusal),
});

function counterName(speech: Speech, what: string): string {
  const { types } = worldFor(null);
  const type = types.find(({ id }) => id === what);
  return type ? typeName(speech, types, type) : what;
}

/** The chapters of the rule book in its order. */
const CHAPTERS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7-1',
  '7-2',
  '7-3',
  '7-4',
  '7-5',
  '7-6',
  '7-7',
  '7-8',
  '7-9',
  '7-10',
  '7-11',
  '7-12',
  '7-13',
  '7-14',
  '7-15',
  '7-16',
  '7-17',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  'PAC',
] as const;

/** Dragon Pass in words. */
export const passWords = (findings: Findings): WordsKit => ({
  prefix: 'DP-',
  chapters: CHAPTERS,
  wordsOf: (speech) => wordsWith(findings, speech),
});
