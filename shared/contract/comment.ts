import { get, post, write } from './call.ts';
import { picture } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import { assumed, count, id, list, named, optional, rows, shape, shown, type TypeOf, text } from './wire.ts';

/** An order line to review (document 2 §3), which people know by its name. `comment_rank` is 1 to 5, 0 while no star is given. */
export const reviewItem = named(
  shape({
    og_id: id,
    goods_name: text,
    spce_name: optional(text),
    des: assumed(text),
    brand_name: assumed(text),
    goods_thumb: optional(webAddress),
    content: text,
    comment_rank: shown(count, 0),
    comment_gallery: list(picture),
  }),
  'goods_name',
);
export type ReviewItem = TypeOf<typeof reviewItem>;

/** A review as it is submitted. */
export const reviewSent = shape({ og_id: id, content: text, comment_rank: count, comment_gallery: list(text) });
export type ReviewSent = TypeOf<typeof reviewSent>;

/** comment.php: reviews of an order (document 2 §7). */
export const comment = {
  /** The lines of an order that can be reviewed. */
  goodsAdd: get('comment.php?act=goods_add', 'read', { order_id: id }, { data: rows(reviewItem, 'og_id') }),
  /** Submits the reviews of an order. A line without text or stars is not recorded. */
  goodsSub: post('comment.php?act=goods_sub', write('all'), list(reviewSent), {}, { order_id: id }),
};
