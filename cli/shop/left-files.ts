/** Files with logins that an ended run has left. */
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './file-lock.ts';

/** ms. A dry run of an earlier version that is older has ended. */
const LONG = 3_600_000;

/** Removes half-written files of the configuration folder, and the copies that dry runs of earlier versions made. */
export async function removeLeft(dir: string, temporary = tmpdir()): Promise<void> {
  const [own, others] = await Promise.all([namesIn(dir), namesIn(temporary)]);
  const half = own.filter(isHalf).map((name) => join(dir, name));
  const copies = others.filter((name) => /^yaocang-dry-run-\w{6}$/.test(name)).map((name) => join(temporary, name));
  const old = await Promise.all(copies.map(isOld));
  const left = [...half, ...copies.filter((_, at) => old[at])];
  await Promise.all(left.map((each) => rm(each, { recursive: true, force: true }).catch(() => undefined)));
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** A file is written beside its place, under the number of the process. */
function isHalf(name: string): boolean {
  const [, writer] = /^\w+\.json\.(\d+)\.[\da-f]{8}$/.exec(name) ?? [];
  return writer !== undefined && !isRunning(Number(writer));
}

async function isOld(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found !== undefined && found.uid === process.getuid?.() && Date.now() - found.mtimeMs > LONG;
}
