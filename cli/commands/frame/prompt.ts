/** Asking a person at the terminal. The question goes to stderr, so that stdout stays data. */
import { CancelledError } from '#shared/errors.ts';
import type { Terminal } from './terminal.ts';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const ERASE = ['\u007f', '\b'];
const ERASE_ALL = '\u0015';

/** Asks for a line that is not shown while it is typed. */
export const askHidden = (about: string, terminal: Terminal): Promise<string> =>
  ask(about, terminal, () => '', new AbortController().signal);

/** Asks for a line that is shown; the signal takes the question back. */
export const askShown = (
  about: string,
  terminal: Terminal,
  signal: AbortSignal = new AbortController().signal,
): Promise<string> => ask(about, terminal, (text) => text, signal);

async function ask(
  about: string,
  terminal: Terminal,
  echo: (text: string) => string,
  signal: AbortSignal,
): Promise<string> {
  const { stdin, stderr } = terminal;
  const question = `${about}: `;
  stdin.setEncoding('utf8');
  stderr.write(question);
  stdin.setRawMode?.(true);
  // A list that was picked from before has let go of it, and the run would end while somebody thinks.
  stdin.ref?.();
  stdin.resume();
  try {
    return await typedLine(stdin, (text) => stderr.write(`\r\u001b[K${question}${echo(text)}`), signal);
  } finally {
    stdin.setRawMode?.(false);
    stdin.pause();
    stderr.write('\n');
  }
}

function typedLine(stdin: Terminal['stdin'], show: (text: string) => void, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed = '';
    const takeBack = () => done(() => reject(new CancelledError('prompt')));
    const done = (end: () => void) => {
      show(typed);
      stdin.off('data', take);
      signal.removeEventListener('abort', takeBack);
      end();
    };
    const take = (chunk: Buffer | string) => {
      for (const key of String(chunk)) {
        if (key === CTRL_C) return takeBack();
        if (key === '\r' || key === '\n' || key === CTRL_D) return done(() => resolve(typed));
        typed = afterKey(typed, key);
      }
      show(typed);
    };
    signal.addEventListener('abort', takeBack, { once: true });
    stdin.on('data', take);
  });
}

function afterKey(typed: string, key: string): string {
  if (key === ERASE_ALL) return '';
  if (ERASE.includes(key)) return [...typed].slice(0, -1).join('');
  return key < ' ' ? typed : typed + key;
}
