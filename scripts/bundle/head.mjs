import { readFile, writeFile } from 'node:fs/promises';

/**
 * Arranges what the page fetches first. The styles stand in the page itself, so that it is painted without waiting for
 * anything; the chunk that asks the server runs as soon as it is here, before the one that draws. All the code is fetched
 * and run by the script of the page, which knows what goes before it (`web/app/at-once.ts`).
 * @param {string} outDir the built shop, with `index.html`
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export async function arrangeHead(outDir, manifest) {
  const page = `${outDir}/index.html`;
  const begin = Object.values(manifest).find((chunk) => chunk.name === 'begin');
  if (!begin) throw new Error('The build made no chunk called begin.');
  const html = await readFile(page, 'utf8');
  const styles = await Promise.all(manifest['index.html']?.css?.map((file) => readStyles(outDir, file)) ?? []);
  await writeFile(page, rearranged(html, begin.file, styles.join('')));
}

/** @param {string} outDir @param {string} file */
async function readStyles(outDir, file) {
  const css = await readFile(`${outDir}/${file}`, 'utf8');
  // In the page an address would count from the page and not from the file.
  if (/url\((?!["']?data:)/.test(css)) throw new Error(`${file} names a file of its own and cannot stand in the page.`);
  return css.trim();
}

/**
 * The scripts stay as names, switched off: whatever reads ahead in the page would fetch them before what is seen.
 * @param {string} html
 * @param {string} begin the file that asks the server
 * @param {string} css
 */
export function rearranged(html, begin, css) {
  const style = /<link rel="stylesheet"[^>]*>/;
  const script = /<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/;
  for (const part of [style, script]) if (!part.test(html)) throw new Error(`index.html lacks ${part}.`);
  return html
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(style, () => `<style>${css}</style>`)
    .replace(script, (_, entry) => `${later(`./${begin}`)}\n    ${later(entry)}`);
}

/** @param {string} src */
const later = (src) => `<script type="later" src="${src}"></script>`;
