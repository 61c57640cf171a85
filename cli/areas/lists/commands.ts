import { area, servedBy } from '#cli/frame/command.ts';
import { many, needed, neededInteger, oneOf, whole, word, yes } from '#cli/frame/parameters.ts';
import type { Words } from '#cli/text/words.ts';
import type { KeptList } from './kept-goods.ts';
import {
  favouriteBecame,
  keptGoods,
  paperedRows,
  paperRows,
  preOrderForm,
  preOrderPlaced,
  preOrderRows,
} from './view.ts';

const ofKept = servedBy(() => import('./kept-goods.ts'));
const ofPreOrders = servedBy(() => import('./pre-orders.ts'));

/** A list of goods that were kept, which words narrow. */
const keptList = (name: string, which: KeptList, about: Words) =>
  ofKept({
    name,
    about,
    options: {
      keywords: word('--keywords <text>', ['关键词', 'only goods with these words']),
      limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
    },
    run: async ({ listKept }, given, cli) => listKept(await cli.shop(), which, given),
    view: keptGoods,
  });

/** What one kept, bought often or looked at, product papers, and what is out of stock. */
export const lists = area(
  {
    favourite: ['收藏', 'favourites'],
    frequent: ['常购商品', 'frequent buys'],
    history: ['浏览足迹', 'footprints'],
    papers: ['商品资料', 'product papers'],
    preorder: ['缺货预购', 'pre-orders'],
  },
  [
    keptList('favourite list', 'favourites', ['我的收藏', 'the member’s favourites']),
    ofKept({
      name: 'favourite add',
      about: ['收藏商品', 'keep goods as a favourite'],
      args: { id: needed('<id>', ['商品编号', 'goods id']) },
      run: async ({ addFavourite }, { id }, cli) => addFavourite(await cli.shop(), id),
      view: favouriteBecame,
    }),
    ofKept({
      name: 'favourite remove',
      about: ['取消收藏', 'let a favourite go'],
      args: { id: needed('<id>', ['商品编号', 'goods id']) },
      options: { yes: yes('--yes', ['不再询问确认', 'confirm without being asked']) },
      run: async ({ removeFavourite }, { id, yes: sure }, cli) =>
        removeFavourite(await cli.shop(), id, ({ text }) => cli.confirm([text, text], sure)),
      view: favouriteBecame,
    }),
    keptList('frequent list', 'frequent', ['常购商品', 'what the member buys often']),
    keptList('history list', 'history', ['浏览足迹', 'what the member looked at']),
    ofKept({
      name: 'papers search',
      about: ['查找商品资料', 'find goods with papers'],
      args: { words: many('[words...]', ['关键词', 'keywords']) },
      options: { limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']) },
      run: async ({ searchPapers }, { words, limit }, cli) => searchPapers(await cli.shop(), words, limit),
      view: paperedRows,
    }),
    ofKept({
      name: 'papers show',
      about: ['商品的资质与检验报告', 'licences and test reports of goods'],
      args: { id: needed('<id>', ['商品编号', 'goods id']) },
      run: async ({ showPapers }, { id }, cli) => showPapers(await cli.shop(), id),
      view: paperRows,
    }),
    ofPreOrders({
      name: 'preorder show',
      about: ['商品可以怎样预购', 'how goods can be ordered ahead'],
      args: { id: needed('<id>', ['商品编号', 'goods id']) },
      run: async ({ showPreOrder }, { id }, cli) => showPreOrder(await cli.shop(), id),
      view: preOrderForm,
    }),
    ofPreOrders({
      name: 'preorder place',
      about: ['缺货预购', 'order goods ahead that are out of stock'],
      examples: ['yaocang preorder place 112550 10 --unit box --urgent'],
      args: { id: needed('<id>', ['商品编号', 'goods id']), num: neededInteger('<num>', ['数量', 'quantity']) },
      options: {
        unit: oneOf(
          '--unit <unit>',
          ['单位（默认可选的最小单位）', 'unit (the smallest one)'],
          ['base', 'medium', 'box'],
        ),
        spec: word('--spec <id>', ['规格编号', 'specification']),
        urgent: yes('--urgent', ['加急', 'mark it as urgent']),
      },
      run: async ({ placePreOrder }, { id, ...wanted }, cli) => placePreOrder(await cli.shop(), id, wanted),
      view: preOrderPlaced,
    }),
    ofPreOrders({
      name: 'preorder list',
      about: ['预购记录', 'the member’s pre-orders'],
      options: { limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']) },
      run: async ({ listPreOrders }, { limit }, cli) => listPreOrders(await cli.shop(), limit),
      view: preOrderRows,
    }),
  ],
);
