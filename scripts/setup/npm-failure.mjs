import { statfs } from 'node:fs/promises';

const MB = 2 ** 20;
/** What the packages take on a disk, and what all takes with what is built and a shop's data (README names it). */
const PACKAGES_MB = 450;
const ALL_MB = 580;

/** The words of Node and npm for a cause, and what helps. */
const WAYS = [
  {
    codes: ['ENOSPC', 'EDQUOT'],
    way: `The disk is full: Yaocang needs some ${ALL_MB} MB in this folder. Free some space and run the same command again.`,
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    way: 'A file or folder may not be written: look at its owner and its rights, and run the same command again.',
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ERR_SOCKET_TIMEOUT', 'EHOSTUNREACH'],
    way: 'The npm registry cannot be reached: connect this machine (and look at `npm config get registry proxy`) and run the same command again.',
  },
];

/**
 * What helps after a failed installation, by the first cause that npm's output names.
 * @param {string} output
 */
export function failureOf(output) {
  const at = (/** @type {string} */ code) => output.search(new RegExp(`\\b${code}\\b`));
  const found = WAYS.flatMap(({ codes, way }) => codes.map((code) => ({ way, at: at(code) })))
    .filter((each) => each.at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.way ?? 'Mend what npm names and run the same command again.';
}

/**
 * Why a disk cannot hold the packages; '' when it can. npm itself writes thousands of warnings to a full disk before it
 * ends.
 * @param {string} folder
 * @param {(folder: string) => Promise<{ bavail: number, bsize: number }>} [ask]
 */
export async function lackOfSpace(folder, ask = statfs) {
  const free = await ask(folder).then(
    ({ bavail, bsize }) => (bavail * bsize) / MB,
    () => Number.POSITIVE_INFINITY,
  );
  if (free >= PACKAGES_MB) return '';
  return `This disk has ${Math.floor(free)} MB left, and Yaocang needs some ${ALL_MB} MB in this folder. Free some space and run the same command again.`;
}
