/** Uploads an image (document 2 §5, §7). Only gif, jpeg and png are sent. */
import type { Client } from '#shared/client/create.ts';
import { images } from '#shared/contract/images.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { type Box, imageRefusal, imageTypeOf, UPLOAD_SIZE } from '#shared/rules/app/image-file.ts';
import { type Trouble, trouble } from './trouble.ts';

export interface UploadPorts {
  readonly client: Pick<Client, 'send'>;
  /** The token, which the upload sends in its query (document 2 §7). */
  token(): string;
  /** Scales the image down before sending, if the platform can. */
  shrink?(file: Blob, box: Box): Promise<Blob>;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** The stored size in px; default 800 by 800. */
  readonly size?: Box;
  /** Used in place of the client's fetch, to report the progress. */
  readonly fetch?: typeof fetch;
}

/** Uploading a photo over a slow connection may take long. In ms. */
const DEADLINE = 60_000;

/** Returns the address of the uploaded image, or why it failed. Throws a lost login, an abortion and bugs. */
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
    // Nothing could refer to it.
    return img_url === '' ? { message: requestFailed } : { img_url };
  } catch (error) {
    return trouble(error, signal);
  }
}

/** Some in-app browsers give a new photo no MIME type. */
const typeByBytes = async (file: Blob): Promise<string> =>
  imageTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer())) ?? '';
