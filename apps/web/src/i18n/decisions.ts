import type { Decision } from '@hexwyrm/kernel';
import type { Values } from '@hexwyrm/words';
import type { MessageId } from './messages.ts';
import { readSentence } from './sentence.ts';
import type { Speech } from './speech.ts';

/** What is asked, as the headline of the prompt: "Move your units". */
export const decisionTitle = (speech: Speech, { kind }: Decision, values: Values): string =>
  said(speech, `decision.${kind}`, 'table.decision', values);

/** One line on how to answer. */
export const decisionHint = (speech: Speech, { kind }: Decision, values: Values): string =>
  said(speech, `decision.${kind}.hint`, 'table.decision-hint', values);

function said({ say, has }: Speech, id: string, otherwise: MessageId, values: Values): string {
  return readSentence(say(has(id) ? id : otherwise, values), '').text;
}
