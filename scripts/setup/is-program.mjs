import { accessSync, constants } from 'node:fs';

/** Whether there is a file that may be run. @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
