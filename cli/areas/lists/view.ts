import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { card, listing, type Pair } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import { orderMultiple } from '#shared/messages/buying.ts';
import { noData, noRecords } from '#shared/messages/empty.ts';
import { cardPrice } from '#shared/rules/card-price.ts';
import { preOrderLabel } from '#shared/rules/pre-order.ts';
import { wordOf } from '#shared/rules/unknown.ts';
import type { FavouriteChanged, KeptFound, PapersFound, PapersShown } from './kept-goods.ts';
import type { PreOrderPlaced, PreOrderShown, PreOrdersFound } from './pre-orders.ts';

/** Favourites, frequent buys or footprints as a table. */
export const keptGoods = listing(priced, ({ none }) => none, [
  { head: ['编号', 'ID'], cell: ({ goods_id }) => goods_id },
  { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
  { head: ['规格', 'Pack'], cell: ({ des }) => des ?? '', shrinksTo: 8 },
  { head: ['价格', 'Price'], cell: ({ lowest }) => price(lowest), right: true },
  { head: ['库存', 'Stock'], cell: ({ goods_number }) => String(goods_number ?? '…'), right: true },
  { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
]);

function priced({ goods, asked }: KeptFound) {
  return goods.map((each) => ({ ...each, lowest: cardPrice(each, asked).price }));
}

/** What a favourite has become. */
export const favouriteBecame = ({ message, goods_id, goods_name }: FavouriteChanged, { ink }: Paper): string =>
  `${ink.green(clean(message))}  ${[goods_id, clean(goods_name)].filter(Boolean).join(' ')}`;

/** Goods that have papers, as a table. */
export const paperedRows = listing(({ goods }: PapersFound) => goods, noData.text, [
  { head: ['编号', 'ID'], cell: ({ goods_id }) => goods_id },
  { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
  { head: ['规格', 'Pack'], cell: ({ des }) => des ?? '', shrinksTo: 8 },
  { head: ['厂家', 'Maker'], cell: ({ brand_name }) => brand_name ?? '', shrinksTo: 8 },
  { head: ['资料', 'Papers'], cell: ({ num }) => String(num), right: true },
]);

/** The papers of a goods, with where each file is. */
export function paperRows(shown: PapersShown, paper: Paper): string {
  const { goods_id, goods_name, des = '' } = shown.goods;
  return `${paper.ink.bold(clean(`${goods_id} ${goods_name} ${des}`.trim()))}\n${paperTable(shown, paper)}`;
}

const paperTable = listing(({ papers }: PapersShown) => papers, noData.text, [
  { head: ['类别', 'Kind'], cell: ({ kind }) => kind },
  { head: ['批号', 'Batch'], cell: ({ ph }) => ph },
  { head: ['日期', 'Date'], cell: ({ add_time }) => shanghaiTime(add_time).slice(0, 10) },
  { head: ['文件', 'File'], cell: ({ url }) => url },
]);

const UNIT_FLAGS = ['base', 'medium', 'box'] as const;

/** A goods with what a pre-order of it can name. */
export const preOrderForm = card(({ goods_id, goods, units, specifications, multiple }: PreOrderShown, { say }) => {
  const unit = goods.unitno_name || say('个', 'unit');
  return [
    [['编号', 'ID'], goods_id],
    [['名称', 'Name'], goods.goods_name],
    [['货号', 'Code'], goods.goods_sn],
    [['剂型', 'Form'], goods.j_name ?? ''],
    [['类别', 'Kind'], goods.type_name ?? ''],
    ...units
      .filter(({ isOpen }) => isOpen)
      .map((each): Pair => ['--unit', `${UNIT_FLAGS[each.unit - 1]} ${each.name} = ${each.size}${unit}`]),
    [['起订', 'Multiples'], multiple > 1 ? orderMultiple(multiple, unit).text : ''],
    ...specifications.map(({ spce_id, spce_name }): Pair => ['--spec', `${spce_id} ${spce_name}`]),
  ];
});

/** Pre-orders as a table. */
export const preOrderRows = listing(({ pre_orders }: PreOrdersFound) => pre_orders, noRecords.text, [
  { head: ['编号', 'ID'], cell: ({ qhyg_id }) => qhyg_id },
  { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
  { head: ['规格', 'Spec'], cell: ({ spce_name }) => spce_name ?? '', shrinksTo: 6 },
  { head: ['数量', 'Num'], cell: ({ num, unitno_name }) => `${num}${unitno_name}`, right: true },
  { head: ['加急', 'Urgent'], cell: ({ impatient }, { say }) => (impatient ? say('加急', 'urgent') : '') },
  { head: ['状态', 'State'], cell: ({ status }) => wordOf(preOrderLabel, status) },
  { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
]);

/** A pre-order that was just placed. */
export const preOrderPlaced = ({ message, goods_id, num }: PreOrderPlaced, { ink }: Paper): string =>
  `${ink.green(clean(message))}  ${goods_id} × ${num}`;
