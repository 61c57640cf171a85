/**
 * The network. Loaded by `import()` only: undici is the heaviest package. Its named imports are static, because an
 * `import()` of the package loses them once bundled.
 */
import { lookup } from 'node:dns';
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { Agent, buildConnector, type Dispatcher, Pool, ProxyAgent, request } from 'undici';
import { Fault } from '#cli/text/fault.ts';
import { MOST_BYTES } from '#shared/client/body-text.ts';
import { AnswerSizeError } from '#shared/errors.ts';
import type { Pass } from './gate.ts';
import { skippingInterim } from './interim.ts';
import { limited } from './limited.ts';
import type { Profile } from './profile.ts';
import { say } from './profile-words.ts';
import { proxyOf } from './proxy.ts';
import { racing } from './racing.ts';
import { ENCODINGS, unpack } from './unpack.ts';

export interface Http {
  readonly fetch: typeof fetch;
  /** Closes all connections, so that the process can end. */
  close(): Promise<void>;
}

interface HttpOptions extends Partial<Pick<Profile, 'proxy' | 'ca' | 'connect'>> {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For this machine: never through a proxy. */
  readonly direct: boolean;
  /** For a gate in front of the shop. */
  readonly gate?: Pass | undefined;
}

/** Keep-alive connections, through a proxy where the profile or the environment names one. */
export function openHttp({ env, direct, gate, proxy = '', ca = '', connect = 10_000 }: HttpOptions): Http {
  const trusted = ca === '' ? {} : { ca: [...rootCertificates, readCertificates(ca)] };
  const tls = { ...trusted, timeout: connect };
  const connectWith = (more: object) => buildConnector({ ...tls, ...more });
  const connector = racing(connectWith, (host, told) => lookup(host, { all: true }, told));
  const straight = new Agent({ connect: skippingInterim(connector) });
  const proxies = new Map<string, ProxyAgent>();
  const over = async (url: string, asked: RequestInit = {}) => {
    const isGated = gate && new URL(url).origin === gate.origin;
    const init = isGated ? { ...asked, headers: { ...headersOf(asked), authorization: gate.header } } : asked;
    const by = direct ? undefined : proxyOf(new URL(url), proxy, env);
    if (!by) return ask(straight, url, init);
    const agent = proxies.get(by.href) ?? agentOf(by, { requestTls: trusted, connect: tls });
    proxies.set(by.href, agent);
    return ask(agent, url, init).catch((error: NodeJS.ErrnoException) => {
      throw url.startsWith('http:') && NO_CONNECTION.test(error.code ?? '') ? ofProxy(error) : error;
    });
  };
  return {
    fetch: over as typeof fetch,
    close: async () => void (await Promise.all([straight, ...proxies.values()].map((each) => each.destroy()))),
  };
}

const headersOf = ({ headers }: { readonly headers?: RequestInit['headers'] | undefined }) =>
  Object.fromEntries(new Headers(headers));

/** A shop with https is reached by CONNECT, one with http by requests with their whole address. */
const agentOf = (by: URL, options: Omit<ProxyAgent.Options, 'uri'>): ProxyAgent =>
  new ProxyAgent({
    ...options,
    uri: by.href,
    proxyTunnel: false,
    proxyTls: { timeout: Object(options.connect).timeout },
    clientFactory: tunnelPool,
    factory: shopPool,
  });

/** Connections through a proxy; ProxyAgent gives the connector. */
const shopPool = (origin: string | URL, { connect, ...options }: ShopPool): Pool =>
  new Pool(origin, { ...options, connect: skippingInterim(connect) });

interface ShopPool extends Pool.Options {
  readonly connect: buildConnector.connector;
}

/**
 * Connections to a proxy. Its own failures get a code of their own: they are no failures of the shop. And undici connects again
 * without an end and a pause where CONNECT ends with one of its socket errors (7.30).
 */
function tunnelPool(origin: URL, options: object): Pool {
  const pool = new Pool(origin, options);
  const connect = pool.connect.bind(pool);
  pool.connect = ((asked: Parameters<typeof connect>[0]) =>
    connect(asked).catch((cause: NodeJS.ErrnoException) => {
      throw ofProxy(cause);
    })) as Pool['connect'];
  return pool;
}

/** Codes of a connection that did not come about. */
const NO_CONNECTION = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;

const ofProxy = (cause: NodeJS.ErrnoException): Error =>
  Object.assign(new Error(`Proxy: ${cause.message}`, { cause }), { code: `proxy ${cause.code ?? cause.name}` });

/** The headers of fetch; shops and proxies are asked for a fresh answer. */
const USUAL = {
  accept: '*/*',
  'accept-encoding': ENCODINGS,
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'undici',
  pragma: 'no-cache',
  'cache-control': 'no-cache',
};

/**
 * Like fetch, but with undici’s `request`: its fetch refuses some ports (1, 6000), adds a tenth to the program, and
 * Node’s FormData is not its own. Redirects are not followed: the token’s header would go along.
 */
async function ask(dispatcher: Dispatcher, url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', headers, body, signal } = init;
  const sent = body === undefined || body === null ? undefined : new Response(body);
  const type = sent?.headers.get('content-type');
  const answer = await request(url, {
    dispatcher,
    method: method as Dispatcher.HttpMethod,
    headers: { ...USUAL, ...(type && { 'content-type': type }), ...headersOf({ headers }) },
    ...(sent && { body: Buffer.from(await sent.arrayBuffer()) }),
    ...(signal && { signal }),
  });
  const packed = await limited(answer.body, MOST_BYTES, () => new AnswerSizeError());
  const bytes = await unpack(packed, String(answer.headers['content-encoding'] ?? ''), MOST_BYTES);
  // The connection is free after this turn, so the next request reuses it.
  await new Promise((resolve) => setImmediate(resolve));
  const told = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each] as [string, string]),
  );
  const { statusCode: status } = answer;
  // A Response refuses a reason in Chinese; through a proxy undici tells none, whatever its types say.
  const statusText = String(answer.statusText ?? '').replace(/[^\x20-\x7e]/g, '');
  const isBare = [204, 205, 304].includes(status);
  return new Response(isBare ? null : bytes, { status, statusText, headers: told });
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Fault('usage', say.noCa(file), { cause });
  }
}
