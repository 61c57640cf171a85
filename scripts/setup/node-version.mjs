import { readFileSync } from 'node:fs';

/**
 * Exits with a message when this Node is older than `engines` in package.json. Imported first, so that an old Node gets
 * here before it fails on newer code.
 */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');
const [major = 0, minor = 0] = wanted.split('.').map(Number);
const [ourMajor = 0, ourMinor = 0] = process.versions.node.split('.').map(Number);

if (ourMajor < major || (ourMajor === major && ourMinor < minor)) {
  console.error(`Yaocang needs Node ${wanted} or newer; this is Node ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}
