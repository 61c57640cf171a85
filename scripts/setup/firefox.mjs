import { delimiter, join } from 'node:path';
import { installPackages, mayInstall } from './debian.mjs';
import { isProgram } from './is-program.mjs';

/** Firefox, driven by its own WebDriver BiDi: no driver program is needed. */

const NAMES = ['firefox-esr', 'firefox'];
const PACKAGES = ['firefox-esr', 'fonts-noto-cjk'];

export const HOW_TO_FIREFOX =
  'Tests in Firefox need Firefox 115 or newer (on Debian: apt-get install firefox-esr fonts-noto-cjk).';

/** The path of Firefox. @returns {string | null} */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/**
 * Finds Firefox. On a Debian with enough rights it installs it.
 * @returns {Promise<string | null>} null without it; how to get it has been printed
 */
export async function ensureFirefox() {
  const found = findFirefox();
  if (found) return found;
  if (mayInstall()) await installPackages('Firefox', PACKAGES);
  const installed = findFirefox();
  if (!installed) console.error(HOW_TO_FIREFOX);
  return installed;
}
