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
import type { Action, View } from '../index.ts';
import { placeMark } from './places.ts';
import { formOf, unitLabel, unitName } from './unit-names.ts';

/**
 * What an action would do, in the words of the log: "Dragon: bound 1110 → 1107, facing north". `at`: where
 * the unit will be by then.
 */
export function actionLabel(speech: Speech, action: Action, view: View, at?: string): string {
  const { id, values } = sayingFrom(`action.${action.type}`, action, {
    always: { turns: false, facing: '', side: 'own', area: 'none', mp: 0 },
    fields: fieldsIn(speech, view),
    special: specialIn(speech, view, at),
  });
  return readSentence(speech.say(id, values), '').text;
}

function fieldsIn(speech: Speech, view: View): FieldValues<Action> {
  const { say } = speech;
  const place = (hex: string) => placeMark(speech, view.map, hex);
  return {
    unit: (id) =>
      id === undefined
        ? {}
        : { unit: unitLabel(speech, view, id), form: formOf(speech, view, id), from: from(view, id) },
    what: (type) => ({ what: unitName(speech, type) }),
    hex: (hex) => ({ hex: hex === undefined ? '' : hexMark(hex) }),
    to: (hex) => ({ to: hex === undefined ? '' : place(hex) }),
    route(route) {
      const to = route.at(-1);
      return { to: to === undefined ? '' : place(to), hexes: route.length };
    },
    facing: (facing) => (facing === undefined ? {} : { turns: true, facing: say(`direction.${facing}`) }),
    groups: (groups) => ({
      groups: speech.list(
        AREAS.flatMap((area) => {
          const count = groups[area] ?? 0;
          return count > 0 ? [say(`groups.${area}`, { count })] : [];
        }),
      ),
    }),
  };
}

function specialIn(speech: Speech, view: View, at: string | undefined): SpecialCases<Action> {
  const byNumber = ({ to }: { readonly to: string }) => ({ values: { to: hexMark(to) } });
  const here = ({ unit }: { readonly unit: number }) => ({
    values: { hex: placeMark(speech, view.map, at ?? hexOf(view, unit)) },
  });
  const target = ({ monster, hex = '' }: Extract<Action, { type: 'shoot' | 'melee' }>) => ({
    values: { target: monster === undefined ? hexMark(hex) : unitLabel(speech, view, monster) },
  });
  return {
    overrun: byNumber,
    fall: byNumber,
    scale: byNumber,
    displace: byNumber,
    smash: byNumber,
    raze: here,
    demolish: here,
    shoot: target,
    melee: target,
    slither: ({ to }) => (to === undefined ? { id: 'action.slither.turn' } : {}),
    fly: ({ route }) => (route.length === 0 ? { id: 'action.fly.land' } : {}),
    join: ({ unit }) => (unit === undefined ? { id: 'action.join.bolt' } : {}),
    assign: ({ area }) => ({ values: { area: speech.say(`area.${area}`) } }),
    cast: (action) => ({ id: `action.cast.${action.spell}`, values: castValues(speech, action, view) }),
  };
}

type Cast = Extract<Action, { type: 'cast' }>;

function castValues(
  speech: Speech,
  { target, hex, radius = 0, hold, element = 'earth' }: Cast,
  view: View,
): Values {
  return {
    hex: hex === undefined ? '' : hexMark(hex),
    target: target === undefined ? '' : unitLabel(speech, view, target),
    radius,
    hold: hold === true,
    element,
  };
}

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
