/**
 * The network. Only ever loaded by `import()`: undici is the heaviest thing that most commands need. The named imports
 * are static on purpose; an `import()` of the package itself loses them once bundled.
 */
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { Agent, Response as Answer, EnvHttpProxyAgent, fetch as fetchOverNetwork } from 'undici';
import { say } from '../environment/dictionary.ts';
import { Fault } from '../fault.ts';
import { proxyFor } from './proxy.ts';

export interface Http {
  readonly fetch: typeof fetch;
  /** Drops all connections, so that the program can end. */
  close(): Promise<void>;
}

interface HttpOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** This machine is never reached through a proxy. */
  readonly direct: boolean;
  /** Address of a proxy; '' follows the environment, 'none' goes straight. */
  readonly proxy?: string;
  /** A PEM file of further certificates. */
  readonly ca?: string;
  /** ms that a connection may take. */
  readonly connect?: number;
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
  // A redirect is not followed: the token's header would travel with it.
  const over = async (url: string, init?: object) =>
    wholly(await fetchOverNetwork(url, { ...init, redirect: 'manual', dispatcher }));
  return { fetch: over as unknown as typeof fetch, close: () => dispatcher.destroy() };
}

/** Statuses whose answers have no body, not even an empty one. */
const BODILESS = [204, 205, 304];

/**
 * The answer with its body read. One turn later its connection is free, so that the next question takes the same one
 * instead of opening another.
 */
async function wholly(answer: Answer): Promise<Answer> {
  const { status, headers } = answer;
  const body = await answer.arrayBuffer();
  await new Promise((resolve) => setImmediate(resolve));
  return new Answer(BODILESS.includes(status) ? null : body, { status, headers });
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Fault('usage', say.noCa(file), { cause });
  }
}
