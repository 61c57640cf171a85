/** A written quantity: `20`, `20盒`, `1,200`, `20.0`, `两盒`, `20盒 要新的`. */
import { NUMERAL, numeralValue } from '#shared/rules/quick-order/chinese-numeral.ts';
import { asksNothing } from './harmless.ts';
import { UNIT, unitOf } from './units.ts';
import type { WantedLine } from './wanted.ts';

export type Quantity = Pick<
  WantedLine,
  'quantity' | 'unit' | 'unclear' | 'remark' | 'plus' | 'written' | 'unexplained'
>;

const DIGITS = '\\d{1,3}(?:,\\d{3})+|\\d{1,7}';
const COUNT = new RegExp(`^(?:[x×*]\\s*)?(${DIGITS})(?:\\.0+|,00?(?!\\d))?(?:\\s*/?(${UNIT}))?(.*)$`, 'is');
const IN_WORDS = new RegExp(`^(${NUMERAL})\\s*(?:(${UNIT})(.*)|)$`, 'is');
/** 1.2万, 3百盒 */
const ROUND = new RegExp(`^(\\d{1,4}(?:\\.\\d{1,3})?)\\s*([百千万])\\s*(${UNIT})?(.*)$`, 'is');
const POLITE = /^(?:吧|呢|啊|哦|哈|呀|谢谢|多谢|即可|就行|就好)?[。.!！~,，;；\s]*$/;
/** Directly behind a number without a unit only these begin a remark: `20-30`, `20+2` and `20.5` are no quantities. */
const REMARK_BEGINS = /^[\s(（,，;；。!！吧呢啊哦哈呀谢]/;
const MOST = 99_999;

/** The quantity of a cell; an unreadable one keeps its text, an empty cell is {}. */
export function readQuantity(cell: string): Quantity {
  if (/^[1-9]\d{0,4}$/.test(cell)) return { quantity: Number(cell) };
  const reckoned = reckonedOf(cell);
  if (reckoned) return reckoned;
  const { unclear, remark = '', ...read } = quantityIn(cell);
  if (unclear !== undefined) return { unclear };
  return { ...read, ...(remark && { remark, ...(!asksNothing(remark) && { unexplained: remark }) }) };
}

/** 5×10盒 is 50盒; 2件+5盒 and 1件+3中包+2 are all of it. */
function reckonedOf(cell: string): Quantity | undefined {
  const [, times, each, of = ''] = TIMES.exec(cell) ?? [];
  if (times !== undefined) return { quantity: Number(times) * Number(each), unit: unitOf(of), written: cell };
  if (!PLUS.test(cell)) return undefined;
  const [first, ...plus] = [...cell.matchAll(PART)].map(([, many, of = '']) => ({
    quantity: Number(many),
    ...(unitOf(of) && { unit: unitOf(of) }),
  }));
  const units = new Set([first, ...plus].map((part) => part?.unit));
  return first && units.size === plus.length + 1 ? { ...first, plus, written: cell } : undefined;
}

const TIMES = /^(\d{1,3})\s*[×*x]\s*(\d{1,3})\s*([盒瓶支袋])$/i;
const PLUS = new RegExp(`^(?:\\d{1,4}\\s*(?:中包|整?[件箱])\\s*[+加又零]?\\s*){1,2}\\d{1,4}\\s*(?:${UNIT})?$`, 'i');
const PART = new RegExp(`(\\d{1,4})\\s*整?(${UNIT})?`, 'gi');

function quantityIn(text: string): Quantity {
  if (text === '') return {};
  const [, digits = '', unit = '', rest = ''] = inWords(text) ?? COUNT.exec(text) ?? [];
  const quantity = Number(digits.replace(/,/g, ''));
  if (!(quantity > 0 && quantity <= MOST && Number.isInteger(quantity))) return { unclear: text };
  if (rest !== '' && (unit === '' ? !REMARK_BEGINS.test(rest) : /^\s*\//.test(rest))) return { unclear: text };
  const behind = rest.trim();
  if (/\d/.test(behind) && !asksNothing(behind)) return { unclear: text };
  const remark = POLITE.test(behind) ? '' : remarkOf(behind);
  const told = unitOf(unit);
  return { quantity, ...(told && { unit: told }), ...(remark && { remark }) };
}

function inWords(text: string): readonly string[] | undefined {
  const [, numeral, unit = '', behind = ''] = IN_WORDS.exec(text) ?? [];
  if (numeral !== undefined) return ['', String(numeralValue(numeral)), unit, behind];
  const [, round, letter = '', each = '', more = ''] = ROUND.exec(text) ?? [];
  return round === undefined ? undefined : ['', String(roundValue(round, letter)), each, more];
}

/** 1.2万 is 12,000; not whole for 1.23百. */
export const roundValue = (round: string, letter: string): number =>
  Number((Number(round) * numeralValue(`一${letter}`)).toPrecision(9));

/** A remark without the brackets and signs around it. */
export const remarkOf = (text: string): string => text.replace(/^[\s(（)）,，;；。:：-]+|[\s)）。,，;；]+$/g, '');

/** True for a cell that is nothing but a quantity above 0. */
export function isQuantity(cell: string): boolean {
  const { quantity, remark } = readQuantity(cell);
  return quantity !== undefined && remark === undefined;
}
