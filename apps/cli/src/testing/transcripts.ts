import type { AnyKit } from '../games/kit.ts';
import { createReferee } from '../stdio/referee.ts';

/** One request in a document, and what the document says is answered: null where it does not show it. */
export interface Exchange {
  readonly request: string;
  readonly shown: string | null;
}

/** Lines of a document: a conversation in a block of its own, or anything else. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'talk'; readonly talk: readonly Exchange[] };

const OPEN = '```jsonl';
const CLOSE = '```';

/** Takes a document apart; put together again it is the same. */
export function readTranscripts(document: string): readonly Part[] {
  const parts: Part[] = [];
  const lines = document.split('\n');
  for (let at = 0; at < lines.length; at++) {
    if (lines[at] !== OPEN) {
      parts.push({ kind: 'text', text: lines[at] });
      continue;
    }
    const end = lines.indexOf(CLOSE, at);
    parts.push({ kind: 'talk', talk: readTalk(lines.slice(at + 1, end)) });
    at = end;
  }
  return parts;
}

function readTalk(lines: readonly string[]): readonly Exchange[] {
  return lines.flatMap((line, index) => {
    if (!line.startsWith('> ')) return [];
    const answer = lines[index + 1] ?? '';
    if (!answer.startsWith('< ')) throw new Error(`no answer to ${line}`);
    return [{ request: line.slice(2), shown: answer === '< …' ? null : answer.slice(2) }];
  });
}

export const writeTranscripts = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const talk = part.talk.map(({ request, shown }) => `> ${request}\n< ${shown ?? '…'}`);
      return [OPEN, ...talk, CLOSE].join('\n');
    })
    .join('\n');

/** Documents show no hashes: they teach nothing, and change with every field of the state. */
const withoutHash = (key: string, value: unknown): unknown => (key === 'hash' ? '…' : value);

/** What is really answered, each conversation with a referee of its own. */
export const playTranscripts = (parts: readonly Part[], kits: readonly AnyKit[]): Promise<readonly Part[]> =>
  Promise.all(
    parts.map(async (part): Promise<Part> => {
      if (part.kind === 'text') return part;
      const referee = createReferee(kits);
      const talk = part.talk.map(async ({ request, shown }): Promise<Exchange> => {
        const answer = await referee.answer({ kind: 'text', text: request });
        if (shown === null && 'error' in answer) throw new Error(`${request}: ${answer.error.message}`);
        return { request, shown: shown === null ? null : JSON.stringify(answer, withoutHash) };
      });
      return { kind: 'talk', talk: await Promise.all(talk) };
    }),
  );

export const exchangesOf = (parts: readonly Part[]): readonly Exchange[] =>
  parts.flatMap((part) => (part.kind === 'talk' ? part.talk : []));
