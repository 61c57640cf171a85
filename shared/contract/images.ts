import { post, write } from './call.ts';
import { formFile } from './upload.ts';
import { webAddress } from './web-address.ts';
import { count, flag, optional, text } from './wire.ts';

/** The image upload of common.php (document 2 §7). It has its own file, because every first page loads the other calls of that script. */
export const images = {
  /** Uploads a gif, jpeg or png as multipart; `w` and `h` (default 800) are the stored size, `is_zl` keeps the proportions. */
  imagesUp: post(
    'common.php?act=images_up',
    write('all'),
    formFile('img_url'),
    { img_url: webAddress },
    { token: optional(text), w: optional(count), h: optional(count), is_zl: optional(flag) },
  ),
};
