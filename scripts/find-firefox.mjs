// Finds a Firefox for tests that need one: the ordinary one, which Playwright drives by WebDriver BiDi.
import path from 'node:path';
import { versionOf } from './version-of.mjs';

/** Launch options for playwright-core and the version: of FIREFOX_PATH or of the system's; null when there is none. */
export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH;
  for (const executablePath of chosen ? [chosen] : onThisSystem()) {
    const version = versionOf(executablePath);
    if (version !== null) return { version, executablePath, channel: 'moz-firefox' };
  }
  if (chosen) throw new Error(`FIREFOX_PATH is ${chosen}, which does not start.`);
  return null;
}

function onThisSystem() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  return [
    ...['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
}
