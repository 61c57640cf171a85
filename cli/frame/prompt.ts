/** Prompts. The question goes to stderr, so that stdout stays data. */
import { safeText } from '#cli/text/safe-text.ts';
import { widthOf } from '#cli/text/width.ts';
import { CancelledError } from '#shared/errors.ts';
import type { OutStream, Terminal } from './terminal.ts';

const GONE = ['end', 'close', 'error'] as const;
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const ERASE = ['\u007f', '\b'];
const ERASE_ALL = '\u0015';

export const askHidden = (about: string, terminal: Terminal): Promise<string> => ask(about, terminal, () => '');

/** Asks for a line; the signal cancels the question. */
export const askShown = (about: string, terminal: Terminal, signal?: AbortSignal): Promise<string> =>
  ask(about, terminal, (text) => text, signal);

/** The end of the run cancels the question too, so that the terminal gets its echo back. */
async function ask(about: string, terminal: Terminal, echo: (text: string) => string, taken?: AbortSignal) {
  const { stdin, stderr, ending } = terminal;
  const signal = AbortSignal.any([taken, ending].filter((each) => each !== undefined));
  const question = standUp(stderr, `${safeText(about)}: `);
  stdin.setEncoding('utf8');
  question.draw('');
  stdin.setRawMode?.(true);
  // Ink has unreferenced stdin after a pick list; the process would end during the question.
  stdin.ref?.();
  try {
    return await typedLine(stdin, (text) => question.draw(echo(text)), signal);
  } finally {
    stdin.setRawMode?.(false);
    stdin.unref?.();
    question.end();
  }
}

function typedLine(stdin: Terminal['stdin'], show: (text: string) => void, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed = '';
    const takeBack = () => done(() => reject(new CancelledError('prompt')));
    const done = (end: () => void) => {
      show(typed);
      stdin.off('readable', take);
      for (const gone of GONE) stdin.off(gone, takeBack);
      signal.removeEventListener('abort', takeBack);
      end();
    };
    // Reads as Ink does, without pausing: once paused, Node does not resume stdin for Ink.
    const take = () => {
      for (let chunk = stdin.read(); chunk !== null; chunk = stdin.read()) {
        const keys = [...String(chunk).replace(SEQUENCE, '')];
        for (const [at, key] of keys.entries()) {
          if (key === CTRL_C) return takeBack();
          if (key === '\r' && keys[at + 1] === '\n') return end(keys.slice(at + 2));
          if (key === '\r' || key === '\n' || key === CTRL_D) return end(keys.slice(at + 1));
          typed = afterKey(typed, key);
        }
        show(typed);
      }
    };
    // What was typed or pasted beyond the line answers the next question.
    const end = (rest: readonly string[]) => {
      done(() => resolve(typed));
      if (rest.length > 0) stdin.unshift(rest.join(''), 'utf8');
    };
    signal.addEventListener('abort', takeBack, { once: true });
    if (signal.aborted || stdin.readableEnded || stdin.destroyed) return takeBack();
    stdin.on('readable', take);
    for (const gone of GONE) stdin.on(gone, takeBack);
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: such keys begin with the control character ESC
const SEQUENCE = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|O.)/g;

function afterKey(typed: string, key: string): string {
  if (key === ERASE_ALL) return '';
  if (ERASE.includes(key)) return [...typed].slice(0, -1).join('');
  return key < ' ' ? typed : typed + key;
}

/** The open question of a terminal: how to hide and redraw it. */
const standing = new WeakMap<object, { hide(): void; back(): void }>();

/** Draws a question; `end` leaves it there and moves below it. */
function standUp(stream: OutStream, about: string) {
  let rows = 0;
  const hide = () => void stream.write(`\r${rows > 0 ? `\u001b[${rows}A` : ''}\u001b[J`);
  return {
    draw: function draw(shown: string) {
      hide();
      const text = about + shown;
      // A terminal wraps long text, and stays on a row that is exactly full.
      rows = Math.floor(Math.max(0, widthOf(text) - 1) / (stream.columns || Number.POSITIVE_INFINITY));
      stream.write(text);
      standing.set(stream, { hide, back: () => draw(shown) });
    },
    end() {
      standing.delete(stream);
      stream.write('\n');
    },
  };
}

/** Writes a line above the open question, if there is one. */
export function writeAbove(stream: OutStream, write: () => void): void {
  const stood = standing.get(stream);
  stood?.hide();
  write();
  stood?.back();
}
