/** Messages of the quick order from a list. */
import { type Message, say } from './message.ts';

export const tooManyLines = (most: number): Message => say(`一次最多 ${most} 行，请分两次下单`);
export const nothingToOrder = say('请输入内容！');

export const chooseSpecification = say('请选择规格');
/** `written` is not readable as a quantity. */
export const quantityUnclear = (written: string): Message => say(`数量「${written}」看不懂，请填写`);
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
export const unreadableFile = say('这不是文字清单，请另存为 CSV 再上传');
export const noOrderLines = say('订单里没有可以再买的商品');
