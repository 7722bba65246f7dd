// The built table over HTTP: files of one folder, packed, with what browsers are told about them. No request may end it.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const table = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  // Painted drawings place things by style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = { 'X-Content-Type-Options': 'nosniff' };

const GOVERNING = {
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What is only a part of a page, as browsers say when they ask for it. */
const PARTS = new Set(['script', 'style', 'font', 'image', 'empty']);

/** Pages and workers obey what comes with them, also when the service worker has fetched and kept them. */
const OBEYING = /\.html$|(^|[/-])worker-[\w-]+\.js$/;

const governingOf = (name, destination = '') =>
  OBEYING.test(name) || !PARTS.has(destination) ? GOVERNING : {};

/** Files under assets/ are named by what they hold and never change; all others are asked for every time. */
const keepingOf = (name, tag) =>
  name.startsWith('assets/')
    ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
    : { 'Cache-Control': 'no-cache', ETag: tag };

/** The file for an address: itself, or the page for any other address without an ending; null: there is none. */
async function fileFor(folder, address) {
  const name = nameIn(address);
  if (name === null) return null;
  const own = path.join(folder, name);
  if (own.startsWith(path.join(folder, path.sep))) {
    const found = await look(own);
    if (found !== null) return { file: own, name, ...found };
  }
  if (path.extname(name) !== '') return null;
  const page = path.join(folder, 'index.html');
  const found = await look(page);
  return found && { file: page, name: 'index.html', ...found };
}

/** The path that an address names; null: it is no address. */
function nameIn(address) {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname).slice(1);
  } catch {
    return null;
  }
}

/** How large and how old a file is; null: no such file, or no name that a file can have. */
async function look(file) {
  try {
    const stats = await fs.promises.stat(file);
    return stats.isFile() ? { size: stats.size, mtimeMs: stats.mtimeMs } : null;
  } catch {
    return null;
  }
}

/** What travels smaller; pictures and fonts are packed already. */
const PACKABLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.md']);

const packers = {
  br: (bytes) =>
    promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(zlib.gzip)(bytes, { level: 9 }),
};

/** The file as the browser takes it with the fewest bytes: as the build packed it, or packed once and kept. */
async function bodyFor(file, tag, accepted, packed) {
  const encoding = Object.keys(packers).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding === undefined || !PACKABLE.has(path.extname(file)))
    return { body: await fs.promises.readFile(file) };
  if (encoding === 'br' && (await look(`${file}.br`)) !== null)
    return { body: await fs.promises.readFile(`${file}.br`), encoding };
  const key = `${encoding} ${tag} ${file}`;
  if (!packed.has(key)) packed.set(key, await packers[encoding](await fs.promises.readFile(file)));
  return { body: packed.get(key), encoding };
}

/** Serves the files of a folder. */
export function createServer(folder = table) {
  const packed = new Map();
  const answer = async (request, response) => {
    const say = (status, text, more = {}) =>
      response.writeHead(status, { ...HEADERS, 'Content-Type': TYPES['.txt'], ...more }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' });
    const found = await fileFor(folder, request.url);
    if (found === null) return say(404, 'There is no such file.\n');
    const { file, name, size, mtimeMs } = found;
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = { ...HEADERS, ...keepingOf(name, tag), Vary: 'Accept-Encoding' };
    // A connection stays open unless the contrary is said.
    response.removeHeader('Connection');
    if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
    const { body, encoding } = await bodyFor(file, tag, request.headers['accept-encoding'] ?? '', packed);
    response.writeHead(200, {
      ...headers,
      ...governingOf(name, request.headers['sec-fetch-dest']),
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      // A file that has gone meanwhile, or cannot be read; one request goes without it, all others are served.
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { ...HEADERS, 'Content-Type': TYPES['.txt'] })
          .end('This file cannot be read.\n');
    });
  });
}
