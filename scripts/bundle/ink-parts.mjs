import { inTop } from '../setup/places.mjs';

/** What Ink's host says no to, or nothing of: React's reconciler holds the code for all of it. */
const OFF = /(?<!\$\$\$config\.)\bsupports(Persistence|Hydration|Resources|Singletons|TestSelectors)\b(?!\s*=[^=])/g;

/**
 * What Ink's own files ask for, and what stands there in the build. A fault of our own is told by the run, not by a page
 * with the lines of its source; no screen draws a frame.
 */
const INSIDE = new Map([
  ['./ErrorOverview.js', 'nothing-drawn'],
  ['./render-border.js', 'nothing-drawn'],
  ['./wrap-text.js', 'wrap-text'],
]);

/**
 * What Ink brings and no living screen asks for. Colours come from cli/text/paper.ts, none from a property of Ink's.
 * Lines are measured, cut and broken as our own are (cli/text/width.ts): two ways of measuring would break a line that
 * just fits.
 */
const PACKAGES = new Map([
  ['string-width', 'string-width'],
  ['wrap-ansi', 'wrap-text'],
  ['slice-ansi', 'slice-ansi'],
  ['terminal-size', 'terminal-size'],
  ['chalk', 'chalk'],
]);

/** Leaves those parts out of a bundle. */
export const inkParts = {
  name: 'ink-parts',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @param {string} source
   * @param {string | undefined} importer
   */
  resolveId(source, importer) {
    const isInk = importer?.includes('/node_modules/ink/') ?? false;
    const stub = PACKAGES.get(source) ?? (isInk ? INSIDE.get(source) : undefined);
    return stub ? inTop(`scripts/bundle/stubs/${stub}.mjs`) : null;
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
