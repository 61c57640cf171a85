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
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code === 0 && areInPlace()) return true;
  console.error('Installing the dependencies failed: npm says why above. Without them nothing can be built.');
  console.error('Most often the npm registry cannot be reached; connect this machine and run the same command again.');
  return false;
}

/** Compares what is wanted with npm's own record of what lies in node_modules. */
function areInPlace() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' ||
      optional === true ||
      (present[path]?.version === version && existsSync(inTop(`${path}/package.json`))),
  );
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }>} nothing when there is no such file, or half of one
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
