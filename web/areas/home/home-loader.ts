import { categories } from '#shared/contract/categories.ts';
import { home } from '#shared/contract/home.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** Home: banner, goods of the first tab, promotions, categories, a member's counters. */
export const homeLoader = defineLoader('index', (read) => ({
  home: read(home.home, () => ({}), { image: 'bigImg.0.ad_img' }),
  promotion: read(home.promotion, () => ({})),
  hot: read(home.hot, () => ({})),
  categories: read(categories.getCat, () => ({})),
  counters: read(home.getOrderNum, () => ({}), { members: true }),
}));
