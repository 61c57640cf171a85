/** Deviations that somebody looked into and accepted, kept in a file that can be checked in. */
import { readFile, writeFile } from 'node:fs/promises';
import { Fault } from '#cli/text/fault.ts';
import { say } from './dictionary.ts';
import { type Finding, keyOf } from './drift.ts';

/** The accepted deviations; none when there is no such file yet. */
export async function readBaseline(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return new Set();
  try {
    const { accepted } = JSON.parse(text) as { accepted?: unknown };
    if (Array.isArray(accepted)) return new Set(accepted.map(String));
  } catch {
    // Told below, with the file's name.
  }
  throw new Fault('usage', say.badBaseline(file));
}

/** Accepts these deviations and no others; one line each, sorted, so that a change reads well. */
export const writeBaseline = (file: string, findings: readonly Finding[]): Promise<void> =>
  writeFile(file, `${JSON.stringify({ v: 1, accepted: findings.map(keyOf).sort() }, null, 2)}\n`);
