/** The documents' section 3: the fields of each entity, as data. */
import { expect, it } from 'vitest';
import { serviceRow } from './after-sales.ts';
import { wholeArticle } from './article.ts';
import { bankAccount, collectingCode } from './bank-info.ts';
import { cartItem } from './buy.ts';
import { cart, cartLine } from './cart.ts';
import { reviewItem } from './comment.ts';
import { paperedGoods } from './cpzl.ts';
import * as entities from './entities.ts';
import { feedbackForm } from './feedback.ts';
import { batch, product, specification, tier } from './goods.ts';
import { order } from './order.ts';
import { pageBlock } from './page-tool.ts';
import { payMethod } from './pay-order.ts';
import { preOrder, preOrderGoods } from './qhyg.ts';
import { topUpRow } from './recharge.ts';
import { agency } from './registration.ts';
import { giftData, signInDay, signInWeek } from './signin.ts';
import { team } from './team-entities.ts';
import { sampleOf } from './testing/sample.ts';
import { userSecurity } from './user-security.ts';
import type { Codec } from './wire.ts';
import { list, startAt } from './wire.ts';

const named = (text: string): string[] => text.split(' ');

const documented = [
  ['a category', entities.category, 'cat_id cat_name has_children children flhd'],
  ['a side advert', entities.sideAdvert, 'hd_id img_url link'],
  ['an advert', entities.advert, 'ad_id ad_name ad_img ad_link bg_color'],
  [
    'an article',
    wholeArticle,
    'article_id title description add_time click_count dz_count article_img author cont_list article_list article_goods_list',
  ],
  [
    'a goods card of document 1',
    entities.goodsCard,
    'goods_id goods_name img_url thumb_url shop_price market_price is_promote promote_price scope_price scope_promote_price ks_time gmt_end_time goods_number title des',
  ],
  [
    'a goods card of document 2',
    entities.goodsCard,
    'goods_id goods_name goods_thumb lx tb_id tb_price tb_end_time shop_price promote_price is_promote scope_price scope_promote_price min_price market_price cash_price integral integral_price red_price goods_number buy_count isBuy is_buy hd_name pledge_id is_udi j_name type_name no_discount is_new is_best is_famous is_taobao group_id help_id volume_price',
  ],
  [
    'a goods list item',
    entities.goodsCard,
    'goods_id goods_name goods_thumb goods_sn shop_price add_time buy_count goods_number brand_id brand_name',
  ],
  ['a price range', entities.scope, 'min_price max_price'],
  ['a brand', entities.brand, 'brand_id brand_name brand_logo'],
  [
    'a cart line',
    cartLine,
    'cart_id goods_id goods_name goods_thumb goods_price cash_price num start_num min_unitno goods_number type goods_type no_discount spce_name attr_name integral rec_id',
  ],
  [
    'an order row',
    entities.orderRow,
    'order_id order_sn add_time goods_thumb order_zt is_fd status order_status pay_status pay_name money_paid shipping_fee shipping_status cash_price_xj breed_num delivery',
  ],
  ['a parcel of an order row', entities.parcel, 'send_id send_type status'],
  ['an order line', entities.orderLine, 'goods_name goods_thumb spce_name attr_name goods_price num'],
  ['an agency', agency, 'agency_id agency_name code'],
  [
    'a product',
    product,
    'goods_sn goods_number shop_price user_price market_price promote_price is_promote ks_time gmt_end_time promote_name p_type restricted unitno_name medium box min_unitno goods_type is_taobao scope_taobao taobao_price no_discount integral integral_price show_hd show_tag show_hd_info cash_price order_pay is_yb type_id type_name goods_thumb goods_brief',
  ],
  ['a purchase limit', entities.restriction, 'is_restricted kk_num restricted_num type'],
  [
    'a specification',
    specification,
    'spce_id spce_name goods_number shop_price promote_price is_promote restricted goods_sn',
  ],
  ['a near-expiry batch', batch, 'tb_id ph end_time shop_price goods_number'],
  ['a tiered price', tier, 'num price'],
  [
    'a coupon',
    entities.coupon,
    'volume_id type price mz_price start_time end_time goods_id goods_name goods_thumb is_get',
  ],
  ['a shop activity', entities.shopActivity, 'name mz_price package is_once once_time long_time end_time data_list'],
  ['a product activity', entities.goodsActivity, 'goods_name mz_num gift_plus data_list'],
  ['a cart item', cartItem, 'type goods_id goods_number attr_id spce_id'],
  ['a method of payment', payMethod, 'pay_id pay_name icon color'],
  ['a bank account', bankAccount, 'name lx area user_name number y_number'],
  ['a collecting code', collectingCode, 'ewm_lx lx ewm'],
  ['a review item', reviewItem, 'og_id content comment_rank comment_gallery goods_name spce_name goods_thumb'],
  ['a top-up activity', entities.topUpActivity, 'hd_id moneys s_money end_time title'],
  ['a top-up record', topUpRow, 'order_id order_sn add_time pay_status pay_name pay_time moneys get_money'],
  [
    'the sign-in week',
    signInWeek,
    'signin_id lx_day is_get re_time signin1 signin2 signin3 signin4 signin5 signin6 signin7',
  ],
  ['a sign-in day', signInDay, 'gift_type gift_num gift_id is_get data'],
  ['a sign-in gift', giftData, 'goods_name goods_thumb price mz_price type start_time end_time'],
  [
    'an after-sales record',
    serviceRow,
    'order_id return_sn order_sn add_time goods_thumb money_paid pay_status pay_name status type_name return_zt',
  ],
  ['an address', entities.address, 'address_id name consignee phone path province city address mr'],
  ['a tracking step', entities.trackingStep, 'status time context'],
  ['feedback', feedbackForm, 'type content img_url'],
  [
    'a pre-order product',
    preOrderGoods,
    'goods_name goods_thumb goods_sn j_name type_name unitno_name min_unitno medium box',
  ],
  ['a linked account', entities.linkedAccount, 'user_id nickname user_name'],
  ['a block of a page', pageBlock, 'type config cont link goods_list volume_list'],
  [
    'the config of a block',
    pageBlock.fields.config,
    'radius padding bg_color gutter span lx simple title color des size',
  ],
  [
    'the privileges',
    entities.systemPriv,
    'signin cpzl invoice volume pledge wechat mobile delivery_query redpaper integral group_buy help_buy taobao goods_spce unitno shophd goodshd buyladder restricted yz_range bank_list qhyg',
  ],
] as const;

const fieldsOf = (entity: unknown): Record<string, Codec<unknown>> => (entity as { fields: never }).fields;

it.each(documented)('%s has the documented fields', (_name, entity, fields) => {
  const known = Object.keys(fieldsOf(entity));
  expect(named(fields).filter((field) => !known.includes(field))).toEqual([]);
});

it.each(documented)('%s marks exactly its undocumented fields as assumed', (_name, entity) => {
  const about = documented
    .filter(([, each]) => fieldsOf(each) === fieldsOf(entity))
    .flatMap(([, , words]) => named(words));
  const marked = Object.entries(fieldsOf(entity)).flatMap(([key, codec]) => (codec.assumed ? [key] : []));
  const others = Object.keys(fieldsOf(entity)).filter((field) => !about.includes(field));
  expect(marked.sort()).toEqual(others.sort());
});

const readBy = <T>(codec: Codec<T>, raw: unknown): T => codec.read(raw, startAt(false));
const answered = (call: { readonly answer: Codec<unknown> & { readonly fields: object } }, field: string) =>
  (call.answer.fields as Record<string, Codec<Record<string, unknown>[]>>)[field]!;

it.each([null, '', undefined])('a line whose name is %j still counts, and is called by its number', (goods_name) => {
  const line = { ...(sampleOf(cartLine) as object), goods_id: '4711', goods_name };
  expect(readBy(cartLine, line).goods_name).toBe('商品4711');
  expect(readBy(entities.orderLine, { num: 2, goods_name }).goods_name).toBe('商品');
  for (const codec of [team, preOrder, paperedGoods] as const) {
    const row = { ...(sampleOf(codec as Codec<unknown>) as object), goods_id: '58', goods_name };
    expect(readBy(codec as Codec<{ goods_name: string }>, row).goods_name).toBe('商品58');
  }
});

it('a goods card without a name is left out of its list', () => {
  const card = sampleOf(entities.goodsCard) as object;
  expect(readBy(list(entities.goodsCard), [card, { ...card, goods_name: null }])).toHaveLength(1);
});

it.each([
  ['a cart line', answered(cart.list, 'data'), cartLine, 'cart_id', 'num'],
  ['a parcel', entities.orderRow.fields.delivery, entities.parcel, 'send_id', 'send_type'],
  [
    'an account that is looked up',
    answered(userSecurity.getUsers, 'users'),
    entities.linkedAccount,
    'user_id',
    'nickname',
  ],
] as const)('%s that is sent twice stands once, by its id', (_name, rows, entry, key, other) => {
  const one = { ...(sampleOf(entry as Codec<unknown>) as object), [key]: '21' };
  const read = readBy(rows as Codec<unknown>, [one, { ...one, [other]: '1' }, { ...one, [key]: '22' }]);
  expect((read as Record<string, unknown>[]).map((each) => each[key])).toEqual(['21', '22']);
});

it('an order that is sent twice stands once; rows of it that contradict each other stay', () => {
  const one = { ...(sampleOf(entities.orderRow) as object), order_id: '21' };
  const read = readBy(answered(order.orderList, 'data'), [one, one, { ...one, breed_num: '77' }]);
  expect(read.map(({ order_id }) => order_id)).toEqual(['21', '21']);
});

it('an account without its login name is none that one could remember', () => {
  const users = [
    { user_id: 6, user_name: '', nickname: '乙店' },
    { user_id: 7, user_name: 'bing', nickname: '' },
  ];
  expect(readBy(answered(userSecurity.getUsers, 'users'), users)).toHaveLength(1);
});

it.each(['x', 2, null, undefined])('a package of the cart that is told as %j is unknown', (told) => {
  expect(cart.list.answer.fields.have_package?.read(told, startAt(false))).toBeUndefined();
});

it.each([undefined, null, '', 0, '0'])('a cart line whose order multiple is %j has none', (start_num) => {
  const line = sampleOf(cartLine) as Record<string, unknown>;
  expect(cartLine.read({ ...line, start_num }, startAt(false)).start_num).toBe(0);
});
it('an order multiple that cannot be read is unknown', () => {
  const line = sampleOf(cartLine) as Record<string, unknown>;
  expect(cartLine.read({ ...line, start_num: '一盒' }, startAt(false)).start_num).toBeUndefined();
});
