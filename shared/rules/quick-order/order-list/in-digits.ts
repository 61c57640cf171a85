/** Chinese numerals that are quantities, in digits. */
import { NUMERAL, NUMERAL_LETTERS, numeralValue } from '#shared/rules/quick-order/chinese-numeral.ts';
import { roundValue } from './quantity.ts';
import { UNIT } from './units.ts';

/**
 * Places of a Chinese numeral that is a quantity: before a unit, alone (两盒), after a gap (阿莫西林 两盒), or directly
 * behind the goods with a unit that ends no name (阿莫西林两盒; not 三七片). In front it needs a gap: 两盒 阿莫西林.
 */
const IN_WORDS = [
  new RegExp(
    `^(|.+?(?:\\s*[:：、=×x*]\\s*|\\s+-?\\s*)(?:要|来|订|拿)?)(${NUMERAL})(\\s*${UNIT}(?!装|套|头)(?:$|[\\s,，。!！~@¥(（吧呢啊哦哈呀谢].*))$`,
    'i',
  ),
  new RegExp(`^()(${NUMERAL})(\\s*(?:中包|[盒瓶支袋包箱件条板])\\s+.+|[盒瓶袋箱件][\u4e00-\u9fff].+)$`),
];

/** The quantity in digits: `100003 二十盒吧` is `100003 20盒吧`. */
export function inDigits(text: string): string {
  const cut = text.split(/([,，;；。])/);
  return cut.map(spellDigits).join('');
}

/** 3百盒, 1.2万盒 */
const ROUND = /(\d{1,4}(?:\.\d{1,3})?)([百千万])(?=\s*(?:中包|[盒瓶支袋包箱件]))/g;

/** Directly behind words, with a unit that ends no name, any number of them: 要阿莫西林两盒板蓝根三袋. */
const GLUED = new RegExp(`([^\\s${NUMERAL_LETTERS}半几])(${NUMERAL})(?=\\s*(?:中包|[盒瓶支袋件箱])(?!装|套))`, 'g');

function spellDigits(written: string): string {
  const text = written
    .replace(ROUND, (_, round: string, letter: string) => `${roundValue(round, letter)}`)
    .replace(GLUED, (_, before: string, numeral: string) => `${before} ${numeralValue(numeral)}`);
  const form = IN_WORDS.find((each) => each.test(text));
  return form
    ? text.replace(
        form,
        (_, before: string, numeral: string, after: string) =>
          `${before}${/\s$|^$/.test(before) ? '' : ' '}${numeralValue(numeral)}${after}`,
      )
    : text;
}
