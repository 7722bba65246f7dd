import { type Action, lossIn, type View, worldFor } from '@hexwyrm/dragon-pass';
import type { Values } from '@hexwyrm/words';
import type { Saying } from '../../../i18n/kit.ts';
import { hexMark, readSentence } from '../../../i18n/sentence.ts';
import type { Speech } from '../../../i18n/speech.ts';
import { unitIn } from '../view.ts';
import { placeMark } from './places.ts';
import { unitLabel, unitNamed } from './unit-labels.ts';

/** What an action would do: "Standfast: 3423 → 3524 (Boldhome)". */
export function actionLabel(speech: Speech, action: Action, view: View): string {
  const { id, values } = sayingFor(speech, action, view);
  return readSentence(speech.say(id, values), '').text;
}

function sayingFor(speech: Speech, action: Action, view: View): Saying {
  const as = (values: Values = {}): Saying => ({ id: `action.${action.type}`, values });
  const label = (id: number) => unitLabel(speech, view, id);
  const place = (hex: string) => placeMark(speech, hex);
  const frame = view.frames.at(-1);
  /** The unit that the question is about, where the answer does not name it. */
  const asked = frame && 'unit' in frame ? label(frame.unit) : '';

  switch (action.type) {
    case 'moon':
      return as({ phase: speech.say(`moon.${action.phase}`) });
    case 'step':
    case 'retreat':
    case 'advance':
    case 'drive':
    case 'ride':
      return as({
        unit: label(action.unit),
        from: hexMark(hexOf(view, action.unit)),
        to: place(action.to),
      });
    case 'carry':
      return as({ ...unitNamed(speech, view, action.unit), target: label(action.cargo) });
    case 'devour':
    case 'hasten':
      return as({ ...unitNamed(speech, view, action.by), target: label(action.unit) });
    case 'deploy':
    case 'arrive':
    case 'commit':
    case 'support':
    case 'aim':
    case 'sow':
    case 'muster':
      return as({ unit: label(action.unit), hex: place(action.hex) });
    case 'attack':
      return action.unit === null
        ? { id: 'action.attack.spirits', values: { hex: place(action.hex) } }
        : as({ unit: label(action.unit), hex: place(action.hex) });
    case 'hold':
    case 'first':
    case 'set-down':
    case 'next':
    case 'join':
    case 'protect':
    case 'withhold':
    case 'take':
    case 'disrupt':
    case 'lose':
    case 'reserve':
    case 'blame':
    case 'disclose':
    case 'conceal':
    case 'feed':
    case 'strike':
      return as(unitNamed(speech, view, action.unit));
    case 'restack':
    case 'widen':
    case 'volley':
    case 'meteor':
    case 'scout':
    case 'fracture':
      return as({ hex: place(action.hex) });
    case 'rejoin':
    case 'reappear':
      return as({ unit: asked, hex: place(action.hex) });
    case 'lead-away':
      return as({ unit: asked, to: place(action.to) });
    case 'storm':
      if (action.hex === null) return { id: 'action.storm.great', values: {} };
      return as({ hex: place(action.hex) });
    case 'quake':
      return as({ lines: action.lines });
    case 'transform':
      return as({ unit: label(action.unit), factor: action.factor });
    case 'forfeit':
      return as({ hex: place(action.hex), depth: action.depth + 1 });
    case 'done': {
      const id = `action.done.${frame?.kind}`;
      return speech.has(id) ? { id, values: doneValues(view) } : as();
    }
    case 'ready':
    case 'keep':
    case 'end':
    case 'fight':
    case 'defer':
    case 'hush':
    case 'wasps':
    case 'freeze':
    case 'concede':
      return as();
  }
}

/** How far the choice has come that is closed so. */
function doneValues(view: View): Values {
  const frame = view.frames.at(-1);
  const battle = view.frames.find((one) => one.kind === 'battle');
  const counts: Readonly<Record<string, number | undefined>> = {
    aim: battle?.aims.length,
    retreat: battle?.withdrawn.length,
    advance: frame?.kind === 'advance' ? frame.moved.length : undefined,
    casualties: frame?.kind === 'casualties' ? frame.taken.length : undefined,
  };
  return { count: counts[frame?.kind ?? ''] ?? 0, wasted: lossIn(view)?.left ?? 0 };
}

/** The number of the unit's hex; empty for one that waits outside. */
function hexOf(view: View, id: number): string {
  const hex = unitIn(view, id)?.hex ?? -1;
  return worldFor(view.corrections).land.grid.names[hex] ?? '';
}
