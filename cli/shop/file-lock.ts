/** A lock file beside a file that several processes change. */
import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '#cli/text/fault.ts';
import { say } from './profile-words.ts';

/** ms. A change takes some milliseconds, so that an older lock was left behind. */
const OLD = 30_000;
/** ms. */
const PATIENCE = OLD + 10_000;

/** Runs `act` while no other process holds the lock of this file. Throws a usage fault that names a lock nobody gives back. */
export async function withLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  const end = Date.now() + PATIENCE;
  while (!(await taken(lock))) {
    if (Date.now() > end) throw new Fault('usage', say.locked(file), { next: say.unlock(lock) });
    await clearLeft(lock);
    await wait(5 + Math.random() * 30);
  }
  try {
    return await act();
  } finally {
    await rm(lock, { force: true });
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    const made = await open(lock, 'wx', 0o600);
    await made.writeFile(`${process.pid} ${hostname()}`).finally(() => made.close());
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Windows says EPERM of a file that is being removed.
    if (code === 'EEXIST' || (code === 'EPERM' && process.platform === 'win32')) return false;
    throw error;
  }
}

/** Takes away a lock whose process is gone, and nobody's but that. */
async function clearLeft(lock: string): Promise<void> {
  const owner = await readFile(lock, 'utf8').catch(() => undefined);
  const found = await stat(lock).catch(() => undefined);
  if (owner === undefined || !found || !isLeft(owner, found.mtimeMs)) return;
  const aside = `${lock}.${randomBytes(4).toString('hex')}`;
  try {
    await rename(lock, aside);
    // Another process may have cleared it and locked anew meanwhile.
    if ((await readFile(aside, 'utf8')) !== owner) await link(aside, lock);
  } catch {
    // Whoever was faster has it.
  } finally {
    await rm(aside, { force: true });
  }
}

function isLeft(owner: string, since: number): boolean {
  if (Date.now() - since > OLD) return true;
  const [, pid, host] = /^(\d+) (.*)$/s.exec(owner) ?? [];
  return host === hostname() && !isRunning(Number(pid));
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
