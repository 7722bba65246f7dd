import type { View } from '@hexwyrm/dragon-rage';
import type { Decision, Facts } from '@hexwyrm/kernel';
import { readSentence } from '../../../i18n/sentence.ts';
import type { Speech, Values } from '../../../i18n/speech.ts';
import { hexMark } from './places.ts';
import { unitLabel, unitLabels } from './unit-names.ts';

export const numberIn = (facts: Facts | undefined, name: string): number | null => {
  const value = facts?.[name];
  return typeof value === 'number' ? value : null;
};

const numbersIn = (facts: Facts | undefined, name: string): number[] => {
  const value = facts?.[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
};

const textIn = (facts: Facts | undefined, name: string): string | null => {
  const value = facts?.[name];
  return typeof value === 'string' ? value : null;
};

/** What is asked, as the headline of the prompt: "Move your units". */
export const decisionTitle = (speech: Speech, decision: Decision, view: View): string =>
  say(speech, `decision.${decision.kind}`, 'decision.unknown', valuesOf(speech, decision, view));

/** One line on how to answer. */
export const decisionHint = (speech: Speech, decision: Decision, view: View): string =>
  say(speech, `decision.${decision.kind}.hint`, 'decision.unknown.hint', valuesOf(speech, decision, view));

function say(
  speech: Speech,
  id: string,
  otherwise: 'decision.unknown' | 'decision.unknown.hint',
  values: Values,
) {
  return readSentence(speech.say(speech.has(id) ? id : otherwise, values), '').text;
}

function valuesOf(speech: Speech, { facts }: Decision, view: View): Values {
  const label = (name: string) => {
    const unit = numberIn(facts, name);
    return unit === null ? '' : unitLabel(speech, view, unit);
  };
  const hex = textIn(facts, 'hex');
  return {
    unit: label('unit'),
    target: label('target'),
    scaler: label('scaler'),
    units: unitLabels(speech, view, numbersIn(facts, 'units')).units,
    points: numberIn(facts, 'points') ?? 0,
    price: numberIn(facts, 'price') ?? 0,
    hex: hex === null ? '' : hexMark(hex),
  };
}
