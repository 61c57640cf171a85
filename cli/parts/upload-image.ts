import { bytesOf } from '#cli/shop/private-file.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { lossOf } from '#shared/flows/act-once.ts';
import { uploadImage as upload } from '#shared/flows/upload-image.ts';
import { tooManyImages, wrongImageFormat } from '#shared/messages/images.ts';
import { imageTypeOf, UPLOAD_SIZE } from '#shared/rules/app/image-file.ts';
import { both } from './run-once.ts';

type ImageSize = Readonly<Record<'w' | 'h', number>>;

/** Uploads an image, scaled to `size` pixels, and returns its address. */
export async function uploadImage(shop: MemberShop, file: string, size: ImageSize = UPLOAD_SIZE): Promise<string> {
  const { token } = shop.session.login;
  const ports = { client: shop.client, token: () => token };
  const came = await upload(ports, await imageOf(file), { signal: shop.signal, size });
  if ('img_url' in came) return came.img_url;
  // A lost answer is harmless: nothing refers to the image yet.
  throw came.error === undefined ? new Fault('server', both(came.message)) : lossOf(came.error);
}

/** Refuses more than `most` files before any upload. */
export async function uploadImages(shop: MemberShop, files: readonly string[], most: number): Promise<string[]> {
  if (files.length > most) throw new Fault('usage', both(tooManyImages(most)));
  const addresses: string[] = [];
  for (const file of files) addresses.push(await uploadImage(shop, file));
  return addresses;
}

/** Reads a gif, jpeg or png; others are a usage fault. */
export async function imageOf(file: string): Promise<Blob> {
  const bytes = await bytesOf(file);
  const type = imageTypeOf(bytes);
  if (!type) throw new Fault('usage', [`${wrongImageFormat.text}（${file}）`, `${file} is no gif, jpeg or png`]);
  return new Blob([new Uint8Array(bytes)], { type });
}
