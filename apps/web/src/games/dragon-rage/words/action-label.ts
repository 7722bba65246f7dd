import type { Action, View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage';
import type { Values } from '@hexwyrm/words';
import type { Saying } from '../../../i18n/kit.ts';
import { hexMark, readSentence } from '../../../i18n/sentence.ts';
import type { Speech } from '../../../i18n/speech.ts';
import { placeMark } from './places.ts';
import { formOf, unitLabel, unitName } from './unit-names.ts';

/**
 * What an action would do, in the words of the log: "Dragon: bound 1110 → 1107, facing north". `at`: where
 * the unit will be by then.
 */
export function actionLabel(speech: Speech, action: Action, view: View, at?: string): string {
  const { id, values } = sayingFor(speech, action, view, at);
  return readSentence(speech.say(id, values), '').text;
}

function sayingFor(speech: Speech, action: Action, view: View, at?: string): Saying {
  if (action.type === 'cast') return castSaying(speech, action, view);
  const { say } = speech;
  const as = (values: Values = {}): Saying => ({ id: `action.${action.type}`, values });
  const place = (hex: string) => placeMark(speech, view.map, hex);
  const label = (id: number) => unitLabel(speech, view, id);
  const facing = (direction: Direction | undefined) => ({
    turns: direction !== undefined,
    facing: direction === undefined ? '' : say(`direction.${direction}`),
  });
  const mover = (id: number, to: string) => ({ unit: label(id), from: from(view, id), to: place(to) });

  switch (action.type) {
    case 'recruit':
      return as({ what: unitName(speech, action.what), side: action.side ?? 'own' });
    case 'goal':
      return as({ goal: action.goal });
    case 'choose-side':
      return as({ side: action.side });
    case 'place':
      return as({ what: unitName(speech, action.what), hex: hexMark(action.hex), ...facing(action.facing) });
    case 'face':
    case 'turn':
    case 'breathe':
      return as({ unit: label(action.unit), ...facing(action.facing) });
    case 'walk':
    case 'bound':
      return as({ ...mover(action.unit, action.to), ...facing(action.facing) });
    case 'overrun':
    case 'fall':
    case 'scale':
    case 'displace':
      return as({ unit: label(action.unit), to: hexMark(action.to) });
    case 'slither':
      if (action.to === undefined)
        return { id: 'action.slither.turn', values: { unit: label(action.unit), ...facing(action.facing) } };
      return as({ ...mover(action.unit, action.to), ...facing(action.facing) });
    case 'fly': {
      const to = action.route.at(-1);
      if (to === undefined)
        return { id: 'action.fly.land', values: { unit: label(action.unit), ...facing(action.facing) } };
      return as({
        ...mover(action.unit, to),
        ...facing(action.facing),
        hexes: action.route.length,
        land: action.land,
      });
    }
    case 'smash':
      return as({ unit: label(action.unit), to: hexMark(action.to), mp: action.mp ?? 0 });
    case 'raze':
    case 'demolish':
      return as({ unit: label(action.unit), hex: place(at ?? hexOf(view, action.unit)) });
    case 'arrive':
      return as({ what: unitName(speech, action.what), hex: hexMark(action.hex) });
    case 'shoot':
    case 'melee': {
      const { monster, hex } = action;
      const target = monster === undefined ? hexMark(hex ?? '') : label(monster);
      return as({ unit: label(action.unit), target, area: action.area ?? 'none' });
    }
    case 'join':
      if (action.unit === undefined) return { id: 'action.join.bolt', values: {} };
      return as({ unit: label(action.unit), form: formOf(speech, view, action.unit) });
    case 'strike':
      return as({
        unit: label(action.unit),
        hex: hexMark(action.hex),
        groups: speech.list(
          AREAS.flatMap((area) => {
            const count = action.groups[area] ?? 0;
            return count > 0 ? [say(`groups.${area}`, { count })] : [];
          }),
        ),
      });
    case 'assign':
      return as({ area: say(`area.${action.area}`) });
    case 'ready':
    case 'end':
    case 'concede':
    case 'roll':
    case 'pay':
    case 'decline':
      return as();
  }
}

function castSaying(speech: Speech, action: Extract<Action, { type: 'cast' }>, view: View): Saying {
  const { unit, spell, hex, target, radius = 0, hold = false, element = 'earth' } = action;
  const values = {
    unit: unitLabel(speech, view, unit),
    hex: hex === undefined ? '' : hexMark(hex),
    target: target === undefined ? '' : unitLabel(speech, view, target),
  };
  return { id: `action.cast.${spell}`, values: { ...values, radius, hold, element } };
}

type Direction = Extract<Action, { type: 'turn' }>['facing'];

const AREAS = ['head', 'wings', 'legs'] as const;

/** The number of the unit's hex; empty for one that waits outside. */
function hexOf(view: View, id: number): string {
  const hex = view.units[id]?.hex ?? -1;
  return hex < 0 ? '' : (worldFor(view.map, view.corrections).map.grid.names[hex] ?? '');
}

const from = (view: View, id: number): string => {
  const hex = hexOf(view, id);
  return hex === '' ? '' : hexMark(hex);
};
