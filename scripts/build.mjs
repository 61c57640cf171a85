import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { buildPart, isFresh, PART_NAMES } from './bundle/parts.mjs';
import { oneAtATime } from './setup/one-at-a-time.mjs';
import { inTop } from './setup/places.mjs';
import { misused, wordsOf } from './setup/words.mjs';

// Libraries choose their production build by this, whatever the shell has set.
process.env.NODE_ENV = 'production';

const HOW = `npm run build -- [PART…]

  PART       some of: ${PART_NAMES.join(', ')}; all when none is named
  --force    also what is up to date`;

const { values, words: wanted } = wordsOf(HOW, { options: { force: { type: 'boolean' } }, most: PART_NAMES.length });
const unknown = wanted.filter((word) => !PART_NAMES.some((name) => name === word));
if (unknown.length > 0) misused(HOW, `There is no part called ${unknown.join(', ')}.`);

// Two builds at once would remove each other's parts: `npm start` beside `npm test` after a pull.
process.exitCode = await oneAtATime(inTop('.cache/build.lock'), async () => {
  for (const name of PART_NAMES.filter((part) => wanted.length === 0 || wanted.includes(part)))
    if (!(await buildOne(name))) return 1;
  return 0;
});

/**
 * Builds a part unless it is up to date; returns false after a failure, which has been printed.
 * @param {import('./bundle/parts.mjs').PartName} name
 */
async function buildOne(name) {
  if (!values.force && (await isFresh(name))) {
    console.log(`dist/${name} is up to date.`);
    return true;
  }
  const started = performance.now();
  try {
    await buildPart(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`dist/${name} was not built: what was there before is untouched.`);
    return false;
  }
  console.log(`Built dist/${name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}
