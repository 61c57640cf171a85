/**
 * The network. Only ever loaded by `import()`: undici is the heaviest thing that most commands need. The named imports
 * are static on purpose; an `import()` of the package itself loses them once bundled.
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
  /** Drops all connections, so that the program can end. */
  close(): Promise<void>;
}

interface HttpOptions extends Partial<Pick<Profile, 'proxy' | 'ca' | 'connect'>> {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** This machine is never reached through a proxy. */
  readonly direct: boolean;
}

/** Opens the network: kept-alive connections, through a proxy where the profile or the environment names one. */
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

/** What fetch says of itself; a shop or a proxy that keeps answers is asked for a fresh one. */
const USUAL = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'undici',
  pragma: 'no-cache',
  'cache-control': 'no-cache',
};

/**
 * As fetch asks, over these connections. undici's own fetch is left out since November 2026: it would be a tenth of the
 * program, read by every run that asks anything, and Node has its Response already. No redirect is followed: the token's
 * header would travel with it.
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
  // By the next turn the connection is free, so that the next question takes the same one instead of opening another.
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
