import { inTop } from '../setup/places.mjs';

/** What Ink's host says no to, or nothing of: React's reconciler holds the code for all of it. */
const OFF = /(?<!\$\$\$config\.)\bsupports(Persistence|Hydration|Resources|Singletons|TestSelectors)\b(?!\s*=[^=])/g;

/** The page that Ink shows of a fault of our own, with the lines of its source: the run tells it in our own words. */
const OVERVIEW = './ErrorOverview.js';

/**
 * What Ink brings and no living screen asks for. Colours come from cli/text/paper.ts, none from a property of Ink's. Widths are measured as our own lines are cut (cli/text/width.ts): two ways
 * of measuring would break a line that just fits.
 */
export const inkParts = {
  name: 'ink-parts',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @param {string} source
   * @param {string | undefined} importer
   */
  resolveId(source, importer) {
    if (source === 'string-width') return inTop('scripts/bundle/stubs/string-width.mjs');
    if (source === 'chalk') return inTop('scripts/bundle/stubs/chalk.mjs');
    const isInk = importer?.includes('/node_modules/ink/') ?? false;
    return isInk && source === OVERVIEW ? inTop('scripts/bundle/stubs/nothing-drawn.mjs') : null;
  },
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (!id.endsWith('/react-reconciler.production.js')) return null;
    const lean = code.replace(OFF, 'false');
    if (lean === code)
      throw new Error(`${id} is written in another way now: scripts/bundle/ink-parts.mjs takes nothing out`);
    return { code: lean, map: null };
  },
};
