import { readFileSync } from 'node:fs';
import { isInRange } from './node-range.mjs';

/**
 * Exits with a message when this Node is not in `engines` of package.json. Every command imports it first, so that such a
 * Node gets here before it fails on newer code.
 */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

if (!isInRange(engines.node, process.versions.node)) {
  console.error(
    `Install Node's LTS (https://nodejs.org, or: nvm install --lts) and run this again: Yaocang needs Node ${engines.node}, and this is ${process.versions.node}.`,
  );
  process.exit(1);
}
