/** Numbers that people paste: a tax number, with whatever stood around it where it was copied from. */

/** Zero-width marks, blanks, hyphens and dots, which a number is grouped by. */
const BETWEEN = /[\s\u200B-\u200F\u2060\uFEFF\-\u2010-\u2015._·]/g;
/** What stands before a number: 税号：, 纳税人识别号, 统一社会信用代码 (18位):. */
const BEFORE = /^[^0-9A-Za-z]*?(?:税号|识别号|信用代码|代码)[^:(0-9A-Za-z]*(?:\(\d+位?\))?:?/;

/** The number alone: half-width, in capitals, without label and separators. Nothing of it is cut off. */
export const taxNumber = (typed: string): string =>
  typed.normalize('NFKC').replace(BETWEEN, '').replace(BEFORE, '').toUpperCase();

/** Whether this is a tax number: of 15 or 20 characters, or of 18 with the check character of a credit code or an identity card. */
export function isTaxNumber(number: string): boolean {
  if (/^[0-9A-Z]{15}$|^[0-9A-Z]{20}$/.test(number)) return true;
  return number.length === 18 && (isCreditCode(number) || isIdentityCard(number));
}

/** The characters of a unified social credit code, by value (GB 32100-2015). */
const CREDIT = '0123456789ABCDEFGHJKLMNPQRTUWXY';

function isCreditCode(number: string): boolean {
  const values = [...number].map((character) => CREDIT.indexOf(character));
  if (values.includes(-1)) return false;
  const sum = values.slice(0, 17).reduce((all, value, at) => all + value * (3 ** at % 31), 0);
  return values[17] === (31 - (sum % 31)) % 31;
}

/** The check characters of an identity card, by remainder (GB 11643). Sole traders are taxed under theirs. */
const IDENTITY = '10X98765432';

function isIdentityCard(number: string): boolean {
  if (!/^\d{17}[\dX]$/.test(number)) return false;
  const sum = [...number].slice(0, 17).reduce((all, digit, at) => all + Number(digit) * (2 ** (17 - at) % 11), 0);
  return number[17] === IDENTITY[sum % 11];
}
