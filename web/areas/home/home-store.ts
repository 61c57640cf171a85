/** The data of the home page by parts; what is far below loads when it comes near (document 1 §7). */

import type { AnswerOf } from '#shared/contract/call.ts';
import { home } from '#shared/contract/home.ts';
import type { GoodsCard, SystemPriv } from '#shared/contract/shop-entities.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import type { Part } from '#web/state/loading/part.ts';
import { createRememberedPart } from '#web/state/loading/remembered-part.ts';
import { notePrivileges } from '#web/state/session/privileges.ts';
import { session } from '#web/state/session/session.ts';
import { categories } from '#web/state/shell/header-data.ts';
import { homeLoader } from './home-loader.ts';

export type HomeAnswer = AnswerOf<typeof home.home>;
export type Counters = AnswerOf<typeof home.getOrderNum>;

const goodsOf = (call: (typeof home)['hot']): Part<GoodsCard[]> =>
  createRememberedPart(call, { pick: ({ data }) => data });

/** The lists of goods, in the order of the phone's tabs. */
export const LISTS = [
  { key: 'hot', label: '热销商品', intro: 'hot' },
  { key: 'new', label: '新品上架', intro: 'new' },
  { key: 'best', label: '推荐商品', intro: 'best' },
  { key: 'taobao', label: '效期特惠', intro: 'taobao' },
] as const;

/** The visible lists; near-expiry goods need their privilege. Before the privileges are known their tab has its place. */
export const shownLists = (priv: SystemPriv | undefined) =>
  LISTS.filter(({ key }) => key !== 'taobao' || (priv?.taobao ?? !priv));

export type ListKey = (typeof LISTS)[number]['key'];

const { reads } = homeLoader;

/** Creates the store of one home page. */
export function createHomeStore() {
  const parts = {
    home: createRememberedPart(reads.home.call, {
      pick: (answer): HomeAnswer => answer,
      onAnswer: ({ system_priv }) => notePrivileges(system_priv),
      // The popup of the last visit is not today's.
      remember: (answer) => ({ ...answer, ad7: [] }),
    }),
    counters: createRememberedPart(reads.counters.call, { pick: (answer): Counters => answer }),
    promotion: goodsOf(reads.promotion.call),
    hot: goodsOf(reads.hot.call),
    new: goodsOf(home.newGoods),
    best: goodsOf(home.best),
    taobao: goodsOf(home.taobao),
  };
  return {
    ...parts,
    /** Loads the first parts, all at once. */
    load(): void {
      const first = [parts.home, parts.hot, parts.promotion, categories];
      for (const part of first) void part.load();
      if (isLoggedIn(session.token)) void parts.counters.load();
    },
  };
}

export type HomeStore = ReturnType<typeof createHomeStore>;
