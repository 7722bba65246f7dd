import type { Decision, Refusal, Seat } from '@hexwyrm/kernel';
import { type GameWords, readSentence, type Speech, type WordsKit } from '@hexwyrm/words';
import { scoreOf } from '../data/index.ts';
import type { Action, Event, View } from '../index.ts';
import { actionLabel } from './action-label.ts';
import { hexLabel } from './hex-label.ts';
import { kindReach } from './kind-reach.ts';
import { entranceName, placeIn } from './places.ts';
import { questionValues } from './questions.ts';
import { refusalFact } from './refusals.ts';
import { sayingOf, seatName } from './sayings.ts';
import { armyList, countsOf, type UnitTypeId, unitLabel, unitName } from './unit-names.ts';

/** What only Dragon Rage can say. */
const wordsOf = (speech: Speech): GameWords => ({
  unitLabel: (view: View, id: number) => unitLabel(speech, view, id),
  company: (view: View, ids: readonly number[]) =>
    armyList(speech, countsOf(ids.flatMap((id) => view.units[id]?.type ?? []))),
  counterName: (what: UnitTypeId) => unitName(speech, what),
  hexLabel: (hex: string, view: View) => hexLabel(speech, hex, view),
  placeName: (view: View, hex: string) => placeIn(speech, view, hex),
  entranceName: ({ map }: View, between: readonly [string, string]) =>
    readSentence(entranceName(speech, map, between), '').text,
  mapName: ({ map }: View) => map.slice(0, 1).toUpperCase() + map.slice(1),
  saying: (event: Event, view: View) => sayingOf(speech, event, view),
  actionLabel: (action: Action, view: View, at?: string) => actionLabel(speech, action, view, at),
  questionValues: (decision: Decision, view: View) => questionValues(speech, decision, view),
  kindReach: (kind: string, count: number, view: View) => kindReach(speech, kind, count, view),
  score: (view: View) => speech.say('score.line', { score: scoreOf(view), goal: view.goal }),
  seatName: (seat: Seat) => seatName(speech, seat),
  refusalFact: (refusal: Refusal) => refusalFact(speech, refusal),
});

/** The chapters of the rule book in its order. */
const CHAPTERS = [
  '1',
  '2-1',
  '2-2',
  '2-3',
  '2-4',
  '2-5',
  '2-6',
  '2-7',
  '2-8',
  '2-9',
  '2-10',
  '2-11',
  '2-12',
  '3-1',
  '3-2',
  '3-3',
  '4',
  '5',
  'TES',
  'MDS',
] as const;

/** Dragon Rage in words. */
export const rageWords: WordsKit = { prefix: 'DR-', chapters: CHAPTERS, wordsOf };
