import { readFile, writeFile } from 'node:fs/promises';
import { writeEnter } from './enter.mjs';

/**
 * Arranges what the page fetches first. The styles stand in the page itself, so that it is painted without waiting for
 * anything; the app's files are fetched at once, and run by a small one when the first picture has been painted. Answers
 * that file's name.
 * @param {string} outDir the built shop, with `index.html`
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export async function arrangeHead(outDir, manifest) {
  const page = `${outDir}/index.html`;
  const main = manifest['index.html'];
  const begin = Object.values(manifest).find((chunk) => chunk.name === 'begin');
  if (!main || !begin) throw new Error('The build made no entry, or no chunk called begin.');
  const html = await readFile(page, 'utf8');
  const styles = await Promise.all(main.css?.map((file) => readStyles(outDir, file)) ?? []);
  const enter = await writeEnter(outDir, { begin: begin.file, main: main.file });
  await writeFile(page, rearranged(html, { begin: begin.file, enter }, styles.join('')));
  return enter;
}

/** @param {string} outDir @param {string} file */
async function readStyles(outDir, file) {
  const css = await readFile(`${outDir}/${file}`, 'utf8');
  // In the page an address would count from the page and not from the file.
  if (/url\((?!["']?data:)/.test(css)) throw new Error(`${file} names a file of its own and cannot stand in the page.`);
  return css.trim();
}

/**
 * The link to the styles stays, switched off: a later chunk that needs the same file looks for it and fetches nothing. What
 * is seen goes before the scripts, which come in the order in which they run.
 * @param {string} html
 * @param {{ begin: string, enter: string }} files what asks the server, and what runs it
 * @param {string} css
 */
export function rearranged(html, { begin, enter }, css) {
  const style = /(<link rel="stylesheet")([^>]*>)/;
  const script = /<script type="module"[^>]*src="\.\/([^"]*)"><\/script>/;
  const ahead = new RegExp(`\\s*<link rel="modulepreload"[^>]*${begin.replace(/[^\w/-]/g, '\\$&')}"[^>]*>`);
  for (const part of [style, script, ahead]) if (!part.test(html)) throw new Error(`index.html lacks ${part}.`);
  const preload = (/** @type {string} */ file) => `<link rel="modulepreload" crossorigin href="./${file}">`;
  return html
    .replace(ahead, '')
    .replace(style, (_, start, end) => `${start} disabled${end}\n    <style>${css}</style>`)
    .replace(
      script,
      (_, main) =>
        `<script type="module" crossorigin src="./${enter}"></script>\n    ${preload(begin)}\n    ${preload(main)}`,
    )
    .replace(/<(link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
}
