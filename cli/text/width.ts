/** How many columns a text takes in a terminal: Chinese characters, full-width marks and emoji take two. */
import stringWidth from 'string-width';

/** What counts without a look at clusters: plain letters take one column, Chinese characters and full-width marks two. */
const PLAIN = /^[\x20-\x7e¥…×│─\u3000-\u303e\u4e00-\u9fff\uff01-\uff60]*$/;
const WIDE = /[\u3000-\uffff]/g;

/**
 * Columns of a text of one line, colours not counted. string-width knows what emoji and combined characters take, and
 * needs 80 µs for a cell of a table; what is plain needs one.
 */
export const widthOf = (text: string): number =>
  PLAIN.test(text) ? text.length + (text.match(WIDE)?.length ?? 0) : stringWidth(text);

/** A text filled with spaces to so many columns, on its right or (for numbers) on its left. */
export function padded(text: string, columns: number, side: 'left' | 'right' = 'right'): string {
  const gap = ' '.repeat(Math.max(0, columns - widthOf(text)));
  return side === 'right' ? text + gap : gap + text;
}

/** A text cut to so many columns, with … where something is missing; cli-truncate lets half a character stand over (`药药药` in 4). */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let used = 1;
  for (const character of characters(text)) {
    used += widthOf(character);
    if (used > columns) break;
    kept += character;
  }
  return `${kept}…`;
}

/**
 * A text broken into lines of so many columns: at spaces and after |, inside Chinese text anywhere, and inside a word
 * that is too long by itself. wrap-ansi breaks at spaces only: it leaves half of a Chinese line empty, or cuts flags in two.
 */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.match(/[\x21-\x7b\x7d-\u10ff]+\|?|\s|./gu) ?? [];
  for (const piece of words.flatMap((word) => (widthOf(word) > columns ? characters(word) : [word]))) {
    if (line !== '' && widthOf(line + piece.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = '';
    }
    if (line !== '' || piece.trim() !== '') line += piece;
  }
  return [...lines, line.trimEnd()];
}

const characters = (word: string): string[] => [...word.matchAll(/\P{M}\p{M}*/gu)].map(([one]) => one);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;

/** A server's words on one line, without anything that would command the terminal. */
export const clean = (text: string): string => text.replace(CONTROL, ' ');
