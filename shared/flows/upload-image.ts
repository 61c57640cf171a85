/** Uploading one picture (document 2 §5, §7): what is no gif, jpeg or png is refused before it is sent. */
import type { Client } from '#shared/client/create.ts';
import { images } from '#shared/contract/images.ts';
import { type Box, imageRefusal, imageTypeOf, UPLOAD_SIZE } from '#shared/rules/image-file.ts';
import { type Trouble, trouble } from './trouble.ts';

export interface UploadPorts {
  readonly client: Pick<Client, 'send'>;
  /** The login's token; the upload names it in its query (document 2 §7). */
  token(): string;
  /** Makes a picture fit its place before it is sent, where the platform can. */
  shrink?(file: Blob, box: Box): Promise<Blob>;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** What the picture is kept at, in px; 800 by 800 unless its place has its own. */
  readonly size?: Box;
  /** Goes over the network in place of the client's own, to tell how far it is. */
  readonly fetch?: typeof fetch;
}

/** A photograph from a phone in a shop's back room may take its time, in ms. */
const DEADLINE = 60_000;

/** The address of the uploaded picture, or why there is none. A lost login, an abortion and our own bugs are thrown. */
export async function uploadImage(
  { client, token, shrink }: UploadPorts,
  file: Blob,
  { signal, size = UPLOAD_SIZE, fetch }: UploadOptions,
): Promise<{ img_url: string } | Partial<Trouble>> {
  const message = imageRefusal(file.type || (await typeByBytes(file)));
  if (message) return { message };
  try {
    const query = { token: token(), ...size, is_zl: true };
    const body = shrink ? await shrink(file, size) : file;
    const options = { signal, deadline: DEADLINE, ...(fetch && { fetch }) };
    const { img_url } = await client.send(images.imagesUp, { query, body }, options);
    return { img_url };
  } catch (error) {
    return trouble(error, signal);
  }
}

/** Some in-app browsers hand a fresh photograph over without its type. */
const typeByBytes = async (file: Blob): Promise<string> =>
  imageTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer())) ?? '';
