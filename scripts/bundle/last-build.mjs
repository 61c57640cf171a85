import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';

/**
 * Lays the assets of the build before beside those of a new one: a page that was opened before it still finds its later
 * parts. One generation is kept; a build that changed nothing counts as none.
 * @param {{ before: string, made: string, list: string }} places the served folder, the new one, and the file that
 *   names the assets which the served folder was built with
 */
export async function keepLastAssets({ before, made, list }) {
  const own = await namesIn(`${made}/assets`);
  const there = await namesIn(`${before}/assets`);
  const last = await readNames(list, there);
  const same = last.length === own.length && last.every((name) => own.includes(name));
  const kept = (same ? there : last).filter((name) => there.includes(name) && !own.includes(name));
  await Promise.all(kept.map((name) => copyFile(`${before}/assets/${name}`, `${made}/assets/${name}`)));
  await writeFile(list, JSON.stringify(own));
}

/** @param {string} folder */
async function namesIn(folder) {
  return (await readdir(folder).catch(() => [])).sort();
}

/** @param {string} list @param {string[]} otherwise @returns {Promise<string[]>} */
async function readNames(list, otherwise) {
  try {
    return JSON.parse(await readFile(list, 'utf8'));
  } catch {
    return otherwise;
  }
}
