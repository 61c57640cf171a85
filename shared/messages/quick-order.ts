/** Messages of the quick order from a list. */
import { type Message, say } from './message.ts';

export const tooManyLines = (most: number, count: number = most + 1): Message =>
  say(`一次最多 ${most} 行，请分 ${Math.ceil(count / most)} 次下单`);
export const nothingToOrder = say('请输入内容！');

export const chooseSpecification = say('请选择规格');
/** `written` is not readable as a quantity. */
export const quantityUnclear = (written: string): Message =>
  say(written === '' ? '没写数量，请填写' : `数量「${written}」看不懂，请填写`);
/** `written` is the pack of the goods. */
export const quantityIsPack = (written: string): Message => say(`「${written}」是规格，没写数量，请填写`);
/** `own` is the unit in which the goods are sold. */
export const unitUnclear = (written: string, own: string): Message =>
  say(`「${written}」不是按${own}写的，请填${own}数`);
/** A written unit, converted by the packs of the goods. */
export const unitConverted = (written: string, pieces: number, own: string): Message =>
  say(`${written} = ${pieces}${own}`);
/** No line of the list has a quantity. */
export const multipleTaken = (pieces: number, own: string): Message => say(`没写数量，按起订量 ${pieces}${own}`);

const FACTS = { name: '名称', pack: '规格', maker: '厂家', code: '编码', barcode: '条码', remark: '备注' } as const;

/** What a line of a list says otherwise than the goods. */
export const factsDiffer = (
  differs: readonly { readonly what: keyof typeof FACTS; readonly said: string; readonly is: string }[],
): Message =>
  say(
    differs
      .map(({ what, said, is }) =>
        what === 'remark'
          ? `写了「${said}」，请确认`
          : is === ''
            ? `${FACTS[what]}没有核对上：${said}`
            : `${FACTS[what]}不同：${said} / ${is}`,
      )
      .join('；'),
  );

/** Two messages about one line. */
export const both = (one: Message, other: Message): Message => say(`${one.text}；${other.text}`);
export const belowMultiple = say('库存不足起订量');

/** Compared with the last order; `by` in yuan. */
export const dearerThan = (by: string): Message => say(`比上次贵 ¥${by}`);
export const cheaperThan = (by: string): Message => say(`比上次便宜 ¥${by}`);
/** The product is no longer sold. */
export const sellsNoMore = say('已下架');

/** A bundle of an order: no page of the shop offers one. */
export const bundleNotAgain = say('套餐不能在这里再次购买，请联系客服');

/** The changes of all lines since the last order; undefined without changes. */
export function changedSince(
  changed: Readonly<Record<'gone' | 'short' | 'dearer' | 'cheaper', number>>,
): Message | undefined {
  const { gone, short, dearer, cheaper } = changed;
  const told = [
    gone > 0 && `${gone} 种已下架`,
    short > 0 && `${short} 种缺货或库存不足`,
    dearer > 0 && `${dearer} 种涨价`,
    cheaper > 0 && `${cheaper} 种降价`,
  ].filter(Boolean);
  return told.length > 0 ? say(`和上次比：${told.join('，')}`) : undefined;
}

/** Some lines cannot be ordered yet. */
export const addFirst = (open: number, ready: number): Message =>
  say(`还有 ${open} 行没有处理，先把 ${ready} 种加入购物车吗？`);
export const listSaved = (name: string): Message => say(`已存为「${name}」`);
export const listNotSaved = say('这台设备存不下清单了');
export const forgetList = (name: string): Message => say(`确定要删除清单「${name}」吗？`);
export const noClipboard = say('读不到剪贴板，请长按输入框粘贴');
/** Why a file is not read. Nothing of it was used. */
export const noListFile = say('这不是清单，请上传 Excel（.xlsx）、CSV 或文本文件');
export const emptyFile = say('文件里没有内容');
export const lockedFile = say('这个文件有密码，读不了，请在 Excel 里去掉密码再上传');
export const oldExcelFile = say('旧版 .xls 读不了，请在 Excel 里另存为 .xlsx 或 CSV 再上传');
export const tooLargeFile = say('文件超过 5 MB，请只留下要下单的行再上传');
export const unpacksTooLarge = say('表格展开后超过 20 MB，请把要下单的行复制到新的表格再上传');
export const tooManyRows = (rows: number, most: number): Message =>
  say(`清单有 ${rows} 行，一次最多读 ${most} 行，请分成几个文件`);

const LEFT = {
  blank: '空数量',
  hidden: '隐藏行',
  total: '合计',
  heading: '标题',
  note: '说明',
  noGoods: '没有商品',
  unwanted: '不要的',
} as const;

/** How many rows of a list are not ordered, by their reason: 空数量 10 行，合计 1 行; undefined for none. */
export function rowsLeftOut(left: readonly { readonly why: keyof typeof LEFT }[]): Message | undefined {
  const counted = (Object.keys(LEFT) as (keyof typeof LEFT)[])
    .map((why) => [LEFT[why], left.filter((row) => row.why === why).length] as const)
    .filter(([, count]) => count > 0);
  return counted.length > 0 ? say(counted.map(([why, count]) => `${why} ${count} 行`).join('，')) : undefined;
}

/** A row that is not ordered, and why: 第 12 行 合计：合计 360. */
export const rowLeftOut = (left: {
  readonly row: number;
  readonly words: string;
  readonly why: keyof typeof LEFT;
}): Message => say(`第 ${left.row} 行 ${LEFT[left.why]}：${left.words}`);

/** Barcodes that Excel has shortened, such as 6.999E+12. */
export const barcodeDestroyed = (written: string): Message =>
  say(`Excel 把条码变成了 ${written}，请把这一列设为文本重新导出，或写上名称和规格`);
/** The quantity comes from this column; '' without a heading. */
export const quantityColumn = (head: string, column: number): Message =>
  say(head === '' ? `数量用第 ${column} 列` : `数量用「${head}」列`);
export const columnUnsure = say('数量是哪一列？');
/** Cartons and pieces beside them: 「大包装数」＋「小包装数」. */
export const addedColumns = (heads: readonly string[]): Message =>
  say(`${heads.map((head) => `「${head}」`).join('＋')}，加起来`);
/** Goods and a quantity stand on both sides of this column. */
export const secondTable = (head: string, column: number): Message =>
  say(`从${head === '' ? `第 ${column} 列` : `「${head}」`}起是另一张表`);
export const goodsUnsure = say('商品是哪一列？');
/** What stands in a column that nothing explains: 「状态」：已通过 9 行 · 已驳回 3 行，要哪些？ */
export function columnWanted(
  head: string,
  column: number,
  values: readonly { readonly value: string; readonly rows: number }[],
): Message {
  const told = values.slice(0, MOST_VALUES).map(({ value, rows }) => `${value || '空'} ${rows} 行`);
  const more = values.length > MOST_VALUES ? ' …' : '';
  return say(`${head === '' ? `第 ${column} 列` : `「${head}」`}：${told.join(' · ')}${more}，要哪些？`);
}
/** In place of a head: the column of the words that stand alone above rows of goods. */
export const subheading = say('小标题');
const MOST_VALUES = 6;
export const noOrderLines = say('订单里没有可以再买的商品');

/** More lines than one order takes: the rest waits. */
export const restWaits = (count: number, most: number): Message =>
  say(`清单有 ${count} 行，一次下单 ${most} 行：先查找前 ${most} 行，加入后接着取其余 ${count - most} 行`);
/** Said while the first lines of a longer list are looked up. */
export const moreWaits = (waiting: number): Message => say(`清单后面还有 ${waiting} 行，加入购物车后接着取`);
/** Other sheets of a workbook. */
export const otherSheets = say('没有读的工作表，点开改读：');
export const alikeChosen = (lines: number): Message => say(`已处理 ${lines} 行`);
export const lineRemoved = (row: number): Message => say(`已移除第 ${row} 行`);

/** Lines that wait for the same decision. */
export const alikeDiffers = (what: readonly (keyof typeof FACTS)[], lines: number): Message =>
  say(`${lines} 行${what.map((each) => FACTS[each]).join('、')}不同，其余一致`);
export const alikeYes = (lines: number): Message => say(`全部就按查到的 ${lines} 种`);
export const alikeMakers = (lines: number): Message => say(`${lines} 行有同名同规格的商品可选`);
export const alikeSeller = say('全部按卖得最多的');
export const alikeCheapest = say('全部按最便宜的');
export const alikeMaker = (maker: string, lines: number): Message => say(`${maker}（${lines} 行）`);
/** Asked before a list is added. `open` lines cannot be ordered yet; `left` are the rows that are not ordered. */
export const addList = (kinds: number, pieces: number, total: string, left: string, open: number): Message =>
  say(
    [
      open > 0 && `还有 ${open} 行没有处理，先`,
      `把 ${kinds} 种 ${pieces} 件，合计 ${total} 加入购物车吗？`,
      left !== '' && `不下单：${left}`,
    ]
      .filter(Boolean)
      .join(''),
  );
