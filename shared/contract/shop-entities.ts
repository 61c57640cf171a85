/** Entities of browsing: goods, brands, adverts, categories, articles, privileges (document 1 §3). Prices and stock are absent for those who may not see them. */
import { webAddress } from './web-address.ts';
import {
  anyId,
  assumed,
  type Codec,
  choice,
  count,
  counter,
  fen,
  id,
  known,
  list,
  named,
  nothingIs,
  off,
  optional,
  priced,
  shape,
  shown,
  type TypeOf,
  text,
  time,
  under,
} from './wire.ts';

/** A price range of a goods card. */
export const scope = shape({ min_price: fen, max_price: fen });

/** Kind of a card: 0 normal, 1 near-expiry promotion, 2 and 3 other (their price is `min_price`). */
export const goodsLx = choice(['0', '1', '2', '3']);

/**
 * A goods card; `des` is the pack ("0.5g×60片"), `brand_name` the maker, `j_name` the dosage form. Goods without a name could not
 * be told from others.
 */
export const goodsCard = named(
  shape({
    goods_id: id,
    goods_name: text,
    goods_sn: optional(text),
    goods_thumb: optional(webAddress),
    img_url: optional(webAddress),
    thumb_url: optional(webAddress),
    title: optional(text),
    des: optional(text),
    j_name: optional(text),
    type_name: optional(text),
    unitno_name: assumed(text),
    brand_id: shown(anyId, ''),
    brand_name: optional(text),
    lx: shown(goodsLx, '0'),
    tb_id: anyId,
    tb_price: priced(optional(fen)),
    tb_end_time: known(time),
    shop_price: priced(optional(fen)),
    promote_price: priced(optional(fen)),
    is_promote: off,
    scope_price: priced(optional(scope)),
    scope_promote_price: priced(optional(scope)),
    min_price: priced(optional(fen)),
    market_price: optional(fen),
    cash_price: priced(optional(fen)),
    integral: priced(under('integral', optional(counter), undefined)),
    integral_price: priced(under('integral', optional(fen), undefined)),
    red_price: priced(under('redpaper', optional(fen), undefined)),
    volume_price: priced(under('volume', optional(fen), undefined)),
    ks_time: known(time),
    gmt_end_time: known(time),
    goods_number: priced(known(count)),
    buy_count: priced(optional(counter)),
    add_time: known(time),
    isBuy: off,
    is_buy: off,
    hd_name: optional(text),
    pledge_id: under('pledge', shown(anyId, ''), ''),
    is_udi: under('pledge', off, false),
    no_discount: off,
    is_new: off,
    is_best: off,
    is_famous: off,
    is_taobao: under('taobao', off, false),
    group_id: under('group_buy', shown(anyId, ''), ''),
    help_id: under('help_buy', shown(anyId, ''), ''),
  }),
  'goods_name',
);
export type GoodsCard = TypeOf<typeof goodsCard>;

/** An advert, which is nothing without its picture; the link "#" means no link. */
export const advert = named(
  shape({ ad_id: id, ad_name: text, ad_img: webAddress, ad_link: webAddress, bg_color: optional(text) }),
  'ad_img',
);
export type Advert = TypeOf<typeof advert>;

/** A side advert of a category or of the user-centre menu, which is nothing without its picture. */
export const sideAdvert = named(shape({ hd_id: id, img_url: webAddress, link: webAddress }), 'img_url');
export type SideAdvert = TypeOf<typeof sideAdvert>;

const leaf = { cat_id: id, cat_name: text, has_children: off, flhd: nothingIs([], list(sideAdvert)) };
/** Without a name nobody could choose it. */
const level = <C extends Codec<{ cat_name: string }>>(category: C): C =>
  named<{ cat_name: string }, C>(category, 'cat_name');
/** A first-level category. There are up to three levels. */
export const category = level(
  shape({
    ...leaf,
    children: nothingIs([], list(level(shape({ ...leaf, children: nothingIs([], list(level(shape(leaf)))) })))),
  }),
);
export type Category = TypeOf<typeof category>;

/** An article in a list. */
export const articleRow = named(
  shape({
    article_id: id,
    title: text,
    description: optional(text),
    add_time: known(time),
    article_img: optional(webAddress),
  }),
  'title',
);
export type ArticleRow = TypeOf<typeof articleRow>;

/** Off unless it is 1. One that an answer leaves out says nothing: not every screen names all privileges. */
const told: Codec<boolean | undefined> = {
  ...off,
  read: (raw, at) => (raw === undefined ? undefined : off.read(raw, at)),
  write: (value, spelling) => (value === undefined ? undefined : off.write(value, spelling)),
};

/** The privileges that switch features (documents 1 §6, 2 §6). One that no answer has named is off. */
export const systemPriv = shape({
  signin: told,
  cpzl: told,
  invoice: told,
  volume: told,
  pledge: told,
  wechat: told,
  mobile: told,
  delivery_query: told,
  redpaper: told,
  integral: told,
  group_buy: told,
  help_buy: told,
  taobao: told,
  goods_spce: told,
  unitno: told,
  shophd: told,
  goodshd: told,
  buyladder: told,
  restricted: told,
  yz_range: told,
  bank_list: told,
  qhyg: told,
});
export type SystemPriv = TypeOf<typeof systemPriv>;
