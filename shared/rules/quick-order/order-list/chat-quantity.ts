/** Which number of a part is its quantity: prices, packs, names and numbers of another time are none. */
import { CODE, isMaker } from './cell-kinds.ts';
import { type NumberToken, numberTokens } from './number-tokens.ts';
import { takePacks } from './pack.ts';

/** Words in front of the number that are more than a pack or a maker. */
export function hasGoods(piece: string): boolean {
  const tokens = numberTokens(piece);
  const token = tokens[tokens.length - 1];
  const { rest, packs } = takePacks(piece.slice(0, token?.start ?? 0).trim());
  const own = rest
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !isMaker(word))
    .join(' ');
  // Two letters may be a maker, 鹿泽; with an own pack they are goods, 黄芪 250g.
  return /[\u4e00-\u9fff]{3}|[a-z]{2}\d{4}/i.test(own) || (packs !== '' && /[\u4e00-\u9fff]{2}/.test(own));
}

/** Prices in words and digits. */
export const PRICES =
  /(?:[@¥$]\s*\d+(?:\.\d+)?(?:\s*\/\s*\S)?|\d+\.\d+\s*(?:\/|一|每)\s*[盒瓶支袋](?!\S)|(?:单价|进价|价格?)\s*[:：]?\s*\d+(?:\.\d+)?\s*(?:元|块)?|(?:\d+(?:\.\d+)?\s*(?:元|块钱)|\d+\.\d+\s*块)(?:\s*(?:\/|一|每)\s*[盒瓶支袋件箱包])?)/g;

/** Words without the signs and the asking (要, 来) around them. */
export const trimmed = (words: string): string =>
  words
    .replace(/[\s:：、=,，;>~(（[【-]+$|^[\s:：、=,，;)）]+/g, '')
    .replace(/(\s+|\d{4})(?:要货?|来|订货?|拿|各|共|采购|数量)$/, (_, before: string) => before.trim())
    .replace(/[\s:：、=,，;]+$/, '')
    .trim();

/** The token that is the quantity: the last one that may be. */
export function quantityOf(text: string): NumberToken | undefined {
  const all = numberTokens(text.replace(PRICES, (price) => ' '.repeat(price.length))).filter(
    ({ kind }) => kind !== 'pack' && kind !== 'name',
  );
  const counted = all.filter(({ kind }) => kind !== 'dose');
  const may = (token: NumberToken) => isPossible(text, token);
  // A dose behind a real quantity is a part of the pack or of the remark.
  return [...counted].reverse().find(may) ?? [...all].reverse().find(may);
}

function isPossible(text: string, { start, end, kind }: NumberToken): boolean {
  const [before, behind] = [trimmed(text.slice(0, start)), trimmed(text.slice(end))];
  if (before !== '') return true;
  return kind === 'bare' ? CODE.test(behind) : behind !== '';
}
