import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, mayInstall } from './debian.mjs';
import { isProgram } from './is-program.mjs';

/**
 * WebKit, the engine of every browser on an iPhone: Debian's WebKitGTK with its WebDriver, on a screen in memory.
 * @typedef {{ driver: string, browser: string, screen: string }} WebKit paths of WebKitWebDriver, MiniBrowser and Xvfb
 */

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'];

export const HOW_TO_WEBKIT =
  'Tests in WebKit need WebKitWebDriver, MiniBrowser and Xvfb (on Debian 12 and Ubuntu: apt-get install webkit2gtk-driver xvfb fonts-noto-cjk).';

/** @returns {WebKit | null} */
export function findWebkit() {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  const browser = miniBrowser();
  return driver && screen && browser ? { driver, screen, browser } : null;
}

/**
 * Finds WebKit. On a Debian with enough rights it installs it.
 * @returns {Promise<WebKit | null>} null without it; how to get it has been printed
 */
export async function ensureWebkit() {
  const found = findWebkit();
  if (found) return found;
  if (mayInstall()) await installPackages('WebKit', PACKAGES);
  const installed = findWebkit();
  if (!installed) console.error(HOW_TO_WEBKIT);
  return installed;
}

/** It stands in a folder of the library, whose name has the version. */
function miniBrowser() {
  const named = onPath('MiniBrowser');
  if (named) return named;
  for (const folder of ['/usr/libexec', '/usr/lib', ...below('/usr/lib', /-linux-gnu/)])
    for (const version of below(folder, /^webkit(2gtk|gtk)-/)) {
      const path = join(version, 'MiniBrowser');
      if (isProgram(path)) return path;
    }
  return undefined;
}

/** @param {string} folder @param {RegExp} name */
function below(folder, name) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((each) => name.test(each))
    .map((each) => join(folder, each));
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}
