import { existsSync, readFileSync } from 'node:fs';
import { inTop } from './places.mjs';
import { run, runNode } from './run.mjs';

/**
 * Installs the packages when they are missing or package-lock.json asks for others; says what it does.
 * With everything in place it touches neither the network nor npm.
 * @returns {Promise<boolean>} false when the installation failed, which has then been said
 */
export async function ensureDependencies() {
  if (areInPlace()) return true;
  console.log('Installing the dependencies that package-lock.json names (npm ci). This takes about half a minute.');
  const { code } = await npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code === 0 && areInPlace()) return true;
  console.error('Installing the dependencies failed: npm says why above. Without them nothing can be built.');
  console.error('Most often the npm registry cannot be reached; connect this machine and run the same command again.');
  return false;
}

/** Compares what is wanted with npm's own record of what lies in node_modules. */
function areInPlace() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return missingPackages(wanted, present, (path) => existsSync(inTop(`${path}/package.json`))).length === 0;
}

/**
 * The packages that are wanted and not there in that version. Optional ones do not count: they belong to other machines.
 * @typedef {Record<string, { version?: string, optional?: boolean }>} Packages by their path, `node_modules/vite`
 * @param {Packages} wanted
 * @param {Packages} present
 * @param {(path: string) => boolean} isThere whether the folder really exists
 */
export function missingPackages(wanted, present, isThere) {
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .filter(([path, { version }]) => present[path]?.version !== version || !isThere(path))
    .map(([path]) => path);
}

/**
 * @param {string} path
 * @returns {Packages} nothing when there is no such file, or half of one
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(inTop(path), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Runs the npm that called us, or the one on the path. @param {string[]} args */
function npm(args) {
  const caller = process.env.npm_execpath ?? '';
  if (/npm-cli\.js$/.test(caller)) return runNode([caller, ...args]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}
