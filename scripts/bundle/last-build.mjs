import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';

/**
 * Copies the assets of the previous build into a new one: a page opened before the build still finds its lazy chunks.
 * One generation is copied; a build without changes does not count.
 * @param {{ before: string, made: string, list: string }} places the served folder, the new one, and the file that lists the assets of the served build
 */
export async function keepLastAssets({ before, made, list }) {
  const own = await namesIn(`${made}/assets`);
  const there = await namesIn(`${before}/assets`);
  const last = await readNames(list, there);
  const same = last.length === own.length && last.every((name) => own.includes(name));
  const copied = (same ? there : last).filter((name) => there.includes(name) && !own.includes(name));
  await Promise.all(copied.map((name) => copyFile(`${before}/assets/${name}`, `${made}/assets/${name}`)));
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
