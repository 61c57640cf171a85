import { readFile, writeFile } from 'node:fs/promises';
import { chunksOf } from './manifest.mjs';

/**
 * Arranges what the page fetches first. The styles stand in the page itself, so that it is painted without waiting for
 * anything; the chunk that asks the server runs as soon as it is here, before the one that draws. What that one imports is
 * fetched ahead by the script of the page, which knows what may go before it (`web/app/at-once.ts`).
 * @param {string} outDir the built shop, with `index.html`
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export async function arrangeHead(outDir, manifest) {
  const page = `${outDir}/index.html`;
  const begin = Object.values(manifest).find((chunk) => chunk.name === 'begin');
  if (!begin) throw new Error('The build made no chunk called begin.');
  const html = await readFile(page, 'utf8');
  const styles = await Promise.all(manifest['index.html']?.css?.map((file) => readStyles(outDir, file)) ?? []);
  const { js: own } = chunksOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key] === begin),
  );
  await writeFile(page, rearranged(html, begin.file, own, styles.join('')));
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
 * is seen goes before the scripts.
 * @param {string} html
 * @param {string} begin the file that asks the server
 * @param {readonly string[]} own what it is made of, itself included
 * @param {string} css
 */
export function rearranged(html, begin, own, css) {
  const style = /(<link rel="stylesheet")([^>]*>)/;
  const script = /<script type="module"[^>]*><\/script>/;
  const ahead = /\s*<link rel="modulepreload"[^>]*href="\.\/([^"]*)"[^>]*>/g;
  for (const part of [style, script]) if (!part.test(html)) throw new Error(`index.html lacks ${part}.`);
  return html
    .replace(ahead, (link, file) => (file !== begin && own.includes(file) ? link : ''))
    .replace(style, (_, start, end) => `${start} disabled${end}\n    <style>${css}</style>`)
    .replace(script, (entry) => `<script type="module" crossorigin src="./${begin}"></script>\n    ${entry}`)
    .replace(/<(link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
}
