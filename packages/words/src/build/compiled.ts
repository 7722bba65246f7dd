import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Cases, Choice, Message, Messages } from '../message.ts';
import type { Catalogue } from './catalogue-files.ts';

type Options = Extract<MessageFormatElement, { options: object }>['options'];

/** A message parsed at build time, so that no parser is shipped, and written down as short as can be. */
function messageOf(elements: readonly MessageFormatElement[]): Message {
  const parts: (string | Choice)[] = [];
  for (const element of elements) {
    const part = partOf(element);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

function partOf(element: MessageFormatElement): string | Choice {
  switch (element.type) {
    case TYPE.literal:
      if (/[{}]/.test(element.value)) throw new Error(`a brace in the words "${element.value}"`);
      return element.value;
    case TYPE.argument:
      return `{${element.value}}`;
    case TYPE.number:
      return `{${element.value}${isSigned(element.style) ? '+' : '#'}}`;
    case TYPE.pound:
      return '{#}';
    case TYPE.select:
      return [element.value, casesOf(element.options)];
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== 'cardinal') break;
      return [element.value, casesOf(element.options), 1];
  }
  throw new Error(`no message says anything like ${JSON.stringify(element)}`);
}

/** The one way that a number can be asked for: `{odds, number, ::sign-always}`. */
function isSigned(style: Extract<MessageFormatElement, { type: TYPE.number }>['style']): boolean {
  if (style === null || style === undefined) return false;
  const options = typeof style === 'string' ? null : style.parsedOptions;
  if (JSON.stringify(options) !== '{"signDisplay":"always"}')
    throw new Error(`no message sets a number like ${JSON.stringify(style)}`);
  return true;
}

const casesOf = (options: Options): Cases =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, messageOf(value)]));

export const compiled = (catalogue: Catalogue): Messages =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, messageOf(parse(text, { captureLocation: false }))]),
  );
