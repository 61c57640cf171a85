/**
 * Whether a version is in a range as `engines` in package.json has it: `^20.19.0 || >=22.12.0`. Other spellings of npm's
 * are not read: they throw.
 * @param {string} range
 * @param {string} version such as `22.12.0`
 */
export function isInRange(range, version) {
  return range.split('||').some((part) => fits(part.trim(), numbersOf(version)));
}

/** @param {string} part @param {readonly number[]} version */
function fits(part, version) {
  const [, sign, least = ''] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part) ?? [];
  if (!sign) throw new Error(`"${part}" is no range that is read here: use ^1.2.3 or >=1.2.3.`);
  const from = numbersOf(least);
  return (sign === '>=' || version[0] === from[0]) && isAtLeast(version, from);
}

/** @param {readonly number[]} version @param {readonly number[]} from */
function isAtLeast(version, from) {
  const at = from.findIndex((number, index) => number !== version[index]);
  return at === -1 || (version[at] ?? 0) > (from[at] ?? 0);
}

/** A pre-release counts as its release. @param {string} version */
const numbersOf = (version) => version.replace(/-.*/, '').split('.').map(Number);
