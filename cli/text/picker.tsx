/** A pick list with a filter. */
import { Box, type Key, Text, useInput } from 'ink';
import { noAccounts } from '#shared/messages/empty.ts';
import type { TextStyle } from './style.ts';
import { clean, cut } from './width.ts';

export interface Choices {
  readonly question: string;
  readonly labels: readonly string[];
  /** Rows that are shown, but cannot be picked. */
  readonly barred?: ReadonlySet<number>;
  /** The row of the cursor at first. */
  readonly first?: number;
  /** Gets the picked row; undefined after Esc or Ctrl-C. */
  readonly end: (row: number | undefined) => void;
}

/** A longer page does not help the eye. */
const MOST_ROWS = 15;
/** The question, the keys, and a spare line: a full-height picture cannot be cleared. */
const OTHER_LINES = 3;

export const pageOf = (rows: number): number => Math.max(1, Math.min(MOST_ROWS, rows - OTHER_LINES));

/** A list with its filter and cursor; `redraw` is called after each key. */
export function createPicker({ question, labels, barred, first = 0, end }: Choices, redraw: () => void) {
  let typed = '';
  let at = first;
  let isOver = false;
  /** The rows that contain every typed word. */
  function found(): readonly number[] {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    return [...labels.keys()].filter((row) => words.every((word) => labels[row]?.toLowerCase().includes(word)));
  }
  function filter(text: string): void {
    typed = text;
    at = 0;
  }
  function finish(row: number | undefined): void {
    isOver = true;
    end(row);
  }
  function pick(): void {
    const row = found()[at];
    if (row !== undefined && !barred?.has(row)) finish(row);
  }
  /** Moves by rows, around the ends, or by pages, up to the ends. */
  function move(by: number): void {
    const last = Math.max(0, found().length - 1);
    const to = at + by;
    if (Math.abs(by) > 1) at = Math.max(0, Math.min(last, to));
    else at = to < 0 ? last : to > last ? 0 : to;
  }
  function type(character: string): void {
    if (character === '\r' || character === '\n') pick();
    else if (ERASE.includes(character)) filter([...typed].slice(0, -1).join(''));
    else if (character >= ' ') filter(typed + character);
  }
  function press(input: string, key: Key, page: number): void {
    if (isOver) return;
    const by = key.upArrow ? -1 : key.downArrow ? 1 : key.pageUp ? -page : key.pageDown ? page : 0;
    if (key.escape || (key.ctrl && input === 'c')) finish(undefined);
    else if (by !== 0) move(by);
    else if (key.return) pick();
    // Most terminals send DEL for the backspace key, which Ink calls delete.
    else if (key.backspace || key.delete) type('\b');
    else if (key.ctrl && input === 'u') filter('');
    // Pasted text comes as one input.
    else if (!key.ctrl && !key.meta) for (const character of input) if (!isOver) type(character);
    if (!isOver) redraw();
  }
  /** The picture on a terminal of so many rows. */
  return function draw({ ink, say, columns }: TextStyle, rows: number) {
    const page = pageOf(rows);
    const all = found();
    const { from, to } = windowOf(all.length, at, page);
    // Some terminals wrap a line that fills the last column.
    const room = columns - 1;
    const line = (row: number, isHere: boolean) => {
      const text = cut(`${isHere ? '> ' : '  '}${clean(labels[row] ?? '')}`, room);
      if (barred?.has(row)) return ink.dim(text);
      return isHere ? ink.green(text) : text;
    };
    const keys = say('回车 确定  Esc 放弃  输入即筛选', 'Enter picks  Esc gives up  type to filter');
    const place = `${all.length === 0 ? 0 : at + 1}/${all.length}`;
    return (
      <Box flexDirection="column">
        <Keys press={(input, key) => press(input, key, page)} />
        <Text>{ink.bold(cut(`? ${clean(question)}${typed && `  / ${typed}`}`, room))}</Text>
        {all.slice(from, to).map((row, index) => (
          <Text key={row}>{line(row, from + index === at)}</Text>
        ))}
        {all.length === 0 ? <Text>{`  ${say(noAccounts.text, 'nothing matches')}`}</Text> : null}
        <Text>{ink.dim(cut(`  ${place}  ${keys}`, room))}</Text>
      </Box>
    );
  };
}

/** `room` rows around the cursor. */
export function windowOf(count: number, at: number, room: number): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), count - room));
  return { from, to: Math.min(count, from + room) };
}

const ERASE = ['\u007f', '\b'];

function Keys({ press }: { readonly press: (input: string, key: Key) => void }) {
  useInput(press);
  return null;
}
