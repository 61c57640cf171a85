import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** A binary that a library writes into its source as Base64, with the data: that may stand before it. */
const WRITTEN_OUT = /(["'])(data:[\w/;.-]*base64,)?([A-Za-z0-9+/]{10000,}={0,2})\1/g;

/**
 * Keeps such binaries compressed, and unpacks them where they are read: a quarter of the size for a millisecond. A module
 * has its own in a file beside it; a script of the older kind, which does not know where it stands, holds it as Base64.
 */
export const packedWasm = {
  name: 'packed-wasm',
  /**
   * @this {{ emitFile?(file: { type: 'asset', fileName: string, source: Buffer }): string }}
   * @param {string} code
   */
  transform(code) {
    const isModule = /^export /m.test(code);
    const packed = code.replace(WRITTEN_OUT, (_, __, head = '', base64) => {
      const source = brotliCompressSync(Buffer.from(base64, 'base64'));
      const fileName = `packed-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.br`;
      if (isModule) this.emitFile?.({ type: 'asset', fileName, source });
      return `(${JSON.stringify(head)}+${unpacking(isModule ? read(fileName) : written(source))})`;
    });
    return packed === code ? null : { code: packed, map: null };
  },
};

/** @param {Buffer} source */
const written = (source) => `Buffer.from(${JSON.stringify(source.toString('base64'))},"base64")`;

/** @param {string} file */
const read = (file) => `process.getBuiltinModule("node:fs").readFileSync(new URL("./${file}", import.meta.url))`;

/** @param {string} buffer */
const unpacking = (buffer) =>
  `process.getBuiltinModule("node:zlib").brotliDecompressSync(${buffer}).toString("base64")`;
