/**
 * Vite's list of what it built: one entry per source that became a chunk.
 * @typedef {{ file: string, name?: string, css?: string[], imports?: string[], dynamicImports?: string[], isEntry?: boolean, isDynamicEntry?: boolean }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ raw: number, gzip: number, br: number }} Size bytes
 */

/**
 * The files that a browser loads for some entries: the entries and all their static imports.
 * @param {Manifest} manifest
 * @param {readonly string[]} entries keys of the manifest
 */
export function chunksOf(manifest, entries) {
  const seen = new Set(entries);
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    js: [...new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js')))],
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

/** The dynamically imported chunks. @param {Manifest} manifest */
export function partsOf(manifest) {
  return Object.keys(manifest)
    .filter((key) => manifest[key]?.file.endsWith('.js') && !manifest[key]?.isEntry)
    .sort();
}

/**
 * @param {readonly Size[]} sizes
 * @returns {Size}
 */
export function addSizes(sizes) {
  const sum = { raw: 0, gzip: 0, br: 0 };
  for (const size of sizes) {
    sum.raw += size.raw;
    sum.gzip += size.gzip;
    sum.br += size.br;
  }
  return sum;
}
