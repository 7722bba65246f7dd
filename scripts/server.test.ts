import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from './server.mjs';

const around = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-server-'));
const folder = path.join(around, 'dist');
const files: Record<string, string> = {
  'index.html': '<!doctype html><title>table</title>',
  'sw.js': '// keeps',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/home-Ab1-_x.js': 'home()',
  'assets/engine-worker-Ab1-_x.js': 'engine()',
  'assets/ground-worker-Ab1-_x.js': 'ground()',
  '../secret.txt': 'secret',
};

const server = createServer(folder);
let port: number;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  ({ port } = address);
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(around, { recursive: true });
});

/** What comes back for these bytes until the server closes the connection. */
function send(bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (more) => {
      text += more;
    });
    // A reset by the server is an answer too.
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

const asking = (target: string, method = 'GET', more = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;

const END = Buffer.from(`\r\n\r\n${asking('/')}`);

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

const status = async (target: string, method?: string, more?: string) =>
  statusOf(await send(asking(target, method, more)));

describe('no request ends the server', () => {
  test.each([
    ['a folder made of a file', '/index.html/', 404],
    ['a file below a file', '/sw.js/deep', 200],
    ['a zero byte', '/%00', 200],
    ['a zero byte in a name with an ending', '/x%00.js', 404],
    ['6,000 characters', `/${'a'.repeat(6000)}`, 200],
    ['6,000 characters with an ending', `/${'a'.repeat(6000)}.js`, 404],
    ['thousands of folders', `/${'a/'.repeat(5000)}x.js`, 404],
    ['half an escape', '/%', 404],
    ['bytes that are no text', '/%ff%fe', 404],
    ['half a surrogate', '/%ed%a0%80', 404],
    ['no path', '//', 404],
    ['a folder', '/assets', 200],
    ['the whole address', 'http://127.0.0.1/index.html', 200],
    ['the address of someone else', 'https://example.org/../../secret.txt', 404],
    ['an address of no use', 'http://[/', 404],
    ['a file outside', '/..%2fsecret.txt', 404],
    ['a file outside, with backslashes', '/..%5csecret.txt', 404],
    ['no slash', 'index.html', 400],
  ])('%s', async (_, target, expected) => {
    expect(await status(target)).toBe(expected);
    expect(await status('/')).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'M-SEARCH'])(
    'the method %s',
    async (method) => {
      expect(await status('/', method)).toBe(405);
      expect(await status('/')).toBe(200);
    },
  );

  test('what is no request at all, too much of one, or one that is taken back', async () => {
    expect(statusOf(await send('hello\r\n\r\n'))).toBe(400);
    expect(statusOf(await send(asking('/', 'BREW')))).toBe(400);
    expect(await status('/', 'GET', `X: ${'x'.repeat(100_000)}\r\n`)).toBe(431);
    expect(await status(`/${'a'.repeat(100_000)}`)).toBe(431);
    expect(await status('/', 'GET', 'Expect: the impossible\r\n')).toBe(417);
    expect(await status('/', 'GET', 'Upgrade: websocket\r\nConnection: Upgrade\r\n')).toBe(200);
    await send('CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise<void>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(asking('/').repeat(50));
        socket.resetAndDestroy();
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
    expect(await status('/')).toBe(200);
  });

  test('thousands of wild ones', { timeout: 120_000 }, async () => {
    const bit = fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%',
      '%00',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '?',
      '#',
      ':',
      'assets',
      '.js',
      'é',
    );
    const target = fc.array(fc.oneof(bit, fc.string()), { maxLength: 12 }).map((bits) => bits.join(''));
    const request = fc
      .tuple(fc.constantFrom('GET', 'HEAD', 'POST', 'CONNECT', ''), target, fc.string())
      .map(([method, to, header]) => Buffer.from(asking(to, method, `Accept-Encoding: ${header}\r\n`)));
    // Whatever the bytes are, a whole request ends them: nothing is left to wait for.
    const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([bytes, END]));
    const anything = fc.oneof(request, noise);
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 20, maxLength: 20 }), async (batch) => {
        for (const answer of await Promise.all(batch.map(send))) expect(answer).not.toContain('secret');
        expect(await status('/')).toBe(200);
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });

  test('a file that goes between two looks at it', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(fs.promises, 'readFile').mockRejectedValueOnce(new Error('ENOENT: no such file'));
    expect(await status('/sw.js')).toBe(500);
    expect(told).toHaveBeenCalledWith('GET /sw.js: ENOENT: no such file');
    expect(await status('/sw.js')).toBe(200);
  });

  test('a file that could not be packed is packed the next time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(fs.promises, 'readFile').mockRejectedValueOnce(new Error('EMFILE: too many open files'));
    const packed = () => status('/icon.svg', 'GET', 'Accept-Encoding: gzip\r\n');
    expect(await packed()).toBe(500);
    expect(await packed()).toBe(200);
  });
});

describe('what pages and workers obey comes with them, whoever fetches them', () => {
  const obeyed = ['Content-Security-Policy', 'Referrer-Policy', 'Cross-Origin-Opener-Policy'];
  const sentFor = async (target: string, destination: string) => {
    const answer = await send(asking(target, 'GET', `Sec-Fetch-Dest: ${destination}\r\n`));
    return obeyed.filter((name) => answer.includes(`\r\n${name}: `));
  };

  test.each([
    '/',
    '/index.html',
    '/play',
    '/assets/engine-worker-Ab1-_x.js',
    '/assets/ground-worker-Ab1-_x.js',
  ])('%s', async (target) => {
    for (const destination of ['empty', 'document', 'worker', 'script'])
      expect(await sentFor(target, destination)).toEqual(obeyed);
  });

  test('parts of a page travel without', async () => {
    expect(await sentFor('/assets/home-Ab1-_x.js', 'script')).toEqual([]);
    expect(await sentFor('/assets/home-Ab1-_x.js', 'document')).toEqual(obeyed);
    expect(await sentFor('/sw.js', 'serviceworker')).toEqual(obeyed);
  });
});
