/** Chinese numerals from 1 to 99,999 as people write quantities: 两, 十, 二十, 一百零五, 一千二百, 贰拾. */
const DIGITS = '零一二三四五六七八九零壹贰叁肆伍陆柒捌玖';
const ONE = '[一二两三四五六七八九壹贰叁肆伍陆柒捌玖]';
const TENS = `${ONE}?[十拾]${ONE}?`;
const HUNDREDS = `${ONE}[百佰](?:零${ONE}|${TENS})?`;
const THOUSANDS = `${ONE}[千仟](?:零(?:${TENS}|${ONE})|${HUNDREDS})?`;

/** Every character of a numeral. */
export const NUMERAL_LETTERS = `${DIGITS}两十拾百佰千仟万廿卅`;

/** The source of a pattern that matches one numeral. */
export const NUMERAL = `(?:${ONE}万(?:${THOUSANDS}|零${HUNDREDS})?|${THOUSANDS}|${HUNDREDS}|${TENS}|[廿卅]${ONE}?|${ONE})`;

const VALUES: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  廿: 20,
  卅: 30,
  百: 100,
  佰: 100,
  千: 1000,
  仟: 1000,
  万: 10_000,
};

/** The value of a text that NUMERAL matches. */
export function numeralValue(numeral: string): number {
  let sum = 0;
  let digit = 0;
  for (const letter of numeral) {
    sum += (VALUES[letter] ?? 0) * (digit || 1);
    digit = letter === '两' ? 2 : Math.max(0, DIGITS.indexOf(letter) % 10);
  }
  return sum + digit;
}
