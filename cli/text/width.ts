/** Columns of a text in a terminal: Chinese, full-width signs and emoji take two. */
// By hand since November 2026: string-width costs each start 40 ms (segmenter, emoji tables) and a cell of a table 80 µs
// instead of 1; cli-truncate lets half a character stand over (`药药药` in 4); wrap-ansi breaks at spaces only, which
// leaves half of a Chinese line empty.

import { OURS } from './safe-text.ts';

const ZERO = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]$/u;

const columnsOf = (character: string): number => (ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1);

/** Without colour codes. */
export function widthOf(text: string): number {
  let columns = 0;
  for (const character of withoutColour(text)) columns += columnsOf(character);
  return columns;
}

export function padded(text: string, columns: number, side: 'left' | 'right' = 'right'): string {
  const gap = ' '.repeat(Math.max(0, columns - widthOf(text)));
  return side === 'right' ? text + gap : gap + text;
}

/** Marks a cut with …. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let used = 1;
  for (const character of text) {
    used += columnsOf(character);
    if (used > columns) break;
    kept += character;
  }
  return `${kept}…`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour takes no column, and is one piece
const PIECES = /\u001b\[[0-9;]*m|[\x21-\x7b\x7d-\u10ff]+\|?|\s|./gu;

/** The first characters of a text that may have any length; how many are left out is told. */
export function shortened(text: string, most: number, left: (count: number) => string): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${kept}… ${left(text.length - kept.length)}`;
}

/** Wraps at spaces and after |, anywhere in Chinese text, and inside overlong words. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const words = text.match(PIECES) ?? [];
  for (const piece of words.flatMap((word) => (widthOf(word) > columns ? [...word] : [word]))) {
    const width = widthOf(piece);
    const isBlank = piece.trim() === '';
    if (line !== '' && !isBlank && used + width > columns) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    if (line === '' && isBlank) continue;
    line += piece;
    used += width;
  }
  return [...lines, line.trimEnd()];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours are control sequences
const COLOUR = /\u001b\[[0-9;]*m/g;
const withoutColour = (text: string): string => text.replace(COLOUR, '');

/** Control characters, Unicode's own line breaks and bidirectional overrides; our own colours are none. */
const CONTROL = new RegExp(
  `(${OURS})|[\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u061c\\u2028-\\u202e\\u2066-\\u2069]+`,
  'g',
);

/**
 * A server's text in one line, without control characters. A value that was coloured before keeps its colours; one that is not
 * taken back would run on, and is no colour of ours.
 */
export function clean(text: string): string {
  const line = text.replace(CONTROL, (_, ours?: string) => ours ?? ' ');
  return line.includes('\u001b') && !isTakenBack(line) ? withoutColour(line) : line;
}

function isTakenBack(line: string): boolean {
  let open = 0;
  for (const [, code = ''] of line.matchAll(COLOUR_CODE)) {
    open += ENDS.includes(code) ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours are control sequences
const COLOUR_CODE = /\u001b\[([0-9;]*)m/g;
const ENDS = ['22', '39', '39;49'];
