/** The setup of a store's test: a server that answers in wire format, and a record of the toasts and failures. */
import { subscribe } from 'valtio/vanilla';
import { onTestFinished, vi } from 'vitest';
import { defaultNames } from '#shared/client/options.ts';
import { provideFailureHandler } from './loading/failure.ts';
import { toast } from './messages/toast.ts';

/** The parameters of a request: its query, its body, or both. */
export type Asked = Record<string, unknown>;

/** One answer: wire fields, a promise of them, a whole Response, or an Error for a lost connection. */
type Answer = (asked: Asked) => unknown;

/** A lost connection. */
export const cut = () => new TypeError('cut');

/** What a server without that act may answer: a page, nothing, or a status. */
export const noSuchAct: readonly (readonly [how: string, answer: () => Response])[] = [
  ['a page', () => new Response('<b>Warning</b>: undefined act')],
  ['nothing', () => new Response('')],
  ['404', () => new Response('', { status: 404 })],
];

/** A refusal with this text. */
export const refusal = (content: string, more: object = {}) => ({ success: 0, error: '1', content, ...more });

export interface Server {
  /** The parameters of each request of this call. */
  asked(path: string): Asked[];
  /** Sets the answer of the next request of this call only. */
  once(path: string, answer: Answer): void;
  /** The toasts that the buyer read, in order. */
  readonly said: string[];
  /** The reported failures. */
  readonly failures: unknown[];
}

/** Answers these calls until the test ends; any other call is a lost connection. */
export function serve(answers: Readonly<Record<string, Answer>>): Server {
  const requests: { path: string; asked: Asked }[] = [];
  const next = new Map<string, Answer[]>();
  const said: string[] = [];
  const failures: unknown[] = [];

  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { path, asked } = readRequest(url, init);
    requests.push({ path, asked });
    const answer = next.get(path)?.shift() ?? answers[path];
    const fields = await answer?.(asked);
    if (!answer || fields instanceof Error) throw fields ?? cut();
    if (fields instanceof Response) return fields;
    return new Response(JSON.stringify({ success: 1, ...(fields as object) }));
  });
  provideFailureHandler((error) => void failures.push(error));
  const leave = listen(said);
  onTestFinished(() => {
    leave();
    vi.unstubAllGlobals();
  });
  return {
    said,
    failures,
    asked: (path) => requests.filter((each) => each.path === path).map((each) => each.asked),
    once: (path, answer) => void next.set(path, [...(next.get(path) ?? []), answer]),
  };
}

/** Records each toast once: its fields change one by one, the number last. */
function listen(said: string[]): () => void {
  let last = toast.number;
  return subscribe(
    toast,
    () => {
      if (toast.number !== last) said.push(toast.text);
      last = toast.number;
    },
    true,
  );
}

/** `cart.php?act=list` and the other parameters without the cache-buster; a list in the body is under `body`. */
function readRequest(url: string, { body }: RequestInit): { path: string; asked: Asked } {
  const { pathname, searchParams } = new URL(url);
  const act = searchParams.get('act');
  const query = Object.fromEntries([...searchParams].filter(([key]) => key !== 'act' && key !== defaultNames.bust));
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  const fields = Array.isArray(sent) ? { body: sent } : (sent as object | undefined);
  return {
    path: `${pathname.replace(/^\/api\//, '')}${act === null ? '' : `?act=${act}`}`,
    asked: { ...query, ...fields },
  };
}
