import { readFile } from 'node:fs/promises';

const MANIFEST = new URL('../../../dist/web/.vite/manifest.json', import.meta.url);

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
}

/** The built file of an area, or of a source that is a file of its own, and its styles, without a leading slash: built names are hashes. */
export async function builtOf(name: string): Promise<Chunk> {
  const manifest: Record<string, Chunk | undefined> = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const chunk = manifest[name] ?? Object.values(manifest).find((each) => each?.name === name);
  if (!chunk) throw new Error(`the manifest has no ${name}: was it renamed, or is it not a chunk of its own?`);
  return chunk;
}
