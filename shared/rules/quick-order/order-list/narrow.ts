/** Spellings of a text that mean the same: width of characters, blanks, and the ways in which Excel keeps digits as text. */

/** Cells of other text are cut; no goods need more characters. */
const LONGEST_CELL = 160;

/** Signs that are written in several ways, by what they become. */
const SIGNS: readonly (readonly [is: string, written: string])[] = [
  ['', '\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\ufe0e\ufe0f'],
  [' ', '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000'],
  [',', '，﹐'],
  [';', '；﹔'],
  [':', '：﹕'],
  ['.', '．﹒'],
  ['*', '＊✱∗﹡'],
  ['×', '✕✖╳⨯'],
  ['+', '＋﹢'],
  ['-', '－﹣−–—'],
  ['/', '／∕'],
  ['%', '％'],
  ['=', '＝'],
  ['@', '＠'],
  ['#', '＃'],
  ["'", '＇'],
  ['¥', '￥'],
  ['|', '｜│┃'],
  ['mg', '㎎'],
  ['ml', '㎖'],
  ['μ', 'µ'],
];
const NARROW = new Map(SIGNS.flatMap(([is, written]) => [...written].map((sign) => [sign, is] as const)));
const WIDE = new RegExp(`[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a${[...NARROW.keys()].join('')}]`, 'g');
/** An x between a number or a name and a number. */
const TIMES = /((?:\d|[\u4e00-\u9fff%]|\d\s*(?:[kmμu]?g|mcg|m?l|[cm]?m|iu|s)|(?:^|[^a-z])x{0,3}[sml])\s*)x(?=\s*\d)/gi;
/** Most cells are narrow already: one look saves the others. */
const IS_NARROW = /^[ -WYZ-wyz-~×\u4e00-\u9fff]*$/;

/** Converts full-width letters, digits, blanks and signs to half-width, and removes invisible characters. */
export const narrow = (text: string): string =>
  IS_NARROW.test(text)
    ? text
    : text
        .replace(WIDE, (wide) => NARROW.get(wide) ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .replace(TIMES, '$1×');

/** One cell on one line, without Excel's ways to keep digits as text: `="6999…"`, `'6999…`, a tab, a stray quote. */
export function cellText(cell: string): string {
  const text = narrow(cell).replace(/\s+/g, ' ').trim();
  const plain = /^="(.*)"$/.exec(text)?.[1] ?? /^'(.+)$/.exec(text)?.[1] ?? text;
  const unquoted = /^"([^"]*)"$/.exec(plain)?.[1] ?? plain;
  return unquoted.trim().slice(0, LONGEST_CELL).trim();
}

/** Digits that Excel has turned into an exponent, so the last ones are lost. */
export const isDestroyed = (cell: string): boolean => /^\d(\.\d+)?e\+?\d{1,2}$/i.test(cell);

/** In lower case, without blanks, brackets and quotes; Roman numerals become letters, the signs of packs stay. */
export const squeezed = (text: string): string =>
  narrow(text)
    .toLowerCase()
    .replace(/[ⅰ-ⅻ]/g, (numeral) => ROMAN[numeral.charCodeAt(0) - 0x2170] ?? numeral)
    .replace(/\*/g, '×')
    .replace(/[\s()（）[\]【】{}<>《》「」『』·•・,，、;；"“”‘’'_|]/g, '');

/** The same without the signs of packs: all that does not distinguish names. */
export const folded = (text: string): string =>
  squeezed(text)
    .replace(/×/g, 'x')
    .replace(/[：:\-/\\]/g, '');

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
