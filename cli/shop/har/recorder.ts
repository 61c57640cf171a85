/** Records requests and answers for a HAR. */
import { FORM } from '#shared/client/form-body.ts';
import type { Exchange, Pair, Param } from './har.ts';

type Fetch = typeof globalThis.fetch;

export type HarEntry = ReturnType<typeof entryOf>;

interface RecorderPorts {
  /** ms since 1970. */
  readonly now: () => number;
  /** Takes an exchange that has ended; its secrets are still in it. */
  readonly keep: (entry: HarEntry) => Promise<void>;
}

export function createRecorder({ now, keep }: RecorderPorts) {
  const open = new Set<() => HarEntry>();
  return {
    /** Records requests to addresses that begin with `base`. */
    around:
      (fetch: Fetch, base: string): Fetch =>
      async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!url.startsWith(base)) return fetch(input, init);
        const began = now();
        const request = requestOf(url, init ?? {});
        const entry = (response: RecordedResponse, wait: number) =>
          entryOf(request, response, began, wait, now() - began);
        const unanswered = () => entry({ ...NO_ANSWER, comment: 'not answered' }, 0);
        open.add(unanswered);
        const end = async (response: RecordedResponse, wait: number) => {
          if (open.delete(unanswered)) await keep(entry(response, wait));
        };
        try {
          const response = await fetch(input, init);
          const wait = now() - began;
          await end(await responseOf(response), wait);
          return response;
        } catch (error) {
          const comment = error instanceof Error ? error.message : String(error);
          await end({ ...NO_ANSWER, comment }, now() - began);
          throw error;
        }
      },
    /** Keeps what has no answer by now, at the end of a run. */
    async close(): Promise<void> {
      for (const unanswered of open) await keep(unanswered());
      open.clear();
    },
  };
}

function entryOf(
  request: ReturnType<typeof requestOf>,
  response: RecordedResponse,
  began: number,
  wait: number,
  time: number,
) {
  const timings = { send: 0, wait, receive: Math.max(0, time - wait) };
  return { startedDateTime: new Date(began).toISOString(), time, request, response, cache: {}, timings };
}

const UNKNOWN = -1;
const HTTP = 'HTTP/1.1';

function requestOf(url: string, { method = 'GET', headers, body }: RequestInit) {
  const sent = pairsOf(new Headers(headers));
  const isForm = new Headers(headers).get('content-type') === FORM;
  const text = typeof body === 'string' && !isForm ? body : '';
  // A form is sent as multipart; its files are not recorded.
  const mimeType = sent.find(({ name }) => name === 'content-type')?.value ?? 'multipart/form-data';
  const fields = isForm ? new URLSearchParams(String(body)) : body instanceof FormData ? body : [];
  const params = [...fields].map(paramOf);
  const posted: Pick<Exchange['request'], 'postData'> =
    body === undefined || body === null ? {} : { postData: { mimeType, params, text } };
  return {
    method,
    url,
    httpVersion: HTTP,
    cookies: [],
    headers: sent,
    queryString: pairsOf(new URL(url).searchParams),
    ...posted,
    headersSize: UNKNOWN,
    bodySize: typeof body === 'string' ? Buffer.byteLength(body) : 0,
  };
}

const paramOf = ([name, value]: [string, string | File]): Param =>
  typeof value === 'string' ? { name, value } : { name, fileName: value.name, contentType: value.type };

async function responseOf(response: Response): Promise<RecordedResponse> {
  const mimeType = response.headers.get('content-type') ?? '';
  const readable = mimeType === '' || /json|text|xml|javascript/.test(mimeType);
  const body = readable ? await response.clone().text() : undefined;
  const size = body === undefined ? UNKNOWN : Buffer.byteLength(body);
  return {
    ...NO_ANSWER,
    status: response.status,
    statusText: response.statusText,
    headers: pairsOf(response.headers),
    content: body === undefined ? { size: 0, mimeType, comment: 'left out' } : { size, mimeType, text: body },
    redirectURL: response.headers.get('location') ?? '',
    bodySize: size,
  };
}

type RecordedResponse = Omit<typeof NO_ANSWER, 'headers' | 'content'> & {
  readonly headers: readonly Pair[];
  readonly content: typeof NO_ANSWER.content & { readonly text?: string; readonly comment?: string };
  readonly comment?: string;
};

const NO_ANSWER = {
  status: 0,
  statusText: '',
  httpVersion: HTTP,
  cookies: [],
  headers: [],
  redirectURL: '',
  content: { size: 0, mimeType: 'x-unknown' },
  headersSize: UNKNOWN,
  bodySize: UNKNOWN,
};

const pairsOf = (all: Iterable<[string, string]>): Pair[] => [...all].map(([name, value]) => ({ name, value }));
