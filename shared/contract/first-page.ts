import { get, write } from './call.ts';
import { advert } from './shop-entities.ts';
import { webAddress } from './web-address.ts';
import {
  assumed,
  flag,
  html,
  id,
  list,
  named,
  off,
  oneOrMany,
  optional,
  shape,
  shown,
  text,
  textOrFlag,
} from './wire.ts';

/** The calls of common.php that every first page makes (document 1 §7). They have their own file, so that the first page loads no others. */
export const firstPage = {
  /** The operator's settings, fetched once at start-up. */
  init: get(
    'common.php?act=init',
    'read',
    { device: text, log_bs: text },
    {
      log_bs: text,
      version: text,
      device: optional(text),
      company: text,
      logo_icon: optional(webAddress),
      search_sort: optional(text),
      booklet_type: text,
      show_market: off,
      nodl_market: off,
      nickname: optional(text),
      /** Only a server that says so has no verification. */
      user_yz: shown(flag, true),
      fast_cart: off,
      chit_login: off,
      chit_yz: off,
      shop_closed: off,
      close_comment: textOrFlag,
      is_gray: off,
      qhyg: assumed(flag),
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
      tz: shape({ cont: html, link: optional(webAddress) }),
      nav: list(
        named(
          shape({
            ck_key: text,
            name: text,
            link: webAddress,
            link2: optional(webAddress),
            icon: optional(webAddress),
            icon2: optional(text),
            login: off,
          }),
          'name',
        ),
      ),
      ad: oneOrMany(advert),
      cpzl: off,
      show_mobile: textOrFlag,
      logo: optional(webAddress),
      logo_min: optional(webAddress),
    },
  ),
  /** Counts a click on an advert. Its answer is ignored. */
  clickCount: get('common.php?act=click_count', write('all'), { lx: text, id }, {}),
};
