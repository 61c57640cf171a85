/** Messages of the cart and of adding to it (document 1 §5, §8, document 2 §5, §8). */
import { type Message, say } from './message.ts';

export const belowZero = say('数量不能为负数！');

export const aboveStock = (stock: number): Message => say(`库存不够，最大：${stock}`);

/** `success` 2: others bought first, `left` remain; an unknown number is not told as 0. */
export const tooSlow = (left: number | undefined): Message =>
  say(left === undefined ? '下手慢了！库存不足，请减少数量' : `下手慢了！还剩${left}个`);

/** The whole stock of `num` is already in the buyer's cart. */
export const allInCart = (num: number): Message => say(`库存已全部在您的购物车里：${num}`);

/** `success` 3: the purchase limit allows `left` more. */
export const limited = (left: number | undefined): Message =>
  say(left === undefined ? '数量限购，请减少数量' : `数量限购，您还可购${left}个`);

/** What is left of a line that wants more. */
export const onlyLeft = (left: number, unit: string): Message => say(left > 0 ? `只剩${left}${unit}` : '已售完');

/** The checkout waits until lines of which there is too little are changed or taken out. */
export const stockShort = say('部分商品库存不足，请改为剩余数量或移出');

export const selectGoods = say('请选择商品！');
export const selectForDeletion = say('选择需要删除的商品！');

/** `row` counts from 1. */
export const rowBelowOne = (row: number): Message => say(`第${row}行,购买数量至少为1`);

export const deleted = say('删除成功！');

/** Lines that are still there although they were to be deleted. One is named. */
export const notDeleted = (names: readonly string[]): Message =>
  say(names.length === 1 ? `「${names[0]}」没有删除，请重试！` : `还有${names.length}种商品没有删除，请重试！`);

export const clearSoldOut = (count: number): Message => say(`确定要清空${count}种失效商品吗？`);

/** One line is named. */
export const deleteLines = (names: readonly string[]): Message =>
  say(names.length === 1 ? `确定要删除「${names[0]}」吗？` : `确定要删除选中的${names.length}种商品吗？`);

/** A bundle is bought in the number that it was added in. */
export const bundleFixed = say('套餐的数量不可修改');

/** Whether a line is goods, a bundle or a gift cannot be read. */
export const unknownKind = say('商品类型无法读取，请联系客服修改数量');
/** The order multiple of a line came and cannot be read. */
export const unknownMultiple = say('起订量无法读取，请联系客服修改数量');
