import { assumedCall, get, write } from './call.ts';
import { leastUnit, packSize, systemPriv } from './entities.ts';
import { calledById, every, required, state } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  count,
  counter,
  flag,
  id,
  off,
  optional,
  rows,
  shape,
  shown,
  type TypeOf,
  text,
  time,
  under,
} from './wire.ts';

/** A product that can be pre-ordered, with its pack sizes; 0 means that there is no such pack (document 2 §3). */
export const preOrderGoods = shape({
  goods_name: text,
  goods_thumb: optional(webAddress),
  goods_sn: text,
  j_name: optional(text),
  type_name: optional(text),
  unitno_name: text,
  min_unitno: under('unitno', leastUnit, 1),
  medium: under('unitno', packSize, 0),
  box: under('unitno', packSize, 0),
});

/** A placed pre-order (assumed). `num` counts base units; `status` is 0 waiting, 1 arrived, 2 not available. */
export const preOrder = calledById(
  shape({
    qhyg_id: id,
    goods_id: id,
    goods_name: text,
    goods_thumb: optional(webAddress),
    goods_sn: text,
    spce_name: optional(text),
    unitno_name: text,
    num: counter,
    impatient: off,
    status: state([0, 1, 2]),
    add_time: shown(time, null),
  }),
);
export type PreOrder = TypeOf<typeof preOrder>;

/** qhyg.php: out-of-stock pre-orders (document 2 §7). */
export const qhyg = {
  /** The product of the pre-order form. `show_goods_type` says whether the form shows its kind. */
  info: get(
    'qhyg.php?act=info',
    'read',
    { goods_id: id },
    {
      show_goods_type: off,
      priv: systemPriv,
      data: required(preOrderGoods),
      spce_list: under('goods_spce', every(shape({ spce_id: id, spce_name: text })), []),
    },
  ),
  /** Places a pre-order of `num` base units; `impatient` marks it as urgent. */
  up: get('qhyg.php?act=up', write('all'), { goods_id: anyId, spce_id: anyId, num: count, impatient: flag }, {}),
  /** The member's pre-orders, newest first. */
  list: assumedCall(get('qhyg.php?act=list', 'read', {}, { data: rows(preOrder), page_next: text })),
};
