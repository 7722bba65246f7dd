import type { Decision, Facts } from '@hexwyrm/kernel';
import type { MessageId } from './messages.ts';
import { hexMark, readSentence } from './sentence.ts';
import type { Speech, Values } from './speech.ts';

/** What a unit is called. */
type LabelOf = (unit: number) => string;

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
export const decisionTitle = (speech: Speech, decision: Decision, labelOf: LabelOf): string =>
  said(speech, `decision.${decision.kind}`, 'table.decision', valuesOf(speech, decision, labelOf));

/** One line on how to answer. */
export const decisionHint = (speech: Speech, decision: Decision, labelOf: LabelOf): string =>
  said(speech, `decision.${decision.kind}.hint`, 'table.decision-hint', valuesOf(speech, decision, labelOf));

function said({ say, has }: Speech, id: string, otherwise: MessageId, values: Values): string {
  return readSentence(say(has(id) ? id : otherwise, values), '').text;
}

function valuesOf(speech: Speech, { facts }: Decision, labelOf: LabelOf): Values {
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
