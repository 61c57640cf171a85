/** Chinese numerals from 1 to 99,999 as people write quantities: 两, 十, 二十, 一百零五, 一千二百. */
const DIGITS = '零一二三四五六七八九';
const ONE = '[一二两三四五六七八九]';
const TENS = `${ONE}?十${ONE}?`;
const HUNDREDS = `${ONE}百(?:零${ONE}|${TENS})?`;
const THOUSANDS = `${ONE}千(?:零(?:${TENS}|${ONE})|${HUNDREDS})?`;

/** Every character of a numeral. */
export const NUMERAL_LETTERS = `${DIGITS}两十百千万`;

/** The source of a pattern that matches one numeral. */
export const NUMERAL = `(?:${ONE}万(?:${THOUSANDS}|零${HUNDREDS})?|${THOUSANDS}|${HUNDREDS}|${TENS}|${ONE})`;

const VALUES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** The value of a text that NUMERAL matches. */
export function numeralValue(numeral: string): number {
  let sum = 0;
  let digit = 0;
  for (const letter of numeral) {
    sum += (VALUES[letter] ?? 0) * (digit || 1);
    digit = letter === '两' ? 2 : Math.max(0, DIGITS.indexOf(letter));
  }
  return sum + digit;
}
