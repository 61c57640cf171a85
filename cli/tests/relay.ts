/** A relay before a shop, for tests: it logs what arrives, and may change what is answered. */
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
  readonly location: string | undefined;
}

export interface Relay {
  readonly base: string;
  readonly port: number;
  /** `GET cart.php?act=list`, in order. */
  readonly arrived: string[];
  /** What arrived and does more than read, without logins and logouts. */
  acted(): string[];
  /** Called when a request of this path arrived; its answer waits for the promise. One that rejects loses the answer. */
  holds: { readonly path: string; readonly until: () => Promise<unknown> } | undefined;
  /** Changes the answers of a path. */
  spoils: Record<string, (answer: Answer) => Answer>;
  close(): Promise<void>;
}

const HARMLESS = ['login.php?act=login', 'login.php?act=logout', 'login.php?act=re_login'];

export async function openRelay(fetch: typeof globalThis.fetch): Promise<Relay> {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    void passOn(request).then(
      ({ text, location, status }) =>
        response.writeHead(location ? status : 200, location ? { location } : {}).end(text),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const relay: Relay = {
    base: `http://127.0.0.1:${port}/api`,
    port,
    arrived,
    acted: () => arrived.filter((each) => acts(each.slice(each.indexOf(' ') + 1))),
    holds: undefined,
    spoils: {},
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
    const names = ['token', 'agency-id', 'content-type', 'operator-key', 'cookie'] as const;
    const headers = Object.fromEntries(names.flatMap((name) => (came[name] ? [[name, String(came[name])]] : [])));
    const body = await buffer(request);
    const answer = await fetch(
      url.href,
      method === 'POST' ? { method, headers, body: new Uint8Array(body) } : { headers },
    );
    const text = await answer.text();
    if (relay.holds?.path === path) await relay.holds.until();
    const spoil = relay.spoils[path];
    return {
      text: spoil ? JSON.stringify(spoil(JSON.parse(text) as Answer)) : text,
      status: answer.status,
      location: answer.headers.get('location') ?? undefined,
    };
  }
  return relay;
}

const acts = (path: string): boolean =>
  path.includes('.php') && !HARMLESS.includes(path) && effectOf(knownCall(path)?.call ?? {}) !== 'read';
