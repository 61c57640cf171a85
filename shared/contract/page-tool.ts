import { get } from './call.ts';
import { coupon, goodsCard } from './entities.ts';
import { count, flag, list, optional, shape, text } from './wire.ts';

/** A block that the operator composed: text, picture, goods, coupons or space (document 1 §3). */
export const pageBlock = shape({
  type: text,
  config: shape({
    radius: optional(count),
    padding: optional(count),
    bg_color: optional(text),
    gutter: optional(count),
    span: optional(count),
    lx: optional(text),
    simple: flag,
    title: optional(text),
    color: optional(text),
    des: optional(text),
    size: optional(count),
  }),
  cont: optional(text),
  link: optional(text),
  goods_list: list(goodsCard),
  volume_list: list(coupon),
});

/** page_tool.php: pages and blocks from the page builder. */
export const pageTool = {
  /** The blocks of a place, such as home's. */
  cont: get('page_tool.php?act=cont', 'read', { type: text, page_id: text }, { data: list(pageBlock) }),
};
