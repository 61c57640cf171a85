/** Where the answer of a list of goods names the image that is seen first. */
export const FIRST_GOODS_IMAGE = 'data.0.goods_thumb|data.0.thumb_url|data.0.img_url';
