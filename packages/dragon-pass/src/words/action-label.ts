import {
  type FieldValues,
  hexMark,
  readSentence,
  type SpecialCases,
  type Speech,
  sayingFrom,
  type Values,
} from '@hexwyrm/words';
import { worldFor } from '../data/index.ts';
import type { Action, Findings, View } from '../index.ts';
import { placeMark } from './places.ts';
import { unitIn, unitLabel, unitNamed } from './unit-labels.ts';

/** What an action would do: "Standfast: 3423 → 3524 (Boldhome)". */
export function actionLabel(speech: Speech, findings: Findings, action: Action, view: View): string {
  const frame = view.frames.at(-1);
  /** The unit that the question is about, where the answer does not name it. */
  const asked = frame && 'unit' in frame ? unitLabel(speech, view, frame.unit) : '';
  const { id, values } = sayingFrom(`action.${action.type}`, action, {
    always: { unit: asked },
    fields: fieldsIn(speech, view),
    special: specialIn(speech, findings, view),
  });
  return readSentence(speech.say(id, values), '').text;
}

function fieldsIn(speech: Speech, view: View): FieldValues<Action> {
  const place = (hex: string | null) => (hex === null ? '' : placeMark(speech, hex));
  return {
    unit: (id) => (id === null ? {} : { ...unitNamed(speech, view, id), from: hexMark(hexOf(view, id)) }),
    cargo: (id) => ({ target: unitLabel(speech, view, id) }),
    hex: (hex) => ({ hex: place(hex) }),
    to: (hex) => ({ to: place(hex) }),
    phase: (phase) => ({ phase: speech.say(`moon.${phase}`) }),
    depth: (depth) => ({ depth: depth + 1 }),
    people: (people) => ({ people: speech.say(`people.${people}`) }),
  };
}

function specialIn(speech: Speech, findings: Findings, view: View): SpecialCases<Action> {
  const doneBy = ({ by, unit }: { readonly by: number; readonly unit: number }) => ({
    values: { ...unitNamed(speech, view, by), target: unitLabel(speech, view, unit) },
  });
  return {
    devour: doneBy,
    hasten: doneBy,
    attack: ({ unit }) => (unit === null ? { id: 'action.attack.spirits' } : {}),
    storm: ({ hex }) => (hex === null ? { id: 'action.storm.great' } : {}),
    done() {
      const id = `action.done.${view.frames.at(-1)?.kind}`;
      return speech.has(id) ? { id, values: doneValues(findings, view) } : {};
    },
  };
}

/** How far the choice has come that is closed so. */
function doneValues(findings: Findings, view: View): Values {
  const frame = view.frames.at(-1);
  const battle = view.frames.find((one) => one.kind === 'battle');
  const counts: Readonly<Record<string, number | undefined>> = {
    aim: battle?.aims.length,
    retreat: battle?.withdrawn.length,
    advance: frame?.kind === 'advance' ? frame.moved.length : undefined,
    casualties: frame?.kind === 'casualties' ? frame.taken.length : undefined,
  };
  return { count: counts[frame?.kind ?? ''] ?? 0, wasted: findings.lossLeft(view) };
}

/** The number of the unit's hex; empty for one that waits outside. */
function hexOf(view: View, id: number): string {
  const hex = unitIn(view, id)?.hex ?? -1;
  return worldFor(view.corrections).land.grid.names[hex] ?? '';
}
