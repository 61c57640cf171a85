import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createLogger } from 'vite';

/**
 * What Vite prints for a folder with `#`, `?` or `*` in its name. `npm run proof -- --only nodes` builds and serves the shop
 * in one with a `#`.
 */
const OF_THE_FOLDER = 'which may not work when running Vite';

/**
 * Vite takes what follows a `#` for a part of an address, so in a folder with one in its name it finds neither texts
 * (`?raw`) nor pictures (`?no-inline`). Here they are read by their whole path.
 * @returns {import('vite').Plugin}
 */
export const inAnyFolder = () => ({
  name: 'in-any-folder',
  enforce: 'pre',
  load: {
    filter: { id: /\?(raw|no-inline)$/ },
    async handler(id) {
      const [, path = '', how] = /^(.*)\?(.*)$/s.exec(id) ?? [];
      const source = await readFile(path);
      if (how === 'raw') return `export default ${JSON.stringify(String(source))};`;
      if (this.environment.mode !== 'build') return null;
      const file = this.emitFile({ type: 'asset', name: basename(path), source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  },
});

/** Checks of every build: how long plugins take tells of a busy machine, not of our sources. */
export const CHECKS = { bundlerTimings: false };

/** A logger for builds: what Vite warns of ends the build, because nobody reads a warning of a part that counts as fresh. */
export function strictLogger() {
  const logger = createLogger('warn');
  /** @param {string} message */
  const warn = (message) => {
    if (!message.includes(OF_THE_FOLDER)) throw new Error(message);
  };
  return { ...logger, warn, warnOnce: warn };
}
