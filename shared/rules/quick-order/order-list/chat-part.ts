/** The goods, the quantity and the remark of one part of a chat's row. */
import { NUMERAL_LETTERS } from '#shared/rules/quick-order/chinese-numeral.ts';
import { isMaker } from './cell-kinds.ts';
import { hasGoods, PRICES, quantityOf, trimmed } from './chat-quantity.ts';
import { asksNothing } from './harmless.ts';
import { type NumberToken, numberTokens } from './number-tokens.ts';
import { isPackText } from './pack.ts';
import { readQuantity } from './quantity.ts';
import { UNIT } from './units.ts';
import type { WantedLine } from './wanted.ts';

/** A line before it knows its row. */
export type ChatLine = Omit<WantedLine, 'row'>;

/** The goods and the quantity of one part; undefined for a part without goods. */
export function lineOf(part: string): ChatLine | undefined {
  const price = part.match(PRICES)?.[0].trim();
  const text = part.replace(PRICES, ' ').replace(/\s+/g, ' ').trim();
  const line = text === '' ? undefined : reading(text);
  if (!line || !/[\p{L}\p{N}]/u.test(line.words)) {
    // A code and a number without a gap: 6999000019935103支.
    return /\d{7}/.test(text) ? { words: text, unclear: '' } : undefined;
  }
  return { ...line, ...(price && { price }) };
}

function reading(text: string): ChatLine {
  const [, words = '', vague] = VAGUE.exec(text) ?? [];
  if (vague !== undefined) return { words: trimmed(words), unclear: vague.trim() };
  const token = quantityOf(text);
  if (!token) return { words: trimmed(text) || text };
  const before = text.slice(0, token.start);
  const behind = text.slice(token.end).trim();
  const other = otherCount(text, token);
  if (other) {
    const unclear = text.slice(other.start).trim();
    const read = readQuantity(unclear);
    return { words: trimmed(text.slice(0, other.start)), ...(read.plus ? read : { unclear }) };
  }
  if (trimmed(before) === '') return { words: trimmed(behind), ...numberOf(token, '') };
  // 阿莫西林胶囊 20盒 0.25g×50粒 北辰制药
  const more = behind.replace(/^[(（【[]|[)）】\]]$/g, '').replace(/的$/, '');
  if (isPackText(more) || isMaker(more)) return { words: `${trimmed(before)} ${more}`, ...numberOf(token, '') };
  const read = numberOf(token, behind, text.slice(0, token.end - token.text.length));
  // 顺便带 20盒 卡马西平片 0.1g×30片: the goods are in what stands behind, too.
  const isBehind = read.unclear !== undefined && token.kind === 'counted' && hasGoods(`${behind} 1盒`);
  return isBehind
    ? { words: `${trimmed(before)} ${trimmed(behind)}`, ...numberOf(token, '') }
    : { words: trimmed(before), ...read };
}

/** 半盒, 几盒, 两三盒, -3 */
const VAGUE = new RegExp(
  `^(.+?)(\\s-\\d[\\d.]*\\s*${UNIT}?|(?:半|几|若干|[${NUMERAL_LETTERS}半]{2,})\\s*(?:中包|[盒瓶支袋件箱]))$`,
);

/** Another number behind the goods that may be the quantity: 10-20盒, 20+2, 20盒改30盒, 买10送1, 20 5. */
const otherCount = (text: string, token: NumberToken): NumberToken | undefined =>
  numberTokens(text).find(
    ({ kind, inChain, start, end }) =>
      kind !== 'pack' &&
      kind !== 'name' &&
      end <= token.start &&
      trimmed(text.slice(0, start)) !== '' &&
      ((kind === 'bare' && token.kind === 'bare' && !inChain && !token.inChain) ||
        OR.test(text.slice(end, token.start))),
  );
const OR = /^\s*(?:[-~～+/]|到|至|或者?|送|赠|加|又|换成?|改成?|改为|变成?|不要.*|→)\s*(?:[x×*]\s*)?$/;

/** Directly behind a bare number these begin a remark; other words may be goods: 感冒灵 999 胶囊. */
const ENDS_NUMBER = /^(?:[(（,，。;!！~吧呢啊哦哈呀谢]|$)/;

function numberOf(token: NumberToken, behind: string, before = ''): Omit<ChatLine, 'words'> {
  const written = `${token.text}${behind === '' ? '' : /^[(（,，。]/.test(behind) ? behind : ` ${behind}`}`;
  const isGlued = token.kind === 'bare' && /[\u4e00-\u9fff)）]$/.test(before) && token.number.length > 2;
  if (isGlued || (token.kind === 'bare' && !ENDS_NUMBER.test(behind) && !asksNothing(behind)))
    return { unclear: written };
  const read = readQuantity(written);
  if (read.quantity === undefined) return { unclear: written };
  return { ...read, ...(read.unit !== undefined && { mayBePack: true as const }) };
}
