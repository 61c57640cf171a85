import { asking } from '#cli/frame/ask.ts';
import { area, membersOnly, servedBy } from '#cli/frame/command.ts';
import { limit, many, needed, neededInteger, sureOption, word } from '#cli/frame/parameters.ts';
import { priceCell, stockCell } from '#cli/parts/goods-view.ts';
import { shanghaiTime } from '#cli/text/money.ts';
import { type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { orderMultiple } from '#shared/messages/buying.ts';
import { noData, noRecords } from '#shared/messages/empty.ts';
import { countOf, wordOf } from '#shared/rules/app/unknown.ts';
import { preOrderLabel } from '#shared/rules/goods/pre-order.ts';
import type { MemberGoodsList } from './member-goods.ts';
import { preOrderOptions, units } from './options.ts';

const ofKept = membersOnly(() => import('./member-goods.ts'));
const ofPapers = servedBy(() => import('./member-goods.ts'));
const ofOffer = servedBy(() => import('./pre-orders.ts'));
const ofPreOrders = membersOnly(() => import('./pre-orders.ts'));

const id = needed('<id>', ['商品编号', 'goods id']);

const favourite = ({ goods_id, goods_name }: { readonly goods_id: string; readonly goods_name: string }): string =>
  [goods_id, clean(goods_name)].filter(Boolean).join(' ');

const memberGoodsList = (name: string, which: MemberGoodsList, about: Words) =>
  ofKept(name, {
    about,
    options: { keywords: word('--keywords <text>', ['关键词', 'only goods with these words']), limit },
    run: async ({ listMemberGoods }, given, cli) =>
      listMemberGoods(await cli.shop(), which, given.keywords, given.limit),
    rows: ({ goods }) => goods,
    none: ({ none }) => none,
    columns: [
      { head: ['编号', 'ID'], cell: ({ goods_id }) => goods_id },
      { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: ['规格', 'Pack'], cell: ({ des }) => des ?? '', shrinksTo: 8 },
      { head: ['价格', 'Price'], cell: priceCell, right: true },
      { head: ['库存', 'Stock'], cell: stockCell, right: true },
      { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
    ],
  });

export const lists = area(
  {
    favourite: ['收藏', 'favourites'],
    frequent: ['常购商品', 'frequent buys'],
    history: ['浏览足迹', 'footprints'],
    papers: ['商品资料', 'product papers'],
    preorder: ['缺货预购', 'pre-orders'],
  },
  [
    memberGoodsList('favourite list', 'favourites', ['我的收藏', 'the member’s favourites']),
    ofKept('favourite add', {
      about: ['收藏商品', 'keep goods as a favourite'],
      args: { id },
      run: async ({ changeFavourite }, given, cli) => changeFavourite(await cli.shop(), given.id, true),
      also: favourite,
    }),
    ofKept('favourite remove', {
      about: ['取消收藏', 'let a favourite go'],
      args: { id },
      options: { yes: sureOption },
      run: async ({ removeFavourite }, given, cli) =>
        removeFavourite(await cli.shop(), given.id, asking(cli, given.yes)),
      also: favourite,
    }),
    memberGoodsList('frequent list', 'frequent', ['常购商品', 'what the member buys often']),
    memberGoodsList('history list', 'history', ['浏览足迹', 'what the member looked at']),
    ofPapers('papers search', {
      about: ['查找商品资料', 'find goods with papers'],
      args: { words: many('[words...]', ['关键词', 'keywords']) },
      options: { limit },
      run: async ({ searchPapers }, { words, limit: most }, cli) => searchPapers(await cli.shop(), words, most),
      rows: ({ goods }) => goods,
      columns: [
        { head: ['编号', 'ID'], cell: ({ goods_id }) => goods_id },
        { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
        { head: ['规格', 'Pack'], cell: ({ des }) => des ?? '', shrinksTo: 8 },
        { head: ['厂家', 'Maker'], cell: ({ brand_name }) => brand_name ?? '', shrinksTo: 8 },
        { head: ['资料', 'Papers'], cell: ({ num }) => String(countOf(num)), right: true },
      ],
    }),
    ofPapers('papers show', {
      about: ['商品的资质与检验报告', 'licences and test reports of goods'],
      args: { id },
      run: async ({ showPapers }, given, cli) => showPapers(await cli.shop(), given.id),
      view: ({ goods: { goods_id, goods_name, des = '' }, papers }, style) => {
        const rows = table(papers, noData.text, style, [
          { head: ['类别', 'Kind'], cell: ({ kind }) => kind },
          { head: ['批号', 'Batch'], cell: ({ ph }) => ph },
          { head: ['日期', 'Date'], cell: ({ add_time }) => shanghaiTime(add_time).slice(0, 10) },
          { head: ['文件', 'File'], cell: ({ url }) => url },
        ]);
        return `${style.ink.bold(clean(`${goods_id} ${goods_name} ${des}`.trim()))}\n${rows}`;
      },
    }),
    ofOffer('preorder show', {
      about: ['商品可以怎样预购', 'how goods can be ordered ahead'],
      args: { id },
      run: async ({ showPreOrder }, given, cli) => showPreOrder(await cli.shop(), given.id),
      card: ({ goods_id, goods, units: all, specifications, multiple }, { say }) => {
        const unit = goods.unitno_name || say('个', 'unit');
        return [
          [['编号', 'ID'], goods_id],
          [['名称', 'Name'], goods.goods_name],
          [['货号', 'Code'], goods.goods_sn],
          [['剂型', 'Form'], goods.j_name ?? ''],
          [['类别', 'Kind'], goods.type_name ?? ''],
          ...all
            .filter(({ isOpen }) => isOpen)
            .map((each): Pair => ['--unit', `${units[each.unit - 1]} ${each.name} = ${each.size}${unit}`]),
          [['起订', 'Multiples'], multiple > 1 ? orderMultiple(multiple, unit).text : ''],
          ...specifications.map(({ spce_id, spce_name }): Pair => ['--spec', `${spce_id} ${spce_name}`]),
        ];
      },
    }),
    ofPreOrders('preorder place', {
      about: ['缺货预购', 'order goods ahead that are out of stock'],
      examples: ['yaocang preorder place 112550 10 --unit box --urgent'],
      args: { id, num: neededInteger('<num>', ['数量', 'quantity']) },
      options: preOrderOptions,
      run: async ({ placePreOrder }, { id: of, ...wanted }, cli) => placePreOrder(await cli.shop(), of, wanted),
      also: ({ goods_id, num }) => `${goods_id} × ${num}`,
    }),
    ofPreOrders('preorder list', {
      about: ['预购记录', 'the member’s pre-orders'],
      options: { limit },
      run: async ({ listPreOrders }, { limit: most }, cli) => listPreOrders(await cli.shop(), most),
      rows: ({ pre_orders }) => pre_orders,
      none: noRecords.text,
      columns: [
        { head: ['编号', 'ID'], cell: ({ qhyg_id }) => qhyg_id },
        { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
        { head: ['规格', 'Spec'], cell: ({ spce_name }) => spce_name ?? '', shrinksTo: 6 },
        { head: ['数量', 'Num'], cell: ({ num, unitno_name }) => `${countOf(num)}${unitno_name}`, right: true },
        { head: ['加急', 'Urgent'], cell: ({ impatient }, { say }) => (impatient ? say('加急', 'urgent') : '') },
        { head: ['状态', 'State'], cell: ({ status }) => wordOf(preOrderLabel, status) },
        { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
      ],
    }),
  ],
);
