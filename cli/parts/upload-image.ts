/** Uploading image files, for whatever command hands them in. */
import { readFile } from 'node:fs/promises';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { lossOf } from '#shared/flows/act-once.ts';
import { uploadImage as upload } from '#shared/flows/upload-image.ts';
import { tooManyImages, wrongImageFormat } from '#shared/messages/images.ts';
import { imageTypeOf, UPLOAD_SIZE } from '#shared/rules/image-file.ts';
import { both } from './run-once.ts';

type ImageSize = Readonly<Record<'w' | 'h', number>>;

/** The address of a file's image in the shop, kept at `size` pixels. Throws a usage fault for what is no gif, jpeg or png. */
export async function uploadImage(shop: MemberShop, file: string, size: ImageSize = UPLOAD_SIZE): Promise<string> {
  const { token } = shop.session.login;
  const ports = { client: shop.client, token: () => token };
  const came = await upload(ports, await imageOf(file), { signal: shop.signal, size });
  if ('img_url' in came) return came.img_url;
  // A picture whose answer was lost is nobody's yet: what it was for has not been sent.
  throw came.error === undefined ? new Fault('server', both(came.message)) : lossOf(came.error);
}

/** The addresses of several files' images; a usage fault, and nothing uploaded, when there are more than `most`. */
export async function uploadImages(shop: MemberShop, files: readonly string[], most: number): Promise<string[]> {
  if (files.length > most) throw new Fault('usage', both(tooManyImages(most)));
  const addresses: string[] = [];
  for (const file of files) addresses.push(await uploadImage(shop, file));
  return addresses;
}

/** An image file as an upload takes it. Throws a usage fault for what is no gif, jpeg or png. */
export async function imageOf(file: string): Promise<Blob> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Fault('usage', [`无法读取文件 ${file}`, `the file ${file} cannot be read`], { cause });
  });
  const type = imageTypeOf(bytes);
  if (!type) throw new Fault('usage', [`${wrongImageFormat.text}（${file}）`, `${file} is no gif, jpeg or png`]);
  return new Blob([new Uint8Array(bytes)], { type });
}
