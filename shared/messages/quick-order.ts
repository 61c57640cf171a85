/** Sentences of ordering from a list. */
import { type Message, say } from './message.ts';

/** More lines than are ordered at once. */
export const tooManyLines = (most: number): Message => say(`一次最多 ${most} 行，请分两次下单`);
export const nothingToOrder = say('请输入内容！');

/** The quantity was raised to a multiple. */
export const roundedUp = (multiple: number, unit: string, from: number, to: number): Message =>
  say(`起订量：${multiple}${unit}的倍数，已从 ${from} 调为 ${to}`);
export const chooseSpecification = say('请选择规格');
/** `written` stands where the quantity should. */
export const quantityUnclear = (written: string): Message => say(`数量「${written}」看不懂，请填写`);
export const belowMultiple = say('库存不足起订量');

/** Since it was ordered last; `by` is written in yuan. */
export const dearerThan = (by: string): Message => say(`比上次贵 ¥${by}`);
export const cheaperThan = (by: string): Message => say(`比上次便宜 ¥${by}`);
/** What was ordered then is not sold now. */
export const sellsNoMore = say('已下架');

/** What is not as it was, of all lines together; undefined when everything is. */
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

/** Some lines are no order yet. */
export const addFirst = (open: number, ready: number): Message =>
  say(`还有 ${open} 行没有处理，先把 ${ready} 种加入购物车吗？`);
/** What is kept under a name. */
export const listKept = (name: string): Message => say(`已存为「${name}」`);
export const listNotKept = say('这台设备存不下清单了');
export const forgetList = (name: string): Message => say(`确定要删除清单「${name}」吗？`);
export const noClipboard = say('读不到剪贴板，请长按输入框粘贴');
export const unreadableFile = say('这不是文字清单，请另存为 CSV 再上传');
export const noOrderLines = say('订单里没有可以再买的商品');
