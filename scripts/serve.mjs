// Serves the built table on http://127.0.0.1:8080: plain Node, nothing installed. PORT chooses another port,
// BROWSER=none opens no browser.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const folder = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));

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

/** What is only a part of a page, as browsers say when they ask for it: pages and workers alone obey what comes with them. */
const PARTS = new Set(['script', 'style', 'font', 'image', 'empty']);

/** Files under assets/ are named by what they hold and never change; all others are asked for every time. */
const keepingOf = (name, tag) =>
  name.startsWith('assets/')
    ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
    : { 'Cache-Control': 'no-cache', ETag: tag };

/** The file for an address: itself, or the page for any other address without an ending; null: there is none. */
function fileFor(address) {
  let name;
  try {
    name = decodeURIComponent(new URL(address, 'http://localhost').pathname).slice(1);
  } catch {
    return null;
  }
  const file = path.join(folder, name);
  if (file.startsWith(folder) && isFile(file)) return { file, name };
  return path.extname(name) === '' ? { file: path.join(folder, 'index.html'), name: 'index.html' } : null;
}

const isFile = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** What travels smaller; pictures and fonts are packed already. */
const PACKABLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.md']);

const packers = {
  br: (bytes) =>
    promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(zlib.gzip)(bytes, { level: 9 }),
};

const packed = new Map();

/** The file as the browser takes it with the fewest bytes: as the build packed it, or packed once and kept. */
async function bodyFor(file, tag, accepted) {
  const encoding = Object.keys(packers).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding === undefined || !PACKABLE.has(path.extname(file)))
    return { body: await fs.promises.readFile(file) };
  if (encoding === 'br' && isFile(`${file}.br`))
    return { body: await fs.promises.readFile(`${file}.br`), encoding };
  const key = `${encoding} ${tag} ${file}`;
  if (!packed.has(key)) packed.set(key, fs.promises.readFile(file).then(packers[encoding]));
  return { body: await packed.get(key), encoding };
}

export function createServer() {
  return http.createServer((request, response) => {
    const say = (status, text) => {
      response.writeHead(status, { ...HEADERS, 'Content-Type': TYPES['.txt'] }).end(text);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET and HEAD.\n');
    const found = fileFor(request.url ?? '/');
    if (found === null) return say(404, 'There is no such file.\n');
    const { file, name } = found;
    const { size, mtimeMs } = fs.statSync(file);
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = { ...HEADERS, ...keepingOf(name, tag), Vary: 'Accept-Encoding' };
    // A connection stays open unless the contrary is said.
    response.removeHeader('Connection');
    if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
    bodyFor(file, tag, request.headers['accept-encoding'] ?? '')
      .then(({ body, encoding }) => {
        response.writeHead(200, {
          ...headers,
          ...(!PARTS.has(request.headers['sec-fetch-dest'] ?? '') && GOVERNING),
          'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
          'Content-Length': body.length,
          ...(encoding && { 'Content-Encoding': encoding }),
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      })
      .catch(() => response.destroy());
  });
}

/** Opens the browser of the desktop, where there is one; the address is printed either way. */
function openBrowser(address) {
  if (process.env.BROWSER === 'none' || process.env.CI || process.env.SSH_CONNECTION) return;
  const { platform } = process;
  if (platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  const commands = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [command, ...args] = commands[platform] ?? [process.env.BROWSER || 'xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

function portFrom(text) {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`PORT is ${text}; it must be a number from 0 to 65535.`);
  process.exit(2);
}

export function serve() {
  const port = portFrom(process.env.PORT);
  if (!isFile(path.join(folder, 'index.html'))) {
    console.error('The table is not built yet: npm start builds and serves it.');
    process.exit(1);
  }
  const server = createServer();
  server.on('error', (error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => {
    const address = `http://127.0.0.1:${server.address().port}/`;
    console.log(`Hexwyrm is at ${address} (Ctrl-C ends it)`);
    openBrowser(address);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) serve();
