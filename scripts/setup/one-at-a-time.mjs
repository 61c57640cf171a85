import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 200;

/**
 * Runs a task while no other process runs one under the same lock file: whoever comes second waits, and says so. A lock
 * whose holder has ended is taken over.
 * @template T
 * @param {string} path of the lock file
 * @param {() => Promise<T>} task
 * @param {(holder: number) => void} [waits] told once, with the holder's process id
 * @returns {Promise<T>}
 */
export async function oneAtATime(path, task, waits = sayWaiting) {
  await mkdir(dirname(path), { recursive: true });
  let said = false;
  while (!(await take(path))) {
    const holder = await holderOf(path);
    if (holder !== null && !isRunning(holder)) await takeAway(path);
    else {
      if (!said && holder !== null) waits(holder);
      said ||= holder !== null;
      await pause(LOOK_MS);
    }
  }
  try {
    return await task();
  } finally {
    await rm(path, { force: true });
  }
}

/** @param {number} holder */
function sayWaiting(holder) {
  console.log(`Process ${holder} is building in this folder: waiting for it.`);
}

/** The lock appears with its holder in it: an empty one would be nobody's. @param {string} path */
async function take(path) {
  const mine = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  await writeFile(mine, String(process.pid));
  try {
    await link(mine, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(mine, { force: true });
  }
}

/** The process in the lock file; null when the file is gone. @param {string} path */
async function holderOf(path) {
  const text = await readFile(path, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Renamed before it is removed: of two that find the same dead holder only one moves its file. @param {string} path */
async function takeAway(path) {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  await rm(aside, { force: true });
}
