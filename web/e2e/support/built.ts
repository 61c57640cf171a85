import { readFile } from 'node:fs/promises';

const MANIFEST = new URL('../../../dist/web-manifest.json', import.meta.url);

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** The built file of a source under `web/`, and its styles, both without a leading slash: built names are hashes. */
export async function builtOf(source: string): Promise<Chunk> {
  const manifest: Record<string, Chunk | undefined> = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const chunk = manifest[source];
  if (!chunk)
    throw new Error(`dist/web-manifest.json has no ${source}: was it renamed, or is it not a chunk of its own?`);
  return chunk;
}
