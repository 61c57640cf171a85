import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are not part of a build: tests, journeys, documentation. */
const NOT_BUILT = /(\.test\.tsx?|\.md)$|(^|\/)e2e\//;

/**
 * A hash over the names and contents of files and folders; it changes when a build would.
 * @param {string} top the folder that the paths start from
 * @param {readonly string[]} paths files or folders
 * @returns {Promise<string>} hexadecimal
 */
export async function fingerprint(top, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesOf(top, path)) {
      const content = await readFile(join(top, file));
      hash.update(`${file}\n${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} top
 * @param {string} path
 * @returns {Promise<string[]>} paths from `top`, with `/`, in a stable order
 */
async function filesOf(top, path) {
  const entries = await readdir(join(top, path), { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(top, '/').length).replaceAll('\\', '/'))
    .filter((file) => !NOT_BUILT.test(file))
    .sort();
}
