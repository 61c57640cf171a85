import { get } from './call.ts';
import { firstPage } from './first-page.ts';
import { filled, searchedWords } from './page-wire.ts';
import { goodsCard } from './shop-entities.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  assumed,
  count,
  html,
  known,
  list,
  named,
  number,
  optional,
  rows,
  shape,
  text,
  textOrFlag,
} from './wire.ts';

/** A licence or record number that the footer prints. Blank, or PHP's 0, there is none. */
const printed = known({ ...filled, read: (raw, at) => filled.read(number(raw) === 0 ? '' : raw, at) });

/** common.php: calls that many screens share (document 1 §7). */
export const common = {
  ...firstPage,
  /** Licences, contacts and links of the footer. */
  footer: get(
    'common.php?act=footer',
    'read',
    {},
    {
      shop: shape({
        wechat_ewm: optional(webAddress),
        gs_link: optional(webAddress),
        company: text,
        phone: optional(text),
        shop_address: optional(text),
        icp_number: printed,
        lwba: printed,
        lwba_link: optional(webAddress),
        qxjyxk: printed,
        qxwljy: printed,
        dxzzyw: printed,
        hlwyp: printed,
        ypzg: printed,
        show_mobile: textOrFlag,
      }),
      agency: shape({
        phone: list(filled),
        qq: list(named(shape({ name: text, value: text }), 'value')),
        ttkefu_url: optional(webAddress),
      }),
      links: list(named(shape({ link_name: text, link_url: webAddress }), 'link_name')),
    },
  ),
  /** Recommended goods. */
  randBest: get(
    'common.php?act=rand_best',
    'read',
    { num: count, lx: text, keywords: searchedWords, goods_id: optional(anyId) },
    {
      data: rows(goodsCard),
    },
  ),
  /** Service agreement and privacy policy, as the operator's HTML. */
  serveConceal: get('common.php?act=serve_conceal', 'read', {}, { serve: html, conceal: html }),
  /** Hot keywords of the search box. */
  searchKeywords: get('common.php?act=search_keywords', 'read', {}, { data: assumed(list(filled)) }),
};
