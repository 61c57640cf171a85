import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, moreLine, type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { PaperedGoods, Paper as ProductPaper } from '#shared/contract/cpzl.ts';
import type { PreOrder, PreOrderGoods } from '#shared/contract/qhyg.ts';
import { orderMultiple } from '#shared/messages/buying.ts';
import { noData, noRecords } from '#shared/messages/empty.ts';
import { cardPrice } from '#shared/rules/card-price.ts';
import { type PreOrderUnit, preOrderLabel } from '#shared/rules/pre-order.ts';
import { wordOf } from '#shared/rules/unknown.ts';
import type { KeptFound } from './kept-goods.ts';

/** Favourites, frequent buys or footprints as a table. */
export function keptGoods({ goods, more, asked, none }: KeptFound, paper: Paper): string {
  const { say } = paper;
  const rows = table(
    goods,
    [
      { head: say('编号', 'ID'), cell: ({ goods_id }) => goods_id },
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: say('规格', 'Pack'), cell: ({ des }) => des ?? '', shrinksTo: 8 },
      { head: say('价格', 'Price'), cell: (card) => price(cardPrice(card, asked).price), right: true },
      { head: say('库存', 'Stock'), cell: ({ goods_number }) => String(goods_number ?? '…'), right: true },
      { head: say('时间', 'Time'), cell: ({ add_time }) => shanghaiTime(add_time) },
    ],
    paper,
    none,
  );
  return rows + moreLine(more, paper);
}

/** What a favourite has become. */
export const favouriteBecame = (
  {
    message,
    goods_id,
    goods_name,
  }: { readonly message: string; readonly goods_id: string; readonly goods_name: string },
  { ink }: Paper,
): string => `${ink.green(clean(message))}  ${[goods_id, clean(goods_name)].filter(Boolean).join(' ')}`;

/** Goods that have papers, as a table. */
export function paperedRows(
  { goods, more }: { readonly goods: readonly PaperedGoods[]; readonly more: boolean },
  paper: Paper,
): string {
  const { say } = paper;
  const rows = table(
    goods,
    [
      { head: say('编号', 'ID'), cell: ({ goods_id }) => goods_id },
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: say('规格', 'Pack'), cell: ({ des }) => des ?? '', shrinksTo: 8 },
      { head: say('厂家', 'Maker'), cell: ({ brand_name }) => brand_name ?? '', shrinksTo: 8 },
      { head: say('资料', 'Papers'), cell: ({ num }) => String(num), right: true },
    ],
    paper,
    noData.text,
  );
  return rows + moreLine(more, paper);
}

/** The papers of a goods, with where each file is. */
export function paperRows(
  { goods, papers }: { readonly goods: PaperedGoods; readonly papers: readonly (ProductPaper & { url: string })[] },
  paper: Paper,
): string {
  const { say, ink } = paper;
  const rows = table(
    papers,
    [
      { head: say('类别', 'Kind'), cell: ({ kind }) => kind },
      { head: say('批号', 'Batch'), cell: ({ ph }) => ph },
      { head: say('日期', 'Date'), cell: ({ add_time }) => shanghaiTime(add_time).slice(0, 10) },
      { head: say('文件', 'File'), cell: ({ url }) => url },
    ],
    paper,
    noData.text,
  );
  return `${ink.bold(clean(`${goods.goods_id} ${goods.goods_name} ${goods.des ?? ''}`.trim()))}\n${rows}`;
}

interface Shown {
  readonly goods_id: string;
  readonly goods: PreOrderGoods;
  readonly units: readonly PreOrderUnit[];
  readonly specifications: readonly { readonly spce_id: string; readonly spce_name: string }[];
  readonly multiple: number;
}

const UNIT_FLAGS = ['base', 'medium', 'box'] as const;

/** A goods with what a pre-order of it can name. */
export function preOrderForm({ goods_id, goods, units, specifications, multiple }: Shown, paper: Paper): string {
  const { say } = paper;
  const unit = goods.unitno_name || say('个', 'unit');
  return facts(
    [
      [say('编号', 'ID'), goods_id],
      [say('名称', 'Name'), goods.goods_name],
      [say('货号', 'Code'), goods.goods_sn],
      [say('剂型', 'Form'), goods.j_name ?? ''],
      [say('类别', 'Kind'), goods.type_name ?? ''],
      ...units
        .filter(({ isOpen }) => isOpen)
        .map((each): Pair => ['--unit', `${UNIT_FLAGS[each.unit - 1]} ${each.name} = ${each.size}${unit}`]),
      [say('起订', 'Multiples'), multiple > 1 ? orderMultiple(multiple, unit).text : ''],
      ...specifications.map(({ spce_id, spce_name }): Pair => ['--spec', `${spce_id} ${spce_name}`]),
    ],
    paper,
  );
}

/** Pre-orders as a table. */
export function preOrderRows(
  { pre_orders, more }: { readonly pre_orders: readonly PreOrder[]; readonly more: boolean },
  paper: Paper,
): string {
  const { say } = paper;
  const rows = table(
    pre_orders,
    [
      { head: say('编号', 'ID'), cell: ({ qhyg_id }) => qhyg_id },
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: say('规格', 'Spec'), cell: ({ spce_name }) => spce_name ?? '', shrinksTo: 6 },
      { head: say('数量', 'Num'), cell: ({ num, unitno_name }) => `${num}${unitno_name}`, right: true },
      { head: say('加急', 'Urgent'), cell: ({ impatient }) => (impatient ? say('加急', 'urgent') : '') },
      { head: say('状态', 'State'), cell: ({ status }) => wordOf(preOrderLabel, status) },
      { head: say('时间', 'Time'), cell: ({ add_time }) => shanghaiTime(add_time) },
    ],
    paper,
    noRecords.text,
  );
  return rows + moreLine(more, paper);
}

/** A pre-order that was just placed. */
export const preOrderPlaced = (
  { message, goods_id, num }: { readonly message: string; readonly goods_id: string; readonly num: number },
  { ink }: Paper,
): string => `${ink.green(clean(message))}  ${goods_id} × ${num}`;
