/** A month in words: 10月, 10月份, 2026-10, 2026年10月, 26年10月. */
const MONTH = /^(?:(\d{4})[-/.年]|(\d{2})年)?0?([1-9]|1[0-2])(月份?)?$/;

/** The month that these words name; without a year the last one that has begun by `now`. undefined when they name none. */
export function monthNamed(words: string, now: string): string | undefined {
  const [, year, short, of, word] = MONTH.exec(words.normalize('NFKC').replace(/\s/g, '')) ?? [];
  const whole = year ?? (short && `20${short}`);
  if (of === undefined || (whole === undefined && word === undefined)) return undefined;
  const month = `-${of.padStart(2, '0')}`;
  if (whole !== undefined) return whole + month;
  const this_year = Number(now.slice(0, 4));
  return `${this_year}${month}` <= now ? `${this_year}${month}` : `${this_year - 1}${month}`;
}
