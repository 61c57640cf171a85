import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { failureOf, lackOfSpace } from './npm-failure.mjs';
import { inTop, TOP } from './places.mjs';
import { run, runNode } from './run.mjs';

/**
 * Installs packages that are missing or differ from package-lock.json, with a message. When all are installed it uses
 * neither the network nor npm.
 * @returns {Promise<boolean>} false when the installation failed, which has been printed
 */
export async function ensureDependencies() {
  if (missingHere().length === 0) return true;
  const lack = existsSync(inTop('node_modules')) ? '' : await lackOfSpace(TOP);
  if (lack) {
    console.error(lack);
    return false;
  }
  console.log('Installing the dependencies that package-lock.json names (npm ci). This takes about half a minute.');
  const { code, output } = await npm([
    'ci',
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...cacheOf(),
  ]);
  const missing = missingHere();
  if (code === 0 && missing.length === 0) return true;
  console.error('Installing the dependencies failed: npm says why above. Without them nothing can be built.');
  console.error(code === 0 ? `npm ended without an error, but left out: ${missing.join(', ')}` : failureOf(output));
  return false;
}

/** npm keeps what it fetches below the home folder. Where that cannot be written (a container's user, a CI job), it keeps it here. */
function cacheOf() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  return isWritable(usual) ? [] : ['--cache', inTop('.cache/npm')];
}

/**
 * Whether a folder, or the one in which it would be made, can be written.
 * @param {string} folder
 * @param {{ existsSync: (path: string) => boolean, accessSync: (path: string, mode: number) => void }} disk
 * @returns {boolean}
 */
export function isWritable(folder, disk = { existsSync, accessSync }) {
  if (!disk.existsSync(folder)) return folder !== dirname(folder) && isWritable(dirname(folder), disk);
  try {
    disk.accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Compares the lock file with npm's record of node_modules. */
function missingHere() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return missingPackages(wanted, present, (path) => existsSync(inTop(`${path}/package.json`)));
}

/**
 * What a package says about machines: each list names those that it is for, or with `!` those that it is not for.
 * @typedef {{ os?: string[], cpu?: string[], libc?: string[] }} Platforms
 * @typedef {{ os: string, cpu: string, libc: string | null }} Machine
 * @typedef {Record<string, Platforms & { version?: string, optional?: boolean }>} Packages by path, such as `node_modules/vite`
 */

/**
 * The packages that are missing in the wanted version. Of the optional ones those count that are built for this machine:
 * npm leaves them out without a word when they cannot be had, or when it ran on another machine or another Node.
 * @param {Packages} wanted
 * @param {Packages} present
 * @param {(path: string) => boolean} isThere whether the folder exists
 * @param {Machine} [machine]
 */
export function missingPackages(wanted, present, isThere, machine = thisMachine()) {
  return Object.entries(wanted)
    .filter(([path, it]) => path !== '' && (!it.optional || isBuiltFor(it, machine)))
    .filter(([path, { version }]) => present[path]?.version !== version || !isThere(path))
    .map(([path]) => path);
}

/** @param {Platforms} platforms @param {Machine} machine */
function isBuiltFor({ os, cpu, libc }, machine) {
  return Boolean(os ?? cpu) && isIn(os, machine.os) && isIn(cpu, machine.cpu) && isIn(libc, machine.libc);
}

/** @param {readonly string[] | undefined} list @param {string | null} name */
function isIn(list, name) {
  if (!list || name === null) return true;
  return list.includes(name) || (list.every((each) => each.startsWith('!')) && !list.includes(`!${name}`));
}

/** @returns {Machine} */
function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? libc() : null };
}

/** Node's report names glibc's version where Node was built for glibc. */
function libc() {
  const report = /** @type {any} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
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
  const heard = { hear: true };
  if (/npm-cli\.js$/.test(caller)) return runNode([caller, ...args], heard);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args], heard) : run('npm', args, heard);
}
