/** Rules that several scenarios prove, with their place in the documents. */
import type { Rule } from './check.ts';

/** A login is known by the length of its token. */
export const TOKEN_LENGTH = 32;
export const TOKEN: Rule = ['登录令牌为 32 位', 'a token has 32 characters', '1 §9'];

export const HIDDEN: Rule = ['价格与库存只对已认证会员显示', 'prices and stock only for a verified buyer', '1 §4'];
export const PRICED: Rule = ['已认证会员可见价格', 'prices for a verified buyer', '1 §4'];
export const ONE_PRICE: Rule = ['列表、商品页、购物车同价', 'one price in list, goods page and cart', '2 §4'];
export const ADDS_UP: Rule = ['各项金额之和等于应付', 'the money rows add up'];
export const IN_STOCK: Rule = ['“仅看有货”只列有库存的商品', 'in stock only: nothing without stock', '1 §2'];
export const ORDERED_BY: Rule = ['按所选排序', 'in the order that was asked for', '1 §5'];
export const ONCE: Rule = ['翻页不重复', 'nothing stands on two pages', '1 §4'];
export const LEADS_ON: Rule = ['page_next 指向下一页，直到 end', 'page_next leads on, until “end”', '1 §4'];

/** The display codes of an order, by document 1 §4; 2 is told among the lists. */
export const ORDER_CODES = {
  1: ['1 为待付款', '1 is pending payment', '1 §4'],
  2: ['2 为待发货', '2 is pending shipment', '1 §2'],
  3: ['3 为待收货', '3 is pending receipt', '1 §4'],
  4: ['4 为售后中', '4 is after-sales', '1 §4'],
  5: ['5 为待评价', '5 is pending comment', '1 §4'],
  6: ['6 为已完成', '6 is completed', '1 §4'],
  7: ['7 为已关闭', '7 is closed', '1 §4'],
} satisfies Readonly<Record<number, Rule>>;
export type OrderCode = keyof typeof ORDER_CODES;
