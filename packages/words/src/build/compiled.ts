import { parse } from '@formatjs/icu-messageformat-parser';
import type { Message, Messages } from '../message.ts';
import type { Catalogue } from './catalogue-files.ts';

const LITERAL = 0;

/** A message parsed at build time, so that no parser is shipped; words without gaps stay text. */
function compiledMessage(text: string): Message {
  const elements = parse(text, { captureLocation: false });
  const [first] = elements;
  return elements.length === 1 && first?.type === LITERAL ? first.value : elements;
}

export const compiled = (catalogue: Catalogue): Messages =>
  Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, compiledMessage(text)]));
