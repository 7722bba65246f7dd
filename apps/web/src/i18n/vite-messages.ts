import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { Message } from './message.ts';

const LITERAL = 0;

/** A message parsed at build time, to spare the browser; words without gaps stay text. */
function takenApart(text: string): Message {
  const elements = parse(text, { captureLocation: false });
  const [first] = elements;
  return elements.length === 1 && first?.type === LITERAL ? first.value : elements;
}

const CATALOGUE = /\/messages\/[\w-]+\/[a-z]{2}\.json$/;

/** `messages/home/fr.json`: its ICU texts come taken apart. */
export function messagesPlugin(): Plugin {
  return {
    name: 'hexwyrm-messages',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOGUE },
      handler(code) {
        const texts: Record<string, string> = JSON.parse(code);
        const messages = Object.entries(texts).map(([id, text]) => [id, takenApart(text)]);
        return { code: JSON.stringify(Object.fromEntries(messages)), map: null };
      },
    },
  };
}
