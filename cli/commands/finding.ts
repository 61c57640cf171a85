/** Finding goods: searching, what one kept, papers, and what is out of stock. */
import { collection } from '#cli/areas/goods/collection-command.ts';
import { goods } from '#cli/areas/goods/goods-command.ts';
import { search } from '#cli/areas/goods/search-command.ts';
import { favouriteAdd } from '#cli/areas/lists/favourite-add-command.ts';
import { favouriteList } from '#cli/areas/lists/favourite-list-command.ts';
import { favouriteRemove } from '#cli/areas/lists/favourite-remove-command.ts';
import { frequentList } from '#cli/areas/lists/frequent-list-command.ts';
import { historyList } from '#cli/areas/lists/history-list-command.ts';
import { papersSearch } from '#cli/areas/lists/papers-search-command.ts';
import { papersShow } from '#cli/areas/lists/papers-show-command.ts';
import { preorderList } from '#cli/areas/lists/preorder-list-command.ts';
import { preorderPlace } from '#cli/areas/lists/preorder-place-command.ts';
import { preorderShow } from '#cli/areas/lists/preorder-show-command.ts';
import { subject } from './subject.ts';

export const finding = subject(
  ['找商品', 'Finding goods'],
  [
    search,
    collection,
    goods,
    favouriteList,
    favouriteAdd,
    favouriteRemove,
    frequentList,
    historyList,
    papersSearch,
    papersShow,
    preorderShow,
    preorderPlace,
    preorderList,
  ],
  {
    favourite: ['收藏', 'favourites'],
    frequent: ['常购商品', 'frequent buys'],
    history: ['浏览足迹', 'footprints'],
    papers: ['商品资料', 'product papers'],
    preorder: ['缺货预购', 'pre-orders'],
  },
);
