/** Unpacks compressed answers. The interceptor of undici 7 does it too, and warns on stderr that it is an experiment. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

/** What a server may use. */
export const ENCODINGS = 'gzip, deflate, br';

type Unpack = (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
const [ungzip, unzlib, unraw, unbrotli] = [gunzip, inflate, inflateRaw, brotliDecompress].map(
  (each) => promisify(each) as unknown as Unpack,
) as [Unpack, Unpack, Unpack, Unpack];

const unpackers: Readonly<Record<string, Unpack>> = {
  gzip: ungzip,
  'x-gzip': ungzip,
  // Some servers leave out the two bytes of the header.
  deflate: (bytes) => unzlib(bytes).catch(() => unraw(bytes)),
  br: unbrotli,
};

/** The bytes as they were before each encoding that the header names. An unknown encoding is left alone. */
export async function unpack(bytes: ArrayBuffer, encoding: string): Promise<ArrayBuffer | Uint8Array<ArrayBuffer>> {
  let left: ArrayBuffer | Uint8Array<ArrayBuffer> = bytes;
  for (const name of encoding
    .toLowerCase()
    .split(/[\s,]+/)
    .reverse()) {
    const one = unpackers[name];
    if (one && left.byteLength > 0) left = await one(new Uint8Array(left));
  }
  return left;
}
