import { readFile } from 'node:fs/promises';

const MANIFEST = new URL('../../../dist/web/.vite/manifest.json', import.meta.url);

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
}

/**
 * The built file and styles of an area or of a source with its own chunk, without a leading slash: built names contain
 * hashes.
 */
export async function builtOf(name: string): Promise<Chunk> {
  const manifest: Record<string, Chunk | undefined> = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const chunk = manifest[name] ?? Object.values(manifest).find((each) => each?.name === name);
  if (!chunk) throw new Error(`the manifest has no ${name}: was it renamed, or is it not a chunk of its own?`);
  return chunk;
}
