import { mkdir, symlink } from 'node:fs/promises';
import { run } from '../setup/run.mjs';

/** Each version of Node has a package for each platform in the npm registry, which holds its program and no npm. */
const PACKAGE = `node-${process.platform}-${process.arch}`;
/** The npm that came with a line of Node; newer lines are tried with npm's newest. @type {Readonly<Record<string, string>>} */
const NPM_OF = { 20: '10', 22: '10', 24: '11' };
const LINES = [20, 22, 24];

/**
 * The versions to try: the lowest of each part of `engines`, the newest of each line that is in use, and the newest of all.
 * @param {string} range as `engines` has it
 * @param {readonly string[]} published
 */
export function versionsToTry(range, published) {
  const lowest = [...range.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version);
  const sorted = published.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).sort(byNumbers);
  const newest = LINES.map((line) => sorted.filter((version) => version.startsWith(`${line}.`)).at(-1));
  const all = [...lowest, ...newest, sorted.at(-1)].filter((version) => version !== undefined);
  return [...new Set(all)].sort(byNumbers);
}

/** @param {string} a @param {string} b */
const byNumbers = (a, b) => a.localeCompare(b, 'en', { numeric: true });

/** The versions that the registry has for this machine. @returns {Promise<string[]>} */
export async function publishedVersions() {
  const { code, output } = await run('npm', ['view', PACKAGE, 'versions', '--json'], { capture: true });
  if (code !== 0) throw new Error(`The npm registry does not tell the versions of ${PACKAGE}: ${output}`);
  return JSON.parse(output);
}

/**
 * Installs a Node and its npm into a folder that its user may read.
 * @param {string} version
 * @param {string} home
 * @returns {Promise<string>} the folder for PATH
 */
export async function installNode(version, home) {
  const bin = `${home}/bin`;
  await mkdir(bin, { recursive: true });
  const npm = `npm@${NPM_OF[version.split('.')[0] ?? ''] ?? 'latest'}`;
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code } = await run('npm', ['install', '--prefix', home, ...options, `${PACKAGE}@${version}`, npm]);
  if (code !== 0) throw new Error(`Node ${version} could not be installed.`);
  for (const [name, path] of Object.entries({
    node: `${PACKAGE}/bin/node`,
    npm: 'npm/bin/npm-cli.js',
    npx: 'npm/bin/npx-cli.js',
  }))
    await symlink(`../node_modules/${path}`, `${bin}/${name}`);
  return bin;
}
