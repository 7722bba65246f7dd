import type { Decision } from '@hexwyrm/kernel';
import { hexMark, numberIn, numbersIn, type Speech, textIn, type Values } from '@hexwyrm/words';
import type { View } from '../index.ts';
import { unitLabel } from './unit-names.ts';

/** Values in the question of a decision: the units, the place, and how much. */
export function questionValues(speech: Speech, { facts }: Decision, view: View): Values {
  const labelOf = (unit: number) => unitLabel(speech, view, unit);
  const label = (name: string) => {
    const unit = numberIn(facts, name);
    return unit === null ? '' : labelOf(unit);
  };
  const hex = textIn(facts, 'hex');
  return {
    unit: label('unit'),
    target: label('target'),
    scaler: label('scaler'),
    units: speech.list(numbersIn(facts, 'units').map(labelOf)),
    points: numberIn(facts, 'points') ?? 0,
    price: numberIn(facts, 'price') ?? 0,
    hex: hex === null ? '' : hexMark(hex),
  };
}
