/** What the test of a store stands on: a server that answers on the wire, and what the buyer was told and asked. */
import { subscribe } from 'valtio/vanilla';
import { onTestFinished, vi } from 'vitest';
import { defaultNames } from '#shared/client/options.ts';
import { provideFailureHandler } from './loading/failure.ts';
import { toast } from './messages/toast.ts';

/** What was asked of a call: its query, its body, or both. */
export type Asked = Record<string, unknown>;

/** Answers once: fields on the wire, a promise of them, a whole Response, or an Error for a lost connection. */
type Answer = (asked: Asked) => unknown;

/** Nobody answers: the connection is cut. */
export const cut = () => new TypeError('cut');

/** What a server without that act may answer: a page, nothing, or that there is no such thing. */
export const noSuchAct: readonly (readonly [how: string, answer: () => Response])[] = [
  ['a page', () => new Response('<b>Warning</b>: undefined act')],
  ['nothing', () => new Response('')],
  ['404', () => new Response('', { status: 404 })],
];

/** Refuses with these words. */
export const refusal = (content: string, more: object = {}) => ({ success: 0, error: '1', content, ...more });

export interface Server {
  /** What was asked of this call, one entry a request. */
  asked(path: string): Asked[];
  /** The next request of this call is answered so, once. */
  once(path: string, answer: Answer): void;
  /** Sentences that the buyer read, in their order. */
  readonly said: string[];
  /** What was reported as going wrong. */
  readonly failures: unknown[];
}

/** Answers these calls until the test is over; a call that is not named is a lost connection. */
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

/** Notes each sentence once: a toast changes its parts one by one, its number last. */
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

/** `cart.php?act=list` and the rest of the query, without the cache-buster; a list in the body stands under `body`. */
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
