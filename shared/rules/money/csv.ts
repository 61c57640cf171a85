/** CSV that Excel opens as it is meant: with a byte order mark, codes as text, and no cell that begins a formula. */

/** Text of the file; rows end with CRLF. */
export const csvOf = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  `\ufeff${rows.map((row) => row.map((cell) => cellOf(cell ?? '')).join(',')).join('\r\n')}\r\n`;

/** Yuan without signs, so that Excel can add them up; '' for an unknown amount. */
export const yuanCell = (fen: number | undefined): string => (fen === undefined ? '' : (fen / 100).toFixed(2));

/** Longer numbers lose digits in Excel, shorter ones their zeros in front: a tab behind them keeps them as text. */
const CODE = /^(?:0\d+|\d{12,})$/;
/** What a spreadsheet takes for a formula; a plain negative number is none. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

function cellOf(cell: string | number): string {
  const text = String(cell);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : CODE.test(text) ? `${text}\t` : text;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
