import { fileURLToPath } from 'node:url';

/** The top folder of the repository, with a trailing slash. */
export const TOP = fileURLToPath(new URL('../../', import.meta.url));

/** The absolute path of a file or folder in the repository. @param {string} path */
export function inTop(path) {
  return `${TOP}${path}`;
}
