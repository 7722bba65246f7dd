import type { Decision } from '@hexwyrm/kernel';
import { readSentence } from './sentence.ts';
import type { Speech } from './speech.ts';
import type { Values } from './tongue.ts';

/** What is asked, as the headline of the prompt: "Move your units". */
export const decisionTitle = (speech: Speech, { kind }: Decision, values: Values): string =>
  said(speech, `decision.${kind}`, 'game.decision', values);

/** One line on how to answer. */
export const decisionHint = (speech: Speech, { kind }: Decision, values: Values): string =>
  said(speech, `decision.${kind}.hint`, 'game.decision-hint', values);

function said({ say, has }: Speech, id: string, otherwise: string, values: Values): string {
  return readSentence(say(has(id) ? id : otherwise, values), '').text;
}
