/** The live screen of something that is awaited: state, time, keys. A pure function. */
import { Box, Text, useInput } from 'ink';
import { inRows } from './live.tsx';
import { qrLines } from './qr-code.ts';
import type { TextStyle } from './style.ts';
import { clean, cut, wrapped } from './width.ts';

export interface Watched<Event> {
  readonly title: string;
  /** Drawn as a QR code if it fits, else as text. */
  readonly code?: string | undefined;
  /** How far it is; absent beside a code. */
  readonly state?: { readonly mark: 'running' | 'ok' | 'failed'; readonly text: string } | undefined;
  readonly notes: readonly string[];
  readonly trouble?: string | undefined;
  readonly keys: readonly { readonly key: string; readonly does: string; readonly event: Event }[];
}

interface Around<Event> {
  readonly style: TextStyle;
  readonly rows: number;
  /** Undefined without a keyboard. */
  readonly send: ((event: Event) => void) | undefined;
}

export function drawWatched<Event>(watched: Watched<Event>, { style, rows, send }: Around<Event>) {
  const { ink } = style;
  // Some terminals wrap a line that fills the last column.
  const room = style.columns - 1;
  const { code, state, keys } = watched;
  // Other lines beside a code: title, numbers, a spare line; with keys also keys and trouble.
  const modules = code && qrLines(code, style.columns, rows - (keys.length > 0 ? 5 : 3));
  return (
    <Box flexDirection="column">
      <Text>{ink.bold(cut(clean(watched.title), room))}</Text>
      {code ? <Text>{modules ? modules.map(ink.light).join('\n') : clean(code)}</Text> : null}
      {state ? <Text>{stateLines(state, ink, room).join('\n')}</Text> : null}
      {watched.trouble ? <Text>{ink.yellow(cut(clean(watched.trouble), room))}</Text> : null}
      <Text>{cut(clean(watched.notes.filter(Boolean).join('  ')), room)}</Text>
      {send && keys.length > 0 ? <Keys keys={keys} send={send} style={style} room={room} /> : null}
    </Box>
  );
}

const SIGNS = { running: '>', ok: '✓', failed: '✗' } as const;
const WIDEST = 100;

function stateLines({ mark, text }: NonNullable<Watched<never>['state']>, ink: TextStyle['ink'], room: number) {
  const paint = { running: ink.bold, ok: ink.green, failed: ink.red }[mark];
  const [first = '', ...rest] = wrapped(clean(text), Math.max(8, Math.min(room, WIDEST) - 2));
  return [paint(`${SIGNS[mark]} ${first}`), ...rest.map((line) => `  ${line}`)];
}

interface KeysProps<Event> extends Pick<Watched<Event>, 'keys'> {
  readonly send: (event: Event) => void;
  readonly style: TextStyle;
  readonly room: number;
}

function Keys<Event>({ keys, send, style, room }: KeysProps<Event>) {
  const { ink, say } = style;
  useInput((input, key) => {
    const name = key.return ? 'enter' : key.escape ? 'q' : input;
    const pressed = keys.find((each) => each.key === name);
    if (pressed) send(pressed.event);
  });
  const names = keys.map((each) => `${each.key === 'enter' ? say('回车', 'Enter') : each.key}：${each.does}`);
  return <Text>{inRows(names, room).map(ink.dim).join('\n')}</Text>;
}
