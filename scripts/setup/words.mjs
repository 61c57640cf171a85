import { parseArgs } from 'node:util';

/**
 * The words after a command of package.json. Each command reads them here, so that each answers --help with its usage, and
 * what it does not know with the reason, its usage and exit code 2.
 */

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/** A word that a command cannot use; the message says why. */
export class WrongWord extends Error {}

/**
 * @template {Options} [O={}]
 * @param {string} usage how the command is called, with a line for each option
 * @param {{ options?: O, most?: number }} [takes] its options, and how many words without a dash it takes at most
 * @returns {{ values: ReturnType<typeof parseArgs<{ options: O, strict: true }>>['values'], words: string[] }}
 */
export function wordsOf(usage, { options, most = 0 } = {}) {
  helpFirst(usage);
  return heeding(usage, () => {
    const { values, positionals: words } = parseArgs({ options: { ...options }, allowPositionals: true, strict: true });
    const beyond = words[most];
    if (beyond !== undefined) throw new WrongWord(`There is nothing called ${beyond} here.`);
    return { values: /** @type {any} */ (values), words };
  });
}

/** As a tool takes them. @param {Readonly<Record<string, string | boolean | undefined>>} values */
export const flagsOf = (values) =>
  Object.entries(values).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));

/** @param {string} usage */
function helpFirst(usage) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit();
}

/** Ends with the usage when `act` throws about a word. @template T @param {string} usage @param {() => T} act @returns {T} */
export function heeding(usage, act) {
  try {
    return act();
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (error instanceof WrongWord) return misused(usage, message);
    // What follows in Node's message is about words that begin with a dash.
    if (code.startsWith('ERR_PARSE_ARGS')) return misused(usage, `${message.split('. ')[0]}.`);
    throw error;
  }
}

/** @param {string} usage @param {string} why @returns {never} */
export function misused(usage, why) {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}

/** A whole number of at least 1. @param {string} usage @param {string | undefined} word @param {number} otherwise */
export function countOf(usage, word, otherwise) {
  if (word === undefined) return otherwise;
  return /^[1-9]\d{0,5}$/.test(word) ? Number(word) : misused(usage, `${word} is no whole number of at least 1.`);
}
