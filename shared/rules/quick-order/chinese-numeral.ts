/** Chinese numerals from 1 to 999 as people write quantities: 两, 十, 二十, 一百零五. */
const DIGITS = '零一二三四五六七八九';
const TENS = '[一二三四五六七八九]?十[一二三四五六七八九]?';

/** Every character of a numeral. */
export const NUMERAL_LETTERS = `${DIGITS}两十百`;

/** The source of a pattern that matches one numeral. */
export const NUMERAL = `(?:[一二两三四五六七八九]百(?:零[一二三四五六七八九]|${TENS})?|${TENS}|[一二两三四五六七八九])`;

/** The value of a text that NUMERAL matches. */
export function numeralValue(numeral: string): number {
  let sum = 0;
  let digit = 0;
  for (const letter of numeral) {
    if (letter === '百') sum += digit * 100;
    else if (letter === '十') sum += (digit || 1) * 10;
    digit = letter === '两' ? 2 : Math.max(0, DIGITS.indexOf(letter));
  }
  return sum + digit;
}
