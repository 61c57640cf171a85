/** The phone numbers in a text that an operator wrote, and the link that dials each: one rule for every `tel:` link. */

export interface PhoneNumber {
  /** As it was written, with its extension; full width is folded. */
  readonly shown: string;
  /** The words before it: 订货热线 400-000-0001. A number without words has those of the one before it. */
  readonly label: string;
  /** Digits, and `,801` for extension 801: the phone waits before it dials it. */
  readonly href: string;
}

interface Draft {
  from: number;
  to: number;
  digits: string;
  extension: string;
}

/** Office hours are no number. */
const HOURS = /\d{1,2}:\d{2}(?:\s*[-~至到]\s*\d{1,2}:\d{2})?/g;

/** What stands between a number and the words of the next one; what is in parentheses belongs to the number before. */
const AROUND_LABEL = /^(?:\([^)]*\)|[\s,;/|、)。])+|[\s:(]+$/g;

/** Digits, the words before an extension, marks inside a number, anything else. */
const PART = /(\+?\d+)|((?:转接?|分机号?|ext\.?|[#x])\s*:?)|([\s().-]+)|./gi;

const MOBILE = /^0?1[3-9]\d{9}$/;
const FREE = /^[48]00\d{7}$/;
const WITH_AREA = /^0(?:10|2\d|[3-9]\d{2})\d{7,8}$/;
const LOCAL = /^(?![48]00)[2-9]\d{6,7}$/;
const HOTLINE = /^(?:9[56]\d{3,4}|12\d{3})$/;

/** China's code, written +86, 0086, or 86 before a mobile number. The area loses its 0 behind it. */
const COUNTRY = /^(?:\+86|0086|86(?=1\d{10}$))/;
const ABROAD = /^\+(?!86)\d{8,15}$/;

/** The longest extension. Without a word before it, only a hyphen joins it to its number. */
const EXTENSION = 5;

function isWhole(digits: string): boolean {
  const own = digits.replace(COUNTRY, '');
  const known = [MOBILE, FREE, WITH_AREA].some((kind) => kind.test(own));
  return known || (own === digits ? LOCAL.test(digits) || ABROAD.test(digits) : WITH_AREA.test(`0${own}`));
}

const isLong = (digits: string): boolean => digits.replace(/\D/g, '').length >= 3;

/** All numbers in the order of the text. A short or unknown number counts only when it is the only one. */
export function phoneNumbers(written: string): readonly PhoneNumber[] {
  const text = folded(written);
  const drafts = draftsOf(text);
  const sure = drafts.filter(({ digits }) => isWhole(digits) || HOTLINE.test(digits));
  const only = drafts.filter(({ digits }) => isLong(digits));
  const numbers = sure.length > 0 || only.length > 1 ? sure : only;
  let end = 0;
  let label = '';
  return numbers.map(({ from, to, digits, extension }) => {
    label = text.slice(end, from).replace(AROUND_LABEL, '') || label;
    end = to;
    return {
      label,
      shown: text.slice(from, to),
      href: `tel:${digits.replace(COUNTRY, '+86')}${extension && `,${extension}`}`,
    };
  });
}

/** Full-width characters as ASCII, all dashes as hyphens, without marks that cannot be seen. */
const folded = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();

function draftsOf(text: string): readonly Draft[] {
  const drafts: Draft[] = [];
  let open: Draft | undefined;
  let before = '';
  for (const part of text.replace(HOURS, (hours) => '、'.repeat(hours.length)).matchAll(PART)) {
    const [all, digits, word, mark] = part;
    const to = part.index + all.length;
    if (digits === undefined) {
      if (word === undefined && mark === undefined) open = undefined;
      // A mark after the word changes nothing: 转 801.
      if (mark === undefined || before === '' || /[\s().-]/.test(before)) before = word ?? mark ?? '';
      continue;
    }
    const joins = joinOf(open, digits, before);
    if (open && joins) {
      open[joins] += digits;
      open.to = to;
      if (joins === 'extension') open = undefined;
    } else if (!joins) {
      open = { from: part.index, to, digits, extension: '' };
      drafts.push(open);
    }
    before = '';
  }
  return drafts;
}

/** Whether digits continue an open number or are its extension. Undefined: another number starts. */
function joinOf(open: Draft | undefined, digits: string, before: string): 'digits' | 'extension' | undefined {
  if (before !== '' && !/^[\s().-]+$/.test(before)) return 'extension';
  if (!open || digits.startsWith('+')) return undefined;
  if (!isWhole(open.digits)) return 'digits';
  return before.includes('-') && digits.length <= EXTENSION ? 'extension' : undefined;
}
