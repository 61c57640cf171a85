/** Unpacks compressed answers. The interceptor of undici 7 does it too, and warns on stderr that it is an experiment. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { AnswerSizeError } from '#shared/errors.ts';
import { own } from './json.ts';

/** What a server may use. */
export const ENCODINGS = 'gzip, deflate, br';

/** What zlib says of more than it may unpack. */
const TOO_LARGE = 'ERR_BUFFER_TOO_LARGE';

type Unpack = (bytes: Uint8Array, most: { readonly maxOutputLength: number }) => Promise<Uint8Array<ArrayBuffer>>;
const [ungzip, unzlib, unraw, unbrotli] = [gunzip, inflate, inflateRaw, brotliDecompress].map(
  (each) => promisify(each) as unknown as Unpack,
) as [Unpack, Unpack, Unpack, Unpack];

const unpackers: Readonly<Record<string, Unpack>> = {
  gzip: ungzip,
  'x-gzip': ungzip,
  // Some servers leave out the two bytes of the header.
  deflate: (bytes, most) =>
    unzlib(bytes, most).catch((error: NodeJS.ErrnoException) => {
      if (error.code === TOO_LARGE) throw error;
      return unraw(bytes, most);
    }),
  br: unbrotli,
};

/**
 * The bytes as they were before each encoding that the header names. An unknown encoding is left alone. Throws AnswerSizeError
 * where they are more than `most`.
 */
export async function unpack(bytes: Uint8Array<ArrayBuffer>, encoding: string, most: number) {
  let left = bytes;
  for (const name of encoding
    .toLowerCase()
    .split(/[\s,]+/)
    .reverse()) {
    const one = own(unpackers, name);
    if (!one || left.byteLength === 0) continue;
    left = await one(left, { maxOutputLength: most }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === TOO_LARGE ? new AnswerSizeError() : error;
    });
  }
  return left;
}
