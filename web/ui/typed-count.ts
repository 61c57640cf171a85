/** A number, with or without commas between thousands, and the unit behind it. Words of number are no unit: 5万. */
const COUNT =
  /^([-−]?(?:\d+|\d{1,3}(?:,\d{3})+))\s*[^\d\s.,。点零〇一二两三四五六七八九十百千万亿半a-z!-/:-@[-`{-~-]{0,2}$/i;

const LARGEST = 999_999_999;

/**
 * The whole number that a buyer typed. Full-width digits count. Null for anything else: a fraction, two numbers, 1e3, 0x10,
 * no number.
 */
export function typedCount(text: string): number | null {
  const [, digits] = COUNT.exec(text.normalize('NFKC').trim()) ?? [];
  return digits === undefined ? null : Math.min(LARGEST, Number(digits.replace('−', '-').replaceAll(',', '')));
}
