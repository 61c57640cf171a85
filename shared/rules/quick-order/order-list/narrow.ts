/** Spellings of a text that mean the same: width of characters, blanks, and the ways in which Excel keeps digits as text. */

/** Cells of other text are cut; no goods need more characters. */
const LONGEST_CELL = 160;

/** Converts full-width letters, digits, blanks and signs to half-width, and removes invisible characters. */
export const narrow = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u2060\ufeff]|\u00ad|\ufe0e|\ufe0f/g, '')
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[，﹐]/g, ',')
    .replace(/[；﹔]/g, ';')
    .replace(/[：﹕]/g, ':')
    .replace(/[．﹒]/g, '.')
    .replace(/[＊✱∗﹡]/g, '*')
    .replace(/[✕✖╳⨯]/g, '×')
    .replace(/[＋﹢]/g, '+')
    .replace(/[－﹣−–—]/g, '-')
    .replace(/[／∕]/g, '/')
    .replace(/％/g, '%')
    .replace(/＝/g, '=')
    .replace(/＠/g, '@')
    .replace(/＃/g, '#')
    .replace(/＇/g, "'")
    .replace(/￥/g, '¥')
    .replace(/[｜│┃]/g, '|')
    .replace(/㎎/g, 'mg')
    .replace(/㎖/g, 'ml')
    .replace(/[µ]/g, 'μ')
    .replace(
      /((?:\d|[\u4e00-\u9fff%]|\d\s*(?:[kmμu]?g|mcg|m?l|[cm]?m|iu|s)|(?:^|[^a-z])x{0,3}[sml])\s*)x(?=\s*\d)/gi,
      '$1×',
    );

/** One cell on one line, without Excel's ways to keep digits as text: `="6999…"`, `'6999…`, a tab, a stray quote. */
export function cellText(cell: string): string {
  const text = narrow(cell).replace(/\s+/g, ' ').trim();
  const plain = /^="(.*)"$/.exec(text)?.[1] ?? /^'(.+)$/.exec(text)?.[1] ?? text;
  const unquoted = /^"([^"]*)"$/.exec(plain)?.[1] ?? plain;
  return unquoted.trim().slice(0, LONGEST_CELL).trim();
}

/** Digits that Excel has turned into an exponent, so the last ones are lost. */
export const isDestroyed = (cell: string): boolean => /^\d(\.\d+)?e\+?\d{1,2}$/i.test(cell);

/** Removes all that does not distinguish names: case, blanks, brackets and most signs; Roman numerals become letters. */
export const folded = (text: string): string =>
  narrow(text)
    .toLowerCase()
    .replace(/[ⅰ-ⅻ]/g, (numeral) => ROMAN[numeral.charCodeAt(0) - 0x2170] ?? numeral)
    .replace(/[×*]/g, 'x')
    .replace(/[\s()（）[\]【】{}<>《》「」『』·•・,，、;；:：'"“”‘’_\-/\\|]/g, '');

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
