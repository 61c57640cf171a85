/** Sample answers whose values are slots. A number cannot be a slot: its text becomes one once the page is rendered. */
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

/** What a sample's texts and numbers look like on a page, and their slots. */
export type Written = readonly (readonly [written: RegExp, slot: string])[];

/** The parts of a price. The attribute leaves the whole price out where the sum is unknown. */
const price = (whole: string, cents: string): string =>
  ` data-sum="${slot(whole)}">$1>${slot(whole)}</b>$2.${slot(cents)}`;

const WRITTEN: Written = [
  // The page itself says its prices in one sentence.
  [/ role="img" aria-label="[^"]*¥[^"]*"/g, ''],
  [/>(<x-text[^>]*>¥<\/x-text><b[^>]*)>9,871<\/b>(<x-text[^>]*>)\.23/g, price('whole', 'cents')],
  [/零售价 ¥12,345\.67/g, slot('others')],
  [/9,999\.87/g, slot('was')],
  [/(price__why">)[^<]*/g, `$1${slot('why')}`],
  [/库存 543( __unit__)?/g, slot('stock')],
  [/[^<>]*8761[^<>]*/g, slot('sold')],
  [/(class="goods-card )/g, `$1${slot('gone')} `],
  // The sum of a merchant's ticked lines.
  [/(已选小计 .*?<x-text[^>]*>¥<\/x-text><b[^>]*>)197,424<\/b>(<x-text[^>]*>)\.60/g, '$1—</b>$2'],
  [/>(<x-text[^>]*>¥<\/x-text><b[^>]*)>197,424<\/b>(<x-text[^>]*>)\.60/g, price('sumwhole', 'sumcents')],
  [/(cart-line__say[^>]*>)[^<]*/g, `$1${slot('note')}`],
  [/(class="cart-line__num)/g, `$1 ${slot('alone')}`],
  [/各商家分开发货[^<]*/g, slot('shipping')],
  [/2 种商品 · 40 件/g, `${slot('kinds')} 种商品 · ${slot('pieces')} 件`],
  [/(tag--brand">)医保/g, `$1${slot('yb')}`],
  [/(tag--info"[^>]*>)UDI/g, `$1${slot('udi')}`],
  [/(tag--plain">)不参与优惠/g, `$1${slot('plain')}`],
  [/ title="[^"]*2031-05-06"/g, ''],
  [/效期 2031-05/g, slot('expiry')],
  [/7654321/g, slot('total')],
  [/搜索“__words__”/g, slot('title')],
];

/** The page's markup with a slot for each value; `more` is what only this page has. */
export const writtenAs = (html: string, more: Written = []): string =>
  [...WRITTEN, ...more].reduce((text, [written, to]) => text.replace(written, to), html);
