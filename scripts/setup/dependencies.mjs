import { existsSync, readFileSync } from 'node:fs';
import { inTop } from './places.mjs';
import { run, runNode } from './run.mjs';

/**
 * Installs packages that are missing or differ from package-lock.json, with a message. When all are installed it uses
 * neither the network nor npm.
 * @returns {Promise<boolean>} false when the installation failed, which has been printed
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

/** Compares the lock file with npm's record of node_modules. */
function areInPlace() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return missingPackages(wanted, present, (path) => existsSync(inTop(`${path}/package.json`))).length === 0;
}

/**
 * The packages that are missing in the wanted version. Optional ones do not count: they are for other platforms.
 * @typedef {Record<string, { version?: string, optional?: boolean }>} Packages by path, such as `node_modules/vite`
 * @param {Packages} wanted
 * @param {Packages} present
 * @param {(path: string) => boolean} isThere whether the folder exists
 */
export function missingPackages(wanted, present, isThere) {
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .filter(([path, { version }]) => present[path]?.version !== version || !isThere(path))
    .map(([path]) => path);
}

/**
 * @param {string} path
 * @returns {Packages} empty when the file is missing or incomplete
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(inTop(path), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Runs the npm that started us, or the one on PATH. @param {string[]} args */
function npm(args) {
  const caller = process.env.npm_execpath ?? '';
  if (/npm-cli\.js$/.test(caller)) return runNode([caller, ...args]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}
