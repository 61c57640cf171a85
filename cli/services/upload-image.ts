/** Uploading an image file, for whatever command hands one in. */
import { readFile } from 'node:fs/promises';
import { images } from '#shared/contract/images.ts';
import { wrongImageFormat } from '#shared/messages/images.ts';
import { imageTypeOf, UPLOAD_SIZE } from '#shared/rules/image-file.ts';
import { loginOf, type Shop } from './access/shop.ts';
import { Fault } from './fault.ts';

/** The address of a file's image in the shop, kept at `size` pixels. Throws a usage fault for what is no gif, jpeg or png. */
export async function uploadImage(
  shop: Shop,
  file: string,
  size: { readonly w: number; readonly h: number } = UPLOAD_SIZE,
): Promise<string> {
  const { token } = loginOf(shop);
  const body = await imageOf(file);
  const { img_url } = await shop.client.send(images.imagesUp, { query: { token, ...size, is_zl: false }, body });
  return img_url;
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
