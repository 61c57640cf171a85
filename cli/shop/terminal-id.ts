/** What tells one terminal of a person from another. */
import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/** Of the tab as its program names it, else of the shell's session on Linux; undefined where nothing tells. */
export function terminalId(env: Env): string | undefined {
  const tab = [env.WT_SESSION, env.TERM_SESSION_ID, env.TMUX_PANE].filter(Boolean).join(' ');
  return tab === '' ? sessionId() : tab;
}

/** The session and when it began: its number is given again. A run without a terminal, such as a job of a CI, has none. */
function sessionId(): string | undefined {
  const own = fieldsOf('self');
  const session = own?.[SESSION];
  if (session === undefined || Number(own?.[TERMINAL]) === 0) return undefined;
  const began = fieldsOf(session)?.[BEGAN];
  return began === undefined ? undefined : `${session} ${began}`;
}

/** Places in /proc/PID/stat behind the program's name, which may hold anything. */
const [SESSION, TERMINAL, BEGAN] = [3, 4, 19];

function fieldsOf(process: string): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${process}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
