/** Where the answer of a list of goods has the URL of the first image. */
export const FIRST_GOODS_IMAGE = 'data.0.goods_thumb|data.0.thumb_url|data.0.img_url';
