/** Sample answers whose texts are slots. What cannot be one has a value that nothing else on a page has. */
import type { CartLine } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { Product } from '#shared/contract/goods.ts';
import { slot } from './slots.ts';

/** A price of a running promotion; 9,871.23 yuan, and 9,999.87 before. */
const [PRICE, WAS] = [987123, 999987];
const RETAIL = 1234567;
const STOCK = 543;
const SOLD = 8761;

/** A goods card with everything that a row may show beside its tags. */
export const sampleCard = {
  goods_id: slot('id'),
  goods_name: slot('name'),
  goods_thumb: slot('picture'),
  des: slot('pack'),
  unitno_name: slot('unit'),
  brand_id: '',
  lx: '0',
  tb_id: '',
  is_promote: true,
  promote_price: PRICE,
  shop_price: WAS,
  market_price: RETAIL,
  goods_number: STOCK,
  buy_count: SOLD,
  isBuy: false,
  is_buy: false,
  pledge_id: '',
  is_udi: false,
  no_discount: false,
  is_new: false,
  is_best: false,
  is_famous: false,
  is_taobao: false,
  group_id: '',
  help_id: '',
} as unknown as GoodsCard;

/** A line with an order multiple, of a merchant of its own. */
export const sampleLine = {
  order_zt: slot('merchant'),
  cart_id: '1',
  rec_id: '1',
  goods_id: slot('id'),
  goods_name: slot('name'),
  goods_thumb: slot('picture'),
  goods_price: PRICE,
  num: 20,
  start_num: 10,
  min_unitno: 1,
  goods_number: STOCK,
  type: '0',
  goods_type: '1',
  no_discount: false,
  unitno_name: slot('unit'),
  des: slot('pack'),
  brand_name: '',
} as unknown as CartLine;

/** A product without any choice. */
export const sampleProduct = {
  goods_id: slot('id'),
  goods_name: slot('name'),
  goods_sn: slot('facts'),
  goods_thumb: slot('picture'),
  goods_brief: slot('brief'),
  goods_number: STOCK,
  user_price: PRICE,
  shop_price: WAS,
  market_price: RETAIL,
  is_promote: false,
  p_type: 2,
  unitno_name: slot('unit'),
  medium: 0,
  box: 0,
  min_unitno: 1,
  goods_type: '1',
  is_taobao: false,
  no_discount: true,
  show_hd: false,
  show_tag: false,
  show_hd_info: false,
  order_pay: false,
  is_yb: true,
  is_udi: true,
  type_id: '',
  type_name: slot('type'),
  end_time: Date.UTC(2031, 4, 6),
} as unknown as Product;
