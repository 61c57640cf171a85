import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Keeps the texts of `yaocang help TOPIC` compressed in a file beside the program, a third of their size: few read them, everybody has them. */
export const packedTopics = {
  name: 'packed-topics',
  /**
   * @this {{ emitFile(file: { type: 'asset', fileName: string, source: Buffer }): string }}
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    const [file = '', query] = id.split('?');
    const text =
      query === 'raw' && file.endsWith('.md') ? /^export default (".*");?$/s.exec(code.trim())?.[1] : undefined;
    if (text === undefined) return null;
    const source = brotliCompressSync(JSON.parse(text));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    const fileName = `${basename(file, '.md')}-${hash}.br`;
    this.emitFile({ type: 'asset', fileName, source });
    const read = `process.getBuiltinModule("node:fs").readFileSync(new URL("./${fileName}", import.meta.url))`;
    const unpacked = `process.getBuiltinModule("node:zlib").brotliDecompressSync(${read}).toString()`;
    return { code: `export default ${unpacked};`, map: null };
  },
};
