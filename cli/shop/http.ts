/**
 * The network. Loaded by `import()` only: undici is the heaviest package. Its named imports are static, because an
 * `import()` of the package loses them once bundled.
 */
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { Fault } from '#cli/text/fault.ts';
import type { Profile } from './profile.ts';
import { say } from './profile-words.ts';
import { proxyFor } from './proxy.ts';

export interface Http {
  readonly fetch: typeof fetch;
  /** Closes all connections, so that the process can end. */
  close(): Promise<void>;
}

interface HttpOptions extends Partial<Pick<Profile, 'proxy' | 'ca' | 'connect'>> {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For this machine: never through a proxy. */
  readonly direct: boolean;
}

/** Keep-alive connections, through a proxy where the profile or the environment names one. */
export function openHttp({ env, direct, proxy = '', ca = '', connect = 10_000 }: HttpOptions): Http {
  const trusted = ca === '' ? {} : { ca: [...rootCertificates, readCertificates(ca)] };
  const tls = { ...trusted, timeout: connect };
  const named = direct ? undefined : proxyFor(proxy, env);
  const options = { requestTls: trusted, connect: tls };
  const dispatcher =
    named === undefined
      ? new Agent({ connect: tls })
      : new EnvHttpProxyAgent(named === 'environment' ? options : { ...options, httpProxy: named, httpsProxy: named });
  const over = (url: string, init?: RequestInit) => ask(dispatcher, url, init);
  return { fetch: over as typeof fetch, close: () => dispatcher.destroy() };
}

/** The headers of fetch; shops and proxies are asked for a fresh answer. */
const USUAL = {
  accept: '*/*',
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
    headers: { ...USUAL, ...(type && { 'content-type': type }), ...Object.fromEntries(new Headers(headers)) },
    ...(sent && { body: Buffer.from(await sent.arrayBuffer()) }),
    ...(signal && { signal }),
  });
  const bytes = await answer.body.arrayBuffer();
  // The connection is free after this turn, so the next request reuses it.
  await new Promise((resolve) => setImmediate(resolve));
  const told = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each] as [string, string]),
  );
  const { statusCode: status, statusText } = answer;
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
