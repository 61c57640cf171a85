import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isProgram } from './is-program.mjs';
import { run } from './run.mjs';

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
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('There is no Firefox here. Installing Debian’s, which takes a minute or two.');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { env });
  }
  const installed = findFirefox();
  if (!installed) console.error(HOW_TO_FIREFOX);
  return installed;
}
