// A lock file with its owner's process id, so that two commands started together do not install or build together.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, root } from './process.mjs';

const patience = 10 * 60_000;

/** Runs `work` while no other process runs work of the same name. */
export async function oneAtATime(name, work) {
  const file = path.join(root, `.${name}.lock`);
  await take(file, name);
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

async function take(file, name) {
  const deadline = Date.now() + patience;
  let told = false;
  while (!create(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && (owner === process.pid || !isAlive(owner))) {
      fs.rmSync(file, { force: true });
      continue;
    }
    if (Date.now() > deadline)
      throw new Error(`Gave up waiting for process ${owner}. If it is gone, remove ${file}.`);
    if (!told) console.error(`Waiting for process ${owner} to finish its ${name} …`);
    told = true;
    await sleep(200);
  }
}

function create(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process id in the file; undefined while the file is being written or just gone. */
function ownerOf(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
