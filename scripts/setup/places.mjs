import { fileURLToPath } from 'node:url';

/** The top folder of the repository, with a slash at its end. */
export const TOP = fileURLToPath(new URL('../../', import.meta.url));

/** The absolute path of something below the top folder. @param {string} path */
export function inTop(path) {
  return `${TOP}${path}`;
}
