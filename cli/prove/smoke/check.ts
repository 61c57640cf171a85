/** Assertions on answers. Each names its call, its field and its rule. */
import { type Condition, conditionOf, valueAt } from '#cli/prove/calling/condition.ts';
import type { Place } from '#cli/prove/report/findings.ts';
import { price } from '#cli/text/money.ts';
import { bracketed, isWords, plainly, type Words } from '#cli/text/words.ts';
import { inYuan, isMoney } from './amounts.ts';
import { say } from './dictionary.ts';

/** A section of the documents: `2 §3` is document 2, section 3. */
export type Cited = `${1 | 2} §${number}` | `${1 | 2} §${number}, §${number}`;

/** A rule in both languages, with its section of the documents if there is one. */
export type Rule = Words | readonly [zh: string, en: string, cited: Cited];

/** A description of the expected value, or the expected number. */
export type Expected = Words | number;

export interface About {
  readonly call: string;
  readonly field: string;
  readonly rule: Rule;
  readonly at?: Place | undefined;
}

export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  constructor(
    readonly about: About,
    readonly expected: Words,
    readonly got: Words,
  ) {
    super(`${about.call} ${about.field}: expected ${expected[1]}, got ${got[1]} (${ruleWords(about.rule)[1]})`);
  }
}

export const ruleWords = (rule: Rule): Words => [rule[0], rule[1]];

const LONGEST = 200;

export const checksOf = (call: string) => {
  /** A value of the field; a text stays as it is. */
  const shown = (field: string, value: unknown): Words => {
    if (value === undefined) return say.nothing;
    const written = isMoney(call, field) ? inYuan(value) : value;
    const text = typeof written === 'string' ? written : JSON.stringify(written);
    return plainly(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
  };
  const told = (field: string, value: unknown): Words => (isWords(value) ? value : shown(field, value));
  return {
    equal<T extends string | number | boolean>(field: string, got: T | undefined, expected: T, rule: Rule): void {
      if (got !== expected) throw new CheckFailed({ call, field, rule }, shown(field, expected), shown(field, got));
    },
    holds(field: string, ok: boolean, expected: Expected, got: unknown, rule: Rule): void {
      if (!ok) throw new CheckFailed({ call, field, rule }, told(field, expected), told(field, got));
    },
    present<T>(field: string, got: T | undefined, expected: Expected, rule: Rule): T {
      if (got === undefined) throw new CheckFailed({ call, field, rule }, told(field, expected), say.nothing);
      return got;
    },
    meets(answer: unknown, { holds, lacking, isAbsent, path, wanted }: Condition, rule: Rule, at?: Place): void {
      if (holds(answer)) return;
      const amount = isMoney(call, path) ? wanted.replace(/-?\d+$/, (fen) => price(Number(fen))) : wanted;
      const expected = wanted !== '' ? plainly(amount) : isAbsent ? say.nothing : say.aValue;
      const off = lacking(answer);
      const got = off ? bracketed(shown(path, off.value), rowWords(off)) : shown(path, valueAt(answer, path));
      throw new CheckFailed({ call, field: path, rule, at }, expected, got);
    },
  };
};
export type Checks = ReturnType<typeof checksOf>;

/** `goods_id 100372，3/20`: a row by its id, and how many are like it. */
function rowWords({ row, count, of }: NonNullable<ReturnType<Condition['lacking']>>): Words {
  const [name, id] = Object.entries(Object(row)).find(([each]) => /_(id|sn)$/.test(each)) ?? [];
  const which = name === undefined ? [] : [`${name} ${id}`];
  return [[...which, `${count}/${of}`].join('，'), [...which, `${count}/${of}`].join(', ')];
}

/** The answer fulfils all these conditions, which are written as in scenario files. */
export const has =
  (rule: Rule, ...conditions: readonly string[]) =>
  (answer: object, { meets }: Checks): void => {
    for (const each of conditions) meets(answer, conditionOf(each), rule);
  };

export const TOKEN: Rule = ['登录令牌为 32 位', 'a token has 32 characters', '1 §9'];

export const HIDDEN: Rule = ['价格与库存只对已认证会员显示', 'prices and stock only for a verified buyer', '1 §4'];
export const PRICED: Rule = ['已认证会员可见价格', 'prices for a verified buyer', '1 §4'];
export const ONE_PRICE: Rule = ['列表、商品页、购物车同价', 'one price in list, goods page and cart', '2 §4'];
export const ADDS_UP: Rule = ['各项金额之和等于应付', 'the money rows add up'];
export const IN_STOCK: Rule = ['“仅看有货”只列有库存的商品', 'in stock only: nothing without stock', '1 §2'];
export const ORDERED_BY: Rule = ['按所选排序', 'in the order that was asked for', '1 §5'];
export const ONCE: Rule = ['翻页不重复', 'nothing stands on two pages', '1 §4'];
export const LEADS_ON: Rule = ['page_next 指向下一页，直到 end', 'page_next leads on, until “end”', '1 §4'];

/** Display codes of an order (document 1 §4; 2 stands in §2). */
export const ORDER_CODES = {
  1: ['1 为待付款', '1 is pending payment', '1 §4'],
  2: ['2 为待发货', '2 is pending shipment', '1 §2'],
  7: ['7 为已关闭', '7 is closed', '1 §4'],
} satisfies Readonly<Record<number, Rule>>;
export type OrderCode = keyof typeof ORDER_CODES;
