/** Sentences of the cart and of adding to it (document 1 §5, §8, document 2 §5, §8). */
import { type Message, say } from './message.ts';

export const belowZero = say('数量不能为负数！');

/** A quantity above the stock of `stock`. */
export const aboveStock = (stock: number): Message => say(`库存不够，最大：${stock}`);

/** `success` 2: others were faster, `left` are left. */
export const tooSlow = (left: number): Message => say(`下手慢了！还剩${left}个`);

/** Nothing is left to add because the buyer's own cart holds it all: `num` of it. */
export const allInCart = (num: number): Message => say(`库存已全部在您的购物车里：${num}`);

/** `success` 3: the purchase limit leaves `left` more. */
export const limited = (left: number): Message => say(`数量限购，您还可购${left}个`);

export const selectGoods = say('请选择商品！');
export const selectForDeletion = say('选择需要删除的商品！');

/** The line of this row (from 1) has a quantity below 1. */
export const rowBelowOne = (row: number): Message => say(`第${row}行,购买数量至少为1`);

export const deleted = say('删除成功！');

/** Asked before everything that cannot be had any more leaves the cart. */
export const clearSoldOut = (count: number): Message => say(`确定要清空${count}种失效商品吗？`);

/** Asked before lines leave the cart. */
export const deleteLines = (count: number): Message => say(`确定要删除选中的${count}种商品吗？`);
