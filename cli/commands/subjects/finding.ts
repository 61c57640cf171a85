/** Finding goods: searching, what one kept, papers, and what is out of stock. */
import { collection } from '../collection.ts';
import { favouriteAdd } from '../favourite-add.ts';
import { favouriteList } from '../favourite-list.ts';
import { favouriteRemove } from '../favourite-remove.ts';
import { frequentList } from '../frequent-list.ts';
import { goods } from '../goods.ts';
import { historyList } from '../history-list.ts';
import { papersSearch } from '../papers-search.ts';
import { papersShow } from '../papers-show.ts';
import { preorderList } from '../preorder-list.ts';
import { preorderPlace } from '../preorder-place.ts';
import { preorderShow } from '../preorder-show.ts';
import { search } from '../search.ts';
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
