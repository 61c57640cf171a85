/**
 * Numbers beside the quantity that are never ordered: gifts, dates, batches, what lies on the shelf. Their places are marked and
 * their digits hidden, so that nothing reads them, until they are told as a remark.
 */
import { UNIT } from './units.ts';

const COUNT = `(?:\\d{1,5}|[一二两三四五六七八九十]+)\\s*${UNIT}?`;
const DAY =
  '(?:\\d{1,2}月\\d{1,2}[日号]?|20\\d{2}[-./年]\\d{1,2}(?:[-./月]\\d{1,2}日?)?月?|\\d{1,2}/\\d{1,2}(?=[前后到送要发]))';

const BESIDE = new RegExp(
  [
    // 买10赠1, 满20送2盒
    `(?:满|每|买|购)\\s*${COUNT}\\s*,?\\s*(?:再|可|立)?(?:赠|送|得|减|免)\\s*${COUNT}`,
    // （送5盒）; （赠品） says what the row itself is.
    `[(（]\\s*(?:另|再|可|搭)?(?:赠|送)[^\\d一二两三四五六七八九十)）]{0,6}${COUNT}[^)）]{0,6}[)）]`,
    // 批号260401, 效期2028.05以后
    `(?:批号|批次|有?效期[至到]?|失效期?|生产日期|到期)\\s*:?\\s*(?:${DAY}|[a-z]{0,2}\\d[\\d./-]*)\\s*(?:年|个?月|[以之]?[前后上])*`,
    // 6.5一盒
    `[1-9]\\d*\\.\\d{1,2}[一每]${UNIT}`,
    // 还剩5盒, 上次要了20盒
    `(?:还有|还剩|剩下?|库存|现有|上次|上月|上回|去年|平时|每月|月销|一个月)(?:要了?|订了?|进了?|卖了?|的?是)?\\s*${COUNT}`,
    // 11月28日前到
    `${DAY}\\s*(?:之?[前后]|左右)?(?:要?到货?|送[到货]?|发货?|要货?)?`,
  ].join('|'),
  'gi',
);

const [OPEN, CLOSE, ZERO] = ['\ue020', '\ue021', 0xe000];
const REGION = new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}`, 'g');
const NUMERALS = '0123456789一二两三四五六七八九十';
const HIDDEN = /[\ue000-\ue01f]/g;

/** Most cells have none of these: a quick look saves the long one. */
const MAY_BE_BESIDE = /[赠送得减免批效期剩库存现上去平月年每一]|20\d\d[-./]|\d\/\d/;

/** The text with such places marked and their numbers hidden. */
export const hidden = (text: string): string => (MAY_BE_BESIDE.test(text) ? marked(text) : text);

const marked = (text: string): string =>
  text.replace(BESIDE, (place, at: number) =>
    // The first word of a row is its goods, or a code such as 2026.
    at === 0 ? place : `${OPEN}${place.replace(/[\d一二两三四五六七八九十]/g, hide)}${CLOSE}`,
  );

const hide = (letter: string): string => String.fromCharCode(ZERO + NUMERALS.indexOf(letter));

/** The text as it was written. */
export const shown = (text: string): string =>
  text
    .replace(HIDDEN, (letter) => NUMERALS[letter.charCodeAt(0) - ZERO] ?? '')
    .replace(/[\ue020\ue021]/g, '')
    .trim();

/** The text without the marked places, and these. */
export function apart(text: string): { readonly rest: string; readonly beside: string } {
  const beside = (text.match(REGION) ?? []).map(shown).join(' ');
  return { rest: text.replace(REGION, ' ').replace(/\s+/g, ' ').trim(), beside };
}
