import { WrongWord } from '../setup/words.mjs';

/** Steps that use a build. */
const NEED_BUILD = ['cli', 'webkit', 'oldest', 'firefox', 'lighthouse', 'e2e', 'terminal', 'browser', 'crawl', 'smoke'];

/**
 * The steps that `--only a,b` names, or all. Steps that use a build get the build step too, which is quick when fresh.
 * @param {readonly string[]} names all steps, in order
 * @param {string} [only]
 * @returns {string[]} the names in order
 */
export function chooseSteps(names, only) {
  if (only === undefined) return [...names];
  const wanted = only.split(',');
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new WrongWord(`There is no step called ${unknown.join(', ')}.`);
  const needed = wanted.some((name) => NEED_BUILD.includes(name)) ? [...wanted, 'build'] : wanted;
  return names.filter((name) => needed.includes(name));
}
