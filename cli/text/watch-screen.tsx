/** Something that is waited for, as a living screen: its parts and how far each is, the time, the keys. A pure function of what it is handed. */
import { Box, Text, useInput } from 'ink';
import { inRows } from './live.tsx';
import type { Paper } from './paper.ts';
import { qrLines } from './qr-code.ts';
import { clean, cut, padded, widthOf, wrapped } from './width.ts';

export type Mark = 'waiting' | 'running' | 'ok' | 'failed';

export interface Part {
  readonly mark: Mark;
  readonly text: string;
  /** On its right side, such as the time it takes. */
  readonly beside?: string;
}

/** What is seen of it at a moment. */
export interface Watched<Event> {
  readonly title: string;
  /** What a phone scans: a QR code where there is room for one, else the text itself. */
  readonly code?: string | undefined;
  readonly parts: readonly Part[];
  /** Part that has to be seen where there is no room for all; the last one without. */
  readonly eye?: number;
  /** Numbers in one line: how often asked, how much is done, the time left. */
  readonly told: readonly string[];
  /** What is wrong at the moment. */
  readonly trouble?: string | undefined;
  readonly keys: readonly { readonly key: string; readonly does: string; readonly event: Event }[];
}

interface Around<Event> {
  readonly paper: Paper;
  readonly rows: number;
  /** Undefined where no key can be read. */
  readonly send: ((event: Event) => void) | undefined;
}

/** Title, numbers, trouble, keys in two lines, and a line to spare. */
const OTHER_LINES = 6;

export function drawWatched<Event>(watched: Watched<Event>, { paper, rows, send }: Around<Event>) {
  const { ink } = paper;
  // A line that fills the terminal to its edge would be broken by some of them.
  const room = paper.columns - 1;
  const lines = watched.parts.flatMap((part, at) => partLines(part, paper, room).map((line) => ({ line, at })));
  const eye = lines.findLastIndex(({ at }) => at === (watched.eye ?? watched.parts.length - 1));
  const { code, keys } = watched;
  // Beside a code: the title, the numbers and a line to spare; with keys one line for them, and one for trouble.
  const modules = code && qrLines(code, paper.columns, rows - (keys.length > 0 ? 5 : 3));
  const { from, to } = windowOf(lines.length, Math.max(0, eye), Math.max(1, rows - OTHER_LINES));
  const seen = lines.slice(from, to).map(({ line }) => line);
  return (
    <Box flexDirection="column">
      <Text>{ink.bold(cut(clean(watched.title), room))}</Text>
      {code ? <Text>{modules ? modules.map(ink.light).join('\n') : clean(code)}</Text> : null}
      {lines.length > 0 ? <Text>{seen.join('\n')}</Text> : null}
      {watched.trouble ? <Text>{ink.yellow(cut(clean(watched.trouble), room))}</Text> : null}
      <Text>{cut(watched.told.filter(Boolean).join('  '), room)}</Text>
      {send && keys.length > 0 ? <Keys keys={keys} send={send} paper={paper} room={room} /> : null}
    </Box>
  );
}

/** The visible part of so many rows: `room` rows around the cursor. */
export function windowOf(count: number, at: number, room: number): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), count - room));
  return { from, to: Math.min(count, from + room) };
}

const SIGNS: Readonly<Record<Mark, string>> = { waiting: '·', running: '>', ok: '✓', failed: '✗' };
const GAP = 2;

/** One part; what stands beside it is on the right edge, up to a width that the eye can follow. */
function partLines({ mark, text, beside = '' }: Part, { ink }: Paper, room: number): readonly string[] {
  const paint = { waiting: ink.dim, running: ink.bold, ok: ink.green, failed: ink.red }[mark];
  const wide = Math.min(room, WIDEST);
  const width = wide - GAP - (beside === '' ? 0 : widthOf(beside) + GAP);
  const [first = '', ...rest] = wrapped(clean(text), Math.max(8, width));
  const head = beside === '' ? first : `${padded(first, width)}  ${beside}`;
  return [paint(`${SIGNS[mark]} ${head}`), ...rest.map((line) => `  ${line}`)];
}
const WIDEST = 100;

interface KeysProps<Event> extends Pick<Watched<Event>, 'keys'> {
  readonly send: (event: Event) => void;
  readonly paper: Paper;
  readonly room: number;
}

function Keys<Event>({ keys, send, paper, room }: KeysProps<Event>) {
  const { ink, say } = paper;
  useInput((input, key) => {
    const name = key.return ? 'enter' : key.escape ? 'q' : input;
    const pressed = keys.find((each) => each.key === name);
    if (pressed) send(pressed.event);
  });
  const names = keys.map((each) => `${each.key === 'enter' ? say('回车', 'Enter') : each.key}：${each.does}`);
  return <Text>{inRows(names, room).map(ink.dim).join('\n')}</Text>;
}
