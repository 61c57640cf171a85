/** The leg of a picture: one dot as PNG. */
import { images } from '#shared/contract/images.ts';
import type { Walk } from '../walk.ts';

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A picture of one dot. */
export const picture = (): Blob => new Blob([Buffer.from(DOT, 'base64')], { type: 'image/png' });

/** Uploads a picture; its address. */
export async function uploadPicture(walk: Walk): Promise<string> {
  const body = picture();
  const { img_url } = await walk.ask(
    ['上传图片', 'upload a picture'],
    images.imagesUp,
    { query: {}, body },
    (answer, { holds }) =>
      holds('img_url', answer.img_url !== '', ['图片地址', 'an address'], answer.img_url, [
        '上传后有图片地址',
        'the uploaded picture',
        '2 §7',
      ]),
  );
  return img_url;
}
