import { dictionary, type Words } from '#cli/text/words.ts';
import type { ColumnDoubt } from '#shared/rules/quick-order/order-list/wanted.ts';

export const say = dictionary({
  looking: ['查找商品 {done}/{all}', 'looking goods up: {done}/{all}'],
  none: ['清单里没有商品', 'the list names no goods'],
  howToWrite: [
    '每行一种：编码、条码或名称，空格、逗号或制表符后写数量',
    'one line each: code, barcode or name, then a blank, comma or tab, then how many',
  ],
  noRow: ['清单没有第 {row} 行', 'the list has no row {row}'],
  noText: ['{file} 不是文字清单', '{file} is no list of text'],
  asXlsx: ['在 Excel 里另存为 .xlsx 或 CSV', 'save it as .xlsx or CSV in Excel'],
  otherSheets: [
    '只读工作表「{sheet}」，没有读：{others}（--sheet 改读）',
    'reads the sheet "{sheet}" alone, not: {others} (choose by --sheet)',
  ],
  noSheet: ['没有工作表「{wanted}」，有：{all}', 'there is no sheet "{wanted}", but: {all}'],
  inParts: ['分批下单：--part 1 到 --part {parts}', 'order it in parts: --part 1 to --part {parts}'],
  noPart: ['清单没有第 {part} 批，共 {parts} 批', 'there is no part {part} of {parts}'],
  columnsUnsure: (doubt: ColumnDoubt, columns: string) => [
    `${doubt === 'quantity' ? '数量' : '商品'}是哪一列不清楚：${columns}`,
    `it is not clear which column is ${doubt === 'quantity' ? 'the quantity' : 'the goods'}: ${columns}`,
  ],
  giveColumns: (...ways: readonly string[]) => [
    `写明各列：--columns ${ways.join(' 或 --columns ')}`,
    `name the columns: --columns ${ways.join(' or --columns ')}`,
  ],
  giveWanted: (column: number) => [
    `写明要哪些行：--columns ${column}=值（空的写 ${column}=），--columns beside=${column}（都要，这一列不影响下单）或 --columns none=${column}（都不要）`,
    `name the rows: --columns ${column}=VALUE (${column}= for empty ones), --columns beside=${column} (all: the column does not matter) or --columns none=${column}`,
  ],
  allRows: ['都要，这一列不影响下单', 'all rows: the column does not matter'],
  noRows: ['都不要', 'none of these rows'],
  emptyCell: ['空', 'empty'],
  noColumn: ['没有第 {at} 列，共 {all} 列', 'there is no column {at} of {all}'],
  sampleRow: ['行：{row}', 'row: {row}'],
  whichColumn: (doubt: ColumnDoubt) => [
    doubt === 'quantity' ? '数量是哪一列' : '商品是哪一列',
    doubt === 'quantity' ? 'column of the quantity' : 'column of the goods',
  ],
  secondTable: (column: string) => [`从这一列起是另一张表：${column}`, `another table begins at ${column}`],
  giveSecond: (second: number, ...ways: readonly string[]) => [
    `写明各列：--columns ${ways.join(' 或 --columns ')}，或 --columns second=${second}（从这一列起是另一张表）`,
    `name the columns: --columns ${ways.join(' or --columns ')}, or --columns second=${second} when another table begins there`,
  ],
  noQuantityColumn: ['没有数量列，按起订量', 'none of them: the order multiple'],
  leftOut: ['不下单：{rows}', 'not ordered: {rows}'],
  moreLeftOut: (rows: number) => [`  还有 ${rows} 行（--json 列出全部）`, `  and ${rows} more (--json has all)`],
  addAll: [
    '把 {kinds} 种 {pieces} 件，合计 {total}，加入购物车吗？',
    'add {kinds} kinds, {pieces} pieces, {total} in all, to the cart?',
  ],
  noList: ['没有清单', 'there is no list'],
  giveList: [
    '写上文件名，或从管道输入：yaocang quick-order 清单.csv',
    'name a file, or pipe it in: yaocang quick-order list.csv',
  ],
  goods: ['第 {row} 行「{words}」的商品', 'row {row} "{words}": goods'],
  specification: ['第 {row} 行「{name}」的规格', 'row {row} "{name}": specification'],
  quantity: [
    '第 {row} 行「{name}」的数量（原文「{written}」，留空跳过）',
    'row {row} "{name}": quantity (written as "{written}", empty to skip)',
  ],
  open: (row: string, words: string, state: Words) => [
    `第 ${row} 行「${words}」：${state[0]}`,
    `row ${row} "${words}": ${state[1]}`,
  ],
  skip: ['都不是，先不处理', 'none of these, leave it'],
  left: ['还有 {count} 行没有加入购物车', '{count} lines did not go into the cart'],
  wouldBeLeft: ['有 {count} 行还不能下单', '{count} lines cannot be ordered yet'],
  goOn: ['处理后只运行这些行：{command}', 'see to them, then run these rows alone: {command}'],
  readyFirst: [
    '用 --choose、--quantity 选好填好或修改清单后运行，或加 --yes 先加入可下单的：{command}',
    'say it with --choose and --quantity or mend the list, then run it; or add --yes for what is ready: {command}',
  ],
});

/** States of a line. `ready` would be added; `unsent` was ready when an earlier one failed. */
export const lineStates = dictionary({
  added: ['已加入', 'added'],
  ready: ['可下单', 'ready'],
  unsent: ['没有发送', 'not sent'],
  refused: ['没有加入', 'not added'],
  unknown: ['结果未知', 'unknown'],
  login: ['请先登录', 'log in first'],
  verify: ['请先认证', 'verify first'],
  range: ['不在经营范围', 'out of scope'],
  confirm: ['请确认', 'confirm'],
  specification: ['请选择规格', 'choose a specification'],
  stock: ['缺货', 'out of stock'],
  quantity: ['数量不清', 'quantity unclear'],
  sale: ['不能购买', 'not for sale'],
  several: ['请选择', 'choose one'],
  none: ['没有找到', 'not found'],
  gone: ['已下架', 'sold no more'],
  bundle: ['套餐', 'bundle'],
  failed: ['没有查到', 'not looked up'],
});
