import { get } from './call.ts';
import { advert, goodsCard } from './shop-entities.ts';
import { anyId, count, flag, id, list, optional, shape, text } from './wire.ts';

/** common.php: what every screen needs (document 1 §7). */
export const common = {
  /** The operator's settings; fetched once at the start. */
  init: get(
    'common.php?act=init',
    'read',
    { device: text, log_bs: text },
    {
      log_bs: text,
      version: text,
      device: optional(text),
      company: text,
      logo_icon: optional(text),
      search_sort: optional(text),
      booklet_type: text,
      show_market: flag,
      nodl_market: flag,
      nickname: optional(text),
      user_yz: flag,
      fast_cart: flag,
      chit_login: flag,
      chit_yz: flag,
      shop_closed: flag,
      close_comment: optional(text),
      is_gray: flag,
      qhyg: flag,
      title: text,
      keywords: optional(text),
      description: optional(text),
    },
  ),
  /** Notice, navigation, adverts and logo of the header. */
  header: get(
    'common.php?act=header',
    'read',
    {},
    {
      tz: shape({ cont: text, link: optional(text) }),
      nav: list(
        shape({
          ck_key: text,
          name: text,
          link: text,
          link2: optional(text),
          icon: optional(text),
          icon2: optional(text),
          login: flag,
        }),
      ),
      ad: list(advert),
      cpzl: flag,
      show_mobile: optional(text),
      logo: optional(text),
      logo_min: optional(text),
    },
  ),
  /** Licences, contacts and links of the footer. */
  footer: get(
    'common.php?act=footer',
    'read',
    {},
    {
      shop: shape({
        wechat_ewm: optional(text),
        gs_link: optional(text),
        company: text,
        phone: optional(text),
        shop_address: optional(text),
        icp_number: optional(text),
        lwba: optional(text),
        lwba_link: optional(text),
        qxjyxk: optional(text),
        qxwljy: optional(text),
        dxzzyw: optional(text),
        hlwyp: optional(text),
        ypzg: optional(text),
        show_mobile: optional(text),
      }),
      agency: shape({
        phone: list(text),
        qq: list(shape({ name: text, value: text })),
        ttkefu_url: optional(text),
      }),
      links: list(shape({ link_name: text, link_url: text })),
    },
  ),
  /** Counts a click on an advert; nothing of its answer is used. */
  clickCount: get('common.php?act=click_count', 'write', { lx: text, id }, {}),
  /** Recommended goods. */
  randBest: get(
    'common.php?act=rand_best',
    'read',
    { num: count, lx: text, keywords: text, goods_id: optional(anyId) },
    {
      data: list(goodsCard),
    },
  ),
  /** Service agreement and privacy policy, as the operator's HTML. */
  serveConceal: get('common.php?act=serve_conceal', 'read', {}, { serve: text, conceal: text }),
  /** Hot keywords of the search box. */
  searchKeywords: get('common.php?act=search_keywords', 'read', {}, { data: list(text) }),
};
