// Serves the built table on http://127.0.0.1:8080: plain Node, nothing installed. PORT chooses another port,
// BROWSER=none opens no browser.
import { spawn } from 'node:child_process';
import { whenNpmEnds } from './parent.mjs';
import { createServer } from './server.mjs';

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

/** The port that PORT asks for; null: it is none. */
export function portFrom(text = '') {
  if (text === '') return 8080;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}

/** How to choose another port, in the shells of this system. */
export function hintFor(port, platform) {
  const other = port < 65_535 ? port + 1 : port - 1;
  return platform === 'win32'
    ? `set PORT=${other}&& npm start (in PowerShell: $env:PORT=${other}; npm start)`
    : `PORT=${other} npm start`;
}

/** Whether nothing can be served at a port, in words. */
function troubleWith(port, { code, message }) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another one: ${hintFor(port, process.platform)}`;
  if (code === 'EACCES')
    return `Port ${port} is not allowed. Choose another one: ${hintFor(8080, process.platform)}`;
  return `The table cannot be served at port ${port}: ${message}`;
}

/** Serves the table until Ctrl-C, or until the npm that started this ends. */
export function serve() {
  const port = portFrom(process.env.PORT);
  if (port === null) {
    console.error(`PORT is ${JSON.stringify(process.env.PORT)}; it must be a number from 0 to 65535.`);
    process.exitCode = 2;
    return;
  }
  const server = createServer();
  server.on('error', (error) => {
    console.error(troubleWith(port, error));
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    const address = `http://127.0.0.1:${server.address().port}/`;
    console.log(`Hexwyrm is at ${address} (Ctrl-C ends it)`);
    openBrowser(address);
  });
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  whenNpmEnds(end);
}
