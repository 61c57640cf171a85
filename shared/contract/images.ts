import { post } from './call.ts';
import { formFile } from './upload.ts';
import { count, flag, optional, text } from './wire.ts';

/** The upload of common.php; apart from the other calls of that script, which every first page carries (document 2 §7). */
export const images = {
  /** Uploads a gif, jpeg or png as multipart; w and h (800 when left out) are the size to keep it at, `is_zl` keeps the proportions. */
  imagesUp: post(
    'common.php?act=images_up',
    'write',
    formFile('img_url'),
    { img_url: text },
    { token: optional(text), w: optional(count), h: optional(count), is_zl: optional(flag) },
  ),
};
