/** A recording as a shop: answers what was recorded, in the order in which it was, and refuses what was not. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Har, HarEntry } from '#cli/shop/har/har.ts';
import { type ApiRequest, apiRequest } from '#cli/shop/har/known-calls.ts';
import { Fault } from '#cli/text/fault.ts';
import { CancelledError } from '#shared/errors.ts';
import { isSame } from './match.ts';
import { FROM_ANYWHERE } from './record-serve.ts';
import { shopRequests } from './shop-requests.ts';

export interface ServeWanted {
  readonly har: Har;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly signal: AbortSignal;
  /** Hears where it listens, and of each request that was not recorded. */
  readonly say: (event: ServeEvent) => void;
}

export type ServeEvent =
  | { readonly type: 'listening'; readonly base: string; readonly calls: number }
  | { readonly type: 'unmatched'; readonly call: string };

/** Serves until the signal ends it. */
export async function serveReplay({ har, port, signal, say }: ServeWanted): Promise<never> {
  const answers = createAnswers(har);
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.method === 'OPTIONS') return void response.writeHead(204, FROM_ANYWHERE).end();
      const url = `http://${request.headers.host}${request.url}`;
      const asked = answers.asked(url, body);
      const found = asked && answers.next(asked);
      if (!found) say({ type: 'unmatched', call: asked?.path ?? request.url ?? '' });
      const { status, type, text } = found ? recorded(found, url) : UNMATCHED;
      response.writeHead(status, { ...FROM_ANYWHERE, 'content-type': type }).end(text);
    });
  });
  const base = `http://127.0.0.1:${await listen(server, port)}${answers.prefix}`;
  say({ type: 'listening', base, calls: answers.count });
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  throw new CancelledError('replay serve');
}

const UNMATCHED = {
  status: 404,
  type: 'application/json',
  text: JSON.stringify({ success: 0, error: 404, content: '录制中没有这个请求' }),
};

interface Answers {
  /** Path of the recorded API base. */
  readonly prefix: string;
  readonly count: number;
  /** What a request asks for; undefined where it is no call of a shop. */
  asked(url: string, body: string): ApiRequest | undefined;
  /** The answer to a request: asked again, the next one that was recorded, and the last one for ever. */
  next(asked: ApiRequest): HarEntry | undefined;
}

function createAnswers(har: Har): Answers {
  const { base = 'http://x', own, links } = shopRequests(har);
  const known = own
    .filter(({ entry: { response } }) => response.status !== 0 && response.content.text !== undefined)
    .map(({ entry, request }) => ({ entry, request, used: 0 }));
  return {
    prefix: new URL(base).pathname,
    count: known.length,
    asked: (url, body) =>
      apiRequest({ url, ...(body !== '' && { postData: { mimeType: '', params: [], text: body } }) }, undefined, links),
    next(asked) {
      const same = known.filter(({ request }) => isSame(request, asked));
      const chosen = same.find(({ used }) => used === 0) ?? same.at(-1);
      if (chosen) chosen.used += 1;
      return chosen?.entry;
    },
  };
}

/** The answer as it was recorded, but for links to its own shop and for a token, which has to look like one. */
function recorded({ request, response }: HarEntry, url: string) {
  const own = apiRequest({ url })?.base ?? '';
  const then = apiRequest(request)?.base ?? '';
  const text = (response.content.text ?? '')
    .replaceAll(then, own)
    .replaceAll(JSON.stringify(then).slice(1, -1).replaceAll('/', '\\/'), own)
    .replace(/("token"\s*:\s*")\[hidden\]"/g, `$1${'replayed'.repeat(4)}"`);
  return { status: response.status, type: response.content.mimeType || 'application/json', text };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new Fault('usage', [`端口 ${port} 不可用`, `port ${port} cannot be had`], { cause }));
    });
    server.listen(port, '127.0.0.1', () => {
      const at = server.address();
      resolve(typeof at === 'object' && at ? at.port : port);
    });
  });
}
