import { about, assumedCall, get } from './call.ts';
import { calledById, searchedWords } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import { counter, id, optional, rows, shape, shown, type TypeOf, text, time } from './wire.ts';

/** A product that has papers; `num` is their number. */
export const paperedGoods = calledById(
  shape({
    goods_id: id,
    goods_name: text,
    goods_sn: text,
    goods_thumb: optional(webAddress),
    des: optional(text),
    brand_name: optional(text),
    num: counter,
  }),
);
export type PaperedGoods = TypeOf<typeof paperedGoods>;

/** A paper: a licence, or the test report of the batch `ph`; `file` is its address. */
export const paper = shape({
  paper_id: id,
  kind: text,
  title: text,
  ph: text,
  add_time: shown(time, null),
  file: webAddress,
});
export type Paper = TypeOf<typeof paper>;

/** cpzl.php: product papers to download. Assumed: the documents name only the screens. */
export const cpzl = {
  /** Searches goods that have papers. */
  list: assumedCall(
    get(
      'cpzl.php?act=list',
      'read',
      { keywords: optional(searchedWords) },
      { data: rows(paperedGoods), page_next: text },
    ),
  ),
  /** The papers of a product: licences, then test reports, newest batch first. */
  info: about(
    assumedCall(get('cpzl.php?act=info', 'read', { goods_id: id }, { goods: paperedGoods, data: rows(paper) })),
    'goods_id',
    'goods.goods_id',
  ),
};
