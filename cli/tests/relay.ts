/** A relay before a shop, for tests: it logs what arrives, and may change or lose what is answered. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { knownCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';

type Answer = Record<string, unknown>;

/** A redirect is passed on as one. */
interface Passed {
  readonly text: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Dropped before or after the shop acted; 503 without acting; half of the answer of a call that acted. */
export const losses = ['before', '503', 'after', 'truncated'] as const;
export type Loss = (typeof losses)[number];

export interface Relay {
  readonly base: string;
  readonly port: number;
  /** `GET cart.php?act=list`, in order. */
  readonly arrived: string[];
  /** The same without the methods. */
  paths(): string[];
  /** What arrived and does more than read, without logins and logouts. */
  acted(): string[];
  /** Called when a request of this path arrived; its answer waits for the promise. One that rejects loses the answer. */
  holds: { readonly path: string; readonly until: () => Promise<unknown> } | undefined;
  /** Changes the answers of a path. */
  spoils: Record<string, (answer: Answer) => Answer>;
  /** The call whose answers are lost, and how; without `times` all of them. */
  loses: { readonly path: string; readonly how: Loss; readonly times?: number } | undefined;
  close(): Promise<void>;
}

const HARMLESS = ['login.php?act=login', 'login.php?act=logout', 'login.php?act=re_login'];

export async function openRelay(fetch: typeof globalThis.fetch): Promise<Relay> {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    void passOn(request).then(
      ({ text, headers, status }) => response.writeHead(status, headers).end(text),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const relay: Relay = {
    base: `http://127.0.0.1:${port}/api`,
    port,
    arrived,
    paths: () => arrived.map((each) => each.slice(each.indexOf(' ') + 1)),
    acted: () => arrived.filter((each) => acts(each.slice(each.indexOf(' ') + 1))),
    holds: undefined,
    spoils: {},
    loses: undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function passOn(request: IncomingMessage): Promise<Passed> {
    const { method = 'GET', headers: came } = request;
    // To a proxy comes a whole address. Two slashes at the start of a path are no host.
    const asked = request.url ?? '';
    const url = new URL(asked.startsWith('/') ? `${LOOPBACK}${asked}` : asked);
    const path = `${url.pathname.replace('/api/', '')}?act=${url.searchParams.get('act')}`;
    arrived.push(`${method} ${path}`);
    const loss = lossOf(path);
    const names = ['token', 'agency-id', 'content-type', 'operator-key', 'cookie', 'user-agent'] as const;
    const headers = Object.fromEntries(names.flatMap((name) => (came[name] ? [[name, String(came[name])]] : [])));
    const body = await buffer(request);
    if (loss === 'before') throw new Error('lost');
    if (loss === '503') return { text: '<h1>busy</h1>', status: 503, headers: { 'content-type': 'text/html' } };
    const answer = await fetch(
      url.href,
      method === 'POST' ? { method, headers, body: new Uint8Array(body) } : { headers },
    );
    const text = await answer.text();
    if (relay.holds?.path === path) await relay.holds.until();
    if (loss === 'after') throw new Error('lost');
    const spoil = relay.spoils[path];
    const said = spoil ? JSON.stringify(spoil(JSON.parse(text) as Answer)) : text;
    const told = ['content-type', 'location'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      text: loss === 'truncated' ? said.slice(0, Math.floor(said.length / 2)) : said,
      status: answer.status,
      headers: Object.fromEntries(told),
    };
  }

  function lossOf(path: string): Loss | undefined {
    const { loses } = relay;
    const tries = relay.paths().filter((each) => each === path).length;
    return loses?.path === path && tries <= (loses.times ?? tries) ? loses.how : undefined;
  }
  return relay;
}

const acts = (path: string): boolean =>
  path.includes('.php') && !HARMLESS.includes(path) && effectOf(knownCall(path)?.call ?? {}) !== 'read';
