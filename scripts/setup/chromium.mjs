import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installPackages, mayInstall } from './debian.mjs';
import { isProgram } from './is-program.mjs';

/** Chromium without windows, tabs and profiles: the journeys need a fifth less CPU with it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
export const HOW_TO_CHROMIUM =
  'This needs Chrome or Chromium: install one (on Debian: apt-get install chromium fonts-noto-cjk), or name yours with CHROME_PATH=/path/to/chrome.';

/**
 * The path of a Chrome or Chromium on this machine: CHROME_PATH, PATH, usual places, Playwright's cache.
 * @param {{ window?: boolean }} [options] `window`: a full browser, not a headless shell
 */
export function findChromium({ window = false } = {}) {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = (window ? NAMES : [...SHELLS, ...NAMES]).flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...onPath, ...ELSEWHERE].find(isProgram) ?? fromPlaywright();
}

/**
 * Finds a browser. On a Debian with enough rights it installs one, with a Chinese font.
 * @param {{ window?: boolean }} [options] as those of `findChromium`
 * @returns {Promise<string | null>} null without a browser; how to get one has been printed
 */
export async function ensureChromium(options) {
  const found = findChromium(options);
  if (found) return found;
  if (process.env.CHROME_PATH) console.error(`There is no program at CHROME_PATH (${process.env.CHROME_PATH}).`);
  else if (mayInstall()) await install(options?.window ? ['chromium'] : ['chromium-headless-shell', 'chromium']);
  const installed = findChromium(options);
  if (!installed) console.error(HOW_TO_CHROMIUM);
  return installed;
}

/** Installs the first available package. @param {readonly string[]} packages */
async function install(packages) {
  for (const each of packages) if (await installPackages('Chrome or Chromium', [each, 'fonts-noto-cjk'])) return;
}

function fromPlaywright() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}
