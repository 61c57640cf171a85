import { about, get } from './call.ts';
import { coupon, goodsCard } from './entities.ts';
import { word } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  assumed,
  count,
  html,
  id,
  known,
  list,
  nothingIs,
  off,
  optional,
  rows,
  shape,
  type TypeOf,
  text,
  under,
} from './wire.ts';

/** A block of the page builder: text, image, goods, coupons or space (document 1 §3). `cont` is the HTML of a text block and the address of an image. */
export const pageBlock = shape({
  type: word,
  config: shape({
    radius: known(count),
    padding: known(count),
    bg_color: optional(text),
    gutter: known(count),
    span: known(count),
    lx: optional(text),
    simple: off,
    title: optional(text),
    color: optional(text),
    des: optional(text),
    size: known(count),
  }),
  cont: optional(html),
  link: optional(webAddress),
  goods_list: nothingIs([], list(goodsCard)),
  volume_list: under('volume', nothingIs([], list(coupon)), []),
});
export type PageBlock = TypeOf<typeof pageBlock>;

/** page_tool.php: pages and blocks from the page builder. */
export const pageTool = {
  /** The blocks of a position, such as those of the home page. */
  cont: get('page_tool.php?act=cont', 'read', { type: text, page_id: text }, { data: list(pageBlock) }),
  /** A custom page: `data` describes it, `cont_list` has its blocks. */
  info: about(
    get(
      'page_tool.php?act=info',
      'read',
      { page_id: id },
      { data: shape({ page_id: assumed(anyId), title: assumed(text) }), cont_list: rows(pageBlock) },
    ),
    'page_id',
    'data.page_id',
  ),
};
