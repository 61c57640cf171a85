/**
 * Fixed answers of the other shop: written from the tables of the two documents, only with documented fields, and
 * spelled as PHP may: flags as numbers or true, lists keyed by number, empty values as null, '' or [].
 */

/** Goods of the other shop; money in yuan. */
export interface Goods {
  readonly id: number;
  readonly name: string;
  readonly sn: string;
  readonly price: number;
  readonly stock: number;
  /** Pieces of a middle pack, the order multiple; 0 for single pieces. */
  readonly pack: number;
}

export const shelf: readonly Goods[] = [
  { id: 31, name: '布洛芬缓释胶囊', sn: 'YP-0031', price: 12.8, stock: 46, pack: 0 },
  { id: 57, name: '板蓝根颗粒', sn: 'YP-0057', price: 9.05, stock: 300, pack: 10 },
  { id: 88, name: '医用外科口罩', sn: 'QX-0088', price: 1250, stock: 4, pack: 0 },
];

/** A card; prices and stock only for those who may see them. */
export const cardOf = ({ id, name, sn, price, stock }: Goods, verified: boolean): object => ({
  goods_id: id,
  goods_name: name,
  goods_sn: sn,
  goods_thumb: null,
  lx: 0,
  tb_id: 0,
  tb_end_time: '0',
  is_promote: 0,
  scope_price: [],
  scope_promote_price: [],
  ks_time: 0,
  isBuy: false,
  is_buy: '',
  no_discount: 0,
  group_id: 0,
  help_id: null,
  ...(verified ? { shop_price: price, market_price: '0.00', cash_price: 0, goods_number: stock, buy_count: '7' } : {}),
});

/** Privileges: only those that are on are listed. */
const system_priv = { goods_spce: 1, unitno: 1, volume: 0 };

/** A product as goods.php answers it; its id and name are not among the documented fields. */
export const productOf = ({ sn, price, stock, pack }: Goods, verified: boolean): object => ({
  priv: system_priv,
  data: {
    goods_sn: sn,
    goods_thumb: '',
    goods_brief: null,
    is_promote: 0,
    p_type: '2',
    restricted: [],
    unitno_name: '盒',
    medium: pack,
    box: '0',
    min_unitno: pack > 0 ? '2' : 1,
    goods_type: 1,
    is_taobao: 0,
    scope_taobao: [],
    no_discount: 0,
    show_hd: 0,
    show_tag: '',
    show_hd_info: 0,
    order_pay: 1,
    is_yb: 0,
    type_id: 0,
    ...(verified ? { shop_price: `${price}`, user_price: price, market_price: '0', goods_number: `${stock}` } : {}),
  },
  spce_list: [],
  buyladder: null,
  volume: [],
  shophd: '',
  goodshd: [],
  taobao_list: [],
  yz_range: verified ? 1 : 0,
});

const nothing = { data: [] };

/** Calls with a fixed answer. */
export const canned: Readonly<Record<string, object>> = {
  'common.php?act=init': {
    log_bs: 'o-77',
    version: 4011,
    company: '另一家医药批发',
    booklet_type: 2,
    show_market: 0,
    nodl_market: 0,
    user_yz: 1,
    fast_cart: 1,
    chit_login: 1,
    chit_yz: true,
    shop_closed: 0,
    close_comment: null,
    is_gray: '',
    title: '另一家医药批发',
  },
  'common.php?act=header': { tz: [], nav: null, ad: [], cpzl: 0, show_mobile: 0, logo: '', logo_min: null },
  'common.php?act=footer': {
    shop: { company: '另一家医药批发', phone: '', icp_number: '' },
    agency: { phone: [], qq: [], ttkefu_url: '' },
    links: [],
  },
  'common.php?act=serve_conceal': { serve: '<p>服务协议</p>', conceal: '<p>隐私政策</p>' },
  'common.php?act=search_keywords': nothing,
  'common.php?act=rand_best': nothing,
  'common.php?act=click_count': {},
  'login.php?act=need_code': { need_code: 0, shop_reg_closed: 0, ad_list: null },
  'login.php?act=web_company': { company: '另一家医药批发' },
  'categories.php?act=get_cat': { categories: {} },
  'index.php?act=home': { bigImg: [], articles: null, ad2: [], ad7: [], system_priv },
  'index.php?act=bk_pp': { tjbk: [], ppg: null },
  'index.php?act=best': nothing,
  'index.php?act=hot': nothing,
  'index.php?act=promotion': nothing,
  'index.php?act=taobao': nothing,
  'index.php?act=get_order_num': { dz_num: '0', df_num: 0, ds_num: '0' },
  'page_tool.php?act=cont': nothing,
  'volume.php?act=get_list': nothing,
  'user.php?act=user_left': { rePwd: 0, reMb: 0, deleted: 0, flhd_list: [], system_priv },
  'bank_info.php?act=list': { yh_list: [], sm_list: [] },
};
