import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { actionSchema as passActionSchema } from '@hexwyrm/dragon-pass';
import { actionSchema } from '@hexwyrm/dragon-rage';
import { ERROR_CODES, METHODS, parseRequest } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games/games.ts';
import { BUILT } from './testing/hexwyrm.ts';
import { exchangesOf, playTranscripts, readTranscripts, writeTranscripts } from './testing/transcripts.ts';

const ROOT = new URL('../../../', import.meta.url);

/** UPDATE_DOCS=1 writes what is really answered into the document. */
async function manual(page: string): Promise<string> {
  const file = new URL(`docs/${page}`, ROOT);
  const text = readFileSync(file, 'utf8');
  if (process.env.UPDATE_DOCS !== '1') return text;
  const updated = writeTranscripts(await playTranscripts(readTranscripts(text), GAMES));
  writeFileSync(file, updated);
  return updated;
}

const PAGES = await Promise.all(
  ['bot-protocol.md', 'bot-protocol-dragon-pass.md'].map(async (page) => {
    const text = await manual(page);
    return { page, text, parts: readTranscripts(text) };
  }),
);

describe.each(PAGES)('docs/$page', ({ text, parts }) => {
  it('is read whole', () => {
    expect(writeTranscripts(parts)).toBe(text);
    expect(exchangesOf(parts).length).toBeGreaterThan(20);
  });

  it('shows what is really answered', async () => {
    const documented = exchangesOf(parts).map(({ shown }) => (shown === null ? null : JSON.parse(shown)));
    const played = exchangesOf(await playTranscripts(parts, GAMES));
    const answered = played.map(({ shown }) => (shown === null ? null : JSON.parse(shown)));
    expect(answered, 'UPDATE_DOCS=1 vitest run apps/cli/src/bot-protocol.test.ts').toEqual(documented);
  });
});

describe('docs/bot-protocol.md', () => {
  const [{ text, parts }] = PAGES;
  const asked = exchangesOf(parts).map(({ request }) => parseRequest(JSON.parse(request)));

  it('has an example of each method, of each action, and of each spell', () => {
    const methods = new Set(asked.map(({ method }) => method));
    expect([...methods].toSorted()).toEqual(Object.keys(METHODS).toSorted());
    const played = exchangesOf(parts).flatMap(({ request, shown }) => {
      const { method, params } = JSON.parse(request);
      return method === 'apply' && shown !== null && 'result' in JSON.parse(shown) ? [params.action] : [];
    });
    const types = actionSchema.def.options.flatMap((option) => option.shape.type.def.values);
    expect(types.filter((type) => !played.some((action) => action.type === type))).toEqual([]);
    const spells = actionSchema.def.options.flatMap((option) =>
      'spell' in option.shape ? option.shape.spell.options : [],
    );
    expect(spells.filter((spell) => !played.some((action) => action.spell === spell))).toEqual([]);
  });

  it('lists every error code with its meaning', () => {
    for (const [code, meaning] of Object.entries(ERROR_CODES))
      expect(text).toContain(`| \`${code}\` | ${meaning} |`);
  });
});

describe('docs/bot-protocol-dragon-pass.md', () => {
  const [, { text }] = PAGES;

  it('names every action with its fields', () => {
    for (const { shape } of passActionSchema.def.options) {
      const { type: literal, ...fields } = shape;
      const [type] = literal.def.values;
      const names = Object.keys(fields).join(', ');
      expect(text).toContain(names === '' ? `\`${type}\`` : `\`${type}\` {${names}}`);
    }
  });
});

describe('examples/random_bot.py', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;

  it.skipIf(!hasPython).each(['esirien-6', 'pass-1'])('plays %s', { timeout: 300_000 }, async (scenario) => {
    const bot = fileURLToPath(new URL('examples/random_bot.py', ROOT));
    const engine = [process.execPath, BUILT, 'stdio'];
    const play = promisify(execFile)('python3', [bot, scenario, '3', ...engine], {
      cwd: fileURLToPath(ROOT),
    });
    expect((await play).stdout).toMatch(/^\w+ wins after \d+ actions: [a-z-]+\n$/);
  });
});
