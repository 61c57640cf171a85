/** A list to pick from: the question, what was typed, the rows around the cursor, the keys. A pure function of what it is handed. */
import { Box, type Key as InkKey, Text, useInput } from 'ink';
import { noAccounts } from '#shared/messages/empty.ts';
import type { Paper } from './paper.ts';
import { type Key, matching, type Picking, windowOf } from './picker-keys.ts';
import { clean, cut } from './width.ts';

export interface PickerProps {
  readonly question: string;
  readonly state: Picking;
  readonly paper: Paper;
  /** Rows of the terminal. */
  readonly rows: number;
  readonly press: (keys: readonly Key[]) => void;
}

/** More rows than this at once are no help to the eye. */
const MOST_ROWS = 15;
/** The question and the keys, and a line to spare: a picture as high as the terminal cannot be wiped away. */
const OTHER_LINES = 3;

/** How many rows of a list are seen at once in a terminal of so many rows. */
export const pageOf = (rows: number): number => Math.max(1, Math.min(MOST_ROWS, rows - OTHER_LINES));

export const drawPicker = (props: PickerProps) => <Picker {...props} />;

function Picker({ question, state, paper, rows, press }: PickerProps) {
  useInput((input, key) => press(keysOf(input, key)));
  const { ink, say } = paper;
  const found = matching(state);
  const { from, to } = windowOf(found.length, state.at, pageOf(rows));
  // A line that fills the terminal to its edge would be broken by some of them.
  const room = paper.columns - 1;
  const typed = state.typed === '' ? '' : `  / ${state.typed}`;
  return (
    <Box flexDirection="column">
      <Text wrap="truncate">{ink.bold(cut(`? ${question}${typed}`, room))}</Text>
      {found.slice(from, to).map((row, at) => (
        <Text key={row} wrap="truncate">
          {rowLine(state, row, from + at === state.at, paper, room)}
        </Text>
      ))}
      {found.length === 0 ? <Text>{`  ${say(noAccounts.text, 'nothing matches')}`}</Text> : null}
      <Text wrap="truncate">{ink.dim(cut(keysLine(state, found.length, paper), room))}</Text>
    </Box>
  );
}

/** One row; the cursor is a mark of its own, so that it is seen without colour too. */
function rowLine(state: Picking, row: number, here: boolean, { ink }: Paper, room: number): string {
  const line = cut(`${here ? '> ' : '  '}${clean(state.labels[row] ?? '')}`, room);
  if (state.barred?.has(row)) return ink.dim(line);
  return here ? ink.green(line) : line;
}

function keysLine({ at }: Picking, count: number, { say }: Paper): string {
  const place = `${count === 0 ? 0 : at + 1}/${count}`;
  return `  ${place}  ${say('回车 确定  Esc 放弃  输入即筛选', 'Enter take  Esc give up  type to filter')}`;
}

/** What one event of the terminal means; typed or pasted text can bring several keys at once. */
export function keysOf(input: string, key: InkKey): readonly Key[] {
  const named = NAMED.find(([name]) => key[name]);
  if (named) return [named[1]];
  if (key.ctrl) return CONTROLS[input] ?? [];
  if (key.meta) return [];
  return [...input].flatMap((character): readonly Key[] => {
    if (character === '\r' || character === '\n') return ['enter'];
    if (character === '\u007f' || character === '\b') return ['erase'];
    if (character === '\u0003') return ['escape'];
    return character < ' ' ? [] : [{ typed: character }];
  });
}

const NAMED = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['pageUp', 'pageUp'],
  ['pageDown', 'pageDown'],
  ['home', 'home'],
  ['end', 'end'],
  ['return', 'enter'],
  ['escape', 'escape'],
  ['backspace', 'erase'],
  // Most terminals send DEL for the backspace key, which ink calls delete.
  ['delete', 'erase'],
] as const satisfies readonly (readonly [keyof InkKey, Key])[];

const CONTROLS: Readonly<Record<string, readonly Key[]>> = { u: ['eraseAll'], n: ['down'], p: ['up'] };
